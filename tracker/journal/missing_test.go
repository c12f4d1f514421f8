package journal

import (
	"bytes"
	"errors"
	"testing"
)

// Without its log a table stands where its snapshot does, and says so: where the
// log should lie, up to which event all is there, and how much may be missing.
func TestWithoutTheLog(t *testing.T) {
	store := newFake()
	_, states := create(t, store, 330)
	snapshot := store.files[testTable+snapshotEnding]
	saved := bytes.Count(snapshot, []byte{'\n'}) - 1
	for name, log := range map[string][]byte{"gone": nil, "empty": {}} {
		left := newFake()
		left.files[testTable+snapshotEnding] = snapshot
		if log != nil {
			left.files[testTable+logEnding] = log
		}
		table, r, err := Open(left, testTable, games())
		if err != nil || r == nil {
			t.Fatalf("%s: %v, %v", name, r, err)
		}
		if table.Seq() != saved || stateOf(t, table) != states[saved-1] {
			t.Errorf("%s: at event %d, want %d", name, table.Seq(), saved)
		}
		if r.Missing != testTable+logEnding || r.Last != saved || r.KeptAs != "" || saved+r.Later < 331 {
			t.Errorf("%s: told %+v, of 331 events", name, r)
		}
		if id, _ := r.Message(); id != "table.recoveredMissing" {
			t.Errorf("%s: told as %s", name, id)
		}
		list, err := List(left, "tables/")
		if err != nil || len(list) != 1 || list[0].Events != saved {
			t.Errorf("%s: listed as %+v, %v", name, list, err)
		}
		if out, err := Export(left, testTable); err != nil || log == nil && !bytes.Equal(out, snapshot) {
			t.Errorf("%s: %d bytes to take along, %v", name, len(out), err)
		}
		var taken *TableExists
		if _, err := Create(left, testTable, games1(t), setup(t)); !errors.As(err, &taken) {
			t.Errorf("%s: another table may be laid over it: %v", name, err)
		}
		goOn(t, left, table)
	}
}

// Whatever length a log is cut to, what is told about later events is not less than
// what is lost, and a whole table never claims a loss.
func TestWhatIsToldLostIsNotLess(t *testing.T) {
	store := newFake()
	create(t, store, 240)
	log, snapshot := store.files[testTable+logEnding], store.files[testTable+snapshotEnding]
	saved := bytes.Count(snapshot, []byte{'\n'}) - 1
	for size := 0; size <= len(log); size += 97 {
		left := cut(log[:size])
		left.files[testTable+snapshotEnding] = snapshot
		table, r, err := Open(left, testTable, games())
		if err != nil {
			t.Fatal(err)
		}
		if size >= len(snapshot) {
			continue // the log tells for itself how far it went
		}
		if r == nil || table.Seq() != saved || saved+r.Later+r.Dropped < 241 {
			t.Fatalf("cut at %d: at event %d of 241, told %+v", size, table.Seq(), r)
		}
	}
}
