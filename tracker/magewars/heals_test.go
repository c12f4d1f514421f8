package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

func card(t *testing.T, id catalog.CardID) *catalog.Card {
	t.Helper()
	c, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	found, ok := c.Card(id)
	if !ok {
		t.Fatalf("no card %s", id)
	}
	return found
}

// A bar whose dice heal is no attack of an object on the table either: neither
// by its name nor as the first of all.
func TestHealingBarsHarmNobody(t *testing.T) {
	for _, id := range []catalog.CardID{"asyran-cleric", "gray-angel", "joseph-trublood-high-cleric", "wand-of-healing", "heal"} {
		for _, s := range state.FromCard(card(t, id)).Attacks {
			for _, printed := range card(t, id).Attacks {
				if printed.Heal && printed.Name == s.Name {
					t.Errorf("%s attacks with %q, which heals", id, s.Name)
				}
			}
		}
	}
	if list := state.FromCard(card(t, "joseph-trublood-high-cleric")).Attacks; len(list) != 1 || list[0].Name != "Staff of Smiting" {
		t.Errorf("Joseph Trublood attacks with %+v, want the staff alone", list)
	}
}
