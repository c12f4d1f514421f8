package codex

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/uitest"
)

func TestACardStandsBesideItsTermWhereThereIsRoom(t *testing.T) {
	b := open(t, uitest.As{Size: fyne.NewSize(1700, 900)}, State{Term: "burn"})
	bearers := b.needs.Codex.Cards(b.needs.Catalog, "burn")
	if b.asked != bearers[0].ID {
		t.Errorf("%q stands beside it at first, want %q", b.asked, bearers[0].ID)
	}
	b.Tap(bearers[3].Name)
	if b.asked != bearers[3].ID || b.card != "" {
		t.Errorf("a tap puts %q beside it and opens %q", b.asked, b.card)
	}
	b.Tap("Open this card")
	if b.card != bearers[3].ID {
		t.Errorf("from there %q is opened", b.card)
	}
}

func TestACardIsOpenedWhereThereIsNoRoom(t *testing.T) {
	b := open(t, phone(), State{Term: "burn"})
	bearers := b.needs.Codex.Cards(b.needs.Catalog, "burn")
	b.Tap(bearers[3].Name)
	if b.card != bearers[3].ID {
		t.Errorf("a tap opens %q", b.card)
	}
}

func TestBesideTheListTheFirstTermIsSeenBeforeOneIsChosen(t *testing.T) {
	b := open(t, uitest.As{Size: fyne.NewSize(1700, 900)}, State{Query: "burn"})
	if b.asked == "" || b.State().Term != "" {
		t.Errorf("nothing is seen, or %q is chosen", b.State().Term)
	}
	for _, state := range []State{{Query: "burn"}, {Term: "burn"}} {
		if b = open(t, phone(), state); b.asked != "" {
			t.Error("a phone makes what it does not show")
		}
	}
}
