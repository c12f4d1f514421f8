package table

import (
	"context"
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
)

const (
	warlock     = "arena-warlock-arraxian-crown"
	beastmaster = "arena-beastmaster-straywood"
)

// press taps a half of a dial or a counter, where its reader sees it.
func press(o fyne.CanvasObject, right, turned bool) {
	at := fyne.NewPos(o.Size().Width*0.15, o.Size().Height*0.8)
	if right != turned {
		at.X = o.Size().Width * 0.85
	}
	if turned {
		at.Y = o.Size().Height * 0.2
	}
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
	o.(desktop.Mouseable).MouseDown(e)
	o.(desktop.Mouseable).MouseUp(e)
}

// press taps a half of the dial of a seat, where its reader sees it.
func (s *stand) press(number int, right bool) {
	seat := s.seat(number)
	press(seat.dial, right, seat.kit.Turned)
}

// damage is what the journal says, read from its file anew.
func (s *stand) damage(seat int) int {
	s.t.Helper()
	t, _, err := journal.Open(s.store, s.screen.table.Name(), s.screen.needs.Games)
	if err != nil {
		s.t.Fatal(err)
	}
	return tracker.TrackOf(t.View(0).Seats[seat-1].Tracks, state.DamageTrack).Value
}

func TestTapOnMinusIsOneDamageInTheJournal(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		for i, seat := range s.screen.board.seats {
			press(seat.dial, false, seat.kit.Turned)
			s.settle()
			if got := s.damage(i + 1); got != 1 {
				t.Errorf("%v, seat %d: damage %d in the journal after one tap on minus, want 1", size, i+1, got)
			}
		}
		s.tap("Undo")
		if got := s.damage(2); got != 0 {
			t.Errorf("%v: damage %d after undo, want 0", size, got)
		}
		s.tap("Menu")
		s.tap("Redo")
		if got := s.damage(2); got != 1 {
			t.Errorf("%v: damage %d after redo, want 1", size, got)
		}
	}
}

func TestTwoPeopleTappingAtOnceBothCount(t *testing.T) {
	s := duel(t)
	gate := make(chan struct{})
	s.screen.lane.Do(func(context.Context) func() { <-gate; return nil }) // nothing is done before all have tapped
	for range 20 {
		s.press(1, false)
		s.press(2, false)
	}
	close(gate)
	s.settle()
	if a, b := s.damage(1), s.damage(2); a != 20 || b != 20 {
		t.Errorf("damage %d and %d, want 20 each", a, b)
	}
}

func TestTheArrowGoesOn(t *testing.T) {
	s := newStand(t, phone)
	s.begin("academy", "academy-warlock", "academy-beastmaster")
	s.screen.Next()
	s.settle()
	v := s.screen.seen.View
	if v.Round != 1 || v.Initiative == 0 {
		t.Errorf("round %d, initiative %d after the first arrow", v.Round, v.Initiative)
	}
	if hint := s.screen.hint(v); !strings.Contains(hint, "Setup round") {
		t.Errorf("the strip says %q, want the setup round of Academy", hint)
	}
}

func TestTheFarHalfIsTurnedAndTurnsBack(t *testing.T) {
	s := duel(t)
	if s.seat(1).kit.Turned || !s.seat(2).kit.Turned {
		t.Fatal("on a narrow window the far half alone is turned")
	}
	s.screen.turnFar()
	if s.seat(2).kit.Turned {
		t.Error("the button turns it back")
	}
	s.window.Resize(wide)
	for i, seat := range s.screen.board.seats {
		if seat.kit.Turned {
			t.Errorf("seat %d is turned side by side", i+1)
		}
	}
	if a, b := s.seat(1).object, s.seat(2).object; a.Position().Y != b.Position().Y {
		t.Error("on a wide window the seats stand side by side")
	}
}

func TestReopeningGivesTheSameTable(t *testing.T) {
	files := store.NewMemory()
	s := newStandAs(t, uitest.As{Size: phone}, files)
	s.begin("arena", warlock, beastmaster)
	s.press(2, false)
	s.settle()
	again := newStandAs(t, uitest.As{Lang: "de", Mode: theme.Light, Size: phone}, files)
	if again.screen.table == nil {
		t.Fatal("the running table does not lie open again")
	}
	if got := tracker.TrackOf(again.seat(2).view.Tracks, state.DamageTrack).Value; got != 1 || again.screen.table.Name() != s.screen.table.Name() {
		t.Errorf("damage %d on %s, want 1 on %s", got, again.screen.table.Name(), s.screen.table.Name())
	}
	again.screen.leave()
	again.settle()
	third := newStandAs(t, uitest.As{Size: phone}, files)
	if third.screen.table != nil {
		t.Error("a table put away does not open by itself")
	}
	third.tap("Warlock · Beastmaster")
	if third.screen.table == nil {
		t.Error("it opens from the list")
	}
}

