package table

import (
	"time"

	"github.com/quickcast/quickcast/internal/chime"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
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
	at       timed.Moment // where the table stands
	watch    clock.Watch
	view     clock.View
	cancel   func() // calls the timer off
	calm     func() // calls off the end of a flash
	flash    bool   // a warning is being shown: this one
	shown    clock.Warning
	late     bool // the round at which time was up is being noted
	gone     bool // another screen shows the clock now
	ruling   ruling
}

const (
	shortGap  = 5 * clock.Second // up to this a gap is not worth a word
	flashTime = 4 * time.Second  // of the band behind the clock
	lastSpell = 30 * clock.Second
	shortTime = 2 * clock.Minute
)

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
	c.watch, step = clock.GoOn(timed.Stamp(t), c.reading())
	c.take(seen)
	if c.state.Running {
		c.noteGap(step)
	}
	if c.state.Seats == 0 && c.screen.needs.Clock {
		c.want(0, timed.Just(c.setUp(c.free()), clock.Start{}))
	}
}

// take goes on with what the log says now.
func (c *timing) take(seen Sight) {
	if !seen.timed {
		return
	}
	c.state, c.schedule = seen.clock, seen.schedule
	c.update()
	c.plan()
	c.at = timed.MomentOf(seen.View, seen.State)
}

// update brings the picture up to date and tells what became due since the last.
func (c *timing) update() {
	before := c.view
	c.view = clock.Look(c.state, c.watch.At())
	c.warn(clock.Warnings(nil, &before, &c.view))
	c.noteTimeUp()
	c.rule()
}

// noteTimeUp notes in which round time was up, and forgets it where the clock was
// given more time after all.
func (c *timing) noteTimeUp() {
	up, noted := c.view.Game.TimeUp(), c.schedule.Round != 0
	_, played := c.preset()
	asked := c.late
	if c.late = played && up != noted; asked || !c.late {
		return
	}
	round := c.screen.seen.View.Round
	c.choose(func(o timed.Schedule) timed.Schedule { return o.Noted(up, round) })
}

// reading is what the device's clocks show. The life of the process that they are read in
// outlives a screen.
func (c *timing) reading() clock.Reading {
	s := c.screen
	if s.shared != nil {
		if read, ok := s.shared.session.Reading(); ok {
			return read
		}
	}
	if read := s.needs.Timing.Reading; read != nil {
		return read()
	}
	if s.state.Run == nil {
		run := clock.NewRun(s.needs.Now())
		s.state.Run = &run
	}
	return s.state.Run.At(s.needs.Now())
}

// tick reads the clocks, notes what must be on disk, and shows the next digit.
func (c *timing) tick() {
	var step clock.Step
	c.watch, step = c.watch.See(c.reading())
	c.update()
	if clock.Due(c.state, c.watch, step) {
		c.want(0, timed.Just(clock.Checkpoint{}))
	}
	if c.state.Running {
		c.noteGap(step)
	}
	c.plan()
	c.screen.showClock()
}

// plan sets the one timer for the next digit, none while the clock stands. That digit is all
// that is made anew, a hundredth of the work: the toolkit then draws the whole window. Without a
// graphics card that is more than three times the work of an empty window with such a digit, a third
// of it for round corners, a fifth each for the tints of the seats and for icons. Tints as
// pictures that are not smoothed save a thirteenth of it.
func (c *timing) plan() {
	c.stop()
	if in := c.view.Next(c.paced()); in > 0 && !c.gone {
		c.cancel = c.screen.needs.Kit.After(in.Duration(), c.tick)
	}
}

func (c *timing) stop() {
	if c.cancel != nil {
		c.cancel()
		c.cancel = nil
	}
}

// paced tells whether every player has a clock.
func (c *timing) paced() bool { return c.state.Seats > 0 && c.state.Plan.Player.Kind != clock.NoPace }

// want does to the clock what somebody wants when its turn comes, for the seat whose hand
// it was, 0 for the table.
func (c *timing) want(seat tracker.Seat, wish timed.Wish) {
	c.read()
	c.order(timed.Order{Seat: seat, Wish: wish})
}

// read looks at the device's clocks and gives the moment.
func (c *timing) read() clock.Stamp {
	c.watch, _ = c.watch.See(c.reading())
	return c.watch.Stamp()
}

// choose changes how the table is timed.
func (c *timing) choose(change func(timed.Schedule) timed.Schedule) {
	c.order(timed.Order{Choose: change})
}

// order carries out what is wanted of the table's time in its turn, off the goroutine that
// draws.
func (c *timing) order(o timed.Order) {
	stamp, now, device := c.watch.Stamp(), c.screen.needs.Now(), c.screen.needs.Device
	c.screen.act(func(t *journal.Table) error {
		return o.Do(t, now, stamp, device)
	})
}

// toggle starts the clock, or lets it stand.
func (c *timing) toggle() { c.want(0, timed.Toggle(c.setUp(c.free()))) }

