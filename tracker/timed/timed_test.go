package timed

import (
	"reflect"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

func at(second int) time.Time { return time.Unix(int64(second), 0) }

func begin(t *testing.T, files *store.Memory) *journal.Table {
	t.Helper()
	seats := []magewars.SeatData{{Name: "A", Life: 24, Channel: 7}, {Name: "B", Life: 21, Channel: 7}}
	setup, err := tracker.NewEvent(tracker.Setup, 0, at(0), magewars.SetupData{Game: "academy", Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	table, err := journal.Create(files, "tables/1", magewars.Academy(), setup, tableClock{})
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func tick(t *testing.T, table *journal.Table, second int, do clock.Change) {
	t.Helper()
	e, err := event(0, at(second), clock.Event{Stamp: clock.Stamp{At: clock.Millis(second) * 1000}, Do: do})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := table.Do(e); err != nil {
		t.Fatal(err)
	}
}

func tap(t *testing.T, table *journal.Table, amount int) {
	t.Helper()
	e, err := tracker.NewEvent("change", 1, at(1), map[string]any{"track": "mana", "amount": amount})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := table.Do(e); err != nil {
		t.Fatal(err)
	}
}

// A checkpoint stands in the log between two taps: undo and redo pass it over, it
// ends nothing that could be redone, and a table opened again has the same clock,
// whether or not it was told of clocks the first time.
func TestClockRunsBesideUndo(t *testing.T) {
	files := store.NewMemory()
	table := begin(t, files)
	plan := clock.Plan{Game: clock.GameClock{Up: true}}
	tick(t, table, 1, clock.SetUp{Seats: 2, Plan: plan})
	tap(t, table, 3)
	tick(t, table, 2, clock.Start{})
	if _, err := table.Undo(1, at(3)); err != nil {
		t.Fatal(err)
	}
	tick(t, table, 30, clock.Checkpoint{})
	if !table.CanRedo() {
		t.Fatal("a checkpoint ended what could be redone")
	}
	if mana := table.State().(*state.State).Mage(1).Mana; mana != 0 {
		t.Fatalf("undo took something else back: mana %d", mana)
	}
	if _, err := table.Redo(1, at(31)); err != nil {
		t.Fatal(err)
	}
	want, _ := State(table)
	games := tracker.NewRegistry(magewars.Academy())
	again, _, err := journal.Open(files, "tables/1", games, tableClock{})
	if err != nil {
		t.Fatal(err)
	}
	if got, ok := State(again); !ok || !reflect.DeepEqual(got, want) || Stamp(again).At != 30_000 {
		t.Fatalf("%+v, want %+v, stamp %v", got, want, Stamp(again))
	}
	if mana := again.State().(*state.State).Mage(1).Mana; mana != 3 {
		t.Fatalf("mana %d", mana)
	}
	plain, _, err := journal.Open(files, "tables/1", games)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := State(plain); ok || plain.Seq() != again.Seq() {
		t.Fatal("without clocks the log is read all the same")
	}
}

// The newest stamp is the latest moment, not that of the last event: one that came
// late takes no time away from a clock that goes on after a restart.
func TestTheNewestStamp(t *testing.T) {
	table := begin(t, store.NewMemory())
	if Stamp(table) != (clock.Stamp{}) {
		t.Error("a table without a clock has a stamp")
	}
	tick(t, table, 1, clock.SetUp{Seats: 2, Plan: clock.Plan{Game: clock.GameClock{Up: true}}})
	tick(t, table, 2, clock.Start{})
	tick(t, table, 60, clock.Checkpoint{})
	tick(t, table, 30, clock.Switch{Seat: 1})
	if got := Stamp(table).At; got != 60_000 {
		t.Errorf("the newest stamp is %d, want 60000", got)
	}
}

func TestClockRefuses(t *testing.T) {
	table := begin(t, store.NewMemory())
	for _, data := range []string{`{"kind":"start","stamp":{}}`, `7`} {
		if _, err := table.Do(tracker.Event{Kind: kind, Companion: true, Data: []byte(data)}); err == nil {
			t.Errorf("%s is accepted", data)
		}
	}
}
