package clock_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"

	"pgregory.net/rapid"
)

// at makes an event at a table time.
func at(ms clock.Millis, do clock.Change) clock.Event {
	return clock.Event{Stamp: clock.Stamp{At: ms, Reading: clock.Reading{Wall: 1_790_000_000_000 + ms}}, Do: do}
}

func replay(t testing.TB, log ...clock.Event) clock.State {
	t.Helper()
	s, err := replayed(log)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func timed(pace clock.Pace) clock.SetUp {
	plan := standard()
	plan.Player = pace
	return clock.SetUp{Seats: 2, Plan: plan}
}

// One turn of seat 1 from second 0 to 8, the clock of which had 60 seconds and
// a bonus of 5: what it shows at second 3, at 8 and after the turn.
func TestPaces(t *testing.T) {
	tests := []struct {
		kind                 clock.PaceKind
		bonus                clock.Millis
		atThree, atEight, on clock.Millis
	}{
		{clock.Plain, 0, 57 * second, 52 * second, 52 * second},
		{clock.Increment, 5 * second, 57 * second, 52 * second, 57 * second},
		{clock.Delay, 5 * second, 60 * second, 57 * second, 57 * second},
		{clock.Bronstein, 5 * second, 57 * second, 52 * second, 57 * second},
		{clock.Bronstein, 9 * second, 57 * second, 52 * second, 60 * second},
		{clock.Delay, 9 * second, 60 * second, 60 * second, 60 * second},
		{clock.NoPace, 0, 3 * second, 8 * second, 8 * second},
	}
	for _, test := range tests {
		t.Run(string(test.kind), func(t *testing.T) {
			pace := clock.Pace{Kind: test.kind, Bank: minute, Bonus: test.bonus}
			if test.kind == clock.NoPace {
				pace = clock.Pace{}
			}
			s := replay(t, at(0, timed(pace)), at(0, clock.Switch{Seat: 1}), at(0, clock.Start{}))
			for _, look := range []struct{ at, want clock.Millis }{{3 * second, test.atThree}, {8 * second, test.atEight}} {
				v := clock.Look(s, look.at)
				if got := v.Player(1).Shown; got != look.want {
					t.Errorf("at %d: %d, want %d", look.at, got, look.want)
				}
			}
			for _, end := range []clock.Change{clock.Switch{Seat: 2}, clock.Neutral{}} {
				after, err := clock.Apply(s, at(8*second, end))
				if err != nil {
					t.Fatal(err)
				}
				v := clock.Look(after, 20*second)
				if got := v.Player(1).Shown; got != test.on {
					t.Errorf("after %T: %d, want %d", end, got, test.on)
				}
			}
		})
	}
}

// A pause does not end a turn: the delay goes on where it was.
func TestPauseKeepsTheTurn(t *testing.T) {
	s := replay(t, at(0, timed(clock.Pace{Kind: clock.Delay, Bank: minute, Bonus: 5 * second})),
		at(0, clock.Start{}), at(0, clock.Switch{Seat: 1}),
		at(4*second, clock.Pause{}), at(100*second, clock.Resume{}))
	v := clock.Look(s, 107*second)
	if got := v.Player(1); got.Shown != 54*second || got.Delay != 0 {
		t.Errorf("shows %d, delay %d; want 54000 and 0", got.Shown, got.Delay)
	}
	if v = clock.Look(s, 100*second); v.Players[0].Delay != second {
		t.Errorf("delay left %d, want 1000", v.Players[0].Delay)
	}
}

func TestAdjust(t *testing.T) {
	s := replay(t, at(0, timed(clock.Pace{Kind: clock.Plain, Bank: minute})), at(0, clock.Start{}),
		at(0, clock.Switch{Seat: 1}), at(10*second, clock.Pause{}),
		at(20*second, clock.Adjust{Seat: 1, By: -30 * second}), at(20*second, clock.AdjustGame{By: 5 * minute}))
	v := clock.Look(s, 30*second)
	if v.Players[0].Shown != 20*second || v.Players[1].Shown != minute || v.Game.Shown != 80*minute-10*second {
		t.Errorf("players %d and %d, game %d", v.Players[0].Shown, v.Players[1].Shown, v.Game.Shown)
	}
	if v.Elapsed != 10*second {
		t.Errorf("adjusting changed what was measured: %d", v.Elapsed)
	}
}

// What is taken back had never passed: not for the player, not for the delay,
// not for the short timer.
func TestDiscount(t *testing.T) {
	s := replay(t, at(0, timed(clock.Pace{Kind: clock.Delay, Bank: minute, Bonus: 5 * second})), at(0, clock.Start{}),
		at(0, clock.Switch{Seat: 1}), at(0, clock.OpenWindow{Window: clock.Planning, Limit: 3 * minute}),
		at(100*second, clock.Discount{By: 97 * second}))
	v := clock.Look(s, 101*second)
	if v.Elapsed != 4*second || v.Players[0].Shown != minute || v.Players[0].Delay != second || v.Window.Left != 176*second {
		t.Errorf("elapsed %d, player %d, delay %d, window %d", v.Elapsed, v.Players[0].Shown, v.Players[0].Delay, v.Window.Left)
	}
	if v.Players[0].Told != 4 || v.Window.Told != 3 {
		t.Errorf("told %d and %d: warnings of time that never passed", v.Players[0].Told, v.Window.Told)
	}
}

// A state shares nothing with the plan it was made from.
func TestPlanIsCopied(t *testing.T) {
	plan := standard()
	s := replay(t, at(0, clock.SetUp{Seats: 2, Plan: plan}))
	plan.Warnings[0] = 7 * second
	if s.Plan.Warnings[0] != 900*second {
		t.Error("changing the plan changed the state")
	}
}

func TestRefusals(t *testing.T) {
	made := []clock.Event{at(0, clock.SetUp{Seats: 3, Plan: standard()})}
	running := append(made[:1:1], at(0, clock.Start{}), at(0, clock.Switch{Seat: 2}))
	paused := append(running[:3:3], at(minute, clock.Pause{}))
	bad := standard()
	bad.Player.Bonus = second
	tests := []struct {
		name   string
		log    []clock.Event
		do     clock.Change
		reason tracker.Code
	}{
		{"nothing set up", nil, clock.Start{}, clock.NotSetUp},
		{"nothing to do", made, nil, clock.BadEvent},
		{"no seat", nil, clock.SetUp{Seats: 0, Plan: standard()}, clock.BadSeats},
		{"eight seats", nil, clock.SetUp{Seats: 8, Plan: standard()}, clock.BadSeats},
		{"bad plan", nil, clock.SetUp{Seats: 2, Plan: bad}, clock.BadPlan},
		{"set up while running", running, clock.SetUp{Seats: 2, Plan: standard()}, clock.IsRunning},
		{"start twice", running, clock.Start{}, clock.AlreadyStarted},
		{"pause before start", made, clock.Pause{}, clock.NotRunning},
		{"resume before start", made, clock.Resume{}, clock.NotStarted},
		{"resume while running", running, clock.Resume{}, clock.IsRunning},
		{"no such seat", running, clock.Switch{Seat: 4}, clock.NoSuchSeat},
		{"switch to nobody", running, clock.Switch{}, clock.NoSuchSeat},
		{"switch to the same", running, clock.Switch{Seat: 2}, clock.HasTurn},
		{"neutral twice", made, clock.Neutral{}, clock.IsNeutral},
		{"adjust while running", running, clock.Adjust{Seat: 1, By: second}, clock.IsRunning},
		{"adjust the game while running", running, clock.AdjustGame{By: second}, clock.IsRunning},
		{"adjust by nothing", paused, clock.Adjust{Seat: 1}, clock.OutOfRange},
		{"adjust below zero", paused, clock.Adjust{Seat: 2, By: -39*minute - 1}, clock.BelowZero},
		{"adjust too far", paused, clock.AdjustGame{By: clock.Most}, clock.OutOfRange},
		{"discount nothing", paused, clock.Discount{}, clock.OutOfRange},
		{"discount more than ran", paused, clock.Discount{By: minute + 1}, clock.BelowZero},
		{"close nothing", paused, clock.CloseWindow{}, clock.NoWindow},
		{"unknown window", paused, clock.OpenWindow{Window: "tea"}, clock.BadWindow},
		{"endless window", paused, clock.OpenWindow{Window: clock.Planning, Limit: hour + 1}, clock.BadWindow},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := replay(t, test.log...)
			got, err := clock.Apply(s, at(2*minute, test.do))
			var refused *tracker.Refusal
			if !errors.Is(err, test.reason) || !errors.As(err, &refused) {
				t.Fatalf("got %v, want %v", err, test.reason)
			}
			if !reflect.DeepEqual(got, s) {
				t.Errorf("the state was changed: %+v", got)
			}
		})
	}
	if _, err := clock.Apply(clock.State{}, at(-1, made[0].Do)); !errors.Is(err, clock.BadStamp) {
		t.Errorf("a time before the beginning: %v", err)
	}
}

