package codex

import (
	"errors"
	"io/fs"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/facts"
)

// The terms and rules are part of the program, so they are held here to all that must be true of
// them, and not each time it starts.
func TestTermsAndRulesAreInOrder(t *testing.T) {
	if err := checked(assets.FS); err != nil {
		t.Error(err)
	}
	rules := map[string]bool{}
	err := facts.Read(assets.FS, "data/"+rulesFile, func(r *Rule) (string, error) {
		defer func() { rules[r.ID] = true }()
		switch {
		case r.ID == "" || rules[r.ID]:
			return r.ID, facts.Wrong("id", "missing or used twice")
		case !slices.Contains(Games(), r.Game):
			return r.ID, facts.Wrong("game", "unknown game %q", r.Game)
		case r.Text == "" || r.Section == "":
			return r.ID, facts.Wrong("text", "a rule needs a text and a section")
		}
		return r.ID, nil
	})
	if err != nil {
		t.Error(err)
	}
}

// checked refuses terms of which something is wrong, at the first fault with a *facts.Error.
func checked(fsys fs.FS) error {
	all := map[TermID]*Term{}
	err := facts.Read(fsys, "data/"+file, func(t *Term) (string, error) {
		err := t.check()
		if err == nil && all[t.ID] != nil {
			err = facts.Wrong("id", "used twice")
		}
		all[t.ID] = t
		return string(t.ID), err
	})
	if err != nil {
		return err
	}
	for _, t := range all {
		for _, other := range t.Related {
			if all[other] == nil {
				return facts.Locate("data/"+file, string(t.ID), facts.Wrong("related", "no such term %q", other))
			}
		}
	}
	return facts.Overlay(fsys, file, func(_, _ string, said Said) error {
		if said.Source != "" && !slices.Contains([]Source{Rulebook, Community, Own}, said.Source) {
			return facts.Wrong("source", "a name comes from no %s", said.Source)
		}
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

func TestBrokenData(t *testing.T) {
	const named = `{"id":"a","name":"A","kind":"trait","text":"x",`
	const good = named + `"games":["arena"]}`
	tests := []struct{ name, data, entry, field string }{
		{"no array", `{}`, "", ""},
		{"twice", `[` + good + `,` + good + `]`, "a", "id"},
		{"no text", `[{"id":"a","name":"A","kind":"trait","games":["arena"]}]`, "a", "text"},
		{"no such game", `[` + named + `"games":["chess"]}]`, "a", "games"},
		{"no such term", `[` + named + `"games":["arena"],"related":["b"]}]`, "a", "related"},
		{"wrong type", `[{"id":"a","name":7}]`, "a", "name"},
		{"no such field", `[{"id":"a","nam":"A"}]`, "a", "nam"},
	}
	for _, tt := range tests {
		err := checked(fstest.MapFS{"data/codex.json": {Data: []byte(tt.data)}})
		var fault *facts.Error
		if !errors.As(err, &fault) || fault.File != "data/codex.json" || fault.Entry != tt.entry || fault.Field != tt.field {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
}
