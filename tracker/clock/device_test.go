package clock_test

import (
	"encoding/json"
	"testing"

	"github.com/quickcast/quickcast/tracker/clock"
)

// device is a virtual phone with a table on it: it knows the true time, keeps
// a wall clock and a monotonic clock as a real one does, and a log on disk.
type device struct {
	t           testing.TB
	truth       clock.Millis // since the beginning
	wall        clock.Millis
	mono        clock.Millis
	run         string
	countsSleep bool
	bare        bool // no monotonic clock at all

	watch clock.Watch
	state clock.State
	log   []clock.Event
}

func newDevice(t testing.TB) *device {
	return &device{t: t, wall: 1_790_000_000_000, mono: 5000, run: "a"}
}

func (d *device) reading() clock.Reading {
	if d.bare {
		return clock.Reading{Wall: d.wall}
	}
	return clock.Reading{Wall: d.wall, Mono: d.mono, Run: d.run, CountsSleep: d.countsSleep}
}

// see reads the clocks as a screen does, and writes a checkpoint if one is due.
func (d *device) see() clock.Step {
	var step clock.Step
	d.watch, step = d.watch.See(d.reading())
	if clock.Due(d.state, d.watch, step) {
		d.apply(clock.Checkpoint{})
	}
	return step
}

func (d *device) apply(change clock.Change) {
	d.t.Helper()
	e := clock.Event{Stamp: d.watch.Stamp(), Do: change}
	next, err := clock.Apply(d.state, e)
	if err != nil {
		d.t.Fatalf("%T: %v", change, err)
	}
	d.state, d.log = next, append(d.log, e)
}

func (d *device) do(changes ...clock.Change) {
	d.t.Helper()
	d.see()
	for _, change := range changes {
		d.apply(change)
	}
}

// pass lets time pass, awake, with the screen looking every second.
func (d *device) pass(span clock.Millis) {
	for span > 0 {
		some := min(span, clock.Second)
		d.idle(some)
		d.see()
		span -= some
	}
}

// idle lets time pass, awake, with nobody looking.
func (d *device) idle(span clock.Millis) {
	d.truth, d.wall, d.mono = d.truth+span, d.wall+span, d.mono+span
}

// sleep lets time pass while the device sleeps.
func (d *device) sleep(span clock.Millis) {
	d.truth, d.wall = d.truth+span, d.wall+span
	if d.countsSleep {
		d.mono += span
	}
}

// set moves the wall clock.
func (d *device) set(by clock.Millis) { d.wall += by }

// kill ends the process and starts another after a time: what is left is what
// was written, read back from JSON.
func (d *device) kill(dead clock.Millis) {
	d.t.Helper()
	data, err := json.Marshal(d.log)
	if err != nil {
		d.t.Fatal(err)
	}
	d.truth, d.wall = d.truth+dead, d.wall+dead
	if d.countsSleep {
		d.mono += dead
	} else {
		d.mono, d.run = 3, d.run+"a"
	}
	d.log = nil
	if err := json.Unmarshal(data, &d.log); err != nil {
		d.t.Fatal(err)
	}
	if d.state, err = replayed(d.log); err != nil {
		d.t.Fatal(err)
	}
	d.watch = clock.Follow(d.state.Last)
}

func (d *device) look() clock.View { return clock.Look(d.state, d.watch.At()) }

// untimed is a plan that only counts up.
func untimed() clock.Plan { return clock.Plan{Game: clock.GameClock{Up: true}} }

// standard is a game of 75 minutes with a plain clock of 40 for each.
func standard() clock.Plan {
	return clock.Plan{
		Game:     clock.GameClock{Limit: 75 * clock.Minute},
		Player:   clock.Pace{Kind: clock.Plain, Bank: 40 * clock.Minute},
		Warnings: levels(),
	}
}

func levels() []clock.Millis {
	return []clock.Millis{900_000, 600_000, 300_000, 120_000, 30_000, 10_000}
}