func TestAScreenMadeAnewGoesOn(t *testing.T) {
	s := duel(t)
	s.press(2, false)
	s.settle()
	s.screen.turnFar()
	again := New(s.screen.needs, s.screen.State())
	if again.table != s.screen.table || tracker.TrackOf(again.seen.View.Seats[1].Tracks, state.DamageTrack).Value != 1 {
		t.Error("the table does not go on as it was")
	}
}

func TestMarkersAndInitiativeTurn(t *testing.T) {
	s := duel(t)
	test.Tap(s.seat(2).markers[1])
	s.settle()
	if s.seat(2).markers[1].On() {
		t.Error("the quickcast marker still shows its ready side")
	}
	test.Tap(s.seat(2).markers[2])
	s.settle()
	if s.screen.seen.View.Initiative != 2 {
		t.Error("a tap on the initiative gives it to the seat")
	}
}

func TestConditionsByTapping(t *testing.T) {
	s := duel(t)
	s.seat(2).openConditions()
	s.tap("Burn 0")
	s.tap("Burn 1")
	conditions := s.screen.seen.View.Seats[1].Conditions
	if len(conditions) != 1 || conditions[0].Count != 2 {
		t.Fatalf("conditions %v, want two Burn", conditions)
	}
	s.tap("Less Burn")
	s.tap("Less Burn")
	if left := s.screen.seen.View.Seats[1].Conditions; len(left) != 0 {
		t.Errorf("conditions %v, want none", left)
	}
}

func TestAFallenMageIsSaid(t *testing.T) {
	s := duel(t)
	s.seat(1).change(state.DamageTrack, 38)
	s.settle()
	if !s.screen.seen.View.Seats[0].Fallen || s.seat(1).chips.named("fallen") == nil {
		t.Error("a fallen mage is not said")
	}
	s.press(1, true)
	s.settle()
	if s.screen.seen.View.Seats[0].Fallen {
		t.Error("nothing is forced: the mage can stand again")
	}
}

// full is a store whose disk can be full.
type full struct {
	journal.Store
	on bool
}

var errFull = errors.New("no room")

func (f *full) Append(name string, data []byte) error {
	if f.on {
		return errFull
	}
	return f.Store.Append(name, data)
}

func (f *full) Replace(name string, data []byte) error {
	if f.on {
		return errFull
	}
	return f.Store.Replace(name, data)
}

func TestTheLogIsSharedAsText(t *testing.T) {
	s := newStand(t, wide)
	s.begin("arena", warlock, beastmaster)
	s.press(2, false)
	s.press(2, false)
	s.settle()
	s.screen.openLog()
	s.tap("Copy the log as text")
	if !strings.Contains(s.shared, "Beastmaster: Damage +2: 0 -> 2") {
		t.Errorf("the log says %q", s.shared)
	}
}

func TestTheMenuLeadsElsewhere(t *testing.T) {
	s := newStand(t, small)
	s.begin("arena", warlock, beastmaster)
	s.tap("Menu")
	s.tap("Cards")
	if s.gone != "cards" || len(s.screen.open) != 0 {
		t.Errorf("went to %q with %d sheets open", s.gone, len(s.screen.open))
	}
}

func TestUpkeepAsksAndCanBePutOff(t *testing.T) {
	s := duel(t)
	s.screen.Send("condition", 1, Fields{"condition": "burn", "amount": 2})
	s.settle()
	s.screen.Next()
	s.settle()
	if name := s.screen.NextName(); !strings.Contains(name, "Burn") {
		t.Fatalf("the gold button says %q, want the Burn of the Upkeep", name)
	}
	s.screen.OpenChoices()
	s.tap("Go on all the same")
	if s.screen.seen.View.Phase == tracker.Word("table.phaseUpkeep") {
		t.Error("the table can overrule the Upkeep")
	}
}

// The whole way of a tap but for the painting: event, journal, faces.
func BenchmarkTapToFaces(b *testing.B) {
	s := newStand(b, phone)
	s.begin("arena", warlock, beastmaster)
	s.window.Canvas().Capture()
	for b.Loop() {
		s.press(2, false)
		s.settle()
	}
}
