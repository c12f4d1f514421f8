package told_test

import (
	"encoding/json"
	"fmt"
	"math"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/told"
)

// duel is a game as small as it can be: two have life and a purse, and hit, pay or earn.
type duel struct{ tracker.Game }

type stand struct {
	Round       int
	Life, Purse [2]int
	lines       []tracker.Line
}

type done struct {
	Round  int
	Seat   tracker.Seat // whose purse it is, or who is hit
	Amount int
}

func (duel) Name() string { return "duel" }

func (duel) New(tracker.Event) (tracker.State, error) {
	return stand{Life: [2]int{20, 10}, Purse: [2]int{10, 10}}, nil
}

func (duel) Seated(tracker.Event) []tracker.Sitter { return nil }

func (duel) Lines(s tracker.State) []tracker.Line { return s.(stand).lines }

func (duel) Apply(before tracker.State, e tracker.Event) (tracker.State, error) {
	s, what := before.(stand), done{}
	if err := json.Unmarshal(e.Data, &what); err != nil {
		return before, tracker.BadPayload.With("Reason", err.Error())
	}
	s.Round, s.lines = what.Round, nil
	switch e.Kind {
	case "hit", tracker.Change:
		s.Life[what.Seat-1] -= what.Amount
		line := tracker.Line{Seat: e.Seat}
		if e.Kind == "hit" {
			line.Came = &tracker.Came{
				Faces: e.Faces, Dealt: true, Amount: what.Amount, By: e.Seat, To: what.Seat, Body: what.Amount%2 == 0,
				Cause: tracker.Cause{Kind: tracker.ByAttack, Name: tracker.Own(string(rune('A' + what.Amount%3)))},
			}
		}
		s.lines = []tracker.Line{line}
	case "pay", "earn":
		s.Purse[what.Seat-1] += what.Amount
	default:
		return before, tracker.UnknownAction.With()
	}
	return s, nil
}

func (duel) View(state tracker.State, _ tracker.Seat) tracker.View {
	s := state.(stand)
	view := tracker.View{Round: s.Round, Turn: tracker.Seat(1 + s.Round%2)}
	for i := range s.Life {
		gauges := []tracker.Gauge{{Value: s.Life[i]}, {Value: s.Purse[i]}}
		view.Seats = append(view.Seats, tracker.SeatView{Seat: tracker.Seat(i + 1), Gauges: gauges})
	}
	if s.Life[1] <= 0 {
		view.Result = tracker.Result{Over: true, Winners: []tracker.Seat{1}}
	}
	return view
}

// log numbers events, a minute apart.
func log(events ...tracker.Event) []tracker.Event {
	all := []tracker.Event{{Version: tracker.EventVersion, Kind: tracker.Setup}}
	for _, e := range append(all, events...)[1:] {
		e.Version, e.At = tracker.EventVersion, int64(len(all))*60_000
		all = append(all, e)
	}
	for i := range all {
		all[i].Seq = i + 1
	}
	return all
}

func event(kind tracker.Kind, by tracker.Seat, what done, faces ...dice.Face) tracker.Event {
	data, _ := json.Marshal(what)
	return tracker.Event{Kind: kind, Seat: by, Data: data, Faces: faces}
}

func doneOf(e tracker.Event) (what done) {
	_ = json.Unmarshal(e.Data, &what) // it was made by event
	return what
}

