package table

import (
	"encoding/json"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// rolled are the dice of the last event that counts, as the journal has it.
func (s *stand) rolled() string {
	s.t.Helper()
	t, _, err := journal.Open(s.store, s.screen.table.Name(), s.screen.needs.Games)
	if err != nil {
		s.t.Fatal(err)
	}
	var all []string
	for _, line := range t.Game().Lines(t.State()) {
		if came := line.Came; came.Thrown() {
			data, _ := json.Marshal(came.Side)
			all = append(all, string(data)+came.Faces.String())
		}
	}
	return strings.Join(all, ",")
}

// noted are the faces of the dice on the notes of a seat.
func (s *stand) noted(seat tracker.Seat) (names []string, turned bool) {
	for _, n := range s.screen.notes {
		if n.kit != s.screen.KitOf(seat) {
			continue
		}
		turned = n.kit.Turned
		uitest.Walk(n.Note, func(o fyne.CanvasObject) {
			if die, ok := o.(*widgets.Die); ok {
				names = append(names, die.AccessibilityLabel())
			}
		})
	}
	return names, turned
}

// Initiative is rolled for two: each sees the own die, turned as the own side is. Taken
// back and rolled again it shows the same dice, and the real ones can be said instead.
func TestDiceAreSeenByWhomTheyBelongTo(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.screen.Send("initiative", 0, nil)
		s.settle()
		first := s.rolled()
		for seat := tracker.Seat(1); seat <= 2; seat++ {
			names, turned := s.noted(seat)
			if len(names) != 1 || turned != s.seat(int(seat)).kit.Turned {
				t.Errorf("%v, seat %d sees %v, turned %v", size, seat, names, turned)
			}
		}
		s.tap("Undo")
		if len(s.screen.notes) > 0 {
			t.Errorf("%v: dice that were taken back are still told of", size)
		}
		s.screen.Send("initiative", 0, nil)
		s.settle()
		if again := s.rolled(); again != first {
			t.Errorf("%v: rolled %s, then again %s", size, first, again)
		}
		s.tap("Real dice")
		s.tap("d12: 11")
		s.tap("d12: 4")
		if got := s.rolled(); got != "11,4" || s.screen.Open() > 0 || s.screen.seen.View.Initiative != 1 {
			t.Errorf("%v: the journal has %s, initiative %d, %d sheets open; want 11,4", size, got, s.screen.seen.View.Initiative, s.screen.Open())
		}
		s.tap("Undo")
		s.screen.Send("initiative", 0, nil)
		s.settle()
		if got := s.rolled(); got != "11,4" {
			t.Errorf("%v: typed dice are %s after they were taken back and thrown again", size, got)
		}
	}
}

// Dice are told of again when they are done again, and there, too, the real ones can be said
// instead; the log tells from then on which were.
func TestRealDiceAfterStepsBackAndForth(t *testing.T) {
	s := duel(t)
	s.screen.Send("initiative", 0, nil)
	s.settle()
	if real := s.real(); len(real) != 0 {
		t.Errorf("%v are told as real, which were rolled", real)
	}
	for range 2 {
		s.tap("Undo")
		s.tap("Menu")
		s.tap("Redo")
	}
	s.tap("Real dice")
	s.tap("d12: 11")
	s.tap("d12: 4")
	if got := s.rolled(); got != "11,4" || s.screen.Open() > 0 {
		t.Errorf("the journal has %s, %d sheets open; want 11,4", got, s.screen.Open())
	}
	if real := s.real(); len(real) != 2 {
		t.Errorf("the log tells %v as real, want both", real)
	}
	s.tap("Undo")
	s.screen.Send("initiative", 0, nil) // they lie there still
	s.settle()
	if real := s.real(); len(real) != 2 {
		t.Errorf("thrown again the log tells %v as real, want both", real)
	}
	s.tap("Undo")
	s.tap("Menu")
	s.tap("Redo")
	if real := s.real(); len(real) != 2 {
		t.Errorf("done again the log tells %v as real, want both", real)
	}
}

