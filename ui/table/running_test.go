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

// Nothing that asks about a table stays when it is put away, or another one is laid:
// what is tapped there would be done to a table that is not there.
func TestNothingAsksAboutATableThatIsAway(t *testing.T) {
	for name, away := range map[string]func(*stand){
		"put away": func(s *stand) { s.screen.leave() },
		"another":  func(s *stand) { s.begin("arena", beastmaster, warlock) },
	} {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, phone)
			s.begin("arena", warlock, beastmaster)
			for _, open := range []func(){
				func() { s.screen.OpenObject(s.screen.needs.Kit, 1, "") },
				subject{screen: s.screen, kit: s.screen.needs.Kit, seat: 2}.openConditions,
			} {
				open()
			}
			if s.screen.Open() != 2 {
				t.Fatalf("%d sheets lie open", s.screen.Open())
			}
			away(s)
			s.settle()
			if s.screen.Open() != 0 {
				t.Errorf("%d sheets lie open", s.screen.Open())
			}
			if s.screen.table == nil && s.screen.Seen().State != nil {
				t.Error("it is still seen")
			}
		})
	}
}
