package journal

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

// A power cut can leave a file that has its new length and not its new bytes:
// from some place on, zeros. All that was whole before them is there.
func TestTailOfZeros(t *testing.T) {
	store := newFake()
	_, states := create(t, store, 25)
	log := store.files[testTable+logEnding]
	for from := bytes.IndexByte(log, '\n') + 1; from < len(log); from += 13 {
		zeroed := append(bytes.Clone(log[:from]), make([]byte, len(log)-from)...)
		damaged := cut(zeroed)
		whole := bytes.Count(log[:from], []byte{'\n'}) - 1
		table, recovery, err := Open(damaged, testTable, games())
		if whole == 0 {
			var unreadable *Unreadable
			if !errors.As(err, &unreadable) {
				t.Fatalf("zeros from %d, before any event: %v", from, err)
			}
			continue
		}
		if err != nil || recovery == nil {
			t.Fatalf("zeros from %d: %v, %v", from, recovery, err)
		}
		if got := table.Seq(); got < whole || stateOf(t, table) != states[got-1] {
			t.Fatalf("zeros from %d: at event %d, want %d", from, got, whole)
		}
		goOn(t, damaged, table)
	}
}

// lines puts a log together anew from its lines, their newlines included.
func lines(log []byte) [][]byte { return bytes.SplitAfter(log, []byte{'\n'}) }

// Lines that do not belong in the middle of a log cost nothing but themselves.
func TestGarbageBetweenLines(t *testing.T) {
	store, other := newFake(), newFake()
	table, _ := create(t, store, 20)
	strange, err := Create(other, testTable, games1(t), otherSetup(t))
	if err != nil {
		t.Fatal(err)
	}
	strange.Use(Seeded(9))
	var ignored []string
	play(t, strange, 15, &ignored)
	own, foreign := lines(store.files[testTable+logEnding]), lines(other.files[testTable+logEnding])
	for name, garbage := range map[string][]byte{
		"words":              []byte("what is this?\n"),
		"an empty line":      []byte("\n"),
		"a line twice":       own[9],
		"an older line":      own[3],
		"zeros":              append(make([]byte, 512), '\n'),
		"another table's":    foreign[9],
		"half a line":        append(bytes.Clone(own[10][:20]), '\n'),
		"a very long line":   []byte(strings.Repeat("x", 1<<20) + "\n"),
		"line breaks of DOS": []byte("\r\n"),
	} {
		bad := bytes.Join(own[:10], nil)
		bad = append(bad, garbage...)
		bad = append(bad, bytes.Join(own[10:], nil)...)
		damaged := cut(bad)
		again, recovery, err := Open(damaged, testTable, games())
		if err != nil || recovery == nil {
			t.Errorf("%s: %v, %v", name, recovery, err)
			continue
		}
		if again.Seq() != table.Seq() || stateOf(t, again) != stateOf(t, table) {
			t.Errorf("%s: at event %d, want %d", name, again.Seq(), table.Seq())
		}
		goOn(t, damaged, again)
		if !bytes.Equal(damaged.files[recovery.KeptAs], bad) {
			t.Errorf("%s: the damaged file is not kept", name)
		}
	}
}

// A last line that is whole and of a later event is no unfinished one: something
// is missing before it, and that is told.
func TestLastLineOfALaterEvent(t *testing.T) {
	store := newFake()
	create(t, store, 20)
	own := lines(store.files[testTable+logEnding])
	last := bytes.TrimSuffix(own[14], []byte{'\n'})
	damaged := cut(append(bytes.Join(own[:10], nil), last...))
	table, recovery, err := Open(damaged, testTable, games())
	if err != nil || recovery == nil || recovery.Torn || recovery.Dropped != 1 || table.Seq() != 9 {
		t.Fatalf("%+v, %v", recovery, err)
	}
	goOn(t, damaged, table)
}

// Two tables at once on one log, which the lock of a store prevents: nothing of
// the first is read as anything else, and it is told.
func TestTwoWritersAreNoticed(t *testing.T) {
	store := newFake()
	one, _ := create(t, store, 5)
	two, _, err := Open(store, testTable, games())
	if err != nil {
		t.Fatal(err)
	}
	two.Use(Seeded(7))
	var first, second []string
	play(t, one, 3, &first)
	play(t, two, 2, &second)
	again, recovery, err := Open(store, testTable, games())
	if err != nil || recovery == nil {
		t.Fatalf("%v, %v", recovery, err)
	}
	if got := stateOf(t, again); again.Seq() != one.Seq() || got != first[2] {
		t.Errorf("at event %d, want the %d of the first", again.Seq(), one.Seq())
	}
}

