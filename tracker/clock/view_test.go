package clock_test

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker/clock"
)

func TestFaceDown(t *testing.T) {
	plan := clock.Plan{Game: clock.GameClock{Limit: 75 * minute}, Warnings: levels()}
	s := replay(t, at(0, clock.SetUp{Seats: 2, Plan: plan}), at(0, clock.Start{}))
	tests := []struct {
		left  clock.Millis
		want  string
		in    clock.Millis
		level int
	}{
		{75 * minute, "75:00", 1000, 0},
		{75*minute - 1, "75:00", 999, 0},
		{74*minute + 59*second, "74:59", 1000, 0},
		{15*minute + 1, "15:01", 1, 0},
		{15 * minute, "15:00", 1000, 1},
		{61 * second, "1:01", 1000, 4},
		{10*second + 500, "0:11", 500, 5},
		{10 * second, "0:10", 100, 6},
		{9900, "9.9", 100, 6},
		{9850, "9.9", 50, 6},
		{100, "0.1", 100, 6},
		{1, "0.1", 1, 6},
		{0, "0:00", 1000, 7},
		{-999, "0:00", 1, 7},
		{-1000, "-0:01", 1000, 7},
		{-61 * second, "-1:01", 1000, 7},
	}
	for _, test := range tests {
		v := clock.Look(s, 75*minute-test.left)
		if got := v.Game.String(); got != test.want || v.Game.In != test.in || v.In != test.in || v.Game.Level != test.level {
			t.Errorf("%d left: %q in %d level %d, want %q in %d level %d",
				test.left, got, v.Game.In, v.Game.Level, test.want, test.in, test.level)
		}
		if got := v.Game.TimeUp(); got != (test.left <= 0) {
			t.Errorf("%d left: time up is %v", test.left, got)
		}
	}
}

func TestFaceUp(t *testing.T) {
	plan := clock.Plan{Game: clock.GameClock{Limit: 50 * minute, Up: true}, Warnings: levels()}
	s := replay(t, at(0, clock.SetUp{Seats: 2, Plan: plan}), at(0, clock.Start{}))
	v := clock.Look(s, 9*second+400)
	if v.Game.String() != "0:09" || v.Game.In != 600 || v.Game.Left != 50*minute-9400 {
		t.Errorf("shows %s in %d, left %d", &v.Game, v.Game.In, v.Game.Left)
	}
	if v = clock.Look(s, 50*minute); v.Game.String() != "50:00" || !v.Game.TimeUp() || v.Game.Over {
		t.Errorf("at its limit it shows %s, %+v", &v.Game, v.Game)
	}
}

// Following In, a screen draws every change of the digits and nothing else:
// once a second, ten times below ten seconds, never while paused.
func TestInIsWhenDigitsChange(t *testing.T) {
	plan := clock.Plan{Game: clock.GameClock{Limit: 20*second + 350}}
	s := replay(t, at(0, clock.SetUp{Seats: 2, Plan: plan}), at(0, clock.Start{}))
	draws, now := 0, clock.Millis(0)
	for v := clock.Look(s, 0); v.Game.Left > 0; v = clock.Look(s, now) {
		if still := clock.Look(s, now+v.In-1); still.Game.String() != v.Game.String() {
			t.Fatalf("at %d: %s became %s before In", now, &v.Game, &still.Game)
		}
		now += v.In
		if next := clock.Look(s, now); next.Game.String() == v.Game.String() {
			t.Fatalf("at %d: still %s after In", now, &next.Game)
		}
		draws++
	}
	if draws != 111 {
		t.Errorf("%d draws from 20.35 seconds to zero, want 111", draws)
	}
	paused, err := clock.Apply(s, at(5*second, clock.Pause{}))
	if err != nil {
		t.Fatal(err)
	}
	if v := clock.Look(paused, 6*second); v.In != 0 {
		t.Errorf("a paused clock wants to be drawn in %d", v.In)
	}
}

