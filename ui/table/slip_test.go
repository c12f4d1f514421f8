package table

import (
	"testing"
	"time"

	"github.com/quickcast/quickcast/tracker/magewars/state"
)

func TestDamageTappedBackWasASlip(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", "arena-beastmaster-straywood", "arena-warlock-arraxian-crown")
	marks := func() (damage, taken int) {
		s.settle()
		now := s.screen.seen.State.(*state.State)
		return now.Mage(1).Damage, now.Player(1).Taken
	}
	for _, step := range []struct {
		pause         time.Duration
		amount        int
		damage, taken int
	}{
		{0, 9, 9, 9},
		{0, -2, 7, 7},           // two too many
		{0, 1, 8, 8},            // after all
		{0, -10, 0, 0},          // all of it
		{0, 4, 4, 4},            //
		{time.Minute, -1, 3, 4}, // healed
		{0, 2, 5, 6},
		{0, -3, 2, 4}, // two tapped back, one healed
		{0, 3, 5, 7},
		{-time.Hour, -1, 4, 7}, // the clock was set back: nobody knows when, so it is healed
	} {
		s.now = s.now.Add(step.pause)
		s.seat(1).change(state.DamageTrack, step.amount)
		if damage, taken := marks(); damage != step.damage || taken != step.taken {
			t.Fatalf("after %+d: damage %d, taken %d in all; want %d and %d", step.amount, damage, taken, step.damage, step.taken)
		}
	}
}
