package table

import (
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/ui/widgets"
)

// gameFace is the game's own time, for a page that has it alone.
func (c *timing) gameFace() widgets.ClockFace {
	face := c.faceOf(c.view.Game)
	face.Digits, face.Quiet = c.digits(), false
	return face
}

// windowFace is the short timer that is open, with its name above it.
func (c *timing) windowFace() widgets.ClockFace {
	face := c.faceOf(c.view.Window)
	face.Caption = c.screen.Say(c.view.WindowKind)
	return face
}

// captioned is a player's clock with the name above it.
func (c *timing) captioned(seat tracker.SeatView) widgets.ClockFace {
	face := c.playerFace(clock.Seat(seat.Seat))
	face.Caption = seat.Name
	face.Name = c.screen.T("clockOf", "Name", seat.Name, "Time", face.Digits)
	return face
}

// seatFace is the clock a seat sees on its own half: while all choose the timer
// they choose by, else the player's own; without digits where there is neither.
func (c *timing) seatFace(seat tracker.Seat) widgets.ClockFace {
	window := c.view.WindowKind != clock.NoWindowOpen
	if !c.view.Game.Used || !window && !c.paced() {
		return widgets.ClockFace{}
	}
	own, kind := c.playerFace(clock.Seat(seat)), c.screen.seen.View.NameOf(seat)
	if window {
		own, kind = c.faceOf(c.view.Window), c.screen.Say(c.view.WindowKind)
		own.Alarm = own.Alarm || c.flashes(clock.WindowName, clock.Nobody)
		own.Icon = "books"
		if c.view.WindowKind == clock.Quickcast {
			own.Icon = "quickcast"
		}
	}
	own.Name = c.screen.T("clockOf", "Name", kind, "Time", own.Digits)
	return own
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

// alarm tells whether time is running out.
func (c *timing) alarm() bool { return c.view.Game.Limited && c.view.Game.Left <= shortTime }

// stands tells whether the clock was let stand.
func (c *timing) stands() bool { return c.view.Game.Used && !c.view.Running }

// band tells whether a band lies behind the game's clock: at a warning, and in
// the last half minute.
func (c *timing) band() bool {
	return c.view.Game.Used && (c.flashes(clock.GameName, clock.Nobody) || c.view.Running && pressing(c.view.Game))
}

// flashes tells whether a clock warns just now.
func (c *timing) flashes(name clock.ClockName, seat clock.Seat) bool {
	return c.flash && c.shown.Clock == name && c.shown.Seat == seat
}

// pressing tells whether the last seconds of a clock run, or ran out.
func pressing(f clock.Face) bool { return f.Limited && f.Left <= lastSpell }

// digits is the clock as the strip shows it, "" for none.
func (c *timing) digits() string {
	if !c.view.Game.Used {
		return ""
	}
	return c.digitsOf(c.view.Game)
}

func (c *timing) digitsOf(f clock.Face) string {
	return string(f.Append(nil, c.screen.T("decimal")[0]))
}