func TestWarningsOnceEach(t *testing.T) {
	d := newDevice(t)
	d.do(clock.SetUp{Seats: 2, Plan: clock.Plan{Game: clock.GameClock{Limit: 10 * minute}, Warnings: levels()}}, clock.Start{})
	var told []clock.Warning
	before := d.look()
	for range 12 * 60 {
		d.pass(second)
		after := d.look()
		told = clock.Warnings(told, &before, &after)
		before = after
	}
	want := []clock.Millis{300_000, 120_000, 30_000, 10_000, 0}
	if got := lefts(told); !slices.Equal(got, want) {
		t.Errorf("told %v, want %v", got, want)
	}
}

// After a sleep all warnings slept through are due together; after a restart
// none is told again.
func TestWarningsAfterSleepAndRestart(t *testing.T) {
	d := newDevice(t)
	d.do(clock.SetUp{Seats: 2, Plan: standard()}, clock.Start{})
	d.pass(second)
	before := d.look()
	d.sleep(71 * minute)
	d.idle(second)
	d.see()
	after := d.look()
	if got := lefts(clock.Warnings(nil, &before, &after)); !slices.Equal(got, []clock.Millis{900_000, 600_000, 300_000}) {
		t.Errorf("after the sleep: %v", got)
	}
	d.kill(second)
	d.see()
	again := d.look()
	if got := clock.Warnings(nil, &clock.View{}, &again); len(got) != 0 {
		t.Errorf("after the restart: %v", got)
	}
	if got := clock.Warnings(nil, &after, &again); len(got) != 0 {
		t.Errorf("from before to after the restart: %v", got)
	}
}

// A bonus that lifts a clock over a level does not tell it again; a person who
// sets the time does.
func TestWarningsOfPlayers(t *testing.T) {
	pace := clock.Pace{Kind: clock.Increment, Bank: 32 * second, Bonus: 20 * second}
	s := replay(t, at(0, timed(pace)), at(0, clock.Switch{Seat: 1}), at(0, clock.Start{}))
	before := clock.Look(s, 0)
	now := clock.Millis(0)
	step := func(to clock.Millis, changes ...clock.Change) []clock.Warning {
		now = to
		for _, do := range changes {
			next, err := clock.Apply(s, at(now, do))
			if err != nil {
				t.Fatal(err)
			}
			s = next
		}
		after := clock.Look(s, now)
		told := clock.Warnings(nil, &before, &after)
		before = after
		return told
	}
	if got := step(5 * second); len(got) != 1 || got[0] != (clock.Warning{Clock: clock.PlayerName, Seat: 1, Left: 30_000}) {
		t.Fatalf("at 27 left: %v", got)
	}
	step(6*second, clock.Switch{Seat: 2}) // seat 1 has 46
	step(7*second, clock.Switch{Seat: 1})
	step(10 * second) // 43 are left
	if got := step(27 * second); len(got) != 0 {
		t.Errorf("30 seconds told twice: %v", got)
	}
	step(28*second, clock.Pause{}, clock.Adjust{Seat: 1, By: 30 * second}, clock.Resume{})
	if got := step(60 * second); len(got) != 1 || got[0].Left != 30_000 {
		t.Errorf("after the time was set by hand: %v", got)
	}
}

func TestWindow(t *testing.T) {
	s := replay(t, at(0, clock.SetUp{Seats: 2, Plan: standard()}), at(0, clock.Start{}),
		at(10*second, clock.OpenWindow{Window: clock.Planning, Limit: 30 * second}))
	before := clock.Look(s, 5*second)
	after := clock.Look(s, 32*second)
	if after.Window.String() != "8.0" || after.WindowKind != clock.Planning {
		t.Errorf("shows %s", &after.Window)
	}
	if got := lefts(clock.Warnings(nil, &before, &after)); !slices.Equal(got, []clock.Millis{10_000}) {
		t.Errorf("warnings %v: 30 seconds are there from the start", got)
	}
	last := clock.Look(s, 41*second)
	if got := lefts(clock.Warnings(nil, &after, &last)); !slices.Equal(got, []clock.Millis{0}) {
		t.Errorf("at the end: %v", got)
	}
	free := replay(t, at(0, clock.SetUp{Seats: 2, Plan: standard()}), at(0, clock.Start{}),
		at(0, clock.OpenWindow{Window: clock.Quickcast}))
	if v := clock.Look(free, 42*second); v.Window.String() != "0:42" || v.Window.TimeUp() {
		t.Errorf("a free window shows %s", &v.Window)
	}
}

