package magewars

import (
	"encoding/json"
	"testing"

	"github.com/quickcast/quickcast/ui/table"
)

// While a fight is open the arrow leads back to it, and so do the choices.
func TestTheArrowGoesOnWithAFight(t *testing.T) {
	s := armed(t, phone)
	s.screen.openAttack(1, lion)
	s.settle()
	s.tap("Defense 9+")
	s.foot("Roll 3 dice")
	s.screen.Hidden()
	if s.screen.Seen().View.Next == nil {
		t.Fatal("the arrow is dead while a fight is open")
	}
	s.screen.Next()
	s.settle()
	if s.screen.Open() != 1 || s.screen.fights.sheet == nil || s.screen.fights.sheet.fight() == nil {
		t.Fatalf("%d sheets open after the arrow, want the fight", s.screen.Open())
	}
	s.screen.Hidden()
	s.screen.OpenChoices()
	for _, c := range s.screen.Seen().View.Choices {
		if partOfFight(c.Event.Kind) {
			s.tap(s.screen.Say(c.Text))
			break
		}
	}
	if s.screen.Open() != 1 || s.screen.fights.sheet.fight() == nil {
		t.Errorf("%d sheets open after a choice of the fight, want the fight alone", s.screen.Open())
	}
}

// What still needs to be told more opens the sheet that asks.
func TestAnOfferOpensItsSheet(t *testing.T) {
	s := armed(t, phone)
	if len(s.screen.Seen().View.Open) == 0 {
		t.Skip("nothing is offered here")
	}
	s.screen.OpenChoices()
	s.tap(s.screen.Say(s.screen.Seen().View.Open[0].Text))
	if s.screen.Open() != 1 {
		t.Errorf("%d sheets open, want the one that asks", s.screen.Open())
	}
}

// A card that has to do something before the dice fall does it on the sheet that would roll
// them, and the gold button of the strip leads there or does it: nobody rolls past it.
func TestTheDiceWaitForWhatACardMustDo(t *testing.T) {
	frenzy := json.RawMessage(`[{"at":"attack","of":"host","do":[{"do":"grant","on":"host","keywords":["Doublestrike"],"until":"attack"},{"do":"destroy","on":"self"}],"say":["Strike twice","Schlage doppelt"]}]`)
	for _, size := range sizes() {
		for _, by := range []string{"sheet", "strip"} {
			s := armed(t, size)
			s.screen.Do(table.Deed("add", 1, table.Fields{"name": "Frenzy", "kind": "enchantment", "host": imp, "deeds": frenzy}))
			s.settle()
			a := s.screen.openAttack(1, imp)
			a.aim(knight)
			s.settle()
			s.foot("Go on")
			if !s.sees("Frenzy (must): Strike twice") || s.sees("Real dice") || s.said("table.logDice") {
				t.Fatalf("%v: the dice do not wait; notices %v", size, s.notices)
			}
			if by == "sheet" {
				s.foot("Do it")
			} else {
				s.screen.Hidden()
				s.screen.Next()
				s.settle()
			}
			if f := s.magewars().Fight; f == nil || f.Strikes != 2 || s.screen.Open() != 1 || !s.sees("Real dice") {
				t.Errorf("%v: by the %s it strikes %+v, %d sheets open; notices %v", size, by, f, s.screen.Open(), s.notices)
			}
		}
	}
}
