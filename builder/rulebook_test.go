package builder

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
)

func load(t *testing.T) *catalog.Catalog {
	t.Helper()
	c, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// The rulebooks' own books are the strongest check there is of schools,
// levels, joins and Novice: the full ones spend their limit to the point.
func TestRulebookBooks(t *testing.T) {
	want := map[string]struct{ cards, points, limit int }{
		"academy-beastmaster":          {29, 40, 40},
		"academy-wizard":               {28, 40, 40},
		"arena-apprentice-beastmaster": {28, 50, 120},
		"arena-apprentice-priestess":   {25, 50, 120},
		"arena-apprentice-warlock":     {27, 50, 120},
		"arena-apprentice-wizard":      {21, 52, 120},
		"arena-starting-beastmaster":   {68, 120, 120},
		"arena-starting-warlock":       {59, 120, 120},
		"arena-starting-wizard":        {59, 120, 120},
		"arena-starting-priestess":     {55, 120, 120},
	}
	c := load(t)
	if len(c.Rulebooks()) != len(want) {
		t.Errorf("%d books, want %d", len(c.Rulebooks()), len(want))
	}
	for _, rulebook := range c.Rulebooks() {
		r := Look(FromRulebook(rulebook, rulebook.ID), c)
		if got := (struct{ cards, points, limit int }{r.Cards, r.Points, r.Limit}); got != want[rulebook.ID] {
			t.Errorf("%s: %+v, want %+v", rulebook.ID, got, want[rulebook.ID])
		}
		if !r.Legal() {
			t.Errorf("%s is not legal: %+v", rulebook.ID, r.Problems)
		}
	}
}

// Nobody told the Wizard which element the starting book is built on: Air is
// found as the one that serves it best.
func TestElementIsFound(t *testing.T) {
	c := load(t)
	rulebook, _ := c.Rulebook("arena-starting-wizard")
	r := Look(FromRulebook(rulebook, "").WithChoice(""), c)
	if r.Choice != "air" || !r.Picked || r.Points != 120 {
		t.Errorf("choice %q (picked %v), %d points; want air, picked, 120", r.Choice, r.Picked, r.Points)
	}
}
