package journal

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

// pairs begins a table and plays events that each bring two others about.
func pairs(t *testing.T, store Store, acts int) *Table {
	t.Helper()
	table, _ := create(t, store, 0)
	for n := range acts {
		pair(t, table, n)
	}
	return table
}

func pair(t *testing.T, table *Table, n int) {
	t.Helper()
	_, err := table.DoWith(event(t, n, "change", 1, `{"track":"mana","amount":1}`), func(tracker.Step) []tracker.Event {
		return []tracker.Event{event(t, n, "bell", 0, ""), event(t, n, "bell", 0, `{"loud":true}`)}
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A log of events that were written together, changed at any byte: what is whole is found, a
// line lost out of a whole log costs no other, and the table goes on and opens again.
func TestWrittenTogetherAndDamaged(t *testing.T) {
	store := newFake()
	table := pairs(t, store, 4)
	if want := 1 + 4*3; table.Seq() != want {
		t.Fatalf("%d events, want %d", table.Seq(), want)
	}
	log := store.files[testTable+logEnding]
	begun := len(bytes.Join(lines(log)[:2], nil))
	for at := begun; at < len(log)-1; at++ {
		bad := bytes.Clone(log)
		bad[at] ^= 0x41
		damaged := cut(bad)
		again, recovery, err := Open(damaged, testTable, games())
		if err != nil || recovery == nil {
			t.Fatalf("changed at %d: %v, %v", at, recovery, err)
		}
		if before := bytes.Count(log[:at], []byte{'\n'}) - 1; again.Seq() < before {
			t.Fatalf("changed at %d: %d events, %d stand whole before it", at, again.Seq(), before)
		}
		bell := event(t, 50, "bell", 0, "")
		bell.Companion = true
		if _, err := again.Do(bell); err != nil {
			t.Fatal(err)
		}
		if last, recovery, err := Open(damaged, testTable, games()); err != nil || recovery != nil || last.Seq() != again.Seq() {
			t.Fatalf("changed at %d: %d events are left of %d: %v, %v", at, last.Seq(), again.Seq(), recovery, err)
		}
		goOn(t, damaged, again)
	}
}

// What cannot be saved is not done, with all it would have brought about; no byte of it stays
// in the way.
func TestWrittenTogetherOnAFullDisk(t *testing.T) {
	for torn := range 400 {
		store := newFake()
		table := pairs(t, store, 1)
		seq, size := table.Seq(), len(store.files[testTable+logEnding])
		store.fail, store.torn, store.stuck = errors.New("no space left on device"), torn, torn%2 == 0
		e := event(t, 9, "change", 1, `{"track":"mana","amount":1}`)
		_, err := table.DoWith(e, func(tracker.Step) []tracker.Event { return []tracker.Event{event(t, 9, "bell", 0, "")} })
		if unsaved := (*Unsaved)(nil); !errors.As(err, &unsaved) || table.Seq() != seq || table.log.events != seq {
			t.Fatalf("%v, event %d", err, table.Seq())
		}
		left := store.files[testTable+logEnding]
		if again, _, err := Open(cut(left), testTable, games()); err != nil || again.Seq() != seq && again.Seq() != seq+2 {
			t.Fatalf("ended after %d bytes: event %d, want %d or %d: %v", len(left)-size, again.Seq(), seq, seq+2, err)
		}
		store.fail, store.stuck = nil, false
		pair(t, table, 10)
		again, recovery, err := Open(store, testTable, games())
		if err != nil || recovery != nil || again.Seq() != seq+3 {
			t.Fatalf("event %d, %v, %v", again.Seq(), recovery, err)
		}
	}
}

// Who says too much of what follows is not believed beyond what can be an unfinished write.
func TestALeadThatPromisesTooMuchCostsNothingBehindIt(t *testing.T) {
	store := newFake()
	table := pairs(t, store, 1)
	if _, err := table.Do(event(t, 9, "change", 1, `{"track":"mana","amount":1}`)); err != nil {
		t.Fatal(err)
	}
	own := lines(store.files[testTable+logEnding])
	e, ok := readEvent(bytes.TrimSuffix(own[2], []byte{'\n'}))
	if !ok || e.event.Leads != 2 {
		t.Fatal(e)
	}
	e.event.Leads = 1 << 30
	line, err := encode(e.event)
	if err != nil {
		t.Fatal(err)
	}
	again, recovery, err := Open(cut(bytes.Join(slices.Replace(own, 2, 3, line), nil)), testTable, games())
	if err != nil || recovery != nil || again.Seq() != table.Seq() {
		t.Fatalf("event %d, %v, %v", again.Seq(), recovery, err)
	}
}
