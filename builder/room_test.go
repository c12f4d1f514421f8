package builder

import "testing"

func TestWhatStillFits(t *testing.T) {
	c := load(t)
	rulebook, _ := c.Rulebook("arena-starting-warlock")
	full := FromRulebook(rulebook, "")
	fireball, _ := c.Card("fireball")
	if Look(full, c).Fits(fireball) {
		t.Error("120 of 120 points are spent: nothing fits")
	}
	room := full.Take("adramelech-lord-of-fire", 1)
	if r := Look(room, c); !r.Fits(fireball) || r.Count("fireball") != 2 || r.Left() <= 0 {
		t.Errorf("with %d points left a third Fireball (there are %d) must fit", r.Left(), r.Count("fireball"))
	}
	many := Book{}.WithMage(Look(full, c).Mage).Add("fireball", 4)
	if Look(many, c).Fits(fireball) {
		t.Error("a level 2 spell has four copies at most")
	}
	if (Review{}).Fits(fireball) {
		t.Error("without a mage nobody can say what fits")
	}
	if priest, _ := c.Card("asyran-cleric"); Look(room, c).Price(priest).Points <= priest.Level {
		t.Error("a Holy creature is opposed: it costs more than its level")
	}
}
