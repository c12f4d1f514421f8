package tracker_test

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/tracker"
)

// model is a session as plain as can be: it keeps every state and every line.
type model struct {
	past, future []modelled
	seq          int
}

type modelled struct {
	state counted
	seq   int
}

func (m *model) do(kind tracker.Kind, seat tracker.Seat, at int64) bool {
	last := len(m.past) - 1
	switch kind {
	case tracker.Undo:
		if last < 1 {
			return false
		}
		m.future = append(m.future, m.past[last])
		m.past = m.past[:last]
	case tracker.Redo:
		if len(m.future) == 0 {
			return false
		}
		m.past = append(m.past, m.future[len(m.future)-1])
		m.future = m.future[:len(m.future)-1]
	case "tick": // beside the game
	default:
		state, err := counter{}.Apply(m.past[last].state, tracker.Event{Kind: kind, Seat: seat, At: at, Seq: m.seq + 1})
		if err != nil {
			return false
		}
		m.past, m.future = append(m.past, modelled{state.(counted), m.seq + 1}), nil
	}
	m.seq++
	return true
}

// told is a line in a form that can be compared.
type told struct {
	id         string
	seq        int
	from, to   int
	seat       tracker.Seat
	whole, has bool
}

func telling(lines []tracker.Line) []told {
	var all []told
	for _, l := range lines {
		line := told{id: l.ID, seq: l.Seq, seat: l.Seat, has: l.Args["What"] != nil}
		if l.Join != nil {
			line.from, line.to, line.whole = l.Join.From, l.Join.To, true
		}
		all = append(all, line)
	}
	return all
}

// ticks is something beside the game that tells of itself.
type ticks struct{}

func (ticks) Kind() tracker.Kind { return "tick" }

func (ticks) New() tracker.State { return 0 }

func (ticks) Apply(s tracker.State, e tracker.Event) (tracker.State, error) { return s.(int) + 1, nil }

func (ticks) Lines(_, after tracker.State, _ tracker.Event) []tracker.Line {
	return []tracker.Line{{ID: "tick", Aside: after.(int)%2 == 0}}
}

// Long tables with long ways back and forth stand after every event where a
// session stands that keeps everything, and tell the same, whenever they are
// asked first.
func TestLongWaysBackAndForth(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, err := tracker.NewSession(counter{}, tracker.Event{Kind: tracker.Setup}, ticks{})
		if err != nil {
			t.Fatal(err)
		}
		asked, err := tracker.NewSession(counter{}, tracker.Event{Kind: tracker.Setup}, ticks{})
		if err != nil {
			t.Fatal(err)
		}
		m := &model{past: []modelled{{counted{}, 1}}, seq: 1}
		at := int64(0)
		for range rapid.IntRange(1, 12).Draw(t, "stretches") {
			kind := rapid.SampledFrom([]tracker.Kind{"up", "up", "say", "tick", tracker.Undo, tracker.Undo, tracker.Redo}).Draw(t, "kind")
			seat := tracker.Seat(rapid.IntRange(1, 2).Draw(t, "seat"))
			for range rapid.IntRange(1, 450).Draw(t, "events") {
				at += 700
				e := tracker.Event{Version: 1, Kind: kind, Seat: seat, At: at, Companion: kind == "tick"}
				_, err := s.Do(e)
				if _, same := asked.Do(e); (same == nil) != (err == nil) {
					t.Fatalf("%v, and where the log was asked for %v", err, same)
				}
				if m.do(kind, seat, at) != (err == nil) {
					t.Fatalf("%s: %v", kind, err)
				}
				stands(t, s, m)
			}
			if rapid.Bool().Draw(t, "ask") {
				asked.Log()
			}
		}
		if !reflect.DeepEqual(telling(s.Log()), telling(asked.Log())) || !reflect.DeepEqual(telling(s.Record()), telling(asked.Record())) {
			t.Fatal("the log depends on when it is asked for first")
		}
		tells(t, s, m)
	})
}

func stands(t *rapid.T, s *tracker.Session, m *model) {
	if got, want := s.State().(counted), m.past[len(m.past)-1].state; !reflect.DeepEqual(got, want) {
		t.Fatalf("event %d: at %+v, want %+v", s.Seq(), got, want)
	}
	if s.Seq() != m.seq || s.CanUndo() != (len(m.past) > 1) || s.CanRedo() != (len(m.future) > 0) {
		t.Fatalf("event %d of %d: undo %v, redo %v, with %d done and %d undone", s.Seq(), m.seq, s.CanUndo(), s.CanRedo(), len(m.past)-1, len(m.future))
	}
}

// tells compares the log of the game with that of a session in which nothing was
// ever undone.
func tells(t *rapid.T, s *tracker.Session, m *model) {
	straight, err := tracker.NewSession(counter{}, tracker.Event{Kind: tracker.Setup})
	if err != nil {
		t.Fatal(err)
	}
	for _, each := range m.past[1:] {
		if _, err := straight.Do(tracker.Event{Version: 1, Kind: tracker.Kind(each.state.line.ID), Seat: each.state.line.Seat, At: each.state.line.At}); err != nil {
			t.Fatal(err)
		}
	}
	var ofGame []tracker.Line
	for _, line := range s.Log() {
		if line.ID != "tick" {
			ofGame = append(ofGame, line)
		}
	}
	got, want := telling(ofGame), telling(straight.Log())
	if len(got) != len(want) {
		t.Fatalf("%d lines, want %d", len(got), len(want))
	}
	for i := range got {
		got[i].seq, want[i].seq = 0, 0
		if got[i] != want[i] {
			t.Fatalf("line %d: %+v, want %+v", i, got[i], want[i])
		}
	}
}
