package magewars

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/tracker"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/table"
)

// card is a card of the catalog.
func (s *stand) card(id catalog.CardID) *catalog.Card {
	s.t.Helper()
	c, ok := s.screen.Needs().Catalog().Card(id)
	if !ok {
		s.t.Fatalf("no card %s", id)
	}
	return c
}

// put opens the sheet for a seat and taps a card in it.
func (s *stand) put(seat int, id catalog.CardID, faceUp bool) {
	s.t.Helper()
	printed := (&adding{screen: s.screen}).printed(s.card(id))
	payload := payloadOf(printed)
	if faceUp {
		payload["faceDown"] = false
	}
	s.screen.Ask(s.screen.KitOf(tracker.Seat(seat)), table.Deed("add", tracker.Seat(seat), payload))
	s.settle()
}

func TestAnEnchantmentAsksForItsHost(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.put(2, "timber-wolf", true)
		s.put(2, "bear-strength", true)
		s.tap("Timber Wolf")
		seat := s.screen.Seen().View.Seats[1]
		wolf, bear := seat.Objects[0], seat.Objects[1]
		if bear.Host != wolf.ID {
			t.Fatalf("%v: Bear Strength lies on %q, want the wolf %q; notices %v", size, bear.Host, wolf.ID, s.notices)
		}
		if len(bear.Lines) != 1 || !strings.Contains(s.screen.Say(bear.Lines[0]), "on Timber Wolf") {
			t.Errorf("%v: its tile says %v", size, bear.Lines)
		}
	}
}

func TestEquipmentLiesOnItsMage(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.put(1, "lash-of-hellfire", true)
	state := s.screen.Seen().State.(*state.State)
	if got := state.Objects[2].Host; got != state.Mage(1).ID {
		t.Errorf("the lash lies on %q", got)
	}
	if bars := law.Attacks(state, state.Mage(1).ID); len(bars) < 2 {
		t.Errorf("the mage attacks with %v, want its weapon too", bars)
	}
}
