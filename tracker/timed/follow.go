package timed

import (
	"quickcast/tracker"
	"quickcast/tracker/clock"
	"quickcast/tracker/magewars"
)

// Moment is where a table stands as far as a clock cares.
type Moment struct {
	Round    int
	Phase    tracker.Word
	Turn     clock.Seat       // whose time it is, clock.Nobody while all act
	Choosing clock.WindowKind // what all choose at once
}

// MomentOf reads a table of any game. A game that says nothing of clocks has
// its turns.
func MomentOf(v tracker.View, state tracker.State) Moment {
	m := Moment{Round: v.Round, Phase: v.Phase, Turn: clock.Seat(v.Turn)}
	if says, ok := state.(interface {
		OnClock() tracker.Seat
		Choosing() string
	}); ok {
		m.Turn, m.Choosing = clock.Seat(says.OnClock()), clock.WindowKind(says.Choosing())
	}
	return m
}

// Follow is what a clock does when the table goes on from one moment to
// another: the clock of the seat whose turn it is goes on, or none while all
// act, and the short timers of the occasion come and go with their phases. It
// asks nothing of a clock that is not set, and ends nothing but timers.
func (o Occasion) Follow(before, now Moment, c clock.State) []clock.Change {
	if c.Seats == 0 || before == now {
		return nil
	}
	var do []clock.Change
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

// Press is what a tap on a seat's clock does: as on a chess clock it ends the
// seat's own turn, so that the next seat's time runs. A clock that stands goes
// on, for the seat's opponent where it was the seat's turn or nobody's.
func Press(seat clock.Seat, c clock.State) []clock.Change {
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

// Facts are what a table says of a game for the verdict of its event. Mages of
// one team are one side; a state of another game has no sides.
func Facts(state tracker.State, v tracker.View, c clock.View, o Occasion) clock.Facts {
	f := clock.Facts{TimeUp: c.Game.TimeUp(), TimeUpRound: o.Round, Round: v.Round}
	s, ok := state.(*magewars.State)
	if !ok {
		return f
	}
	f.RoundOver = s.RoundOver()
	teams := map[int]int{} // index into the sides, by team
	for _, p := range s.Players {
		at, there := teams[p.Team]
		if !there || p.Team == 0 {
			at = len(f.Sides)
			teams[p.Team] = at
			f.Sides = append(f.Sides, clock.Side{})
		}
		f.Sides[at] = join(f.Sides[at], p, s.Mage(p.Seat))
	}
	return f
}

// join counts a mage to its side.
func join(side clock.Side, p *magewars.Player, mage *magewars.Object) clock.Side {
	if side.Name != "" {
		side.Name += " + "
	}
	side.Name += mage.Printed.Name
	side.DamageTaken += p.Taken
	side.Initiatives += p.Leads
	if !p.Gone {
		side.LifeLeft += max(0, mage.MaxLife()-mage.Damage)
	}
	return side
}