// Taking an event back is a replay without it: the time around it stays.
func TestUndoLosesNoTime(t *testing.T) {
	s := replay(t, at(0, clock.SetUp{Seats: 2, Plan: standard()}), at(0, clock.Switch{Seat: 1}), at(0, clock.Start{}),
		// at(40*second, clock.Switch{Seat: 2}) was taken back
		at(minute, clock.Checkpoint{}))
	v := clock.Look(s, 90*second)
	if got := v.Player(1).Shown; got != 40*minute-90*second {
		t.Errorf("shows %d", got)
	}
}

// An event stamped before the state does not turn the time back.
func TestLateEvent(t *testing.T) {
	s := replay(t, at(0, clock.SetUp{Seats: 2, Plan: standard()}), at(0, clock.Start{}),
		at(minute, clock.Checkpoint{}), at(30*second, clock.Switch{Seat: 1}))
	v := clock.Look(s, 61*second)
	if v.Neutral != minute || v.Elapsed != 61*second || s.Last.At != minute {
		t.Errorf("neutral %d, elapsed %d, last %d", v.Neutral, v.Elapsed, s.Last.At)
	}
}

// changes draws any change, legal or not.
func changes() *rapid.Generator[clock.Change] {
	seat := rapid.Custom(func(t *rapid.T) clock.Seat { return clock.Seat(rapid.IntRange(0, 7).Draw(t, "seat")) })
	by := rapid.Custom(func(t *rapid.T) clock.Millis { return clock.Millis(rapid.Int64Range(-200_000, 200_000).Draw(t, "by")) })
	return rapid.Custom(func(t *rapid.T) clock.Change {
		switch rapid.IntRange(0, 11).Draw(t, "kind") {
		case 0:
			return clock.Start{}
		case 1:
			return clock.Pause{}
		case 2:
			return clock.Resume{}
		case 3:
			return clock.Neutral{}
		case 4:
			return clock.Adjust{Seat: seat.Draw(t, "who"), By: by.Draw(t, "by")}
		case 5:
			return clock.AdjustGame{By: by.Draw(t, "by")}
		case 6:
			return clock.OpenWindow{Window: clock.Planning, Limit: clock.Millis(rapid.Int64Range(0, 180_000).Draw(t, "limit"))}
		case 7:
			return clock.CloseWindow{}
		case 8:
			return clock.Checkpoint{}
		}
		return clock.Switch{Seat: seat.Draw(t, "who")}
	})
}

