package magewars

import (
	"testing"

	"quickcast/assets"
	"quickcast/catalog"
	"quickcast/rules/combat"
)

func card(t *testing.T, id catalog.CardID) *catalog.Card {
	t.Helper()
	c, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	found, ok := c.Card(id)
	if !ok {
		t.Fatalf("no card %s", id)
	}
	return found
}

func TestMatchupFromCards(t *testing.T) {
	brogan, hydra := card(t, "brogan-bloodstone"), card(t, "darkfenne-hydra")
	blade := Bars(brogan.Attacks)[0].Attack(false)
	if blade.Dice != 4 || blade.Piercing != 3 || !blade.Unavoidable || blade.Kind != combat.Melee {
		t.Errorf("the Vorpal Blade is %+v", blade)
	}
	target := FromCard(hydra).Creature()
	if target.Life != 15 || target.Armor != 1 || target.Damage != 0 || target.Rank != combat.Major {
		t.Errorf("the Hydra is %+v", target)
	}
	if back, ok := FromCard(hydra).Counterstrike(); !ok || back.Dice != 4 {
		t.Errorf("the Hydra strikes back with %+v, %v; want its bite of 4 dice", back, ok)
	}
	if _, ok := FromCard(brogan).Counterstrike(); ok {
		t.Error("Brogan has no counterstrike")
	}
}

func TestBarsLeaveOutWhatHeals(t *testing.T) {
	bars := Bars(card(t, "asyran-cleric").Attacks)
	if len(bars) != 1 || bars[0].Name != "Staff" {
		t.Errorf("the Cleric attacks with %+v, want the staff alone", bars)
	}
}

func TestMageStandsBehindASpell(t *testing.T) {
	c := FromCard(card(t, "fireball")).Creature()
	if c.Kind != combat.OfMage || c.Life != 0 {
		t.Errorf("a Fireball comes from %+v, want a mage", c)
	}
}

// A bar whose dice heal is no attack of an object on the table either: neither
// by its name nor as the first of all.
func TestHealingBarsHarmNobody(t *testing.T) {
	for _, id := range []catalog.CardID{"asyran-cleric", "gray-angel", "joseph-trublood-high-cleric", "wand-of-healing", "heal"} {
		for _, s := range FromCard(card(t, id)).Attacks {
			for _, printed := range card(t, id).Attacks {
				if printed.Heal && printed.Name == s.Name {
					t.Errorf("%s attacks with %q, which heals", id, s.Name)
				}
			}
		}
	}
	if list := FromCard(card(t, "joseph-trublood-high-cleric")).Attacks; len(list) != 1 || list[0].Name != "Staff of Smiting" {
		t.Errorf("Joseph Trublood attacks with %+v, want the staff alone", list)
	}
}