// A timer opened anew warns anew, and a clock made anew warns of nothing that
// is there from its start.
func TestWarningsStartAnew(t *testing.T) {
	window := clock.OpenWindow{Window: clock.Planning, Limit: minute}
	s := replay(t, at(0, clock.SetUp{Seats: 2, Plan: standard()}), at(0, clock.Start{}), at(0, window))
	before := clock.Look(s, 55*second)
	s = replay(t, at(0, clock.SetUp{Seats: 2, Plan: standard()}), at(0, clock.Start{}), at(0, window), at(56*second, window))
	after := clock.Look(s, 90*second)
	if got := lefts(clock.Warnings(nil, &before, &after)); !slices.Equal(got, []clock.Millis{30_000}) {
		t.Errorf("of the second timer: %v", got)
	}
	short := clock.Plan{Game: clock.GameClock{Limit: 4 * minute}, Warnings: levels()}
	s = replay(t, at(0, clock.SetUp{Seats: 2, Plan: standard()}), at(100*second, clock.SetUp{Seats: 2, Plan: short}))
	anew := clock.Look(s, 100*second)
	if got := clock.Warnings(nil, &after, &anew); len(got) != 0 {
		t.Errorf("of the clock made anew: %v", got)
	}
}

// While a simple delay runs, its own seconds are what changes.
func TestDelayIsDrawn(t *testing.T) {
	s := busy(t)
	v := clock.Look(s, 1300)
	if f := v.Player(3); f.Delay != 3700 || f.In != 700 || f.String() != "40:00" {
		t.Errorf("shows %s, delay %d, in %d", &f, f.Delay, f.In)
	}
	if f := v.Player(7); f.Used {
		t.Error("a seat nobody sits in has a clock")
	}
}

func lefts(told []clock.Warning) []clock.Millis {
	var all []clock.Millis
	for _, w := range told {
		all = append(all, w.Left)
	}
	return all
}

func busy(t testing.TB) clock.State {
	plan := standard()
	plan.Player = clock.Pace{Kind: clock.Delay, Bank: 40 * minute, Bonus: 5 * second}
	return replay(t, at(0, clock.SetUp{Seats: 6, Plan: plan}), at(0, clock.Switch{Seat: 3}), at(0, clock.Start{}),
		at(0, clock.OpenWindow{Window: clock.Planning, Limit: 3 * minute}))
}

func TestLookAllocatesNothing(t *testing.T) {
	s := busy(t)
	before, told, text := clock.Look(s, 0), make([]clock.Warning, 0, 32), make([]byte, 0, 16)
	now := clock.Millis(0)
	allocated := testing.AllocsPerRun(100, func() {
		now += 100
		v := clock.Look(s, now)
		told = clock.Warnings(told[:0], &before, &v)
		text = v.Game.Append(text[:0], ',')
		before = v
	})
	if allocated != 0 {
		t.Errorf("a look allocates %v times", allocated)
	}
}

func BenchmarkLook(b *testing.B) {
	s := busy(b)
	b.ReportAllocs()
	now := clock.Millis(0)
	for b.Loop() {
		now++
		v := clock.Look(s, now)
		if v.Seats != 6 {
			b.Fatal("no clocks")
		}
	}
}

func BenchmarkWarnings(b *testing.B) {
	s := busy(b)
	before, after := clock.Look(s, 0), clock.Look(s, 74*minute)
	told := make([]clock.Warning, 0, 32)
	b.ReportAllocs()
	for b.Loop() {
		told = clock.Warnings(told[:0], &before, &after)
	}
}

func BenchmarkApply(b *testing.B) {
	s := busy(b)
	e := at(minute, clock.Switch{Seat: 2})
	b.ReportAllocs()
	for b.Loop() {
		if _, err := clock.Apply(s, e); err != nil {
			b.Fatal(err)
		}
	}
}
