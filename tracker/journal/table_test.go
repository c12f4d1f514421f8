package journal

import (
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

func games1(t testing.TB) tracker.Game {
	t.Helper()
	g, err := games().Game("academy")
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func otherSetup(t testing.TB) tracker.Event {
	e := setup(t)
	e.At += 77
	return e
}

func TestOpenedAgainGoesOn(t *testing.T) {
	store := newFake()
	table, _ := create(t, store, 40)
	again, recovery, err := Open(store, testTable, games())
	if err != nil || recovery != nil {
		t.Fatal(recovery, err)
	}
	if stateOf(t, again) != stateOf(t, table) || len(again.Log()) != len(table.Log()) || len(again.Record()) != len(table.Record()) {
		t.Fatal("another table came back")
	}
	for again.CanUndo() {
		if _, err := again.Undo(1, time.UnixMilli(1)); err != nil {
			t.Fatal(err)
		}
	}
	fresh, err := tracker.NewSession(magewars.Academy(), again.Setup())
	if err != nil {
		t.Fatal(err)
	}
	if len(again.Log()) != len(fresh.Log()) {
		t.Fatal("undo of all is not the start, also after opening again")
	}
}

func TestRollsGoOnAfterOpening(t *testing.T) {
	one, two := newFake(), newFake()
	table, _ := create(t, one, 3)
	create(t, two, 3)
	other, _, err := Open(two, testTable, games())
	if err != nil {
		t.Fatal(err)
	}
	other.Use(Seeded(7))
	for _, each := range []*Table{table, other} {
		for _, e := range []tracker.Event{
			event(t, 9, "condition", 1, `{"condition":"burn","amount":5}`),
			event(t, 9, "next", 0, `{"to":"upkeep"}`),
			event(t, 9, "resolve", 0, `{"all":true}`),
		} {
			if _, err := each.Do(e); err != nil {
				t.Fatal(err)
			}
		}
	}
	if stateOf(t, table) != stateOf(t, other) {
		t.Fatal("the rolls differ")
	}
}

// Dice that were thrown and taken back show the same again: whatever was done in
// between, for as many as the next event needs, and after the table was opened anew.
func TestReadingXAThrownRollStays(t *testing.T) {
	store := newFake()
	table, _ := create(t, store, 0)
	do := func(kind tracker.Kind, seat tracker.Seat, data string) tracker.Event {
		t.Helper()
		step, err := table.Do(event(t, 1, kind, seat, data))
		if err != nil {
			t.Fatal(err)
		}
		return step.Event
	}
	begin := do("initiative", 0, "")
	do(tracker.Undo, 1, "")
	do("change", 1, `{"track":"mana","amount":1}`)
	if again := do("initiative", 0, ""); !slices.Equal(again.Rolls, begin.Rolls) {
		t.Fatalf("rolled %v, and then %v", begin.Rolls, again.Rolls)
	}
	do("condition", 1, `{"condition":"burn","amount":9}`)
	do("next", 0, `{"to":"upkeep"}`)
	nine := do("resolve", 1, `{"all":true}`)
	do(tracker.Undo, 1, "")
	do("condition", 1, `{"condition":"burn","amount":-4}`)
	table, _, err := Open(store, testTable, games())
	if err != nil {
		t.Fatal(err)
	}
	table.Use(Seeded(1))
	if five := do("resolve", 1, `{"all":true}`); !slices.Equal(five.Faces, nine.Faces[:5]) {
		t.Fatalf("of %v five show %v", nine.Faces, five.Faces)
	}
	do("next", 0, `{"to":"upkeep"}`)
	if left := do("resolve", 1, `{"all":true}`); !slices.Equal(left.Faces, nine.Faces[5:5+len(left.Faces)]) {
		t.Fatalf("of %v the rest shows %v", nine.Faces, left.Faces)
	}
}

func TestRefusedEventIsNotWritten(t *testing.T) {
	store := newFake()
	table, _ := create(t, store, 5)
	size := len(store.files[testTable+logEnding])
	if _, err := table.Do(event(t, 6, "change", 1, `{"track":"mana","amount":-500}`)); !errors.Is(err, state.TooLittleMana) {
		t.Fatal(err)
	}
	if len(store.files[testTable+logEnding]) != size {
		t.Fatal("a refused event is on disk")
	}
}

// A full disk: the event is refused, whatever was written of it is cut off,
// and once there is room the table goes on.
func TestFullDisk(t *testing.T) {
	for torn := 0; torn < 120; torn += 3 {
		for _, stuck := range []bool{false, true} {
			store := newFake()
			table, states := create(t, store, 5)
			store.fail, store.torn, store.stuck = errors.New("no space left on device"), torn, stuck
			e := event(t, 9, "change", 1, `{"track":"life","amount":1}`)
			var unsaved *Unsaved
			if _, err := table.Do(e); !errors.As(err, &unsaved) || table.Trouble() == nil {
				t.Fatalf("%v", err)
			}
			if stateOf(t, table) != states[len(states)-1] || table.Seq() != 6 {
				t.Fatal("an event that is not on disk counts")
			}
			store.fail, store.stuck = nil, false
			if _, err := table.Do(e); err != nil || table.Trouble() != nil {
				t.Fatal(err)
			}
			again, recovery, err := Open(store, testTable, games())
			if err != nil || recovery != nil || stateOf(t, again) != stateOf(t, table) {
				t.Fatalf("%v, %v", recovery, err)
			}
		}
	}
}

func TestGoesOnInMemory(t *testing.T) {
	store := newFake()
	table, states := create(t, store, 5)
	store.fail, store.torn, store.stuck = fs.ErrPermission, 20, true
	table.KeepInMemory()
	play(t, table, 10, &states)
	if !errors.Is(table.Trouble(), fs.ErrPermission) {
		t.Fatal("nothing is said about it")
	}
	store.fail, store.stuck = nil, false
	play(t, table, 1, &states)
	if table.Trouble() != nil {
		t.Fatal(table.Trouble())
	}
	again, recovery, err := Open(store, testTable, games())
	if err != nil || recovery != nil || stateOf(t, again) != states[len(states)-1] || again.Seq() != 17 {
		t.Fatalf("%v, %v", recovery, err)
	}
}

func TestListNewestFirstAndDelete(t *testing.T) {
	store := newFake()
	for i := range 3 {
		e := setup(t)
		e.At += int64(i) * 1000
		if _, err := Create(store, "tables/"+strconv.Itoa(i), games1(t), e); err != nil {
			t.Fatal(err)
		}
	}
	if name, err := freeName(store, "tables/"); err != nil || name != "tables/3" {
		t.Fatal(name, err)
	}
	store.files["tables/9.log"] = []byte("garbage")
	list, err := List(store, "tables/")
	if err != nil || len(list) != 4 || list[0].Name != "tables/2" || list[0].Game != "academy" {
		t.Fatalf("%v, %v", list, err)
	}
	var unreadable *Unreadable
	if last := list[3]; last.Name != "tables/9" || !errors.As(last.Fault, &unreadable) {
		t.Errorf("the one that cannot be read is told as %v", last)
	}
	if err := Delete(store, "tables/2"); err != nil {
		t.Fatal(err)
	}
	if _, _, err := Open(store, "tables/2", games()); err == nil {
		t.Fatal("the table is still there")
	}
	var exists *TableExists
	if _, err := Create(store, "tables/1", games1(t), setup(t)); !errors.As(err, &exists) {
		t.Fatal(err)
	}
}

func TestLaterFileIsRefused(t *testing.T) {
	store := newFake()
	line, err := encode(header{Journal: "quickcast", Version: fileVersion + 1, Game: "academy"})
	if err != nil {
		t.Fatal(err)
	}
	store.files[testTable+logEnding] = line
	var later *LaterFile
	if _, _, err := Open(store, testTable, games()); !errors.As(err, &later) {
		t.Fatal(err)
	}
}

func FuzzOpen(f *testing.F) {
	store := newFake()
	create(f, store, 10)
	f.Add(store.files[testTable+logEnding], []byte{})
	f.Add([]byte("x\n\n"), store.files[testTable+logEnding])
	f.Fuzz(func(t *testing.T, log, snapshot []byte) {
		store := newFake()
		store.files[testTable+logEnding] = log
		store.files[testTable+snapshotEnding] = snapshot
		table, _, err := Open(store, testTable, games())
		if err != nil {
			return
		}
		if _, err := table.Do(event(t, 1, "change", 1, `{"track":"damage","amount":1}`)); err != nil {
			return
		}
		again, recovery, err := Open(store, testTable, games())
		if err != nil || recovery != nil || again.Seq() != table.Seq() {
			t.Fatalf("%v, %v", recovery, err)
		}
	})
}
