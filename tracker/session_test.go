package tracker_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// counter is the smallest game: a number that goes up, in lines that join.
type counter struct{}

type counted struct {
	n    int
	line tracker.Line
}

func (counter) Name() string { return "counter" }

func (counter) New(e tracker.Event) (tracker.State, error) { return counted{}, nil }

func (counter) Apply(s tracker.State, e tracker.Event) (tracker.State, error) {
	if e.Kind != "up" && e.Kind != "say" {
		return s, tracker.UnknownAction.With("Action", string(e.Kind))
	}
	n := s.(counted).n
	line := tracker.Line{Seq: e.Seq, At: e.At, Seat: e.Seat, ID: string(e.Kind)}
	if e.Kind == "up" {
		line.Join = &tracker.Join{Key: string(rune('0' + e.Seat)), From: n, To: n + 1}
		n++
	}
	return counted{n, line}, nil
}

func (counter) Roll(_ tracker.State, e tracker.Event, _ source) (tracker.Event, error) { return e, nil }

func (counter) Legal(tracker.State) []tracker.Event { return nil }

func (counter) View(tracker.State, tracker.Seat) tracker.View { return tracker.View{} }

func (counter) Actions() []tracker.Action { return nil }

func (counter) Form(*catalog.Catalog) tracker.Form { return tracker.Form{} }

func (counter) Begin(*catalog.Catalog, tracker.Start) (any, []tracker.Notice, error) {
	return nil, nil, nil
}

func (counter) Seated(tracker.Event) []tracker.Sitter { return nil }

func (counter) Lines(s tracker.State) []tracker.Line {
	if line := s.(counted).line; line.ID != "" {
		return []tracker.Line{line}
	}
	return nil
}

type source = dice.Source

