package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/ui/table"
)

// after the first attack of a Sweeping spell its sheet leads to the second, against
// another target, and the spell is discarded after that.
func TestA53ASweepingSpellGoesOnToAnotherTarget(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.lay(2, "bitterwood-fox", nil)
		s.lay(2, "timber-wolf", nil)
		s.act(1)
		s.screen.Send("set", 1, table.Fields{"track": "mana", "value": 20})
		s.settle()
		s.openCast(1, "twin-fireball")
		s.tap("Timber Wolf")
		s.foot("Roll")
		for s.magewars().Fight != nil {
			s.foot("Roll")
		}
		s.foot("Another target")
		a := s.screen.fights.sheet
		if a.bar() != "Twin Fireball" || a.targets()[0] == "o2" {
			t.Fatalf("%v: the sheet offers %v at %v", size, a.bar(), a.targets())
		}
		s.tap("Bitterwood Fox")
		s.foot("Roll")
		for s.magewars().Fight != nil {
			s.foot("Roll")
		}
		if discard := s.magewars().Player(1).Discard; s.magewars().Again != nil || len(discard) == 0 || s.object("o1").Damage+s.object("o2").Damage == 0 {
			t.Errorf("%v: again %+v, discarded %v; notices %v", size, s.magewars().Again, discard, s.notices)
		}
	}
}

// the sheet asks for the X of a bar's dice, and its odds follow.
func TestA75TheSheetAsksForXDice(t *testing.T) {
	s := armed(t, phone)
	s.screen.Do(table.Deed("add", 1, table.Fields{"name": "Temple", "kind": "conjuration", "life": 9, "attacks": []table.Fields{{"name": "Blast", "kind": "ranged", "diceBy": "x"}}}))
	s.settle()
	a := s.screen.openAttack(1, "o5")
	s.settle()
	s.tap("More")
	s.tap("More")
	if x, ok := a.exchange(); !ok || x.Attack.Dice != 3 {
		t.Fatalf("%d dice", x.Attack.Dice)
	}
	s.foot("Roll 3 dice")
	if !s.said("table.logDice") {
		t.Error("no dice fell")
	}
}

// Of two bars of one name the sheet uses the one that was chosen.
func TestTwoBarsOfOneName(t *testing.T) {
	s := armed(t, phone)
	bars := []table.Fields{{"name": "Blades", "kind": "melee", "action": "quick", "dice": 4}, {"name": "Blades", "kind": "melee", "action": "quick", "dice": 1}}
	s.screen.Do(table.Deed("add", 1, table.Fields{"name": "Corazin", "kind": "creature", "life": 9, "attacks": bars}))
	s.screen.Send("marker", 1, table.Fields{"marker": "active", "on": true, "object": "o5"})
	s.settle()
	s.screen.openAttack(1, "o5")
	s.settle()
	s.tap("Blades 2")
	s.foot("Roll")
	for _, line := range s.screen.Table().Log() {
		if line.ID == "table.logDice" && line.Args["Dice"] != 1 {
			t.Errorf("%v dice fell", line.Args["Dice"])
		}
	}
	if !s.said("table.logDice") && !s.said("table.logAvoids") {
		t.Errorf("the chosen one does not attack; notices %v", s.notices)
	}
}
