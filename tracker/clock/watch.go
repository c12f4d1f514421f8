package clock

const (
	// Agree is how far wall and monotonic clock may differ over one step and
	// still count as agreeing.
	Agree Millis = 50
	// Longest is the longest gap that counts as time at the table.
	Longest = 12 * Hour
	// Heartbeat is how much running time may pass without a stamp on disk.
	Heartbeat = 30 * Second
)

// Stamp is a moment in table time, with the reading it was taken from.
type Stamp struct {
	At Millis `json:"at"` // since the table's clock was made
	Reading
}

// valid tells whether a stamp could have come from a watch.
func (s Stamp) valid() bool {
	return s.At.within(0, end) && s.Wall.within(-end, end) && s.Mono.within(0, end)
}

// Watch follows the device's clocks and keeps table time. The zero value has
// seen nothing yet. It is a value: See gives the next one.
type Watch struct {
	last Stamp
	seen bool
}

// Follow gives a watch that goes on from the newest stamp of a log. Stamps of
// events that were taken back are as good as any.
func Follow(last Stamp) Watch { return Watch{last: last, seen: true} }

// At is table time as of the last reading.
func (w Watch) At() Millis { return w.last.At }

// Stamp is the moment of the last reading, for the event that happens now.
func (w Watch) Stamp() Stamp { return w.last }

// Cause says why a step counted what it counted.
type Cause string

// The causes. All but Flowed are jumps.
const (
	Flowed    Cause = ""          // nothing special happened
	SetBack   Cause = "set-back"  // the wall clock was set back; By is how far
	Slept     Cause = "slept"     // the device slept or was set forward; By is counted
	Forward   Cause = "forward"   // the wall clock was set forward; By is not counted
	Restarted Cause = "restarted" // another run went on; By is the time between, counted
	Absent    Cause = "absent"    // another run after more than Longest; By is not counted
)

// Step is the way from one reading to the next.
type Step struct {
	Counted Millis // how far table time went on
	Cause   Cause
	By      Millis // the size of the jump, 0 if Flowed
}

// Jumped tells whether something happened that a stamp should follow at once.
func (s Step) Jumped() bool { return s.Cause != Flowed }

// Doubtful tells whether the gap may be no time at the table at all: the
// person may want it taken back (Discount by By).
func (s Step) Doubtful() bool { return s.Cause == Slept || s.Cause == Restarted }

// Message names the text that tells a person of the jump.
func (s Step) Message() (string, map[string]any) {
	return "clock.jump" + camel(s.Cause), map[string]any{"Time": Spell(s.By)}
}

// See takes the next reading by the law of time (see the package) and gives
// the watch after it. Table time never goes back, whatever the readings.
func (w Watch) See(now Reading) (Watch, Step) {
	if !w.seen {
		return Watch{last: Stamp{Reading: now}, seen: true}, Step{}
	}
	step := between(w.last.Reading, now)
	step.Counted = max(0, min(step.Counted, end-w.last.At))
	return Watch{last: Stamp{At: w.last.At + step.Counted, Reading: now}, seen: true}, step
}

// between is the law of time.
func between(old, now Reading) Step {
	wall, mono := now.Wall-old.Wall, now.Mono-old.Mono
	if old.Run == "" || old.Run != now.Run || mono < 0 {
		return apart(wall, old.Run != now.Run)
	}
	countsSleep := old.CountsSleep && now.CountsSleep
	switch gap := wall - mono; {
	case gap < -Agree:
		return Step{Counted: mono, Cause: SetBack, By: -gap}
	case gap <= Agree:
		return Step{Counted: mono}
	case countsSleep || gap > Longest:
		return Step{Counted: mono, Cause: Forward, By: gap}
	default:
		return Step{Counted: wall, Cause: Slept, By: gap}
	}
}

// apart is the law where only the wall clocks can be compared.
func apart(wall Millis, restarted bool) Step {
	switch {
	case wall < -Agree:
		return Step{Cause: SetBack, By: -wall}
	case wall > Longest:
		return Step{Cause: Absent, By: wall}
	case restarted:
		return Step{Counted: max(wall, 0), Cause: Restarted, By: max(wall, 0)}
	default:
		return Step{Counted: max(wall, 0)}
	}
}

// GoOn goes on at a reading after the newest stamp there is, as after a new start of the
// app; with no stamp it begins. What was counted meanwhile is told as a jump, also where the
// device's clock went on beyond doubt and knows of no such thing.
func GoOn(last Stamp, now Reading) (Watch, Step) {
	if last == (Stamp{}) {
		return Watch{}.See(now)
	}
	w, step := Follow(last).See(now)
	if !step.Doubtful() && step.Counted > 2*Heartbeat {
		step.Cause, step.By = Restarted, step.Counted
	}
	return w, step
}

// Due tells whether a Checkpoint should be written now: the clock runs, and it
// jumped or the newest stamp on disk is a Heartbeat old. Nothing is due while
// nothing runs.
func Due(s State, w Watch, step Step) bool {
	return s.Running && (step.Jumped() || w.At()-s.Last.At >= Heartbeat)
}
