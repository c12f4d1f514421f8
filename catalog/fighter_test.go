package catalog_test

import (
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/fighter"
)

func fighting(t *testing.T, id catalog.CardID) *catalog.Card {
	t.Helper()
	found, ok := load(t).Card(id)
	if !ok {
		t.Fatalf("no card %s", id)
	}
	return found
}

func TestMatchupFromCards(t *testing.T) {
	brogan, hydra := fighting(t, "brogan-bloodstone"), fighting(t, "darkfenne-hydra")
	blade := catalog.ChosenBars(brogan.Attacks)[0].Attack(false)
	if blade.Dice != 4 || blade.Piercing != 3 || !blade.Unavoidable || blade.Kind != combat.Melee {
		t.Errorf("the Vorpal Blade is %+v", blade)
	}
	target := hydra.Body().Creature()
	if target.Life != 15 || target.Armor != 1 || target.Damage != 0 || target.Rank != combat.Major {
		t.Errorf("the Hydra is %+v", target)
	}
	if back := fighter.Answers(hydra.Body().Attacks, false, hydra.Body().Keywords); len(back) == 0 || back[0].Dice != 4 {
		t.Errorf("the Hydra strikes back with %+v; want its bite of 4 dice", back)
	}
	if back := fighter.Answers(brogan.Body().Attacks, false, brogan.Body().Keywords); len(back) > 0 {
		t.Error("Brogan has no counterstrike")
	}
}

func TestBarsLeaveOutWhatHeals(t *testing.T) {
	bars := catalog.ChosenBars(fighting(t, "asyran-cleric").Attacks)
	if len(bars) != 1 || bars[0].Name != "Staff" {
		t.Errorf("the Cleric attacks with %+v, want the staff alone", bars)
	}
}

func TestMageStandsBehindASpell(t *testing.T) {
	c := fighting(t, "fireball").Body().Creature()
	if c.Kind != combat.OfMage || c.Life != 0 {
		t.Errorf("a Fireball comes from %+v, want a mage", c)
	}
}
