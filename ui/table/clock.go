package table

import (
	"encoding/json"
	"time"

	"quickcast/tracker"
	"quickcast/tracker/clock"
	"quickcast/tracker/journal"
	"quickcast/tracker/timed"
)

// timing is the clock of the table that lies open: what its log says of it, read
// on by the device's clock, with one timer for the next digit.
type timing struct {
	screen *Screen
	state  clock.State
	event  chosenEvent
	watch  clock.Watch
	view   clock.View
	cancel func() // calls the timer off
	late   bool   // the round at which time was up is being noted
	gone   bool   // another screen shows the clock now
}

// shortGap is up to when a gap is not worth a word.
const shortGap = 5 * clock.Second

// follow shows the clock of a table as its log has it, from the newest stamp on.
func (c *timing) follow(t *journal.Table, seen sight) {
	c.stop()
	*c = timing{screen: c.screen, gone: c.gone}
	if t == nil || !seen.timed {
		return
	}
	var step clock.Step
	if stamp := timed.Stamp(t); stamp != (clock.Stamp{}) {
		c.watch, step = clock.Follow(stamp).See(c.reading())
	} else {
		c.watch, step = clock.Watch{}.See(c.reading())
	}
	c.take(seen)
	if c.state.Running {
		c.told(step)
	}
	if c.state.Seats == 0 && c.screen.needs.Clock {
		c.send(clock.SetUp{Seats: len(seen.view.Seats), Plan: clock.Plan{Game: clock.GameClock{Up: true}}}, clock.Start{})
	}
}

// take goes on with what the log says now.
func (c *timing) take(seen sight) {
	if !seen.timed {
		return
	}
	c.state, c.event = seen.clock, seen.event
	c.late = c.late && c.event.Round == 0
	c.look()
	c.plan()
}

// look brings the picture up to date and tells what became due since the last.
func (c *timing) look() {
	before := c.view
	c.view = clock.Look(c.state, c.watch.At())
	if warnings := clock.Warnings(nil, &before, &c.view); len(warnings) > 0 {
		c.warn(warnings[len(warnings)-1])
	}
	if c.view.Game.TimeUp() && c.event.ID != "" && c.event.Round == 0 && !c.late {
		c.late = true
		c.choose(chosenEvent{ID: c.event.ID, Round: max(1, c.screen.seen.view.Round)})
	}
}

// reading is what the device's clocks show.
func (c *timing) reading() clock.Reading {
	return c.screen.state.run(c.screen.needs.Now).At(c.screen.needs.Now())
}

// see reads the clocks and notes what must be on disk.
func (c *timing) see() {
	var step clock.Step
	c.watch, step = c.watch.See(c.reading())
	c.look()
	if clock.Due(c.state, c.watch, step) {
		c.send(clock.Checkpoint{})
	}
	if c.state.Running {
		c.told(step)
	}
}

// tick shows the next digit.
func (c *timing) tick() {
	c.see()
	c.plan()
	c.screen.showClock()
}

// plan sets the one timer for the next digit, none while the clock stands.
func (c *timing) plan() {
	c.stop()
	if in := c.view.Game.In; in > 0 && !c.gone {
		c.cancel = c.screen.needs.Kit.After(in.Duration(), c.tick)
	}
}

func (c *timing) stop() {
	if c.cancel != nil {
		c.cancel()
		c.cancel = nil
	}
}

// told speaks of a jump, and offers to take a gap back that may be none of the
// table's time.
func (c *timing) told(step clock.Step) {
	s := c.screen
	switch {
	case !step.Jumped() || step.By < shortGap:
	case step.Doubtful():
		s.notice(s.say(step), s.needs.Words.T("clock.doDiscount"), func() { c.send(clock.Discount{By: step.By}) })
	default:
		s.notice(s.say(step), "", nil)
	}
}

// warn tells a warning, and at time up what the event wants.
func (c *timing) warn(w clock.Warning) {
	s := c.screen
	if verdict, ok := c.verdict(); ok && w.Left == 0 {
		s.notice(s.say(verdict.Now), "", nil)
		return
	}
	s.notice(s.say(w), "", nil)
}

// send does things to the clock now, in their order.
func (c *timing) send(changes ...clock.Change) {
	now := c.screen.needs.Now()
	c.watch, _ = c.watch.See(c.reading())
	stamp := c.watch.Stamp()
	c.screen.act(func(t *journal.Table) error {
		for _, do := range changes {
			e, err := timed.Event(0, now, clock.Event{Stamp: stamp, Do: do})
			if err != nil {
				return err
			}
			e.Device = c.screen.needs.Device
			if _, err := t.Do(e); err != nil {
				return err
			}
		}
		return nil
	})
}

// toggle starts the clock, or lets it stand.
func (c *timing) toggle() {
	switch {
	case c.state.Seats == 0:
		c.send(c.setUp(clock.Plan{Game: clock.GameClock{Up: true}}), clock.Start{})
	case c.state.Running:
		c.send(clock.Pause{})
	case c.state.Started:
		c.send(clock.Resume{})
	default:
		c.send(clock.Start{})
	}
}

// set makes the clock anew. It stands until it is started.
func (c *timing) set(plan clock.Plan, event string) {
	c.choose(chosenEvent{ID: event})
	if c.state.Running {
		c.send(clock.Pause{}, c.setUp(plan))
		return
	}
	c.send(c.setUp(plan))
}

func (c *timing) setUp(plan clock.Plan) clock.SetUp {
	return clock.SetUp{Seats: len(c.screen.seen.view.Seats), Plan: plan}
}

// alarm tells whether time is running out.
func (c *timing) alarm() bool { return c.view.Game.Limited && c.view.Game.Left <= 2*clock.Minute }

// digits is the clock as the strip shows it, "" for none.
func (c *timing) digits() string {
	if !c.view.Game.Used {
		return ""
	}
	return string(c.view.Game.Append(nil, c.screen.t("decimal")[0]))
}

// chosenEvent is which event a table is played at, and the round at which its
// time was up. It lies beside the game in the table's log.
type chosenEvent struct {
	ID    string `json:"id,omitempty"`
	Round int    `json:"round,omitempty"`
}

// eventKind is its kind in the log.
const eventKind tracker.Kind = "occasion"

// choose notes the event.
func (c *timing) choose(event chosenEvent) {
	now := c.screen.needs.Now()
	c.screen.act(func(t *journal.Table) error {
		if eventOf(t) == event {
			return nil
		}
		e, err := tracker.NewEvent(eventKind, 0, now, event)
		if err != nil {
			return err
		}
		e.Beside, e.Device = true, c.screen.needs.Device
		_, err = t.Do(e)
		return err
	})
}

// eventOf reads the event of a table, the zero one where it has none.
func eventOf(t *journal.Table) chosenEvent {
	var event chosenEvent
	e, ok := t.LastBeside(eventKind)
	if !ok || json.Unmarshal(e.Data, &event) != nil {
		return chosenEvent{}
	}
	return event
}

// run is the life of the process that the clocks are read in; it outlives a
// screen.
func (s *State) run(now func() time.Time) clock.Run {
	if s.Run == nil {
		run := clock.NewRun(now())
		s.Run = &run
	}
	return *s.Run
}
