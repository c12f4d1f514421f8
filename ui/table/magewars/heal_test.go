package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/table"
)

// damageOf is the damage on an object.
func (s *stand) damageOf(id string) int {
	s.t.Helper()
	o, ok := s.magewars().Object(id)
	if !ok {
		s.t.Fatalf("no %s", id)
	}
	return o.Damage
}

// a healing roll from the sheet of what is hurt.
func TestR102HealingRollFromTheSheet(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.screen.Send("set", 1, table.Fields{"track": "damage", "value": 12})
		s.settle()
		s.screen.OpenObject(s.screen.KitOf(1), 1, "")
		s.settle()
		s.tap("Heal")
		s.tap("More")
		s.tap("Roll 2 dice")
		if !s.said("table.logHealRoll") || !s.sees("healed") {
			t.Fatalf("%v: nothing tells of the roll; notices %v", size, s.notices)
		}
		s.tap("Undo")
		if got := s.damageOf("mage1"); got != 12 {
			t.Errorf("%v: damage %d after it was taken back", size, got)
		}
	}
}

// what is not Living says why it is not healed, and can be all the same.
func TestR102HealingIsAskedAbout(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.lay(1, "earth-elemental", nil)
	s.screen.Send("set", 1, table.Fields{"track": "damage", "value": 9}.About("o1"))
	s.settle()
	s.screen.Send(tracker.Change, 1, table.Fields{"track": "damage", "amount": -1}.About("o1"))
	s.settle()
	if s.damageOf("o1") != 9 || len(s.notices) == 0 {
		t.Fatal("a tap heals what is not Living")
	}
	s.screen.OpenObject(s.screen.KitOf(tracker.Seat(1)), 1, "o1")
	s.settle()
	s.tap("Heal")
	s.tap("Anyway: Roll 1 die")
	if !s.said("table.logOverruled") {
		t.Errorf("it cannot be overruled; notices %v", s.notices)
	}
}

// a spell that heals does so when it is cast: three taps from the book to done.
func TestR102AHealingSpellHeals(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.act(1)
	for track, n := range map[string]int{"mana": 20, "damage": 20} {
		s.screen.Send("set", 1, table.Fields{"track": track, "value": n})
	}
	s.settle()
	s.openCast(1, "heal")
	s.tap("Warlock")
	s.tap("Cast (9 mana)")
	if got := s.damageOf("mage1"); got == 20 || !s.said("table.logDeedDice") {
		t.Errorf("damage %d; notices %v", got, s.notices)
	}
}
