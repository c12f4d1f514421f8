package archmage

import (
	"encoding/json"
	"errors"
	"sync"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
)

// loaded is the catalog, read once.
var loaded = sync.OnceValues(func() (*catalog.Catalog, error) { return catalog.Load(assets.FS) })

func cat(t testing.TB) *catalog.Catalog {
	t.Helper()
	c, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// start makes the payload of a table's setup.
func begun(t testing.TB, extra string, options map[string]string, who ...string) tracker.Event {
	t.Helper()
	start := tracker.Start{Seed: 7, Options: options}
	for _, w := range who {
		start.Seats = append(start.Seats, tracker.Sitter{Who: w})
	}
	if extra != "" {
		start.Extra = json.RawMessage(extra)
	}
	payload, _, err := Game{}.Begin(cat(t), start)
	if err != nil {
		t.Fatalf("%v", err)
	}
	data, err := json.Marshal(payload)
	if err != nil {
		t.Fatal(err)
	}
	return tracker.Event{Version: 1, Kind: tracker.Setup, Data: data}
}

// table is a game being tested.
type table struct {
	t testing.TB
	*State
}

func laid(t testing.TB, extra string, options map[string]string, who ...string) *table {
	t.Helper()
	s, err := Game{}.New(begun(t, extra, options, who...))
	if err != nil {
		t.Fatalf("%v", err)
	}
	return &table{t, s.(*State)}
}

// two, three and four are usual tables whose first turn has begun.
func two(t testing.TB, extra string) *table {
	return laid(t, extra, map[string]string{"first": "1", "shift": "random"}, "blue", "white")
}

func three(t testing.TB, extra string) *table {
	return laid(t, extra, map[string]string{"first": "1", "shift": "random"}, "blue", "white", "red")
}

func four(t testing.TB, extra string) *table {
	return laid(t, extra, map[string]string{"first": "1"}, "blue", "white", "red", "green")
}

func alone(t testing.TB, extra string) *table {
	return laid(t, extra, map[string]string{"shift": "random"}, "blue")
}

func event(kind tracker.Kind, seat int, fields string, rolls ...int) tracker.Event {
	e := tracker.Event{Version: 1, Kind: kind, Seat: tracker.Seat(seat), Rolls: rolls}
	if fields != "" {
		e.Data = json.RawMessage(fields)
	}
	return e
}

// do does an event that has to be accepted; it also sees that nothing before it changes.
func (x *table) do(kind tracker.Kind, seat int, fields string, rolls ...int) *table {
	x.t.Helper()
	before, _ := json.Marshal(x.State)
	next, err := Game{}.Apply(x.State, event(kind, seat, fields, rolls...))
	if err != nil {
		x.t.Fatalf("%s %s: %v", kind, fields, err)
	}
	if after, _ := json.Marshal(x.State); string(before) != string(after) {
		x.t.Fatalf("%s changed the state before it", kind)
	}
	x.State = next.(*State)
	holds(x.t, x.State)
	return x
}

// refused does an event that a rule, or a reason, has to stand against.
func (x *table) refused(by any, kind tracker.Kind, seat int, fields string, rolls ...int) {
	x.t.Helper()
	next, err := Game{}.Apply(x.State, event(kind, seat, fields, rolls...))
	if next != tracker.State(x.State) {
		x.t.Errorf("%s %s: refused, but the state is another", kind, fields)
	}
	var r *tracker.Refusal
	if !errors.As(err, &r) {
		x.t.Errorf("%s %s: not refused: %v", kind, fields, err)
		return
	}
	switch by := by.(type) {
	case string:
		if r.Rule != by {
			x.t.Errorf("%s %s: %v, want rule %s", kind, fields, r, by)
		}
	case tracker.Code:
		if r.Code != by {
			x.t.Errorf("%s %s: %v, want %v", kind, fields, r, by)
		}
	}
}

// holds checks what always holds.
func holds(t testing.TB, s *State) {
	t.Helper()
	if err := s.check(); err != nil {
		t.Fatalf("the table cannot be: %v", err)
	}
	towers := map[int]int{}
	for i := range s.Places {
		if p := &s.Places[i]; p.Tower != 0 {
			towers[p.Tower]++
		}
	}
	for i := range s.Mages {
		if n := s.total(i + 1); n != Followers {
			t.Fatalf("%s has %d followers", s.Mages[i].Name, n)
		}
		if towers[i+1] > 1 {
			t.Fatalf("%s has %d towers", s.Mages[i].Name, towers[i+1])
		}
	}
	if s.Solo() && s.onMap(s.foe()) > Followers {
		t.Fatalf("the Warlord has %d followers on the map", s.onMap(s.foe()))
	}
}

func want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}
