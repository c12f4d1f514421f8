package journal

import (
	"bytes"
	"errors"
	"maps"
	"testing"
	"time"

	"github.com/quickcast/quickcast/tracker"
)

// unplayable are events that this version cannot do.
func unplayable() map[string]tracker.Event {
	return map[string]tracker.Event{
		"an unknown kind":     {Version: 1, Kind: "no-such-deed", Seat: 1},
		"a later version":     {Version: tracker.EventVersion + 1, Kind: "change", Seat: 1},
		"fields nobody knows": {Version: 1, Kind: "change", Seat: 1, Data: []byte(`{"track":"karma","amount":1}`)},
		"a seat there is not": {Version: 1, Kind: "change", Seat: 9, Data: []byte(`{"track":"mana","amount":1}`)},
		"a second setup":      {Version: 1, Kind: tracker.Setup},
	}
}

// An event that cannot be done does not shut the table: it stands before it, tells
// what is left out, takes nothing further, and its files stay as they are. What
// comes after that event may mean something else there, so it is not played.
func TestUnknownEventShutsNothing(t *testing.T) {
	for name, strange := range unplayable() {
		store := newFake()
		_, states := create(t, store, 12)
		log := store.files[testTable+logEnding]
		for i, e := range []tracker.Event{strange, event(t, 50, "change", 1, `{"track":"mana","amount":3}`)} {
			e.Seq = 14 + i
			line, err := encode(e)
			if err != nil {
				t.Fatal(err)
			}
			log = append(log, line...)
		}
		later := cut(log)
		table, recovery, err := Open(later, testTable, games())
		if err != nil || recovery != nil {
			t.Errorf("%s: %v, %v", name, recovery, err)
			continue
		}
		stuck := table.Stuck()
		if stuck == nil || stuck.Seq != 14 || stuck.Left != 2 || table.Seq() != 13 || stateOf(t, table) != states[12] {
			t.Errorf("%s: at event %d, stuck %v", name, table.Seq(), stuck)
			continue
		}
		before := maps.Clone(later.files)
		takesNothing(t, table)
		if !maps.EqualFunc(before, later.files, bytes.Equal) {
			t.Errorf("%s: a file was touched", name)
		}
		if len(table.Log()) == 0 || len(table.Record()) == 0 {
			t.Errorf("%s: the log is not told", name)
		}
		if out, err := Export(later, testTable); err != nil || !bytes.Equal(out, log) {
			t.Errorf("%s: the file cannot be taken along: %v", name, err)
		}
	}
}

// takesNothing tries all that would change a table.
func takesNothing(t *testing.T, table *Table) {
	t.Helper()
	table.Use(Seeded(7))
	table.KeepInMemory()
	seq := table.Seq()
	for _, try := range []func() error{
		func() error {
			_, err := table.Do(event(t, 9, "change", 1, `{"track":"mana","amount":1}`))
			return err
		},
		func() error {
			_, err := table.Do(tracker.Event{Version: 1, Kind: "clock", Companion: true})
			return err
		},
		func() error {
			_, err := table.Undo(1, time.UnixMilli(9))
			return err
		},
	} {
		var stuck *Stuck
		if err := try(); !errors.As(err, &stuck) {
			t.Errorf("got %v, want that nothing can be added", err)
		}
	}
	if table.Save() != nil || table.Unsaved() != 0 || table.Seq() != seq {
		t.Error("the table has changed")
	}
}

// A table whose very setup cannot be done has no board to show; its file can still
// be taken along.
func TestUnknownSetupIsTold(t *testing.T) {
	store := newFake()
	create(t, store, 3)
	var stuck *Stuck
	if _, _, err := Open(store, testTable, tracker.NewRegistry()); !errors.As(err, &stuck) || !errors.Is(err, tracker.UnknownGame) || stuck.Seq != 1 {
		t.Fatal(err)
	}
	if out, err := Export(store, testTable); err != nil || len(out) == 0 {
		t.Fatal(err)
	}
}
