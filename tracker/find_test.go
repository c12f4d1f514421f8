package tracker

import (
	"slices"
	"testing"
)

// offered is a choice of a seat about an object, done by an event of a kind.
func offered(kind Kind, seat Seat, object string) Choice {
	return Choice{Event: Event{Kind: kind, Seat: seat}, Object: object}
}

func kinds(list []Choice) (all []Kind) {
	for _, c := range list {
		all = append(all, c.Event.Kind)
	}
	return all
}

func TestWhoWouldLoseSomethingIsAskedInTurn(t *testing.T) {
	next := Choice{Event: Event{Kind: "next"}, Skips: []Skip{{Seat: 2, Object: "a"}, {Seat: 1}, {Seat: 2, Object: "b"}}}
	lost, rest := next.First()
	if len(lost) != 2 || lost[0].Object != "a" || lost[1].Object != "b" || len(rest.Skips) != 1 || rest.Skips[0].Seat != 1 {
		t.Errorf("seat 2 is asked about %v, and %v is left", lost, rest.Skips)
	}
	if len(next.Skips) != 3 {
		t.Error("the choice itself has changed")
	}
	if lost, rest = rest.First(); len(lost) != 1 || len(rest.Skips) != 0 {
		t.Errorf("then seat 1 is asked about %v, and %v is left", lost, rest.Skips)
	}
}

func TestChoicesOfASeat(t *testing.T) {
	next := offered("next", 0, "")
	left := offered("leave", 1, "a")
	left.Leaves, left.Task = true, true
	asked := offered("pay", 1, "a")
	asked.Task = true
	v := View{Next: &next, Choices: []Choice{asked, left, offered("cast", 2, "b")}, Open: []Choice{offered("guard", 1, "a"), offered("move", 1, "c")}}
	for seat, want := range map[Seat][]Kind{0: {"next"}, 1: {"pay", "leave", "guard", "move"}, 2: {"cast"}} {
		if got := kinds(v.Of(seat)); !slices.Equal(got, want) {
			t.Errorf("seat %d can %v, want %v", seat, got, want)
		}
	}
	if got := v.Asks(1); got != 1 {
		t.Errorf("%d things are asked of seat 1, want one: what leaves it is its answer", got)
	}
	if got := kinds(v.Instead(1, []Skip{{Seat: 1, Object: "a"}}, next)); !slices.Equal(got, []Kind{"guard", "pay"}) {
		t.Errorf("instead of losing it %v can be done", got)
	}
	if got := kinds(v.Instead(1, []Skip{{Seat: 1}}, offered("guard", 1, ""))); !slices.Equal(got, []Kind{"move", "pay"}) {
		t.Errorf("of what is about no object %v can be done: the step itself does not count", got)
	}
}

func TestWhatWasTakenBackIsUndone(t *testing.T) {
	log := []Line{{Seq: 1}, {Seq: 4}}
	record := []Line{{Seq: 1}, {Seq: 2}, {Seq: 3, ID: undoLine}, {Seq: 4}, {Seq: 5, Aside: true}}
	if gone := Undone(record, log); len(gone) != 1 || !gone[2] {
		t.Errorf("%v counts no more, want the second alone", gone)
	}
}
