package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

// A whole spellbook comes up within a tap: its rows are made and laid out.
func BenchmarkOpenABook(b *testing.B) {
	s := newStand(b, phone)
	s.begin("arena", warlock, beastmaster)
	s.openRulebook(2)
	s.window.Canvas().Capture()
	for b.Loop() {
		s.screen.openCasts(s.screen.KitOf(tracker.Seat(2)), 2, nil)
		s.screen.Back()
	}
}

// The sheet of a spell, with all it asks the game.
func BenchmarkOpenASpell(b *testing.B) {
	s := newStand(b, phone)
	s.begin("arena", warlock, beastmaster)
	for range 8 {
		s.lay(1, "firebrand-imp", nil)
	}
	s.act(2)
	for b.Loop() {
		s.openCast(2, "bear-strength")
		s.screen.Back()
	}
}
