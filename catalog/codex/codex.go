package codex

import (
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
)

// Codex holds all terms. It does not change once loaded and may be used by any
// number of goroutines.
type Codex struct {
	terms   []*Term
	byID    map[TermID]*Term
	tongues []tongue                  // English first
	saying  func() map[string][]int32 // per stem of the names and explanations the terms that have it, made when first asked
	desks   sync.Pool                 // of *desk
}

// Load reads data/codex.json of fsys and refuses it with a *facts.Error at the
// first entry that is wrong or refers to a term that is not there.
func Load(fsys fs.FS) (*Codex, error) {
	c := &Codex{byID: map[TermID]*Term{}}
	if err := c.read(fsys); err != nil {
		return nil, err
	}
	grammars, err := facts.Grammars(fsys)
	if err != nil {
		return nil, err
	}
	c.saying = sync.OnceValue(c.sayings)
	for _, lang := range facts.Languages(grammars) {
		t := c.speak(lang)
		t.stems = newStems(c.terms, lang, grammars[lang])
		c.tongues = append(c.tongues, t)
	}
	return c, nil
}

// sayings sorts the terms by the stems of their names and explanations, in all languages.
func (c *Codex) sayings() map[string][]int32 {
	by := map[string][]int32{}
	for i, t := range c.terms {
		for _, in := range c.tongues {
			said := t.In(in.lang)
			for word := range strings.FieldsSeq(fold.Text(strings.Join(append([]string{said.Name, said.Text}, said.Aliases...), " "))) {
				stem, _ := in.stems.stem(word)
				if on := by[stem]; len(on) == 0 || on[len(on)-1] != int32(i) {
					by[stem] = append(on, int32(i))
				}
			}
		}
	}
	return by
}

// Term gives the term with this id.
func (c *Codex) Term(id TermID) (*Term, bool) {
	t, ok := c.byID[id]
	return t, ok
}

// ForKeyword gives the term for a keyword as a card prints it: "Regenerate 2",
// "Flame +2", "2 Burn", "Hydro Immunity", "+2 vs. Flying". What is no keyword of
// any card has none.
func (c *Codex) ForKeyword(keyword string) (*Term, bool) {
	return c.tongues[0].keyword(keyword, fold.Text(keyword))
}

// Terms gives all terms in the order of the file: those of Academy and Arena
// first. The slice is the codex's own: read it only.
func (c *Codex) Terms() []*Term { return c.terms }

// Of gives the terms of one game.
func (c *Codex) Of(game string) []*Term {
	return pick.Where(c.terms, func(t *Term) bool { return t.Has(game) })
}

// spellings are the folded names a term goes by: "Armor +X / +/-X" is "armor",
// "LoS (Line of Sight)" is "los", "line of sight" and both together.
func spellings(name string) []string {
	var list []string
	add := func(s string) {
		for _, folding := range []func(string) string{fold.Text, fold.WrittenOut} {
			if text := fold.WithoutNumbers(folding(s)); text != "" && !slices.Contains(list, text) {
				list = append(list, text)
			}
		}
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
