package journal

import (
	"bytes"
	"errors"
	"testing"
)

// cut gives a store with only the log of a table, without its snapshot.
func cut(log []byte) *fake {
	store := newFake()
	store.files[testTable+logEnding] = append([]byte(nil), log...)
	return store
}

// The log is cut at every byte: each time the table comes back to the last
// event whose line is whole, goes on, and opens again.
func TestCutAtEveryByte(t *testing.T) {
	store := newFake()
	_, states := create(t, store, 25)
	log := store.files[testTable+logEnding]
	start := bytes.IndexByte(log, '\n') + 1
	start += bytes.IndexByte(log[start:], '\n') // the setup's line may lack its newline only
	for size := start; size <= len(log); size++ {
		part := log[:size]
		whole := bytes.Count(part, []byte{'\n'}) - 1
		if size < len(log) && log[size] == '\n' {
			whole++ // only the newline is missing: the event is there
		}
		damaged := cut(part)
		table, recovery, err := Open(damaged, testTable, games())
		if err != nil {
			t.Fatalf("cut at %d: %v", size, err)
		}
		if got, want := stateOf(t, table), states[whole-1]; got != want {
			t.Fatalf("cut at %d: state of event %d is not back", size, whole)
		}
		atEnd := size == len(log) || log[size-1] == '\n' || log[size] == '\n'
		if (recovery == nil) != atEnd || recovery != nil && !recovery.Torn {
			t.Fatalf("cut at %d: recovery %v", size, recovery)
		}
		if !bytes.Equal(damaged.files[testTable+logEnding], part) {
			t.Fatal("opening wrote to the file")
		}
		goOn(t, damaged, table)
	}
}

// goOn plays one event on a table and checks that it opens again without any
// trouble, at the same state.
func goOn(t *testing.T, store *fake, table *Table) {
	t.Helper()
	table.Use(Seeded(7))
	if _, err := table.Do(event(t, 99, "change", 1, `{"track":"damage","amount":2}`)); err != nil {
		t.Fatal(err)
	}
	again, recovery, err := Open(store, testTable, games())
	if err != nil || recovery != nil {
		t.Fatalf("opened again: %v, %v", recovery, err)
	}
	if stateOf(t, again) != stateOf(t, table) || again.Seq() != table.Seq() {
		t.Fatal("opened again: another state")
	}
}

// With its snapshot a log may lose anything the snapshot has, down to the whole
// file.
func TestCutWithSnapshot(t *testing.T) {
	store := newFake()
	_, states := create(t, store, 130)
	log, snapshot := store.files[testTable+logEnding], store.files[testTable+snapshotEnding]
	saved := bytes.Count(snapshot, []byte{'\n'}) - 1
	if saved < 100 {
		t.Fatalf("the snapshot holds %d events", saved)
	}
	for size := 0; size <= len(log); size += 307 {
		damaged := cut(log[:size])
		damaged.files[testTable+snapshotEnding] = snapshot
		table, recovery, err := Open(damaged, testTable, games())
		if err != nil {
			t.Fatalf("cut at %d: %v", size, err)
		}
		seq := max(saved, bytes.Count(log[:size], []byte{'\n'})-1)
		if table.Seq() < seq || stateOf(t, table) != states[table.Seq()-1] {
			t.Fatalf("cut at %d: at event %d, want at least %d", size, table.Seq(), seq)
		}
		if size < len(snapshot) && recovery == nil {
			t.Fatalf("cut at %d: nothing is said", size)
		}
		goOn(t, damaged, table)
	}
	gone := newFake()
	gone.files[testTable+snapshotEnding] = snapshot
	if table, _, err := Open(gone, testTable, games()); err != nil || table.Seq() != saved {
		t.Fatal("the snapshot alone does not bring the table back")
	}
}

// A flipped byte anywhere is found: the table is at a state that was accepted,
// says what is lost, and the damaged file is kept.
func TestFlippedByte(t *testing.T) {
	store := newFake()
	_, states := create(t, store, 20)
	log := store.files[testTable+logEnding]
	for at := range log {
		bad := append([]byte(nil), log...)
		bad[at] ^= 0x41
		damaged := cut(bad)
		table, recovery, err := Open(damaged, testTable, games())
		var unreadable *Unreadable
		if errors.As(err, &unreadable) {
			if bytes.Count(log[:at], []byte{'\n'}) > 1 {
				t.Fatalf("flipped at %d: nothing came back", at)
			}
			continue
		}
		if err != nil {
			t.Fatalf("flipped at %d: %v", at, err)
		}
		if recovery == nil && at != len(log)-1 {
			t.Fatalf("flipped at %d: not found", at)
		}
		if stateOf(t, table) != states[table.Seq()-1] {
			t.Fatalf("flipped at %d: a state that never was", at)
		}
		goOn(t, damaged, table)
		if recovery != nil && !recovery.Torn && !bytes.Equal(damaged.files[recovery.KeptAs], bad) {
			t.Fatalf("flipped at %d: the damaged file is not kept", at)
		}
	}
}

// With a snapshot a flipped byte costs nothing but what came after it.
func TestFlippedByteIsMendedFromTheSnapshot(t *testing.T) {
	store := newFake()
	_, states := create(t, store, 105)
	log := store.files[testTable+logEnding]
	for at := 0; at < len(log); at += 101 {
		bad := append([]byte(nil), log...)
		bad[at] ^= 0x41
		damaged := cut(bad)
		damaged.files[testTable+snapshotEnding] = store.files[testTable+snapshotEnding]
		table, _, err := Open(damaged, testTable, games())
		if err != nil {
			t.Fatalf("flipped at %d: %v", at, err)
		}
		if at < len(store.files[testTable+snapshotEnding]) && table.Seq() != len(states) {
			t.Fatalf("flipped at %d: only %d of %d events", at, table.Seq(), len(states))
		}
		goOn(t, damaged, table)
	}
}

// The process ends between the log and the snapshot, or in either: what is
// opened is what was accepted.
func TestOldSnapshotDoesNoHarm(t *testing.T) {
	store := newFake()
	table, _ := create(t, store, 30)
	old := store.files[testTable+snapshotEnding]
	for _, snapshot := range [][]byte{nil, old, old[:len(old)/2], []byte("garbage\n")} {
		left := cut(store.files[testTable+logEnding])
		if snapshot != nil {
			left.files[testTable+snapshotEnding] = snapshot
		}
		again, recovery, err := Open(left, testTable, games())
		if err != nil || recovery != nil || stateOf(t, again) != stateOf(t, table) {
			t.Fatalf("%v, %v", recovery, err)
		}
	}
}

// A snapshot of another table is never mixed in.
func TestForeignSnapshotIsLeftOut(t *testing.T) {
	store, other := newFake(), newFake()
	_, states := create(t, store, 10)
	begun, err := Create(other, testTable, games1(t), otherSetup(t))
	if err != nil {
		t.Fatal(err)
	}
	begun.Use(Seeded(7))
	var ignored []string
	play(t, begun, 20, &ignored)
	log := store.files[testTable+logEnding]
	damaged := cut(log[:len(log)-5])
	damaged.files[testTable+snapshotEnding] = other.files[testTable+logEnding]
	table, _, err := Open(damaged, testTable, games())
	if err != nil || stateOf(t, table) != states[len(states)-2] {
		t.Fatalf("at event %d: %v", table.Seq(), err)
	}
}