// A table can begin where nothing can be saved, tells how much is missing, and
// is whole on disk once there is room.
func TestBeginsInMemory(t *testing.T) {
	store := newFake()
	store.fail = errors.New("no space left on device")
	var unsaved *Unsaved
	if _, err := Create(store, testTable, games1(t), setup(t)); !errors.As(err, &unsaved) {
		t.Fatal(err)
	}
	table, err := createInMemory(store, testTable, games1(t), setup(t))
	if err != nil || table.Trouble() == nil || table.Unsaved() != 1 {
		t.Fatalf("%v, trouble %v, %d unsaved", err, table.Trouble(), table.Unsaved())
	}
	table.Use(Seeded(7))
	var states []string
	play(t, table, 6, &states)
	if table.Save() == nil || table.Unsaved() != 7 {
		t.Fatalf("%d unsaved, want the setup and 6 events", table.Unsaved())
	}
	store.fail = nil
	if err := table.Save(); err != nil || table.Unsaved() != 0 {
		t.Fatalf("%v, %d unsaved", err, table.Unsaved())
	}
	again, recovery, err := Open(store, testTable, games())
	if err != nil || recovery != nil || stateOf(t, again) != states[5] {
		t.Fatalf("%v, %v", recovery, err)
	}
	roomy, err := createInMemory(newFake(), testTable, games1(t), setup(t))
	if err != nil || roomy.Trouble() != nil {
		t.Errorf("there was room: %v, %v", roomy.Trouble(), err)
	}
}

// Only what is missing is told as unsaved: what was on disk before stays there.
func TestUnsavedCountsWhatIsMissing(t *testing.T) {
	store := newFake()
	table, _ := create(t, store, 5)
	store.fail, store.torn, store.stuck = errors.New("no space left on device"), 20, true
	table.KeepInMemory()
	var states []string
	play(t, table, 3, &states)
	if got := table.Unsaved(); got != 3 {
		t.Errorf("%d unsaved, want 3", got)
	}
}

// A log that has been through a program which ends lines otherwise is whole: it is
// opened without a word, also where only some lines were changed, and is as it
// should be after the next event.
func TestLineEndsOfElsewhere(t *testing.T) {
	store := newFake()
	table, _ := create(t, store, 130)
	own := lines(store.files[testTable+logEnding])
	for _, every := range []int{1, 2, 7, 131} {
		var log []byte
		for i, line := range own {
			if i%every == 0 && len(line) > 0 {
				line = append(bytes.Clone(line[:len(line)-1]), '\r', '\n')
			}
			log = append(log, line...)
		}
		for end := len(log); end == len(log) || log[end] == '\n' || log[end] == '\r'; end-- {
			elsewhere := cut(log[:end])
			elsewhere.files[testTable+snapshotEnding] = bytes.ReplaceAll(store.files[testTable+snapshotEnding], []byte("\n"), []byte("\r\n"))
			again, recovery, err := Open(elsewhere, testTable, games())
			if err != nil || recovery != nil || stateOf(t, again) != stateOf(t, table) {
				t.Fatalf("every %d, up to %d: %v, %v", every, end, recovery, err)
			}
			goOn(t, elsewhere, again)
			if got := elsewhere.files[testTable+logEnding]; bytes.Contains(got, []byte{'\r'}) || !bytes.HasPrefix(got, store.files[testTable+logEnding]) {
				t.Fatalf("every %d, up to %d: the log is not as it should be", every, end)
			}
		}
	}
}

// A log that was torn while its lines ended otherwise is mended as any other.
func TestTornWithLineEndsOfElsewhere(t *testing.T) {
	store := newFake()
	_, states := create(t, store, 10)
	log := bytes.ReplaceAll(store.files[testTable+logEnding], []byte("\n"), []byte("\r\n"))
	damaged := cut(log[:len(log)-9])
	table, recovery, err := Open(damaged, testTable, games())
	if err != nil || recovery == nil || !recovery.Torn || stateOf(t, table) != states[9] {
		t.Fatalf("%v, %v", recovery, err)
	}
	goOn(t, damaged, table)
}

// A log as long as one may be takes no more and says so, also in memory mode; what
// counted stays and opens again.
func TestFullLog(t *testing.T) {
	store := newFake()
	table, _ := create(t, store, 5)
	filler := tracker.Event{Version: 1, Kind: "filler", Companion: true, Data: []byte(`"` + strings.Repeat("x", MaxLog-len(table.log.data)-200) + `"`)}
	if _, err := table.Do(filler); err != nil {
		t.Fatal(err)
	}
	for _, inMemory := range []bool{false, true} {
		if inMemory {
			table.KeepInMemory()
		}
		var full *Full
		for n := range 3 {
			_, err := table.Do(event(t, n, "change", 1, `{"track":"mana","amount":1}`))
			if n == 2 && !errors.As(err, &full) {
				t.Fatalf("a log of %d bytes takes more: %v", len(table.log.data), err)
			}
		}
	}
	again, recovery, err := Open(store, testTable, games())
	if err != nil || recovery != nil || stateOf(t, again) != stateOf(t, table) {
		t.Fatalf("%v, %v", recovery, err)
	}
}
