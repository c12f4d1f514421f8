package journal

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/tracker"
)

// acted plays events by short names and gives the log: m and w change the mana and the
// weakness of a seat, u and r go back and forth, c runs beside the game, M is m with two of c.
func acted(t testing.TB, store Store, acts []string) (*Table, []string) {
	t.Helper()
	table, states := create(t, store, 0)
	beside := tracker.Event{Version: 1, Kind: "filler", Companion: true}
	for n, act := range acts {
		e := event(t, n, "change", tracker.Seat(n%2+1), `{"track":"mana","amount":1}`)
		var brings func(tracker.Step) []tracker.Event
		switch act {
		case "w":
			e = event(t, n, "condition", 1, `{"condition":"weak","amount":1}`)
		case "n":
			e = event(t, n, "next", 0, "")
		case "u", "r":
			e = event(t, n, map[string]tracker.Kind{"u": tracker.Undo, "r": tracker.Redo}[act], 1, "")
		case "c":
			e = beside
		case "M":
			brings = func(tracker.Step) []tracker.Event { return []tracker.Event{beside, beside} }
		}
		step, err := table.DoWith(e, brings)
		if err != nil {
			t.Fatalf("%d (%s): %v", n, act, err)
		}
		for range step.Events() {
			states = append(states, stateOf(t, table))
		}
	}
	return table, states
}

// What lies behind a hole fits where the game accepts it and it rests on nothing that is lost.
// Lines are counted from the header on; event 1 is the setup, on line 2.
func TestBehindAHole(t *testing.T) {
	for _, c := range []struct {
		name, acts string
		lost       []int // events
		want       Behind
		counted    string // the kinds that are then in the log, by their first letters; C runs beside the game, a number of these were brought about
	}{
		{"one line", "mmmmm", []int{3}, Behind{Damaged: 1, Lines: 3, Fit: 3}, "scccc"},
		{"what took it back", "mmuwm", []int{3}, Behind{Damaged: 1, Lines: 3, Fit: 2, Misfits: []Misfit{{Line: 5}}}, "sccc"},
		{"what brought it back", "mmurm", []int{4}, Behind{Damaged: 1, Lines: 2, Fit: 1, Misfits: []Misfit{{Line: 6}}}, "sccc"},
		{"back and forth behind it", "mmmur", []int{3}, Behind{Damaged: 1, Lines: 3, Fit: 3}, "sccur"},
		{"back farther than to it", "mmmuu", []int{3}, Behind{Damaged: 1, Lines: 3, Fit: 2, Misfits: []Misfit{{Line: 7}}}, "sccu"},
		{"two holes", "mmmmum", []int{3, 5}, Behind{Damaged: 2, Lines: 3, Fit: 2, Misfits: []Misfit{{Line: 7}}}, "sccc"},
		{"beside the game", "mmcm", []int{3}, Behind{Damaged: 1, Lines: 2, Fit: 2}, "scCc"},
		{"with what it brings", "mmMm", []int{3}, Behind{Damaged: 1, Lines: 4, Fit: 4}, "scc2CCc"},
		{"of what it brings one", "mMm", []int{2, 4}, Behind{Damaged: 2, Lines: 3, Fit: 3}, "scCc"},
		{"at the end", "mMM", []int{2, 7}, Behind{Damaged: 2, Lines: 5, Fit: 5}, "sc2CCcC"},
		{"a hole, and the end", "mmmm", []int{3, 5}, Behind{Damaged: 2, Lines: 1, Fit: 1}, "scc"},
		{"the last", "mmm", []int{4}, Behind{}, "scc"},
	} {
		t.Run(c.name, func(t *testing.T) {
			store := newFake()
			acted(t, store, strings.Split(c.acts, ""))
			own := lines(store.files[testTable+logEnding])
			for _, seq := range c.lost {
				own[seq] = []byte("what was here?\n")
			}
			damaged := cut(bytes.Join(own, nil))
			_, r, err := Open(damaged, testTable, games())
			if err != nil || r == nil {
				t.Fatal(r, err)
			}
			got := Behind{}
			if r.Behind != nil {
				got = *r.Behind
				got.Misfits = slices.Clone(got.Misfits)
			}
			for i, m := range got.Misfits {
				var rootless *Rootless
				if !errors.As(m.Err, &rootless) {
					t.Errorf("line %d does not fit because %v", m.Line, m.Err)
				}
				got.Misfits[i].Err = nil
			}
			if fmt.Sprint(got) != fmt.Sprint(c.want) {
				t.Errorf("found %+v, want %+v", got, c.want)
			}
			if err := Rejoin(damaged, testTable, games()); err != nil {
				t.Fatal(err)
			}
			_, events, err := Events(damaged, testTable)
			if err != nil {
				t.Fatal(err)
			}
			kinds := ""
			for _, e := range events {
				if e.Companion {
					kinds += "C"
					continue
				}
				kinds += string(e.Kind[0])
				if e.Leads > 0 {
					kinds += strconv.Itoa(e.Leads)
				}
			}
			if kinds != c.counted {
				t.Errorf("the log has %s, want %s", kinds, c.counted)
			}
		})
	}
}

