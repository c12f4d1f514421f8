package timed

import (
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
)

// Table is a table whose events can bring about others beside its game.
type Table interface {
	companions
	State() tracker.State
	View(tracker.Seat) tracker.View
	Game() tracker.Game
	DoWith(tracker.Event, func(tracker.Step) []tracker.Event) (tracker.Step, error)
}

// Do does an event of a game and, as one with it, what the clock does as the table goes on: no
// clock runs over a game that was won just before the program ended. stamp reads the clock; it
// is asked where the clock has something to do. What the clock refuses is left out: it does
// not stand in the way of the game.
func Do(t Table, e tracker.Event, stamp func() clock.Stamp) (tracker.Step, error) {
	return t.DoWith(e, func(step tracker.Step) (list []tracker.Event) {
		s, _ := State(t)
		if s.Seats == 0 || step.Event.Companion {
			return nil
		}
		before := MomentOf(t.View(0), t.State())
		now := MomentOf(t.Game().View(step.State, 0), step.State)
		changes := ScheduleOf(t).follow(before, now, s)
		if len(changes) == 0 {
			return nil
		}
		at := stamp()
		for _, change := range changes {
			do := clock.Event{Stamp: at, Do: change}
			next, refused := clock.Apply(s, do)
			e, failed := event(0, step.Event.Time(), do)
			if refused != nil || failed != nil {
				continue
			}
			e.Device = step.Event.Device
			s, list = next, append(list, e)
		}
		return list
	})
}
