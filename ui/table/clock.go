package table

import (
	"time"

	"quickcast/internal/chime"
	"quickcast/tracker"
	"quickcast/tracker/clock"
	"quickcast/tracker/journal"
	"quickcast/tracker/timed"
)

// Timing is what the clock of a table needs of the device. All of it may be nil.
type Timing struct {
	Reading          func() clock.Reading // of a clock that goes on during sleep; nil for the process's own
	Bell             Bell                 // makes warnings heard and felt
	Sound, Vibration bool                 // whether the person wants that
	Keep             func(sound, vibration bool) error
}

// Bell is the device's voice.
type Bell interface {
	Sounds() bool
	Vibrates() bool
	Ring(chime.Call)
}

// timing is the clock of the table that lies open: what its log says of it, read
// on by the device's clock, with one timer for the next digit.
type timing struct {
	screen   *Screen
	state    clock.State
	schedule timed.Schedule
	at       timed.Moment // where the table stood when the clock last followed it
	watch    clock.Watch
	view     clock.View
	cancel   func() // calls the timer off
	calm     func() // calls off the end of a flash
	flash    bool   // a warning is being shown: this one
	shown    clock.Warning
	late     bool // the round at which time was up is being noted
	gone     bool // another screen shows the clock now
}

// shortGap is up to when a gap is not worth a word.
const shortGap = 5 * clock.Second

// follow shows the clock of a table as its log has it, from the newest stamp on.
func (c *timing) follow(t *journal.Table, seen Sight) {
	c.stop()
	if c.calm != nil {
		c.calm()
	}
	*c = timing{screen: c.screen, gone: c.gone}
	if t == nil || !seen.timed {
		return
	}
	var step clock.Step
	if stamp := timed.Stamp(t); stamp != (clock.Stamp{}) {
		c.watch, step = clock.Follow(stamp).See(c.reading())
		step = gone(step)
	} else {
		c.watch, step = clock.Watch{}.See(c.reading())
	}
	c.at = timed.MomentOf(seen.View, seen.State)
	c.take(seen)
	if c.state.Running {
		c.noteGap(step)
	}
	if c.state.Seats == 0 && c.screen.needs.Clock {
		c.want(0, timed.Just(c.setUp(c.free()), clock.Start{}))
	}
}

// gone says that the app was closed where the clock went on beyond doubt and
// knows of no such thing: more was counted than can pass without a note.
func gone(step clock.Step) clock.Step {
	if !step.Doubtful() && step.Counted > 2*clock.Heartbeat {
		step.Cause, step.By = clock.Restarted, step.Counted
	}
	return step
}

// take goes on with what the log says now.
func (c *timing) take(seen Sight) {
	if !seen.timed {
		return
	}
	c.state, c.schedule = seen.clock, seen.schedule
	c.update()
	c.plan()
	c.followTable(timed.MomentOf(seen.View, seen.State))
}

// followTable lets the clock follow the table: whose turn it is, and the timers of its
// phases. What there is to do is found when its turn comes, so that it is never
// done twice.
func (c *timing) followTable(now timed.Moment) {
	before := c.at
	c.at = now
	if len(c.schedule.Follow(before, now, c.state)) == 0 {
		return
	}
	c.want(0, func(s clock.State, o timed.Schedule) []clock.Change { return o.Follow(before, now, s) })
}

// update brings the picture up to date and tells what became due since the last.
func (c *timing) update() {
	before := c.view
	c.view = clock.Look(c.state, c.watch.At())
	c.warn(clock.Warnings(nil, &before, &c.view))
	c.noteTimeUp()
}

// noteTimeUp keeps in which round time was up, and forgets it where the clock was
// given more time after all.
func (c *timing) noteTimeUp() {
	up, noted := c.view.Game.TimeUp(), c.schedule.Round != 0
	_, played := c.preset()
	switch {
	case !played, up == noted:
		c.late = false
		return
	case c.late:
		return
	}
	c.late = true
	round := 0
	if up {
		round = max(1, c.screen.seen.View.Round)
	}
	c.choose(func(o timed.Schedule) timed.Schedule {
		o.Round = round
		return o
	})
}

// reading is what the device's clocks show.
func (c *timing) reading() clock.Reading {
	if read := c.screen.needs.Timing.Reading; read != nil {
		return read()
	}
	return c.screen.state.run(c.screen.needs.Now).At(c.screen.needs.Now())
}

// see reads the clocks and notes what must be on disk.
func (c *timing) see() {
	var step clock.Step
	c.watch, step = c.watch.See(c.reading())
	c.update()
	if clock.Due(c.state, c.watch, step) {
		c.want(0, timed.Just(clock.Checkpoint{}))
	}
	if c.state.Running {
		c.noteGap(step)
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
	if in := c.view.Next(c.paced()); in > 0 && !c.gone {
		c.cancel = c.screen.needs.Kit.After(in.Duration(), c.tick)
	}
}

// paced tells whether every player has a clock.
func (c *timing) paced() bool { return c.state.Seats > 0 && c.state.Plan.Player.Kind != clock.NoPace }

func (c *timing) stop() {
	if c.cancel != nil {
		c.cancel()
		c.cancel = nil
	}
}

// want does to the clock what somebody wants when its turn comes, for the seat whose hand
// it was, 0 for the table. The wish is asked off the goroutine that draws.
func (c *timing) want(seat tracker.Seat, wish timed.Wish) {
	now, device := c.screen.needs.Now(), c.screen.needs.Device
	c.watch, _ = c.watch.See(c.reading())
	stamp := c.watch.Stamp()
	c.screen.act(func(t *journal.Table) error {
		state, _ := timed.State(t)
		for _, do := range wish(state, timed.ScheduleOf(t)) {
			e, err := timed.Event(seat, now, clock.Event{Stamp: stamp, Do: do})
			if err != nil {
				return err
			}
			e.Device = device
			if _, err := t.Do(e); err != nil {
				return err
			}
		}
		return nil
	})
}

// toggle starts the clock, or lets it stand.
func (c *timing) toggle() { c.want(0, timed.Toggle(c.setUp(c.free()))) }

// set makes the clock anew. It stands until it is started; what was played
// before can be counted all the same.
func (c *timing) set(plan clock.Plan) {
	played := c.view.Elapsed
	c.want(0, timed.Anew(c.setUp(plan), c.at.Turn))
	if s := c.screen; played >= clock.Minute {
		s.Notify(s.T("clockAnew"), s.T("countPlayed", "Time", spelled(played)), func() { c.want(0, timed.Count(played)) })
	}
}

// free is a plan without a limit; timers warn all the same.
func (c *timing) free() clock.Plan {
	return clock.Plan{Game: clock.GameClock{Up: true}, Warnings: c.screen.needs.Presets.Warnings}
}

func (c *timing) setUp(plan clock.Plan) clock.SetUp {
	return clock.SetUp{Seats: len(c.screen.seen.View.Seats), Plan: plan}
}

// choose changes how the table is timed.
func (c *timing) choose(change func(timed.Schedule) timed.Schedule) {
	now, device := c.screen.needs.Now(), c.screen.needs.Device
	c.screen.act(func(t *journal.Table) error {
		old := timed.ScheduleOf(t)
		event := change(old)
		if event.Equal(old) {
			return nil
		}
		e, err := timed.Choose(0, now, event)
		if err != nil {
			return err
		}
		e.Device = device
		_, err = t.Do(e)
		return err
	})
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
