package magewars

import (
	"testing"
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
