package codex

import (
	"io/fs"

	"github.com/quickcast/quickcast/internal/facts"
)

// file is below data, and below the data of each language.
const file = "codex.json"

func (c *Codex) read(fsys fs.FS) error {
	err := facts.Read(fsys, "data/"+file, func(t *Term) (string, error) {
		t.Words = map[string]Said{}
		c.byID[t.ID] = t
		c.terms = append(c.terms, t)
		return string(t.ID), nil
	})
	if err != nil {
		return err
	}
	return facts.Overlay(fsys, file, func(lang, id string, said Said) error {
		t := c.byID[TermID(id)]
		if t == nil {
			return facts.Wrong("id", "no such term")
		}
		t.Words[lang] = said
		return nil
	})
}