// set makes the clock anew. The time of the game goes on where only the players' clocks are
// other ones; else the clock stands until it is started, and what was played before can be
// counted all the same.
func (c *timing) set(plan clock.Plan) {
	s, played, goesOn := c.screen, c.view.Played, timed.GoesOn(c.state, plan)
	c.want(0, timed.Anew(c.setUp(plan), c.at.Turn))
	switch {
	case goesOn:
	case played < clock.Minute && c.view.Running:
		s.Notify(s.T("clockAnew"), "", nil)
	case played >= clock.Minute:
		s.Notify(s.T("clockAnew"), s.T("countPlayed", "Time", clock.Spell(played)), func() { c.want(0, timed.Count(played)) })
	}
}

// free is a plan without a limit; timers warn all the same.
func (c *timing) free() clock.Plan {
	return clock.Plan{Game: clock.GameClock{Up: true}, Warnings: c.screen.needs.Presets.Warnings}
}

func (c *timing) setUp(plan clock.Plan) clock.SetUp {
	return clock.SetUp{Seats: len(c.screen.seen.View.Seats), Plan: plan}
}

// setTimer chooses the timer that starts with its phase, none for a limit below
// 0. It starts at once where its phase is on.
func (c *timing) setTimer(kind clock.WindowKind, limit clock.Millis) {
	t := timed.Timer{Window: kind, Limit: limit}
	c.choose(func(o timed.Schedule) timed.Schedule { return o.With(t) })
	if c.at.Choosing == kind {
		c.want(0, timed.ChangeTimer(t))
	}
}

// openTimer starts a timer now, as long as the chosen one of its kind, else the shortest.
func (c *timing) openTimer(kind clock.WindowKind) {
	t, ok := c.schedule.Timer(kind)
	if windows := c.screen.needs.Presets.Windows; !ok && len(windows) > 0 {
		t.Limit = windows[0]
	}
	t.Window = kind
	c.want(0, timed.OpenTimer(t, c.setUp(c.free())))
}

// press is a player's hand on the clock: as on a chess clock it ends the player's
// own time. While all choose by a timer there is nothing to press.
func (c *timing) press(seat tracker.Seat) {
	if c.view.WindowKind != clock.NoWindowOpen {
		c.screen.openClockAt(timersPage)
		return
	}
	c.want(seat, timed.Press(seat))
}

// noteGap speaks of a jump, and offers to take a gap back that may be none of the
// table's time.
func (c *timing) noteGap(step clock.Step) {
	s := c.screen
	switch {
	case s.shared != nil: // it was played on by the others
	case !step.Jumped() || step.By < shortGap:
	case step.Doubtful():
		s.Notify(s.Say(step), s.needs.Words.T("tablescreen.clockDoDiscount"), func() { c.want(0, timed.Just(clock.Discount{By: step.By})) })
	default:
		s.Notify(s.Say(step), "", nil)
	}
}

// warn tells the most pressing of the warnings that became due: in words, by a
// flash, and by what else the device has. At time up it tells what the event
// wants.
func (c *timing) warn(due []clock.Warning) {
	worst, any := clock.Worst(due)
	if !any {
		return
	}
	c.blink(worst)
	c.ring(worst.Left)
	s, k := c.screen, c.screen.needs.Kit
	if verdict, ok := c.verdict(); ok && worst.Left == 0 && worst.Clock == clock.GameName {
		s.Notify(s.Say(verdict.Now), "", nil)
		return
	}
	id, args := worst.Message()
	if worst.Clock == clock.PlayerName {
		seat := tracker.Seat(worst.Seat)
		k, args["Player"] = s.KitOf(seat), s.seen.View.NameOf(seat)
	}
	s.NotifyTo(k, s.Say(tracker.Notice{ID: id, Args: args}), "", nil)
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

// preset is the event the table is played at; false where it is played at none.
func (c *timing) preset() (clock.Preset, bool) { return c.schedule.PresetIn(c.screen.needs.Presets) }

// verdict says what the event of the table wants now; false where it is played
// at none.
func (c *timing) verdict() (clock.Verdict, bool) {
	preset, ok := c.preset()
	if !ok {
		return clock.Verdict{}, false
	}
	seen := c.screen.seen
	return clock.Judge(preset, timed.Facts(seen.State, seen.View, c.view, c.schedule)), true
}

// timeUp says in a few words what happens at time up, "" before.
func (c *timing) timeUp() string {
	if !c.view.Game.TimeUp() {
		return ""
	}
	verdict, ok := c.verdict()
	switch {
	case !ok:
		return c.screen.needs.Words.T("clock.warnGameUp")
	case verdict.Stage == clock.Over:
		return c.screen.T("timeUpOver")
	}
	return c.screen.T("timeUpRound", "Round", verdict.LastRound)
}

// standing says how the clock stands: the event with what it wants now and who
// is ahead, else whether it runs.
func (c *timing) standing() string {
	s := c.screen
	verdict, ok := c.verdict()
	switch {
	case ok:
		return s.Say(verdict.Now) + " " + s.Say(verdict.Ahead)
	case c.view.Game.TimeUp():
		return s.needs.Words.T("clock.warnGameUp")
	case c.state.Running:
		return s.T("clockRuns")
	}
	return s.T("clockStands")
}
