package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

// noticed tells whether the table is told something at this moment.
func (tb *table) noticed(id string) bool {
	return slices.ContainsFunc(tb.game.View(tb.s, 0).Notices, func(n tracker.Notice) bool { return n.ID == id })
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
	offered := func(id string) bool {
		return slices.ContainsFunc(tb.game.View(tb.s, 1).Conditions, func(c tracker.Count) bool { return c.ID == id })
	}
	if offered("burn") { // in Academy only Stagger and Weak are usual
		t.Error("Burn is offered where none lies")
	}
	if tb.do("condition", 2, `{"condition":"burn","amount":1}`); !offered("burn") {
		t.Error("Burn lies there, and is not offered to others")
	}
	if len(me.Objects) != 1 || len(me.Objects[0].Tracks) != 5 || len(me.Objects[0].Markers) != 0 {
		t.Fatalf("%+v", me.Objects)
	}
}
