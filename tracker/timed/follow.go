package timed

import (
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
)

// Moment is where a table stands as far as a clock cares.
type Moment struct {
	Round    int
	Phase    tracker.Word
	Turn     clock.Seat       // whose time it is, clock.Nobody while all act
	Choosing clock.WindowKind // what all choose at once
	Over     bool             // the game has ended
}

// clocked is a state of a game that tells a clock more than whose turn it is.
type clocked interface {
	OnClock() tracker.Seat // whose time runs, 0 while all act
	Choosing() string      // what all choose at once, as a kind of timer; "" for nothing
}

// judged is a state of a game whose events are judged at time up.
type judged interface {
	RoundOver() bool     // nothing is left to play in the round
	Sides() []clock.Side // who plays together, with what an event compares
}

// MomentOf reads a table of any game. A game that says nothing of clocks has
// its turns.
func MomentOf(v tracker.View, state tracker.State) Moment {
	m := Moment{Round: v.Round, Phase: v.Phase, Turn: clock.Seat(v.Turn), Over: v.Result.Over}
	if s, ok := state.(clocked); ok {
		m.Turn, m.Choosing = clock.Seat(s.OnClock()), clock.WindowKind(s.Choosing())
	}
	return m
}

// follow is what a clock does when the table goes on from one moment to
// another: the clock of the seat whose turn it is goes on, or none while all
// act, and the short timers of the schedule come and go with their phases. It stands
// from the end of the game on, until that is taken back; one that a hand had paused stays
// so. It asks nothing of a clock that is not set.
func (o Schedule) follow(before, now Moment, c clock.State) []clock.Change {
	if c.Seats == 0 || before == now {
		return nil
	}
	var do []clock.Change
	switch {
	case now.Over && !before.Over && c.Running:
		return []clock.Change{clock.Pause{End: true}}
	case before.Over && !now.Over && c.Ended:
		do = append(do, clock.Resume{})
	}
	entered := before.Phase != now.Phase || before.Round != now.Round
	if c.Plan.Player.Kind != clock.NoPace && (entered || before.Turn != now.Turn) {
		do = append(do, turnTo(now.Turn, c)...)
	}
	if !entered {
		return do
	}
	if t, ok := o.Timer(now.Choosing); ok && now.Choosing != clock.NoWindowOpen {
		return append(do, clock.OpenWindow(t))
	}
	if c.Window.Kind != clock.NoWindowOpen {
		do = append(do, clock.CloseWindow{})
	}
	return do
}

// turnTo switches the clock where it does not stand so already.
func turnTo(seat clock.Seat, c clock.State) []clock.Change {
	switch {
	case c.Turn == seat, int(seat) > c.Seats:
		return nil
	case seat == clock.Nobody:
		return []clock.Change{clock.Neutral{}}
	}
	return []clock.Change{clock.Switch{Seat: seat}}
}

// Facts are what a table says of a game for the verdict of its event. A game that
// is not judged has no sides.
func Facts(state tracker.State, v tracker.View, c clock.View, o Schedule) clock.Facts {
	f := clock.Facts{TimeUp: c.Game.TimeUp(), TimeUpRound: o.Round, Round: v.Round}
	if s, ok := state.(judged); ok {
		f.RoundOver, f.Sides = s.RoundOver(), s.Sides()
	}
	return f
}
