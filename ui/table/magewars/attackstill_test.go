package magewars

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/uitest"
)

// A target of an attack stands still while a finger is on its way to it: before its odds are
// there and after, and when another one is taken, whoever attacks.
func TestTheTargetsOfAnAttackStandStill(t *testing.T) {
	for _, size := range []fyne.Size{small, phone, wide} {
		for _, id := range []string{lion, hawk, ""} {
			s := armed(t, size)
			seat, targets := tracker.Seat(1), []string{"Knight of the Thorned Briar"}
			if id == hawk {
				seat, targets = 2, []string{"Steelclaw Lion", "Firebrand Imp"}
			}
			if s.screen.openAttack(seat, id) == nil {
				t.Fatalf("%v: nothing to attack with", size)
			}
			stood := map[string]fyne.Position{}
			look := func(when string) {
				for _, name := range targets {
					at := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.named(name))
					if before, seen := stood[name]; seen && max(before.X-at.X, at.X-before.X, before.Y-at.Y, at.Y-before.Y) > 0.5 { // half a pixel is none
						t.Errorf("%v, %q attacks: %s stands at %v %s, and stood at %v", size, id, name, at, when, before)
					}
					stood[name] = at
				}
			}
			look("at first")
			s.settle()
			look("with its odds")
			for _, name := range targets {
				test.Tap(s.named(name).(fyne.Tappable))
				look("at once after a tap on " + name)
				s.settle()
				look("with the odds of " + name)
			}
		}
	}
}

// An attack that was made, or is refused, is no longer what is gold on an object's sheet.
func TestAnAttackIsGoldWhileItIsOffered(t *testing.T) {
	s := armed(t, phone)
	if !s.screen.Offers(s.screen.KitOf(2), 2, hawk).Due && !s.screen.Offers(s.screen.KitOf(1), 1, lion).Due {
		t.Error("the creature that is active is not offered its attack")
	}
	s.screen.Send("marker", 1, table.Fields{"marker": "ready", "on": false, "object": lion})
	s.screen.Send("marker", 1, table.Fields{"marker": "active", "on": false, "object": lion})
	s.settle()
	of := s.screen.Offers(s.screen.KitOf(1), 1, lion)
	if of.First != nil || of.Due {
		t.Errorf("an action that is used is offered still: %+v", of)
	}
}

// who may not attack is offered no attack, before its activation or in it.
func TestR111NoAttackIsOfferedToWhoMayNot(t *testing.T) {
	s := armed(t, phone)
	s.screen.Send("condition", 1, table.Fields{"condition": "stun", "amount": 1, "object": lion})
	for _, kind := range []tracker.Kind{"", "activate"} {
		if kind != "" {
			s.screen.Send(kind, 1, table.Fields{"object": lion})
		}
		s.settle()
		if of := s.screen.Offers(s.screen.KitOf(1), 1, lion); of.First != nil || of.Due {
			t.Errorf("a stunned creature is offered its attack: %+v", of)
		}
	}
}

// The odds have their room before they are there: what stands below them stays when they come,
// with all an attack may bring, its conditions and what comes back.
func TestOddsHaveTheirRoomFromTheBeginning(t *testing.T) {
	for _, size := range []fyne.Size{small, phone, wide} {
		for _, id := range []string{lion, hawk, ""} {
			s := armed(t, size)
			seat := tracker.Seat(1)
			if id == hawk {
				seat = 2
			}
			a := s.screen.openAttack(seat, id)
			if a == nil {
				t.Fatalf("%v: nothing to attack with", size)
			}
			width := a.odds.panel.Size().Width
			before := a.odds.panel.HeightFor(width)
			s.settle()
			if after := a.odds.panel.HeightFor(width); after != before || width == 0 {
				t.Errorf("%v, %q attacks: the odds are %v high, and had room for %v", size, id, after, before)
			}
		}
	}
}

// The buttons of the sheet leave the half of a small phone to what is asked, with large letters
// too and with a rule that stands against the attack; both ways to its dice are there.
func TestTheButtonsOfAnAttackLeaveRoom(t *testing.T) {
	s := newStandAs(t, uitest.As{Lang: "de", Text: 1.6, Size: small}, store.NewMemory())
	arm(s)
	s.screen.Send("marker", 1, table.Fields{"marker": "active", "on": false, "object": lion})
	s.screen.Send("marker", 1, table.Fields{"marker": "ready", "on": false, "object": lion})
	a := s.screen.openAttack(1, lion)
	s.settle()
	T := s.screen.Needs().Words.T
	top := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.named(T("tablescreen.rollAgainst"))).Y
	if top < small.Height*3/4 {
		t.Errorf("the buttons begin at %v of %v", top, small.Height)
	}
	if refusal := a.try(a.q.Event).Against; refusal == nil || !strings.Contains(uitest.Spoken(a.column), s.screen.Needs().Words.Error(refusal)) {
		t.Errorf("why not (%v) is not said in\n%s", refusal, uitest.Spoken(a.column))
	}
	s.tap(T("tablescreen.typeReal"))
	if a.typed == nil {
		t.Error("no real dice can be typed in")
	}
}
