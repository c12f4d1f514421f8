package clock_test

import (
	"testing"
	"time"

	"github.com/quickcast/quickcast/tracker/clock"

	"pgregory.net/rapid"
)

const (
	second = clock.Second
	minute = clock.Minute
	hour   = clock.Hour
)

// After 90 minutes and whatever happens to the device, the game clock is
// right to 100 ms, where the law says it can be.
func TestRightAfterNinetyMinutes(t *testing.T) {
	tests := []struct {
		name   string
		happen func(d *device)
		lost   clock.Millis // what the law gives up, at most
	}{
		{"nothing", func(d *device) {}, 0},
		{"nobody looks", func(d *device) { d.idle(60 * minute) }, 0},
		{"sleep", func(d *device) { d.sleep(17 * minute) }, 0},
		{"sleep of a second", func(d *device) { d.sleep(second) }, 0},
		{"many sleeps", func(d *device) {
			for range 60 {
				d.sleep(20 * second)
				d.pass(3 * second)
			}
		}, 0},
		{"killed", func(d *device) { d.kill(5 * minute) }, 0},
		{"killed often", func(d *device) {
			for range 50 {
				d.pass(7 * second)
				d.kill(400)
			}
		}, 0},
		{"killed in sleep", func(d *device) { d.sleep(9 * minute); d.kill(4 * minute) }, 0},
		{"set back an hour", func(d *device) { d.set(-hour) }, 0},
		{"set back, then killed", func(d *device) { d.set(-hour); d.pass(2 * second); d.kill(minute) }, 0},
		{"set back, then sleep", func(d *device) { d.set(-hour); d.pass(second); d.sleep(9 * minute) }, 0},
		{"set back between two looks far apart", func(d *device) { d.idle(10 * minute); d.set(-hour); d.idle(10 * minute) }, 0},
		{"set back a little, again and again", func(d *device) {
			for range 100 {
				d.set(-40)
				d.pass(2 * second)
			}
		}, 0},
		{"set back to 1970", func(d *device) { d.set(-d.wall) }, 0},
		{"set forward a year", func(d *device) { d.set(365 * 24 * hour) }, 0},
		{"set back while killed", func(d *device) { d.pass(25 * second); d.kill(2 * minute); d.set(-hour) }, 2*minute + clock.Heartbeat},
		{"set back while asleep", func(d *device) { d.sleep(3 * minute); d.set(-hour) }, 3 * minute},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			d := newDevice(t)
			d.idle(20 * second)
			d.do(clock.SetUp{Seats: 2, Plan: untimed()}, clock.Start{})
			begin := d.truth
			d.pass(20*minute + 333)
			test.happen(d)
			d.pass(70 * minute)
			off := d.truth - begin - d.look().Elapsed
			if off < -100 || off > test.lost+100 {
				t.Errorf("off by %d ms, at most %d may be lost", off, test.lost)
			}
		})
	}
}

// With a clock that goes on during sleep and over a restart, nothing is lost.
func TestSteadyIsExact(t *testing.T) {
	d := newDevice(t)
	d.countsSleep = true
	d.do(clock.SetUp{Seats: 2, Plan: untimed()}, clock.Start{})
	for range 10 {
		d.pass(5 * minute)
		d.sleep(3 * minute)
		d.set(-hour)
		d.pass(second)
		d.set(90 * minute)
		d.sleep(minute)
		d.kill(2 * minute)
		d.set(-10 * hour)
		d.see()
	}
	if got := d.look().Elapsed; got != d.truth {
		t.Errorf("elapsed %d, true are %d", got, d.truth)
	}
}

// A clock set forward by less than Longest cannot be told from sleep: it is
// counted, said, and can be taken back.
func TestForwardIsDoubtfulAndCanBeTakenBack(t *testing.T) {
	d := newDevice(t)
	d.do(clock.SetUp{Seats: 2, Plan: standard()}, clock.Switch{Seat: 2}, clock.Start{})
	d.pass(10 * minute)
	d.set(hour)
	d.idle(second)
	step := d.see()
	if step.Cause != clock.Slept || !step.Doubtful() || step.By != hour {
		t.Fatalf("step is %+v", step)
	}
	d.do(clock.Discount{By: step.By})
	d.pass(10 * minute)
	if got := d.look(); got.Elapsed != d.truth || got.Players[1].Left != 40*minute-d.truth {
		t.Errorf("elapsed %d, player %d, true are %d", got.Elapsed, got.Players[1].Left, d.truth)
	}
}

// Without any monotonic clock a set back costs only the step it happens in.
func TestWallAlone(t *testing.T) {
	d := newDevice(t)
	d.bare = true
	d.do(clock.SetUp{Seats: 2, Plan: untimed()}, clock.Start{})
	d.pass(10 * minute)
	d.set(-hour)
	d.idle(400)
	if step := d.see(); step.Cause != clock.SetBack || step.By != hour-400 {
		t.Errorf("step is %+v", step)
	}
	d.pass(10 * minute)
	if off := d.truth - d.look().Elapsed; off != 400 {
		t.Errorf("off by %d, want the 400 of the step", off)
	}
}

