package timed

import (
	"time"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
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

// Anew sets the clock anew. The time of the game goes on where it ran and is told as before:
// only the players have other clocks then. Else the clock stands until it is started. Where
// players have clocks, that of turn is on.
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
		if GoesOn(s, setUp.Plan) {
			played := clock.Look(s, s.Last.At).Elapsed
			if !s.Plan.Game.Up {
				played = -played
			}
			if by := played + s.Game.Adjusted; by != 0 {
				do = append(do, clock.AdjustGame{By: by})
			}
			do = append(do, clock.Start{})
		}
		return do
	}
}

// GoesOn tells whether the time of the game goes on when the clock is set by a plan.
func GoesOn(s clock.State, plan clock.Plan) bool { return s.Running && s.Plan.Game == plan.Game }

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

// Press is what a tap on a seat's clock does: as on a chess clock it ends the
// seat's own turn, so that the next seat's time runs. A clock that stands goes
// on, for the seat's opponent where it was the seat's turn or nobody's.
func Press(by tracker.Seat) Wish {
	return func(c clock.State, _ Schedule) []clock.Change {
		seat := clock.Seat(by)
		if seat < 1 || int(seat) > c.Seats {
			return nil
		}
		next := seat%clock.Seat(c.Seats) + 1
		var do []clock.Change
		if c.Turn == clock.Nobody || c.Turn == seat {
			do = append(do, clock.Switch{Seat: next})
		} else if c.Running {
			do = append(do, clock.Switch{Seat: seat}) // a slip: back again
		}
		switch {
		case !c.Started:
			do = append(do, clock.Start{})
		case !c.Running:
			do = append(do, clock.Resume{})
		}
		return do
	}
}

// Order is what somebody wants of the time of a table.
type Order struct {
	Seat   tracker.Seat            // by whose hand, 0 for the table's
	Choose func(Schedule) Schedule // how the table is timed from then on; nil for as before
	Wish   Wish                    // what is done to its clock; nil for nothing
}

// Do carries the order out at a time, with the stamp of the clock that was read: all that it does
// to a table is one event of its log and what that brings about.
func (o Order) Do(t Table, at time.Time, stamp clock.Stamp, device string) error {
	old := ScheduleOf(t)
	now := old
	if o.Choose != nil {
		now = o.Choose(old)
	}
	var list []tracker.Event
	if !now.equal(old) {
		e, err := choose(o.Seat, at, now)
		if err != nil {
			return err
		}
		list = append(list, e)
	}
	if o.Wish != nil {
		state, _ := State(t)
		if now, err := clock.Apply(state, clock.Event{Stamp: stamp, Do: clock.Checkpoint{}}); err == nil {
			state = now // what has run until then
		}
		for _, do := range o.Wish(state, now) {
			e, err := event(o.Seat, at, clock.Event{Stamp: stamp, Do: do})
			if err != nil {
				return err
			}
			list = append(list, e)
		}
	}
	if len(list) == 0 {
		return nil
	}
	for i := range list {
		list[i].Device = device
	}
	_, err := t.DoWith(list[0], func(tracker.Step) []tracker.Event { return list[1:] })
	return err
}
