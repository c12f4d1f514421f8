package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Why something was not done is said to whoever wanted it: turned to who sits across.
func TestWhoSitsAcrossIsToldTheirWay(t *testing.T) {
	s := duel(t)
	for seat, across := range map[int]bool{1: false, 2: true} {
		s.notices = nil
		s.screen.dropNotes(nil)
		s.send("set", seat, Fields{"track": "luck", "value": 1})
		s.settle()
		if k := s.screen.board.seats[seat-1].kit; k.Turned != across {
			t.Fatalf("seat %d is turned: %v", seat, k.Turned)
		}
		if own := len(s.screen.notes); across != (own == 1) || across == (len(s.notices) == 1) {
			t.Errorf("seat %d: %d notes on its side, the shell says %q", seat, own, s.notices)
		}
		if across && s.screen.notes[0].kit != s.screen.board.seats[seat-1].kit {
			t.Error("it is told to somebody else")
		}
	}
}

// What dice showed is told as long as the moment lasts in which they fell: it never lies over
// what the next one needs.
func TestDiceThatAreToldOfGoWithTheirMoment(t *testing.T) {
	s := duel(t)
	s.screen.Send("initiative", 0, nil)
	s.settle()
	if len(s.screen.notes) == 0 {
		t.Fatal("nobody is told what was rolled")
	}
	before := s.screen.seen.View.Phase
	s.screen.Send("next", 0, nil)
	s.settle()
	if s.screen.seen.View.Phase == before || len(s.screen.notes) > 0 {
		t.Errorf("%s came after %s, and %d notes lie there", s.screen.seen.View.Phase, before, len(s.screen.notes))
	}
}

// What can be taken back from a note is what it speaks of: it goes when something else has
// happened, on whoever's side it lies.
func TestANoteTakesBackOnlyItsOwn(t *testing.T) {
	s := duel(t)
	s.send("initiative", 0, nil)
	s.send("next", 0, Fields{"to": "first-quickcast"})
	s.settle()
	s.screen.dropNotes(nil)
	for range 2 {
		s.screen.Next()
		s.settle()
		if n := len(s.screen.notes); n != 1 {
			t.Fatalf("%d notes can be taken back, want that of the last decline", n)
		}
	}
	if got := s.screen.seen.State.(*state.State).Phase; got != state.CreatureActionPhase {
		t.Errorf("after everybody has declined it is %s", got)
	}
	s.screen.TakeBack()
	s.settle()
	if now := s.screen.seen.State.(*state.State); now.Phase != state.FirstQuickcastPhase || now.Turn == 0 || now.Turn == now.Initiative {
		t.Errorf("taken back it is %s, seat %d", now.Phase, now.Turn)
	}
}

// Dice that are told of take no tap that is meant for what lies below them.
func TestTapsGoPastDiceThatAreToldOf(t *testing.T) {
	s := duel(t)
	s.screen.Send("initiative", 0, nil)
	s.settle()
	if len(s.screen.notes) == 0 {
		t.Fatal("nobody is told what was rolled")
	}
	for _, n := range s.screen.notes[:1] { // over the name and the markers
		uitest.Walk(n.Note, func(o fyne.CanvasObject) {
			die, ok := o.(*widgets.Die)
			if !ok {
				return
			}
			before := s.screen.seen.State
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(die)
			test.TapCanvas(s.window.Canvas(), at.AddXY(die.Size().Width/2, die.Size().Height/2))
			s.settle()
			if s.screen.Open() == 0 && s.screen.seen.State == before {
				t.Errorf("%d sheets are open and nothing happened after a tap on what lies below %s", s.screen.Open(), die.AccessibilityLabel())
			}
			s.screen.Back()
			s.settle()
		})
	}
}

// Where two face each other no notice lies over the near half or over the strip, whomever it
// tells, nor over another.
func TestNoNoticeCoversTheNearHalf(t *testing.T) {
	s := duel(t)
	s.screen.Send("initiative", 0, nil)
	s.settle()
	if len(s.screen.notes) != 2 {
		t.Fatalf("%d notes tell of the initiative", len(s.screen.notes))
	}
	var lie []*note
	for _, n := range s.screen.notes {
		for _, lying := range []bool{false, true} {
			s.screen.about(n, lying)
			if low := n.Position().Y + n.Size().Height; low > s.screen.board.strip.Position().Y {
				t.Errorf("turned %v: it ends at %v, below the far half", n.kit.Turned, low)
			}
		}
		for _, other := range lie {
			if overlaps(n.Note, other.Note) {
				t.Error("one lies over the other")
			}
		}
		lie = append(lie, n)
	}
}

// Dice that hurt somebody else's mage are told below the name of who threw them; those about
// what lies before the reader above that.
func TestDiceAreToldBesideWhomTheyConcern(t *testing.T) {
	s := duel(t)
	s.send("add", 1, Fields{"name": "Wolf", "kind": "creature", "life": 9})
	s.settle()
	for whom, lying := range map[string]bool{"Wolf": true, s.screen.seen.View.NameOf(1): false, s.screen.seen.View.NameOf(2): false} {
		if got := s.screen.liesBefore(1, []tracker.Line{{Came: &tracker.Came{Whom: whom}}}); got != lying {
			t.Errorf("%s lies before the first seat: %v", whom, got)
		}
	}
}

// Of several that are healed at once each has one line, its dice and what they came to.
func TestSeveralHealedAreALineEach(t *testing.T) {
	s := duel(t)
	var lines []tracker.Line
	for _, whom := range []string{"Beastmaster", "Darkfenne Asp", "Wychwood Hound"} {
		came := &tracker.Came{Healed: true, Amount: 2, Whom: whom, Faces: make(tracker.Faces, 2)}
		lines = append(lines, tracker.Line{Seat: 1, Came: came})
	}
	rows := s.screen.Dice(s.screen.KitOf(1), lines, false, true)
	if len(rows) != len(lines) {
		t.Fatalf("%d rows for %d lines", len(rows), len(lines))
	}
	for _, row := range rows {
		row.Resize(fyne.NewSize(258, 100))
		if high := row.MinSize().Height; high > 30 {
			t.Errorf("a line is %.0f dp high", high)
		}
	}
}
