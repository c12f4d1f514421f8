package magewars

import (
	"slices"
	"testing"

	"quickcast/tracker"
)

// next sends what the big arrow shows.
func (tb *table) next() {
	tb.t.Helper()
	c := tb.game.View(tb.s, 1).Next
	if c == nil {
		tb.t.Fatalf("in %s the arrow does nothing", tb.s.Phase)
	}
	tb.do(c.Event.Kind, c.Event.Seat, string(c.Event.Data))
}

// noticed tells whether the table is told something at this moment.
func (tb *table) noticed(id string) bool {
	return slices.ContainsFunc(tb.game.View(tb.s, 0).Notices, func(n tracker.Notice) bool { return n.ID == id })
}

// One tap a round is enough where nobody is asked; with something in the Upkeep
// the arrow does it first.
func TestArrowStopsOnlyWhereSomebodyIsAsked(t *testing.T) {
	tb := academyTable(t)
	tb.next() // initiative, round 1, up to the first turn
	if tb.s.Phase != ActionPhase || tb.s.Round != 1 {
		t.Fatalf("round %d, %s", tb.s.Round, tb.s.Phase)
	}
	tb.do("condition", 1, `{"condition":"burn","amount":1}`)
	tb.next()
	if tb.s.Phase != UpkeepPhase || tb.s.Round != 2 {
		t.Fatalf("round %d, %s", tb.s.Round, tb.s.Phase)
	}
	tb.next()
	if len(tb.s.Queue) != 0 {
		t.Fatal("the arrow does not roll for Burn")
	}
	tb.next()
	if tb.s.Phase != ActionPhase {
		t.Fatal(tb.s.Phase)
	}
}

func TestArrowInArena(t *testing.T) {
	tb := arenaTable(t)
	var seen []Phase
	for range 6 {
		tb.next()
		seen = append(seen, tb.s.Phase)
	}
	want := []Phase{PlanningPhase, FirstQuickcastPhase, CreatureActionPhase, FinalQuickcastPhase, PlanningPhase, FirstQuickcastPhase}
	if !equal(seen, want) {
		t.Fatalf("%v, want %v", seen, want)
	}
}

func TestViewShowsTheSeats(t *testing.T) {
	tb := academyTable(t)
	tb.begin(ActionPhase)
	tb.do("condition", 1, `{"condition":"weak","amount":2}`)
	tb.add(1, `{"name":"Lair","kind":"conjuration","life":8,"channeling":2}`)
	v := tb.game.View(tb.s, 1)
	me := v.Seats[0]
	if len(v.Seats) != 2 || v.Turn != 1 || !me.Initiative || len(me.Tracks) != 5 || me.Conditions[0].Count != 2 {
		t.Fatalf("%+v", v)
	}
	if len(me.Objects) != 1 || len(me.Objects[0].Tracks) != 5 || len(me.Objects[0].Markers) != 0 {
		t.Fatalf("%+v", me.Objects)
	}
}
