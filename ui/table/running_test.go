package table

import "testing"

func TestRunningUntilPausedOrPutAway(t *testing.T) {
	s := newStand(t, phone)
	running := false
	s.screen.needs.Clock = true
	s.screen.needs.Running = func(on bool) { running = on }
	is := func(want bool, when string) {
		t.Helper()
		s.settle()
		if running != want || s.screen.running() != want {
			t.Errorf("%s: running %v, told %v, want %v", when, s.screen.running(), running, want)
		}
	}
	s.begin("arena", warlock, beastmaster)
	is(true, "begun")
	s.screen.timing.toggle()
	is(false, "paused")
	s.press(2, false)
	is(false, "tapped while paused")
	s.screen.timing.toggle()
	is(true, "gone on")
	s.screen.leave()
	is(false, "put away")
}