func plans() *rapid.Generator[clock.Plan] {
	return rapid.Custom(func(t *rapid.T) clock.Plan {
		plan := standard()
		plan.Game.Up = rapid.Bool().Draw(t, "up")
		plan.Player = rapid.SampledFrom([]clock.Pace{
			{},
			{Kind: clock.Plain, Bank: minute},
			{Kind: clock.Increment, Bank: minute, Bonus: 5 * second},
			{Kind: clock.Delay, Bank: minute, Bonus: 3 * second},
			{Kind: clock.Bronstein, Bank: minute, Bonus: 9 * second},
		}).Draw(t, "pace")
		return plan
	})
}

// For any game: the times of all players and the neutral time are together
// the time the game truly ran; the log replays to the state; state and events
// come back from JSON as they were; what is refused changes nothing; and no
// look goes back behind an earlier one.
func TestAnyGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seats := rapid.IntRange(2, clock.MaxSeats).Draw(t, "seats")
		log := []clock.Event{at(0, clock.SetUp{Seats: seats, Plan: plans().Draw(t, "plan")})}
		s, err := replayed(log)
		if err != nil {
			t.Fatal(err)
		}
		var now, ran clock.Millis
		for range rapid.IntRange(0, 60).Draw(t, "events") {
			past := clock.Millis(rapid.Int64Range(0, 100_000).Draw(t, "past"))
			before := clock.Look(s, now)
			now += past
			if s.Running {
				ran += past
			}
			notBackwards(t, before, clock.Look(s, now), past)
			e := at(now, changes().Draw(t, "do"))
			next, err := clock.Apply(s, e)
			if err != nil {
				if !reflect.DeepEqual(next, s) {
					t.Fatalf("%T was refused and changed the state", e.Do)
				}
				continue
			}
			s, log = next, append(log, e)
		}
		sums(t, clock.Look(s, now), ran)
		comesBack(t, log, s)
	})
}

