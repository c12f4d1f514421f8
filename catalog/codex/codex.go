package codex

import (
	"io/fs"
	"slices"
	"strings"

	"quickcast/internal/fold"
	"quickcast/internal/near"
)

// Codex holds all terms. It does not change once loaded and may be used by any
// number of goroutines.
type Codex struct {
	terms    []*Term
	byID     map[TermID]*Term
	valued   map[string]*Term // by folded name without the value: "melee" of "Melee +X"
	plain    map[string]*Term // by folded name of those without a value
	english  *near.Index
	german   *near.Index
	fullText []string // folded texts in both languages, one a term
}

// Load reads data/codex.json of fsys and refuses it with a *facts.Error at the
// first entry that is wrong or refers to a term that is not there.
func Load(fsys fs.FS) (*Codex, error) {
	c := &Codex{byID: map[TermID]*Term{}, valued: map[string]*Term{}, plain: map[string]*Term{}}
	if err := c.read(fsys); err != nil {
		return nil, err
	}
	english, german := make([][]string, len(c.terms)), make([][]string, len(c.terms))
	c.fullText = make([]string, len(c.terms))
	for i, t := range c.terms {
		english[i], german[i] = t.plain, t.plainGerman
		c.fullText[i] = fold.Text(t.Text) + " " + fold.Text(t.TextDE)
		c.nameKeyword(t)
	}
	c.english, c.german = near.New(english), near.New(german)
	return c, nil
}

// Term gives the term with this id.
func (c *Codex) Term(id TermID) (*Term, bool) {
	t, ok := c.byID[id]
	return t, ok
}

// Terms gives all terms in the order of the file: those of Academy and Arena
// first. The slice is the codex's own: read it only.
func (c *Codex) Terms() []*Term { return c.terms }

// Of gives the terms of one game.
func (c *Codex) Of(game string) []*Term {
	var list []*Term
	for _, t := range c.terms {
		if slices.Contains(t.Games, game) {
			list = append(list, t)
		}
	}
	return list
}

// spellings are the folded names a term goes by: "Armor +X / +/-X" is "armor",
// "LoS (Line of Sight)" is "los", "line of sight" and both together.
func spellings(name string, folding func(string) string) []string {
	var list []string
	add := func(s string) {
		if text := withoutValue(folding(s)); text != "" && !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	if name == "" {
		return nil
	}
	add(name)
	for _, part := range strings.Split(name, " / ") {
		add(part)
		if before, inside, ok := strings.Cut(part, "("); ok {
			add(before)
			add(inside)
		}
	}
	return list
}

// withoutValue takes numbers and the X that stands for one from folded text.
func withoutValue(folded string) string {
	words := slices.DeleteFunc(strings.Fields(folded), func(w string) bool {
		return w == "x" || strings.Trim(w, "0123456789") == ""
	})
	return strings.Join(words, " ")
}
