package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// spawnpoints cast in the order of the initiative; who goes before is told, and
// offered in that order.
func TestR23DeploymentGoesByTheInitiative(t *testing.T) {
	tb := newTable(t, Arena(), mage("A", 20, 7, 9), mage("B", 20, 7, 9))
	lair := func(seat tracker.Seat, name string) string {
		return tb.add(seat, `{"name":"`+name+`","kind":"conjuration","traits":["Spawnpoint"]}`)
	}
	second, first, third := lair(2, "Gate"), lair(1, "Lair"), lair(1, "Nest")
	tb.begin(state.PlanningPhase)
	tb.do("plan", 1, `{"count":3}`)
	tb.do("next", 0, "")
	var offered []string
	for _, c := range tb.game.View(tb.s, 0).Open {
		if c.Event.Kind == "cast" {
			offered = append(offered, c.Text.Args["Name"].(string))
		}
	}
	if !slices.Equal(offered, []string{"Lair", "Nest", "Gate"}) {
		t.Errorf("offered %v", offered)
	}
	cast := func(seat tracker.Seat, payer string) {
		tb.do("cast", seat, `{"name":"Wolf of `+payer+`","kind":"creature","life":5,"payer":"`+payer+`"}`)
	}
	cast(2, second)
	if !tb.told("table.noticeDeploysFirst") {
		t.Error("nothing is said of who goes first")
	}
	cast(1, third) // among one's own the order is free
	if tb.told("table.noticeDeploysFirst") {
		t.Error("one's own is said to go first")
	}
	cast(1, first)
}

// who has nothing prepared does not go first.
func TestR23WhoHasNothingPreparedIsNotWaitedFor(t *testing.T) {
	tb := newTable(t, Arena(), mage("A", 20, 7, 9), mage("B", 20, 7, 9))
	tb.add(1, `{"name":"Lair","kind":"conjuration","traits":["Spawnpoint"]}`)
	gate := tb.add(2, `{"name":"Gate","kind":"conjuration","traits":["Spawnpoint"]}`)
	tb.begin(state.PlanningPhase)
	tb.do("plan", 1, `{"count":0}`)
	tb.do("next", 0, "")
	tb.do("cast", 2, `{"name":"Wolf","kind":"creature","life":5,"payer":"`+gate+`"}`)
	if tb.told("table.noticeDeploysFirst") {
		t.Error("nothing can be cast there")
	}
}
