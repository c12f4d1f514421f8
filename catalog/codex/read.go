package codex

import (
	"io/fs"
	"slices"

	"github.com/quickcast/quickcast/internal/facts"
)

// file is below data, and below the data of each language.
const file = "codex.json"

func (c *Codex) read(fsys fs.FS) error {
	err := facts.Read(fsys, "data/"+file, func(t *Term) (string, error) {
		if err := t.check(); err != nil {
			return string(t.ID), err
		}
		if c.byID[t.ID] != nil {
			return string(t.ID), facts.Wrong("id", "used twice")
		}
		t.Words = map[string]Said{}
		c.byID[t.ID] = t
		c.terms = append(c.terms, t)
		return string(t.ID), nil
	})
	if err != nil {
		return err
	}
	for _, t := range c.terms {
		for _, other := range t.Related {
			if c.byID[other] == nil {
				return facts.Locate("data/"+file, string(t.ID), facts.Wrong("related", "no such term %q", other))
			}
		}
	}
	return facts.Overlay(fsys, file, func(lang, id string, said Said) error {
		t := c.byID[TermID(id)]
		switch {
		case t == nil:
			return facts.Wrong("id", "no such term")
		case said.Source != "" && !slices.Contains([]Source{Rulebook, Community, Own}, said.Source):
			return facts.Wrong("source", "a name comes from no %s", said.Source)
		}
		t.Words[lang] = said
		return nil
	})
}

// check says which field of a term is wrong.
func (t *Term) check() error {
	switch {
	case t.ID == "" || t.Name == "":
		return facts.Wrong("id", "a term needs an id and a name")
	case t.Kind == "":
		return facts.Wrong("kind", "a term needs a kind")
	case t.Text == "":
		return facts.Wrong("text", "a term needs a text")
	case len(t.Games) == 0:
		return facts.Wrong("games", "a term belongs to a game")
	}
	for _, g := range t.Games {
		if !slices.Contains(Games(), g) {
			return facts.Wrong("games", "unknown game %q", g)
		}
	}
	return nil
}
