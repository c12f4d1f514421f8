package timed

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/magewars"
)

// Whatever is played with a clock, and at whatever byte the program ends: the table that is
// found again stands after a whole action with all that its clock did then, and goes on.
func TestAnActionAndWhatItsClockDoesAreOneWrite(t *testing.T) {
	brought := 0
	rapid.Check(t, func(t *rapid.T) {
		files := store.NewMemory()
		seats := []magewars.SeatData{{Name: "A", Life: 24, Channel: 7}, {Name: "B", Life: 21, Channel: 7}}
		setup, err := tracker.NewEvent(tracker.Setup, 0, at(0), magewars.SetupData{Game: "academy", Seats: seats})
		if err != nil {
			t.Fatal(err)
		}
		table, err := journal.Create(files, "tables/1", magewars.Academy(), setup, All()...)
		if err != nil {
			t.Fatal(err)
		}
		table.Use(journal.Seeded(7))
		stamp := func(n int) clock.Stamp { return clock.Stamp{At: clock.Millis(n) * clock.Second} }
		plan := clock.Plan{Game: clock.GameClock{Up: true}, Player: clock.Pace{Kind: clock.Plain, Bank: 30 * clock.Minute}}
		timers := func(o Schedule) Schedule { return o.With(Timer{clock.Planning, clock.Minute}) }
		whole := []int{1}
		order := Order{Choose: timers, Wish: Just(clock.SetUp{Seats: 2, Plan: plan}, clock.Start{})}
		if err := order.Do(table, at(1), stamp(1), ""); err != nil {
			t.Fatal(err)
		}
		whole = append(whole, table.Seq())
		for n := range rapid.IntRange(1, 25).Draw(t, "length") {
			e := rapid.SampledFrom([]tracker.Event{
				{Kind: "next"},
				{Kind: "next"},
				{Kind: "next"},
				{Kind: tracker.Undo},
				{Kind: tracker.Redo},
				{Kind: "change", Seat: 1, Data: []byte(`{"track":"damage","amount":30}`)},
				{Kind: "change", Seat: 2, Data: []byte(`{"track":"damage","amount":-30}`)},
			}).Draw(t, "event")
			e.Version, e.At = tracker.EventVersion, at(n+2).UnixMilli()
			step, err := Do(table, e, func() clock.Stamp { return stamp(n + 2) })
			if refusal := (*tracker.Refusal)(nil); err != nil && !errors.As(err, &refusal) {
				t.Fatal(err)
			}
			brought += len(step.Brought)
			whole = append(whole, table.Seq())
		}
		log, err := files.Read("tables/1.log")
		if err != nil {
			t.Fatal(err)
		}
		begun := slices.Index(log, '\n') + 1
		begun += slices.Index(log[begun:], '\n') + 1
		cut := rapid.IntRange(begun, len(log)).Draw(t, "cut")
		left := store.NewMemory()
		if err := left.Replace("tables/1.log", log[:cut]); err != nil {
			t.Fatal(err)
		}
		again, recovery, err := journal.Open(left, "tables/1", tracker.NewRegistry(magewars.Academy()), All()...)
		if err != nil || recovery != nil && !recovery.Torn {
			t.Fatal(recovery, err)
		}
		if !slices.Contains(whole, again.Seq()) {
			t.Fatalf("cut at %d it stands at event %d; whole were %v", cut, again.Seq(), whole)
		}
		if now, _ := State(again); again.View(0).Result.Over && now.Running {
			t.Fatal("a clock runs over a game that is won")
		}
		if _, err := Do(again, tracker.Event{Version: 1, Kind: "change", Seat: 1, Data: []byte(`{"track":"mana","amount":1}`)}, func() clock.Stamp { return stamp(90) }); err != nil {
			t.Fatal(err)
		}
		if _, recovery, err := journal.Open(left, "tables/1", tracker.NewRegistry(magewars.Academy())); err != nil || recovery != nil {
			t.Fatal(recovery, err)
		}
	})
	if brought == 0 {
		t.Fatal("no clock ever followed: the test does not test")
	}
}

// What ends the game lets the clock stand, taking that back lets it run again: each in one
// event with what it brought about, and a table that was asked for no clock has none.
func TestTheClockStandsFromTheEndOnUntilItIsTakenBack(t *testing.T) {
	table := begin(t, store.NewMemory())
	tick(t, table, 1, clock.SetUp{Seats: 2, Plan: clock.Plan{Game: clock.GameClock{Up: true}}})
	tick(t, table, 2, clock.Start{})
	for n, c := range []struct {
		event   tracker.Event
		running bool
	}{
		{tracker.Event{Version: 1, Kind: "change", Seat: 1, Data: []byte(`{"track":"damage","amount":30}`)}, false},
		{tracker.Event{Version: 1, Kind: tracker.Undo}, true},
		{tracker.Event{Version: 1, Kind: tracker.Redo}, false},
	} {
		step, err := Do(table, c.event, func() clock.Stamp { return clock.Stamp{At: clock.Millis(n+3) * clock.Second} })
		if err != nil || step.Event.Leads != 1 || len(step.Brought) != 1 || step.Brought[0].Event.Seq != step.Event.Seq+1 {
			t.Fatalf("%s brings %v about: %v", c.event.Kind, step.Brought, err)
		}
		if now, _ := State(table); now.Running != c.running {
			t.Fatalf("after %s the clock runs: %t", c.event.Kind, now.Running)
		}
	}
}

// An order that is refused in part is not done at all, and says why.
func TestAnOrderIsDoneWholeOrNot(t *testing.T) {
	table := begin(t, store.NewMemory())
	before := table.Seq()
	set := clock.SetUp{Seats: 2, Plan: clock.Plan{Game: clock.GameClock{Up: true}}}
	if err := (Order{Wish: Just(set, clock.Resume{})}).Do(table, at(1), clock.Stamp{}, ""); err == nil {
		t.Error("a clock that never ran went on")
	}
	if s, _ := State(table); table.Seq() != before || s.Seats != 0 {
		t.Errorf("event %d, %+v", table.Seq(), s)
	}
}
