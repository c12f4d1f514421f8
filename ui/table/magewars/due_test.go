package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/uitest"
)

// reading W: before the dice of an attack the other side is asked for what it
// must reveal, the attacker's sheet does not give away that it will be, and after it the
// attack goes on there.
func TestA93R67AnAttackWaitsForTheReveal(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.lay(1, "firebrand-imp", nil)
		s.lay(2, "block", table.Fields{"faceDown": true, "host": "mage2"})
		s.screen.Send("overrule", 1, table.Fields{"phase": "creature-action", "turn": 1})
		s.screen.Send("marker", 1, table.Fields{"object": "o1", "marker": "active", "on": true})
		s.settle()
		a := s.screen.openAttack(1, "o1")
		a.aim("mage2")
		s.settle()
		if trial := a.try(a.steps()); trial.Dice == 0 {
			t.Fatalf("%v: the button gives the card away: %+v", size, trial)
		}
		s.foot("Roll")
		if s.said("table.logDice") || s.magewars().Waits() != 2 || s.screen.Open() != 2 {
			t.Fatalf("%v: waits for %d, %d sheets open", size, s.magewars().Waits(), s.screen.Open())
		}
		if !s.sees("It must be turned over now") {
			t.Errorf("%v: the owner is not told why", size)
		}
		mana := s.magewars().Mage(2).Mana
		s.foot("Reveal (2 mana)")
		if s.magewars().Mage(2).Mana != mana-2 || s.magewars().Waits() != 0 || s.screen.Open() != 1 {
			t.Fatalf("%v: waits for %d, %d sheets open; notices %v", size, s.magewars().Waits(), s.screen.Open(), s.notices)
		}
		if !s.sees("avoids the attack without a roll") {
			t.Errorf("%v: the sheet does not say what came of it", size)
		}
		if s.magewars().Mage(2).Damage != 0 || s.magewars().Fight != nil || !s.said("table.logAvoidsSurely") {
			t.Errorf("%v: %d damage; notices %v", size, s.magewars().Mage(2).Damage, s.notices)
		}
	}
}

// a spell waits for what counters it, and nothing was paid before.
func TestR49ASpellWaitsForTheReveal(t *testing.T) {
	for _, answer := range []string{"Reveal (2 mana)", "Not paid for: it is destroyed"} {
		s := newStand(t, phone)
		s.begin("arena", warlock, beastmaster)
		s.lay(2, "timber-wolf", nil)
		s.lay(2, "nullify", table.Fields{"faceDown": true, "host": "o1"})
		s.act(1)
		mana := s.magewars().Mage(1).Mana
		s.openCast(1, "rouse-the-beast")
		s.tap("Timber Wolf")
		s.tapAny("Cast")
		if s.magewars().Held == nil || s.magewars().Mage(1).Mana != mana {
			t.Fatalf("it does not wait: %d of %d mana; notices %v", s.magewars().Mage(1).Mana, mana, s.notices)
		}
		s.foot(answer)
		if countered := s.said("table.logCountered"); countered != (answer == "Reveal (2 mana)") || s.magewars().Mage(1).Mana == mana {
			t.Errorf("%s: countered %v, %d mana", answer, countered, s.magewars().Mage(1).Mana)
		}
	}
}

// tapAny taps what begins with a name on the sheet that lies on top.
func (s *stand) tapAny(name string) {
	s.t.Helper()
	for _, top := range s.window.Canvas().Overlays().List() {
		if uitest.TapIn(top, name) {
			s.settle()
			return
		}
	}
	if !uitest.TapIn(s.window.Canvas().Content(), name) {
		s.t.Fatalf("nothing begins with %q", name)
	}
	s.settle()
}

// Real dice are typed in after what must be revealed, not before.
func TestR67RealDiceWaitToo(t *testing.T) {
	s := armed(t, phone)
	less := deed.Deed{At: deed.Attacked, Of: &deed.Party{Role: deed.Host}, Say: deed.Text{EN: "Less", DE: "Weniger"}, Do: []deed.Step{
		{Do: deed.Force, Name: "reveal"}, {Do: deed.Cancel, Name: "damage", Amount: deed.Number(1)}, {Do: deed.Destroy, On: &deed.Party{Role: deed.Self}},
	}}
	s.screen.Do(table.Deed("add", 2, table.Fields{"name": "Block", "kind": "enchantment", "host": "mage2", "faceDown": true, "deeds": []deed.Deed{less}}))
	s.settle()
	a := s.screen.openAttack(1, imp)
	a.aim("mage2")
	s.settle()
	s.foot("Real dice")
	if a.typed != nil || s.magewars().Waits() != 2 {
		t.Fatalf("dice are typed: %v; waits for %d", a.typed, s.magewars().Waits())
	}
	s.foot("Reveal (0 mana)")
	s.foot("Real dice")
	s.foot("2")
	s.foot("1")
	if got := s.magewars().Mage(2).Damage; got != 2 {
		t.Errorf("%d damage of 3, of which 1 is prevented; notices %v", got, s.notices)
	}
}

// of several creatures that may be next the gold button asks which, and the one that
// is tapped is activated by that tap.
func TestA30WhoActsIsActivated(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size)
		arm(s)
		s.screen.Next()
		s.settle()
		s.tap("Steelclaw Lion")
		if got := s.magewars().Acting; got != lion {
			t.Errorf("%v: %q acts; notices %v", size, got, s.notices)
		}
	}
}
