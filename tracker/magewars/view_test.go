package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// noticed tells whether the table is told something at this moment.
func (tb *table) noticed(id string) bool {
	return slices.ContainsFunc(tb.game.View(tb.s, 0).Notices, func(n tracker.Notice) bool { return n.ID == id })
}

func TestViewShowsTheSeats(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
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

func TestAnObjectIsReadAtAGlance(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.UpkeepPhase)
	tb.add(1, `{"name":"Wolf","kind":"creature","life":10,"subtypes":["Canine"],"attacks":[{"name":"Bite","kind":"melee","action":"quick","dice":4}]}`)
	wolf := tb.s.Objects[len(tb.s.Objects)-1].ID
	tb.add(1, `{"name":"Strength","kind":"enchantment","schools":["nature"],"host":"`+wolf+`","grants":["Melee +2"]}`)
	tb.add(2, `{"name":"Curse","kind":"enchantment","host":"mage1","faceDown":true}`)
	v := tb.game.View(tb.s, 0)
	me, other := v.Seats[0].Objects, v.Seats[1]
	if len(me) != 2 || me[0].Group != "" || len(me[0].Bars) != 1 || me[0].Bars[0].Dice != 4 || len(me[0].Kin) != 1 {
		t.Fatalf("a creature stands by itself with its attacks: %+v", me)
	}
	if note := me[0].Bars[0].Note.(tracker.Facts); note[0] != tracker.Message(tracker.Printed{Kind: "trait", Word: "Melee +2"}) {
		t.Errorf("what its keywords add to an attack is said: %v", note)
	}
	if s := me[1]; s.Group != v.Groups[0] || s.Tint != "nature" || s.Says == nil {
		t.Errorf("an enchantment is listed with what it does: %+v", s)
	}
	if len(other.Hidden) != 1 || other.Hidden[0].Host != "mage1" || other.Hidden[0].Controller != 2 || other.Hidden[0].Name != "" {
		t.Errorf("of what lies face down all see whose it is and where it lies, and nothing else: %+v", other.Hidden)
	}
	if !slices.Contains(v.Phases, v.Phase) {
		t.Errorf("%s is none of the phases %v", v.Phase, v.Phases)
	}
}
