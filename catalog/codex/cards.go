package codex

import (
	"slices"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
)

// Cards gives the official cards that bear or give the term, by name: among
// their traits, grants, attack traits and effects, as a mark such as Epic, or
// as a kind of attack. Terms of other games are on no cards.
func (c *Codex) Cards(cat *catalog.Catalog, id TermID) []*catalog.Card {
	return pick.Where(cat.Cards(), func(card *catalog.Card) bool {
		return !card.Unofficial && slices.Contains(c.termsOf(card), id)
	})
}

// Bearer tells which cards bear a term, by its id, a name or an alias in any
// language: what the query language asks for with term:burn.
func (c *Codex) Bearer(name string) (bears func(*catalog.Card) bool, ok bool) {
	id := TermID(name)
	if c.byID[id] == nil {
		t, ok := c.ForKeyword(name)
		for _, tongue := range c.tongues[1:] {
			if !ok {
				t, ok = tongue.keyword(name, fold.Text(name))
			}
		}
		if !ok {
			return nil, false
		}
		id = t.ID
	}
	return func(card *catalog.Card) bool { return slices.Contains(c.termsOf(card), id) }, true
}

// termsOf gives the terms a card bears, in the order a card page shows them:
// marks, traits, grants, then what its attacks do.
func (c *Codex) termsOf(card *catalog.Card) []TermID {
	var list []TermID
	add := func(id TermID) {
		if c.byID[id] != nil && !slices.Contains(list, id) {
			list = append(list, id)
		}
	}
	for _, mark := range marks(card) {
		add(mark)
	}
	for _, keyword := range card.Keywords() {
		if t, ok := c.ForKeyword(keyword); ok {
			add(t.ID)
		}
	}
	for i := range card.Attacks {
		switch card.Attacks[i].Kind {
		case "barrier":
			add("damage-barrier")
		case "passage":
			add("passage-attacks")
		case "zone":
			add("zone-attack")
		}
	}
	return list
}

// marks are the terms a card bears that are no keywords.
func marks(card *catalog.Card) []TermID {
	var list []TermID
	for _, m := range []struct {
		id TermID
		on bool
	}{
		{"novice", card.Novice},
		{"epic", card.Epic},
		{"legendary", card.Legendary},
		{"unique", card.Unique},
		{"mage-only", len(card.OnlyClass)+len(card.OnlySchool) > 0},
		{"defense", card.Defense != nil || card.GrantsDef != nil},
		{"traps", slices.Contains(card.Subtypes, "Trap")},
	} {
		if m.on {
			list = append(list, m.id)
		}
	}
	return list
}