// Of dice of which some were told and the rest rolled, those are told as real that were.
func TestSomeRealDiceAreToldApart(t *testing.T) {
	s := newStand(t, phone)
	s.screen.needs.OwnDice = true
	s.begin("arena", warlock, beastmaster)
	s.screen.Next()
	s.settle()
	s.tap("d12: 3")
	s.tap("Roll the rest here")
	if real := s.real(); len(real) != 1 || !strings.Contains(real[0], "3") {
		t.Errorf("the log tells %v as real, want the 3 alone", real)
	}
}

// real are the lines of the log that tell of real dice, as the judge reads them once the table
// was opened anew.
func (s *stand) real() (lines []string) {
	s.t.Helper()
	t, _, err := journal.Open(s.store, s.screen.table.Name(), s.screen.needs.Games)
	if err != nil {
		s.t.Fatal(err)
	}
	for _, log := range [][]tracker.Line{t.Log(), s.screen.table.Log()} {
		lines = nil
		for _, line := range log {
			if said := s.screen.Say(line); strings.Contains(said, "real dice") {
				lines = append(lines, said)
			}
		}
	}
	return lines
}

// Whoever says nothing of the real dice keeps those that fell.
func TestRealDiceCanBeLeft(t *testing.T) {
	s := duel(t)
	s.screen.Send("initiative", 0, nil)
	s.settle()
	before := s.rolled()
	s.tap("Real dice")
	s.tap("d12: 11")
	s.tap("Leave the real dice")
	if got := s.rolled(); got != before || s.screen.Open() > 0 {
		t.Errorf("%s after leaving, %s before", got, before)
	}
	s.screen.Send("initiative", 0, nil) // refused: it stands
	s.settle()
}

// Players who throw their own dice are asked before anything is rolled; the rest may
// still be rolled here.
func TestOwnDiceAreAskedForFirst(t *testing.T) {
	s := newStand(t, phone)
	s.screen.needs.OwnDice = true
	s.begin("arena", warlock, beastmaster)
	s.screen.Next()
	s.settle()
	if s.screen.seen.View.Initiative != 0 {
		t.Fatal("it was rolled without a word")
	}
	s.tap("d12: 3")
	s.tap("d12: 9")
	if got := s.rolled(); got != "3,9" || s.screen.seen.View.Initiative != 2 {
		t.Errorf("the journal has %s, initiative %d", got, s.screen.seen.View.Initiative)
	}
	s.tap("Undo")
	s.screen.Next()
	s.settle()
	s.tap("Roll the rest here")
	if got := s.rolled(); got != "3,9" {
		t.Errorf("%s, want what was thrown before", got)
	}
}

// A die with sides is asked for with what it is rolled for, on every sheet.
func TestRealDiceSayWhatTheyAreFor(t *testing.T) {
	s := duel(t)
	for seat, card := range map[tracker.Seat]string{
		1: `{"name":"Imp","kind":"creature","life":6,"attacks":[{"name":"Claws","kind":"melee","action":"quick","dice":2}]}`,
		2: `{"name":"Knight","kind":"creature","life":14,"defense":{"min":9,"uses":1}}`,
	} {
		e := Deed("add", seat, nil)
		e.Data = json.RawMessage(card)
		s.screen.Do(e)
		s.settle()
	}
	s.screen.needs.OwnDice = true
	view := s.screen.seen.View
	e := Deed("attack", 1, Fields{"object": view.Seats[0].Objects[0].ID, "attack": "Claws", "target": view.Seats[1].Objects[0].ID})
	e.Overrule = true
	s.screen.Do(e)
	s.settle()
	if said := uitest.Spoken(s.window.Content()); !strings.Contains(said, "Defense, 9 or more") {
		t.Errorf("asked for the die of a defense the sheet says\n%s", said)
	}
}
