package table

import (
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// The number held, then 5 or 12: two taps, one event, one undo. What is spent becomes less.
func TestThePadAddsAndTakesInOneTap(t *testing.T) {
	s := duel(t)
	seat := s.seat(1)
	before := tracker.TrackOf(seat.view.Tracks, state.ManaTrack).Value
	seat.openPad(state.DamageTrack)
	s.tap("+5")
	seat.openPad(state.DamageTrack)
	s.tap("+12")
	if got := s.damage(1); got != 17 || len(s.screen.open) != 0 {
		t.Fatalf("damage %d with %d sheets open, want 17 and none", got, len(s.screen.open))
	}
	s.screen.TakeBack()
	s.settle()
	if got := s.damage(1); got != 5 {
		t.Errorf("damage %d after one undo, want 5", got)
	}
	seat.openPad(state.DamageTrack)
	s.tap("– Damage")
	s.tap("−3")
	if got := s.damage(1); got != 2 {
		t.Errorf("damage %d, want 2", got)
	}
	seat.openPad(state.ManaTrack)
	s.tap("−4")
	if got := tracker.TrackOf(s.seat(1).view.Tracks, state.ManaTrack).Value; got != before-4 {
		t.Errorf("mana %d, want %d", got, before-4)
	}
}