func newSession(t *testing.T) *tracker.Session {
	t.Helper()
	s, err := tracker.NewSession(counter{}, tracker.Event{Kind: tracker.Setup})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func do(t *testing.T, s *tracker.Session, kind tracker.Kind, seat tracker.Seat, at int64) {
	t.Helper()
	if _, err := s.Do(tracker.Event{Version: 1, Kind: kind, Seat: seat, At: at}); err != nil {
		t.Fatal(err)
	}
}

func TestUndoAndRedoWithoutEnd(t *testing.T) {
	s := newSession(t)
	for range 5000 {
		do(t, s, "up", 1, 0)
	}
	for range 5000 {
		do(t, s, tracker.Undo, 1, 0)
	}
	if s.State().(counted).n != 0 || s.CanUndo() {
		t.Fatal("undo of all is not the start")
	}
	if _, err := s.Do(tracker.Event{Kind: tracker.Undo}); !errors.Is(err, tracker.NothingToUndo) {
		t.Fatal(err)
	}
	for range 5000 {
		do(t, s, tracker.Redo, 1, 0)
	}
	if s.State().(counted).n != 5000 || s.Seq() != 15001 {
		t.Fatal("redo of all is not the end")
	}
	if _, err := s.Do(tracker.Event{Kind: tracker.Redo}); !errors.Is(err, tracker.NothingToRedo) {
		t.Fatal(err)
	}
}

func TestNewEventForgetsWhatWasUndone(t *testing.T) {
	s := newSession(t)
	do(t, s, "up", 1, 0)
	do(t, s, tracker.Undo, 1, 0)
	do(t, s, "say", 1, 0)
	if s.CanRedo() || s.State().(counted).n != 0 {
		t.Fatal("what was undone can come back")
	}
}

func TestTapsWithinThreeSecondsAreOneLine(t *testing.T) {
	s := newSession(t)
	for _, tap := range []struct {
		seat tracker.Seat
		at   int64
	}{{1, 0}, {2, 1000}, {1, 2999}, {1, 5999}, {2, 6000}, {1, 9000}} {
		do(t, s, "up", tap.seat, tap.at)
	}
	log := s.Log()
	var got [][3]int
	for _, l := range log {
		got = append(got, [3]int{int(l.Seat), l.Join.From, l.Join.To})
	}
	want := [][3]int{{1, 0, 4}, {2, 1, 2}, {2, 4, 5}, {1, 5, 6}}
	if len(got) != 4 {
		t.Fatalf("%v, want %v", got, want)
	}
	if _, args := log[0].Message(); args["By"] != "+4" {
		t.Fatal(args)
	}
}

// A clock that was set back between two taps parts them; from there on taps are
// joined as before.
func TestTapsOverAClockSetBack(t *testing.T) {
	s := newSession(t)
	for _, at := range []int64{10_000, 11_000, 10_500, 11_500, 9_000, -5} {
		do(t, s, "up", 1, at)
	}
	var got [][2]int
	for _, l := range s.Log() {
		got = append(got, [2]int{l.Join.From, l.Join.To})
	}
	if want := [][2]int{{0, 2}, {2, 4}, {4, 5}, {5, 6}}; !slices.Equal(got, want) {
		t.Fatalf("%v, want %v", got, want)
	}
}

func TestAnotherLineEndsJoining(t *testing.T) {
	s := newSession(t)
	do(t, s, "up", 1, 0)
	do(t, s, "say", 1, 1)
	do(t, s, "up", 1, 2)
	if n := len(s.Log()); n != 3 {
		t.Fatalf("%d lines", n)
	}
}

func TestRecordKeepsWhatWasUndone(t *testing.T) {
	s := newSession(t)
	do(t, s, "say", 1, 0)
	do(t, s, tracker.Undo, 2, 1)
	do(t, s, tracker.Redo, 2, 2)
	record := s.Record()
	if len(record) != 3 || record[1].ID != "table.logUndo" || record[2].ID != "table.logRedo" || len(s.Log()) != 1 {
		t.Fatalf("%v", record)
	}
}

func TestRefusedEventsChangeNothing(t *testing.T) {
	s := newSession(t)
	for _, c := range []struct {
		e    tracker.Event
		code tracker.Code
	}{
		{tracker.Event{Kind: "nonsense"}, tracker.UnknownAction},
		{tracker.Event{Kind: "up", Seq: 7}, tracker.WrongSeq},
		{tracker.Event{Kind: "up", Version: tracker.EventVersion + 1}, tracker.LaterVersion},
		{tracker.Event{Kind: tracker.Setup}, tracker.AlreadySetUp},
	} {
		if _, err := s.Do(c.e); !errors.Is(err, c.code) {
			t.Errorf("%v: %v, want %s", c.e.Kind, err, c.code)
		}
	}
	if s.Seq() != 1 || len(s.Record()) != 0 {
		t.Fatal("a refused event left a trace")
	}
}

func TestRegistryRefusesUnknownGames(t *testing.T) {
	r := tracker.NewRegistry(counter{})
	if _, err := r.Game("counter"); err != nil {
		t.Fatal(err)
	}
	if _, err := r.Game("chess"); !errors.Is(err, tracker.UnknownGame) {
		t.Fatal(err)
	}
}

// strict is the counter in a later version, with a rule against going up.
type strict struct{ counter }

func (g strict) Apply(s tracker.State, e tracker.Event) (tracker.State, error) {
	if e.Kind == "up" && !e.Overrule {
		return s, tracker.UnknownAction.With("Action", "up").ByRule("X-1")
	}
	return g.counter.Apply(s, e)
}

func TestReplayPlaysWhatALaterRuleForbids(t *testing.T) {
	s, err := tracker.NewSession(strict{}, tracker.Event{Kind: tracker.Setup})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Replay(tracker.Event{Kind: "up"}); err != nil || s.State().(counted).n != 1 {
		t.Errorf("an event that was accepted once is not: %v", err)
	}
	if err := s.Replay(tracker.Event{Kind: "down"}); !errors.Is(err, tracker.UnknownAction) || s.Seq() != 2 {
		t.Errorf("what is no action became one: %v", err)
	}
	if _, err := s.Do(tracker.Event{Kind: "up"}); err == nil {
		t.Error("a new event needs no overrule")
	}
}