func read(t *testing.T, events ...tracker.Event) *told.Duel {
	t.Helper()
	d, err := told.Read(duel{}, log(events...))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// A round ends with the last act that counts of it: what was taken back tells nothing.
func TestRounds(t *testing.T) {
	d := read(t,
		event("pay", 1, done{1, 1, -4}), event("hit", 1, done{1, 2, 3}), event("hit", 1, done{1, 2, 2}), tracker.Event{Kind: tracker.Undo},
		event("hit", 2, done{2, 1, 5}),
	)
	var curve []string
	for _, r := range d.Rounds() {
		curve = append(curve, fmt.Sprint(r.Round, r.Act, r.Stand[0].Gauges, r.Stand[1].Gauges))
	}
	want := "[0 0 [20 10] [10 10] 1 2 [20 6] [7 10] 2 3 [15 6] [7 10]]"
	if fmt.Sprint(curve) != want {
		t.Errorf("%v, not %s", curve, want)
	}
}

// What came into a purse and went out of it stands by what it was for.
func TestFlow(t *testing.T) {
	flow := read(t, event("pay", 1, done{1, 1, -4}), event("earn", 1, done{2, 1, 9}), event("pay", 1, done{2, 1, -1}), event("pay", 2, done{2, 2, -6})).Flow(1, 1)
	if flow.Had != 19 || flow.All() != 5 || flow.Spent["pay"] != 5 {
		t.Errorf("%+v", flow)
	}
}

// Who is on turn takes the time until the next act; a rest of more than ten minutes nobody took.
func TestTook(t *testing.T) {
	events := log(event("pay", 1, done{1, 1, -1}), event("pay", 1, done{1, 1, -1}), event("pay", 1, done{2, 1, -1}), event("pay", 1, done{2, 1, -1}))
	events[4].At += 60 * 60_000
	d, err := told.Read(duel{}, events)
	if err != nil {
		t.Fatal(err)
	}
	if d.Took(1) != 60_000 || d.Took(2) != 2*60_000 || d.Took(0) < 3*60_000 || d.Took(0) >= 10*60_000 {
		t.Errorf("%d and %d, together %d", d.Took(1), d.Took(2), d.Took(0))
	}
}

// A game turns with what takes much of what a side has left, and with dice that miss what was
// to be expected of them; never with a hand that sets a number.
func TestTurnings(t *testing.T) {
	two := dice.CriticalTwo
	d := read(t,
		event("hit", 1, done{1, 2, 2}, two),            // a fifth of what the second has
		event("hit", 2, done{1, 1, 4}, two, two),       // a fifth of what the first has
		event(tracker.Change, 1, done{1, 2, 6}),        // by hand
		event("hit", 1, done{2, 2, 0}, 0, 0, 0, 0),     // four to be expected, of two that are left
		event("hit", 2, done{2, 1, 8}, two, two, 0, 0), // half of what the first has
	)
	var got []string
	for _, turning := range d.Turnings(2) {
		result := -1
		if turning.Throw != nil {
			result = turning.Throw.Result
		}
		got = append(got, fmt.Sprintf("%d %d %.2f", turning.Act, result, turning.Swing))
	}
	if want := "[4 0 1.00 5 4 0.50]"; fmt.Sprint(got) != want {
		t.Errorf("%v, not %s", got, want)
	}
}

// A throw that came to more than was to be expected is as likely as it or better, another as it
// or worse.
func TestChance(t *testing.T) {
	throws := read(t, event("hit", 1, done{1, 2, 2}, dice.CriticalTwo), event("hit", 1, done{1, 2, 0}, dice.Blank, dice.Blank)).Throws
	for i, want := range []float64{1.0 / 3, 1.0 / 9} {
		if got := throws[i].Chance(); math.Abs(got-want) > 1e-12 || throws[i].Mean() != float64(i+1) || throws[i].Lucky() != (i == 0) {
			t.Errorf("throw %d: %v of mean %v, not %v", i, got, throws[i].Mean(), want)
		}
	}
}

// A log ends where this version cannot go on, and nobody sits at one without a beginning.
func TestUnreadable(t *testing.T) {
	if d := read(t, event("pay", 1, done{1, 1, -1}), event("fly", 1, done{}), event("pay", 1, done{1, 1, -1})); len(d.Acts) != 2 {
		t.Errorf("%d acts", len(d.Acts))
	}
	if _, err := told.Read(duel{}, nil); err == nil {
		t.Error("an empty log is told")
	}
}

// BenchmarkAt jumps about in a log of two thousand events.
func BenchmarkAt(b *testing.B) {
	var events []tracker.Event
	for i := range 2000 {
		events = append(events, event("earn", 1, done{i / 50, 1, 1}))
	}
	d, err := told.Read(duel{}, log(events...))
	if err != nil {
		b.Fatal(err)
	}
	b.ResetTimer()
	for i := range b.N {
		if _, err := d.At(i * 997 % 2000); err != nil {
			b.Fatal(err)
		}
	}
}
