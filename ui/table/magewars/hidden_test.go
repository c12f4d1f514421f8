package magewars

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/driver/mobile"

	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/widgets"
)

func TestHiddenCardsStayHidden(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.lay(1, "agony", table.Fields{"faceDown": true, "host": "mage2"})
	s.screen.Side(s.screen.KitOf(1), 1).FaceDown()
	if s.sees("Agony") {
		t.Fatal("the name is seen before anybody looks")
	}
	if !s.sees("on Beastmaster") {
		t.Error("what it lies on is open to all")
	}
	peek := s.named("on Beastmaster").(*widgets.Peek)
	peek.TouchDown(&mobile.TouchEvent{})
	if !s.sees("Agony") {
		t.Error("its owner does not see it while a finger is on it")
	}
	peek.TouchUp(nil)
	if s.sees("Agony") {
		t.Error("it stays open")
	}
	s.tap("Reveal")
	if s.sees("Agony") {
		t.Error("asking to reveal it shows it already")
	}
	before := s.magewars().Mage(1).Mana
	s.tap("Reveal (3 mana)")
	if got := s.names(1); !slices.Equal(got, []string{"Agony"}) || s.magewars().Mage(1).Mana != before-3 {
		t.Errorf("%v in sight, %d mana of %d", got, s.magewars().Mage(1).Mana, before)
	}
}

func TestAnUnpaidEnchantmentIsDestroyed(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.lay(1, "agony", table.Fields{"faceDown": true, "host": "mage2"})
	before := s.magewars().Mage(1).Mana
	s.screen.Ask(s.screen.KitOf(1), table.Deed("reveal", 1, table.Fields{"object": "o1"}))
	s.tap("Not paid for: it is destroyed")
	if _, there := s.magewars().Object("o1"); there || s.magewars().Mage(1).Mana != before {
		t.Error("an enchantment that is not paid for is destroyed, and costs nothing")
	}
}

func TestPreparedSpellsOfTwoMagesAreNeverMixedUp(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.lay(2, "lair", nil)
	s.screen.Send("overrule", 1, table.Fields{"phase": "planning", "initiative": 1})
	s.settle()
	s.tap("Prepare 2 spells")
	s.tap("Prepare 3 spells")
	if a, b := s.magewars().Player(1).Planned, s.magewars().Player(2).Planned; a != 2 || b != 3 {
		t.Errorf("%d and %d prepared after one tap each, want 2 and 3", a, b)
	}
}

func TestAMandatoryEnchantmentIsAskedForItsTrigger(t *testing.T) {
	for _, happened := range []bool{true, false} {
		s := newStand(t, phone)
		s.begin("arena", warlock, beastmaster)
		s.lay(2, "block", table.Fields{"faceDown": true, "host": "mage2"})
		s.screen.Ask(s.screen.KitOf(2), table.Deed("reveal", 2, table.Fields{"object": "o1"}))
		if !happened {
			s.tap("What must reveal it has just happened")
		}
		s.tap("Reveal (2 mana)")
		if s.said("table.logWasted") == happened {
			t.Errorf("happened %v: it is wasted %v", happened, !happened)
		}
	}
}

func TestWhatMustBeRevealedIsAChipOfItsSeat(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.lay(1, "firebrand-imp", nil)
	s.lay(2, "block", table.Fields{"faceDown": true, "host": "mage2"})
	s.act(1)
	s.screen.Send("attack", 1, table.Fields{"target": "mage2", "steps": true})
	s.settle()
	if len(s.magewars().DueOf(2)) == 0 {
		t.Fatal("the game does not ask for it")
	}
	s.screen.Hidden()
	s.tap("Must be revealed")
	if !s.sees("Reveal (2 mana)") {
		t.Error("the chip does not lead to revealing it")
	}
}