// What the game refuses behind a hole does not fit, with the game's own reason, and neither
// does what it brought about or what took it back.
func TestBehindAHoleTheGameRefuses(t *testing.T) {
	store := newFake()
	table, _ := create(t, store, 0)
	for _, e := range []tracker.Event{
		event(t, 1, "condition", 1, `{"condition":"weak","amount":1}`),
		event(t, 2, "change", 1, `{"track":"mana","amount":1}`),
		event(t, 3, "condition", 1, `{"condition":"weak","amount":-1}`),
		event(t, 4, tracker.Undo, 1, ""),
	} {
		if _, err := table.DoWith(e, func(tracker.Step) (list []tracker.Event) {
			if e.Kind == "condition" {
				list = append(list, tracker.Event{Version: 1, Kind: "filler", Companion: true})
			}
			return list
		}); err != nil {
			t.Fatal(err)
		}
	}
	own := lines(store.files[testTable+logEnding])
	own[2] = []byte("\x00\x00\n")
	_, r, err := Open(cut(bytes.Join(own, nil)), testTable, games())
	if err != nil || r.Behind == nil || r.Behind.Fit != 2 || len(r.Behind.Misfits) != 3 {
		t.Fatalf("%+v, %v", r, err)
	}
	var refusal *tracker.Refusal
	var rootless *Rootless
	if m := r.Behind.Misfits; !errors.As(m[0].Err, &refusal) || m[0].Line != 6 || !errors.As(m[1].Err, &rootless) || m[1].Line != 7 || !errors.As(m[2].Err, &rootless) || m[2].Line != 8 {
		t.Errorf("%+v", m)
	}
}

// damage damages so many lines of a file, each in some way.
func damage(t *rapid.T, data []byte, count int) []byte {
	own := lines(data)
	own = own[:len(own)-1] // it ends with a newline
	for range count {
		at := rapid.IntRange(0, len(own)-1).Draw(t, "line")
		line := bytes.Clone(own[at])
		if len(line) == 0 {
			continue
		}
		switch byt := rapid.IntRange(0, len(line)-1).Draw(t, "byte"); rapid.SampledFrom([]string{"flip", "cut", "gone", "zeros", "twice"}).Draw(t, "how") {
		case "flip":
			line[byt] ^= 0x41
		case "cut":
			line = line[:byt]
		case "gone":
			line = nil
		case "zeros":
			line = append(make([]byte, byt), '\n')
		case "twice":
			line = append(line, line...)
		}
		own[at] = line
	}
	return bytes.Join(own, nil)
}

