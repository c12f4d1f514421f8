package table

import (
	"quickcast/tracker"
	"quickcast/tracker/clock"
	"quickcast/tracker/timed"
	"quickcast/ui/widgets"
)

// seatFace is the clock a seat sees on its own half: while all choose the timer
// they choose by, else the player's own; without digits where there is neither.
func (c *timing) seatFace(seat tracker.Seat) widgets.ClockFace {
	window := c.view.WindowKind != clock.NoWindowOpen
	if !c.view.Game.Used || !window && !c.paced() {
		return widgets.ClockFace{}
	}
	own := c.playerFace(clock.Seat(seat))
	if window {
		own = c.faceOf(c.view.Window)
		own.Alarm = own.Alarm || c.flashes(clock.WindowName, clock.Nobody)
		own.Icon = windowIcon(c.view.WindowKind)
	}
	s := c.screen
	kind := s.seen.View.NameOf(seat)
	if window {
		kind = s.Say(c.view.WindowKind)
	}
	own.Name = s.T("clockOf", "Name", kind, "Time", own.Digits)
	return own
}

// windowIcon is the picture of a short timer.
func windowIcon(kind clock.WindowKind) string {
	if kind == clock.Quickcast {
		return "quickcast"
	}
	return "books"
}

// playerFace is a player's own clock.
func (c *timing) playerFace(seat clock.Seat) widgets.ClockFace {
	face := c.faceOf(c.view.Player(seat))
	face.Alarm = face.Alarm || c.flashes(clock.PlayerName, seat)
	if face.Icon == "pause" && c.view.Turn != clock.Nobody && c.view.Turn != seat {
		face.Icon = "" // it is not this clock that stands
	}
	return face
}

// faceOf puts a clock into a shape: a bar where it runs, a sign where it stands
// though it would be on, a filled band where its time runs out.
func (c *timing) faceOf(f clock.Face) widgets.ClockFace {
	face := widgets.ClockFace{Digits: c.digitsOf(f), Live: f.Runs, Quiet: !f.Runs, Alarm: pressing(f)}
	switch {
	case c.stands():
		face.Icon = "pause"
	case f.Runs && f.Delay > 0:
		face.Icon = "clock" // it waits before it runs down
	case f.Limited && f.Left <= shortTime:
		face.Icon = "warn"
	}
	return face
}

// press is a player's hand on the clock: as on a chess clock it ends the player's
// own time. While all choose by a timer there is nothing to press.
func (c *timing) press(seat tracker.Seat) {
	if c.view.WindowKind != clock.NoWindowOpen {
		c.screen.openClockAt(timersPage)
		return
	}
	c.want(seat, func(s clock.State, _ timed.Schedule) []clock.Change { return timed.Press(clock.Seat(seat), s) })
}
