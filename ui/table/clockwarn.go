package table

import (
	"time"

	"quickcast/internal/chime"
	"quickcast/tracker"
	"quickcast/tracker/clock"
	"quickcast/tracker/timed"
)

const (
	flashTime = 4 * time.Second // of the band behind the clock
	lastSpell = 30 * clock.Second
	shortTime = 2 * clock.Minute
)

// noteGap speaks of a jump, and offers to take a gap back that may be none of the
// table's time.
func (c *timing) noteGap(step clock.Step) {
	s := c.screen
	switch {
	case !step.Jumped() || step.By < shortGap:
	case step.Doubtful():
		s.Notify(s.Say(step), s.needs.Words.T("clock.doDiscount"), func() { c.want(0, timed.Just(clock.Discount{By: step.By})) })
	default:
		s.Notify(s.Say(step), "", nil)
	}
}

// warn tells the most pressing of the warnings that became due: in words, by a
// flash, and by what else the device has. At time up it tells what the event
// wants.
func (c *timing) warn(due []clock.Warning) {
	if len(due) == 0 {
		return
	}
	worst := due[0]
	for _, w := range due {
		if w.Left <= worst.Left {
			worst = w
		}
	}
	c.blink(worst)
	c.ring(worst.Left)
	s := c.screen
	if verdict, ok := c.verdict(); ok && worst.Left == 0 && worst.Clock == clock.GameName {
		s.Notify(s.Say(verdict.Now), "", nil)
		return
	}
	k := s.needs.Kit
	if worst.Clock == clock.PlayerName {
		k = s.KitOf(tracker.Seat(worst.Seat))
	}
	s.NotifyTo(k, s.Say(c.named(worst)), "", nil)
}

// named is a warning with the name of the mage whose clock it is.
func (c *timing) named(w clock.Warning) tracker.Message {
	id, args := w.Message()
	if w.Clock == clock.PlayerName {
		args["Player"] = c.screen.seen.View.NameOf(tracker.Seat(w.Seat))
	}
	return tracker.Notice{ID: id, Args: args}
}

// ring lets the device be heard and felt.
func (c *timing) ring(left clock.Millis) {
	n := c.screen.needs.Timing
	if n.Bell == nil {
		return
	}
	call := chime.Call{Sound: n.Sound, Vibrate: n.Vibration, Urgency: chime.Notice}
	switch {
	case left == 0:
		call.Urgency = chime.Up
	case left < clock.Minute:
		call.Urgency = chime.Hurry
	}
	n.Bell.Ring(call)
}

// blink lays a band behind the clock that warns, for a moment.
func (c *timing) blink(w clock.Warning) {
	if c.calm != nil {
		c.calm()
	}
	c.flash, c.shown = true, w
	c.calm = c.screen.needs.Kit.After(flashTime, func() {
		c.flash, c.calm = false, nil
		c.screen.showClock()
	})
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

// spelled is a span in minutes and seconds, rounded down.
func spelled(span clock.Millis) string {
	f := clock.Look(clock.State{
		Seats: 2, Started: true, Neutral: span,
		Plan: clock.Plan{Game: clock.GameClock{Up: true}},
	}, 0).Game
	return f.String()
}
