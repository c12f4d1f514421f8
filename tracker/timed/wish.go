package timed

import (
	"time"

	"quickcast/tracker"
	"quickcast/tracker/clock"
)

// Wish is what somebody wants of the clock of a table: the changes it takes, said of the
// clock as it is when its turn comes. None where there is nothing to do.
type Wish func(clock.State, Schedule) []clock.Change

// Just wishes for changes, whatever the clock is.
func Just(changes ...clock.Change) Wish {
	return func(clock.State, Schedule) []clock.Change { return changes }
}

// Toggle starts the clock, or lets it stand; one that is not set is set anew first.
func Toggle(anew clock.SetUp) Wish {
	return func(s clock.State, _ Schedule) []clock.Change {
		switch {
		case s.Seats == 0:
			return []clock.Change{anew, clock.Start{}}
		case s.Running:
			return []clock.Change{clock.Pause{}}
		}
		return []clock.Change{onward(s)}
	}
}

// onward lets a clock run that stands.
func onward(s clock.State) clock.Change {
	if s.Started {
		return clock.Resume{}
	}
	return clock.Start{}
}

// Anew sets the clock anew; it stands until it is started. Where players have clocks, that
// of turn is on.
func Anew(setUp clock.SetUp, turn clock.Seat) Wish {
	return func(s clock.State, _ Schedule) []clock.Change {
		var do []clock.Change
		if s.Running {
			do = append(do, clock.Pause{})
		}
		do = append(do, setUp)
		if setUp.Plan.Player.Kind != clock.NoPace && turn != clock.Nobody {
			do = append(do, clock.Switch{Seat: turn})
		}
		return do
	}
}

// Count takes what was played before the clock was set off its time.
func Count(played clock.Millis) Wish {
	return func(s clock.State, _ Schedule) []clock.Change {
		adjust := clock.AdjustGame{By: -played}
		if s.Plan.Game.Up {
			adjust.By = played
		}
		if s.Running {
			return []clock.Change{clock.Pause{}, adjust, clock.Resume{}}
		}
		return []clock.Change{adjust}
	}
}

// OpenTimer starts a timer now. A clock that is not set is set anew, and one that stands
// runs, for it.
func OpenTimer(t Timer, anew clock.SetUp) Wish {
	return func(s clock.State, _ Schedule) []clock.Change {
		var do []clock.Change
		if s.Seats == 0 {
			do = append(do, anew)
		}
		do = append(do, clock.OpenWindow{Window: t.Window, Limit: t.Limit})
		if !s.Running {
			do = append(do, onward(s))
		}
		return do
	}
}

// ChangeTimer follows another choice of a timer while its phase is on: it is opened with
// its limit, or, for one below 0, closed.
func ChangeTimer(t Timer) Wish {
	return func(s clock.State, _ Schedule) []clock.Change {
		switch {
		case s.Seats == 0:
			return nil
		case t.Limit >= 0:
			return []clock.Change{clock.OpenWindow{Window: t.Window, Limit: t.Limit}}
		case s.Window.Kind == t.Window:
			return []clock.Change{clock.CloseWindow{}}
		}
		return nil
	}
}

// Events are what a wish does to the clock of a table, as events for the table's log: at a
// time, by the hand of a seat, 0 for the table's, with the stamp of the clock that was read.
func Events(of companions, seat tracker.Seat, at time.Time, stamp clock.Stamp, wish Wish) ([]tracker.Event, error) {
	state, _ := State(of)
	var list []tracker.Event
	for _, do := range wish(state, ScheduleOf(of)) {
		e, err := Event(seat, at, clock.Event{Stamp: stamp, Do: do})
		if err != nil {
			return nil, err
		}
		list = append(list, e)
	}
	return list, nil
}

// Changed is a change of how a table is timed, as an event for its log; none where it comes
// to the same.
func Changed(of companions, at time.Time, change func(Schedule) Schedule) ([]tracker.Event, error) {
	old := ScheduleOf(of)
	now := change(old)
	if now.Equal(old) {
		return nil, nil
	}
	e, err := Choose(0, at, now)
	return []tracker.Event{e}, err
}