func TestLaw(t *testing.T) {
	a := clock.Reading{Wall: 1000 * hour, Mono: hour, Run: "a"}
	b := clock.Reading{Wall: 1000 * hour, Mono: hour, Run: "a", CountsSleep: true}
	tests := []struct {
		name string
		old  clock.Reading
		wall clock.Millis
		mono clock.Millis
		run  string
		want clock.Step
	}{
		{"agree", a, second, second, "a", clock.Step{Counted: second}},
		{"agree within 50", a, second + 50, second, "a", clock.Step{Counted: second}},
		{"agree within -50", a, second - 50, second, "a", clock.Step{Counted: second}},
		{"slept 51", a, second + 51, second, "a", clock.Step{Counted: second + 51, Cause: clock.Slept, By: 51}},
		{"set back 51", a, second - 51, second, "a", clock.Step{Counted: second, Cause: clock.SetBack, By: 51}},
		{"slept 12 h", a, 12*hour + second, second, "a", clock.Step{Counted: 12*hour + second, Cause: clock.Slept, By: 12 * hour}},
		{"more than 12 h", a, 12*hour + second + 1, second, "a", clock.Step{Counted: second, Cause: clock.Forward, By: 12*hour + 1}},
		{"steady forward", b, hour, second, "a", clock.Step{Counted: second, Cause: clock.Forward, By: hour - second}},
		{"steady back", b, -hour, second, "a", clock.Step{Counted: second, Cause: clock.SetBack, By: hour + second}},
		{"restarted", a, hour, -hour, "b", clock.Step{Counted: hour, Cause: clock.Restarted, By: hour}},
		{"restarted, set back", a, -hour, 0, "b", clock.Step{Cause: clock.SetBack, By: hour}},
		{"restarted next day", a, 13 * hour, 0, "b", clock.Step{Cause: clock.Absent, By: 13 * hour}},
		{"monotonic runs back", a, hour, -second, "a", clock.Step{Counted: hour}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			watch, _ := clock.Watch{}.See(test.old)
			now := clock.Reading{Wall: test.old.Wall + test.wall, Mono: test.old.Mono + test.mono, Run: test.run, CountsSleep: test.old.CountsSleep}
			watch, got := watch.See(now)
			if got != test.want {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
			if watch.At() != got.Counted {
				t.Errorf("table time %d, counted %d", watch.At(), got.Counted)
			}
		})
	}
}

// Whatever the clocks show, table time and elapsed time never run backwards,
// within a process and over restarts.
func TestNeverBackwards(t *testing.T) {
	any64 := rapid.Int64()
	rapid.Check(t, func(t *rapid.T) {
		watch := clock.Watch{}
		for range rapid.IntRange(1, 40).Draw(t, "readings") {
			before := watch.At()
			if rapid.Bool().Draw(t, "restart") {
				watch = clock.Follow(watch.Stamp())
			}
			watch, _ = watch.See(clock.Reading{
				Wall:        clock.Millis(any64.Draw(t, "wall")),
				Mono:        clock.Millis(any64.Draw(t, "mono")),
				Run:         rapid.SampledFrom([]string{"", "a", "b"}).Draw(t, "run"),
				CountsSleep: rapid.Bool().Draw(t, "steady"),
			})
			if watch.At() < before {
				t.Fatalf("table time went from %d to %d", before, watch.At())
			}
		}
	})
}

func TestRun(t *testing.T) {
	start := time.Now()
	run := clock.NewRun(start)
	got := run.At(start.Add(1500 * time.Millisecond))
	if got.Mono != 1500 || got.Run == "" || got.CountsSleep {
		t.Errorf("reading is %+v", got)
	}
	if got := run.At(start.Round(0)); got.Run != "" || got.Mono != 0 {
		t.Errorf("a time without a monotonic part gave %+v", got)
	}
	if got := clock.NewRun(start.Round(0)).At(start); got.Run != "" {
		t.Errorf("a run without a monotonic clock gave %+v", got)
	}
	if got := clock.UptimeReading(start, time.Minute, "boot"); got.Mono != minute || !got.CountsSleep || got.Run != "boot" {
		t.Errorf("steady reading is %+v", got)
	}
}

func TestDue(t *testing.T) {
	d := newDevice(t)
	d.do(clock.SetUp{Seats: 2, Plan: untimed()})
	d.pass(2 * minute)
	if len(d.log) != 1 {
		t.Errorf("a clock that does not run wrote %d events", len(d.log))
	}
	d.do(clock.Start{})
	d.pass(2 * minute)
	if got := len(d.log); got != 6 {
		t.Errorf("two minutes wrote %d checkpoints, want 4", got-2)
	}
	d.kill(second)
	d.see()
	if got := len(d.log); got != 7 {
		t.Errorf("a restart wrote %d checkpoints, want 1 at once", got-6)
	}
}