func notBackwards(t *rapid.T, before, after clock.View, past clock.Millis) {
	grown := after.Elapsed - before.Elapsed
	if before.Running && grown != past || !before.Running && grown != 0 {
		t.Fatalf("running %v: %d passed, the game clock went on by %d", before.Running, past, grown)
	}
	for i := range after.Seats {
		change := after.Players[i].Shown - before.Players[i].Shown
		if !after.Players[i].Up {
			change = -change
		}
		if change < 0 || change > past || change > 0 && !before.Players[i].Runs {
			t.Fatalf("player %d's clock went on by %d while %d passed", i+1, change, past)
		}
		if after.Players[i].Told < before.Players[i].Told {
			t.Fatalf("player %d's warnings were taken back", i+1)
		}
	}
}

func sums(t *rapid.T, v clock.View, ran clock.Millis) {
	if v.Elapsed != ran {
		t.Fatalf("players and neutral time sum to %d, the game ran %d", v.Elapsed, ran)
	}
}

func comesBack(t *rapid.T, log []clock.Event, want clock.State) {
	data, err := json.Marshal(log)
	if err != nil {
		t.Fatal(err)
	}
	var back []clock.Event
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(back, log) {
		t.Fatalf("the log came back as %+v, was %+v", back, log)
	}
	got, err := replayed(back)
	if err != nil {
		t.Fatal(err)
	}
	kept, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	var read clock.State
	if err := json.Unmarshal(kept, &read); err != nil {
		t.Fatal(err)
	}
	// A refused event is not in the log, but brings nothing with it: replay
	// ends where the last accepted event stood.
	if !reflect.DeepEqual(got, want) || !reflect.DeepEqual(read, want) {
		t.Fatalf("replay %+v\n kept %+v\n want %+v", got, read, want)
	}
}

// Pausing changes nothing but the time it takes: the same game with a pause
// anywhere in it shows the same on all clocks.
// A pause that came with the end of a game is told from one by a hand, in the log as well,
// until the clock goes on.
func TestTheEndsPauseIsNotAHands(t *testing.T) {
	list := []clock.Event{at(0, clock.SetUp{Seats: 1, Plan: standard()}), at(0, clock.Start{}), at(second, clock.Pause{End: true}), at(2*second, clock.Resume{}), at(3*second, clock.Pause{})}
	for n, want := range []bool{false, false, true, false, false} {
		data, err := json.Marshal(list[n])
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(data, &list[n]); err != nil {
			t.Fatal(err)
		}
		s, err := replayed(list[:n+1])
		if err != nil || s.Ended != want {
			t.Errorf("after %d events: ended %v, %v", n+1, s.Ended, err)
		}
	}
	if err := json.Unmarshal([]byte(`{"seats":1,"started":true,"running":true,"ended":true}`), &clock.State{}); err == nil {
		t.Error("a clock that runs although its game has ended is read")
	}
}

func TestPauseChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		plan := plans().Draw(t, "plan")
		cut := clock.Millis(rapid.Int64Range(0, 100_000).Draw(t, "cut"))
		pause := clock.Millis(rapid.Int64Range(0, 1_000_000).Draw(t, "pause"))
		begin := []clock.Event{
			at(0, clock.SetUp{Seats: 2, Plan: plan}), at(0, clock.Switch{Seat: 1}), at(0, clock.Start{}),
			at(0, clock.OpenWindow{Window: clock.Quickcast, Limit: minute}),
		}
		a, err := replayed(append(begin[:4:4], at(100*second, clock.Switch{Seat: 2})))
		if err != nil {
			t.Fatal(err)
		}
		b, err := replayed(append(begin[:4:4], at(cut, clock.Pause{}), at(cut+pause, clock.Resume{}), at(100*second+pause, clock.Switch{Seat: 2})))
		if err != nil {
			t.Fatal(err)
		}
		va, vb := clock.Look(a, 130*second), clock.Look(b, 130*second+pause)
		if va.Game != vb.Game || va.Players != vb.Players || va.Window != vb.Window || va.Elapsed != vb.Elapsed {
			t.Fatalf("with a pause %+v\nwithout %+v", vb, va)
		}
	})
}

// replayed applies a log in order, from a state that is not set up. It stops at
// the first event that is refused.
func replayed(log []clock.Event) (clock.State, error) {
	var s clock.State
	for _, e := range log {
		next, err := clock.Apply(s, e)
		if err != nil {
			return s, err
		}
		s = next
	}
	return s, nil
}