// Whatever becomes of some lines of a log, and of its snapshot: all before them is there, what
// is gone on with is a log without a fault that plays to the same state, going back in it never
// goes back to before the hole, and every byte that was on disk still is.
func TestNothingIsLostBehindAHole(t *testing.T) {
	joined := 0
	rapid.Check(t, func(rt *rapid.T) {
		var acts []string
		past, future := 0, 0
		for range rapid.IntRange(3, 40).Draw(rt, "acts") {
			act := rapid.SampledFrom([]string{"m", "m", "w", "n", "c", "M", "u", "r"}).Draw(rt, "act")
			if act == "u" && past == 0 || act == "r" && future == 0 {
				act = "m"
			}
			switch act {
			case "u":
				past, future = past-1, future+1
			case "r":
				past, future = past+1, future-1
			case "c":
			default:
				past, future = past+1, 0
			}
			acts = append(acts, act)
		}
		store := newFake()
		_, states := acted(t, store, acts)
		whole := store.files[testTable+logEnding]
		found := cut(damage(rt, whole, rapid.IntRange(1, 4).Draw(rt, "lines of the log")))
		if rapid.Bool().Draw(rt, "a snapshot") {
			upTo := rapid.IntRange(2, len(states)+1).Draw(rt, "up to")
			snapshot := bytes.Join(lines(whole)[:upTo], nil)
			found.files[testTable+snapshotEnding] = damage(rt, snapshot, rapid.IntRange(0, 2).Draw(rt, "lines of the snapshot"))
		}
		if rapid.IntRange(0, 9).Draw(rt, "no log") == 0 {
			delete(found.files, testTable+logEnding)
		}
		was := maps.Clone(found.files)
		before, r, err := Open(found, testTable, games())
		if !maps.EqualFunc(was, found.files, bytes.Equal) {
			rt.Fatal("opening wrote")
		}
		var unreadable *Unreadable
		var none *NoTable
		if errors.As(err, &unreadable) || errors.As(err, &none) {
			return
		}
		if err != nil || before.Stuck() != nil {
			rt.Fatal(err, before.Stuck())
		}
		intact := 0
		for i, line := range lines(was[testTable+logEnding]) {
			if i > 0 && i <= len(states) && bytes.Equal(line, lines(whole)[i]) && intact == i-1 {
				intact = i
			}
		}
		group := 2 // an action and what it brings come at once or not at all
		if before.Seq() < intact-group || stateOf(t, before) != states[before.Seq()-1] {
			rt.Fatalf("at event %d of %d that are whole", before.Seq(), intact)
		}
		join := rapid.Bool().Draw(rt, "join")
		if join {
			if err := Rejoin(found, testTable, games()); err != nil {
				rt.Fatal(err)
			}
		}
		table, again, err := Open(found, testTable, games())
		if err != nil || table.Stuck() != nil {
			rt.Fatal(err, table.Stuck())
		}
		if join && r != nil && r.Behind != nil {
			joined++
			if r.Behind.Fit+len(r.Behind.Misfits) != r.Behind.Lines || r.Behind.Damaged < 1 {
				rt.Fatalf("told %+v", r.Behind)
			}
			if again != nil || table.Seq() != r.Last+r.Behind.Fit {
				rt.Fatalf("joined at event %d: %v; told %+v of %d", table.Seq(), again, r.Behind, r.Last)
			}
			_, events, _ := Events(found, testTable)
			depth := 0
			for _, e := range events[r.Last:] {
				switch {
				case e.Kind == tracker.Undo:
					depth--
				case !e.Companion:
					depth++
				}
				if depth < 0 {
					rt.Fatal("it goes back to before the hole")
				}
			}
		}
		goOn(t, found, table)
		for name, data := range was {
			for other, now := range found.files {
				if bytes.Equal(now, data) || bytes.HasPrefix(now, data) && !strings.Contains(other, damagedEnding) {
					data = nil
				}
			}
			if data != nil && r != nil && !r.Torn {
				rt.Fatalf("%s is nowhere any more, only %v", name, slices.Sorted(maps.Keys(found.files)))
			}
		}
	})
	if joined == 0 {
		t.Error("nothing was ever joined: the test does not test")
	}
}
