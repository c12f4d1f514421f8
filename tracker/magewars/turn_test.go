package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

func TestA30A31TurnsAlternate(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	tb.refused(state.NotYourTurn, "activate", 2, "")
	tb.do("activate", 1, "")
	if !tb.s.Mage(1).Active {
		t.Fatal("A-31: the creature is inactive before its action")
	}
	wolf := tb.add(1, `{"name":"Wolf","life":5}`)
	tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+wolf+`"}`)
	tb.refused(state.OneATurn, "activate", 1, `{"object":"`+wolf+`"}`) // it would be in the other's turn
	tb.do("marker", 1, `{"marker":"active","on":false,"object":"`+wolf+`"}`)
	tb.do("end", 1, "")
	if tb.s.Mage(1).Active || tb.s.Turn != 2 {
		t.Fatalf("turn %d", tb.s.Turn)
	}
	tb.refused(state.NotYourTurn, "activate", 1, "")
	tb.do("activate", 2, "")
	tb.do("end", 2, "")
	if tb.s.Turn != 0 || !tb.said("table.logAllActed") {
		t.Fatal("A-34: everybody has acted")
	}
	tb.refused(state.NotYourTurn, "activate", 1, "")
	tb.do("activate", 1, "", overruled)
}

func TestR27ActivatingTurnsTheMarker(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.CreatureActionPhase)
	tb.do("marker", 1, `{"marker":"guard","on":true}`)
	tb.do("activate", 1, "")
	if tb.s.Mage(1).Active || tb.s.Mage(1).Guard {
		t.Fatal("R-27: the markers did not turn")
	}
}

func TestA33PassOnlyWithFewer(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	tb.refused(state.MayNotPass, "pass", 1, "")
	wolf := tb.add(2, `{"name":"Wolf","life":5}`)
	tb.refused(state.MayNotPass, "pass", 1, "") // it is inactive
	tb.do("marker", 2, `{"marker":"active","on":true,"object":"`+wolf+`"}`)
	tb.do("pass", 1, "")
	if tb.s.Turn != 2 {
		t.Fatalf("turn %d", tb.s.Turn)
	}
}

func TestA35R33SummonedCreaturesAreInactive(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	wolf := tb.add(1, `{"name":"Wolf","life":5}`)
	tb.refused(state.NotActive, "activate", 1, `{"object":"`+wolf+`"}`)
	tb.do("next", 0, `{"to":"reset"}`)
	if !tb.object(wolf).Active {
		t.Fatal("A-23: the next Reset makes it active")
	}
}

func TestA36A37GuardIsTheAction(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	tb.do("guard", 1, "")
	if m := tb.s.Mage(1); !m.Guard || m.Active || tb.s.Turn != 2 {
		t.Fatalf("%+v", m)
	}
	tb.do("next", 0, `{"to":"action"}`)
	if !tb.s.Mage(1).Guard {
		t.Fatal("A-68: it guards until its own next activation")
	}
	tb.do("guard", 2, "")
	tb.do("activate", 1, "")
	if tb.s.Mage(1).Guard {
		t.Fatal("A-37: activating takes the guard marker off")
	}
}

func TestA59StaggeredMinorCannotGuard(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	wolf := tb.add(1, `{"name":"Wolf","life":5,"level":2}`)
	tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+wolf+`"}`)
	tb.do("marker", 1, `{"marker":"guard","on":true,"object":"`+wolf+`"}`)
	tb.do("condition", 1, `{"condition":"stagger","amount":1,"object":"`+wolf+`"}`)
	if tb.object(wolf).Guard {
		t.Fatal("it keeps its guard marker")
	}
	tb.refused(state.CannotAct, "guard", 1, `{"object":"`+wolf+`"}`)
	tb.do("condition", 1, `{"condition":"stagger","amount":1}`)
	tb.do("guard", 1, "") // a mage is major
}

func TestA61StaggerComesOff(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	tb.do("condition", 1, `{"condition":"stagger","amount":2}`)
	tb.do("activate", 1, "")
	tb.do("condition", 1, `{"condition":"stagger","amount":1}`)
	tb.do("end", 1, "")
	if got := tb.s.Mage(1).Conditions["stagger"]; got != 1 {
		t.Fatalf("%d Stagger, want the one of this activation", got)
	}
}

func TestR109EscapeRolls(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.CreatureActionPhase)
	tb.do("condition", 1, `{"condition":"cripple","amount":3}`)
	tb.do("activate", 1, "")
	tb.refused(state.OutOfBounds, "end", 1, "", rolls(13, 1, 1))
	tb.refused(state.TooManyRolls, "end", 1, "", rolls(7, 6, 12, 12))
	tb.do("end", 1, "", rolls(7, 6, 12))
	if got := tb.s.Mage(1).Conditions["cripple"]; got != 1 {
		t.Fatalf("%d Cripple left, want 1", got)
	}
}

func TestA114TeamsAlternate(t *testing.T) {
	seats := []SeatData{mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0), mage("D", 20, 7, 0)}
	for i := range seats {
		seats[i].Team = 1 + i/2
	}
	tb := newTable(t, Academy(), seats...)
	tb.begin(state.ActionPhase)
	tb.do("activate", 2, "") // a team mate of the holder
	tb.refused(state.NotYourTurn, "activate", 1, "")
	tb.refused(state.NotYourTurn, "activate", 4, "") // the next, but 2 has its action still
	tb.do("guard", 2, "")
	tb.do("guard", 4, "")
	tb.do("guard", 1, "")
	tb.do("guard", 3, "")
}

// a creature that was called and has its action still is not gone past,
// whatever another is to do and though its side would be next.
func TestA31R28NobodyActsBeforeWhoWasCalled(t *testing.T) {
	for _, table := range []func(*testing.T) *table{academyTable, arenaTable} {
		for kind, payload := range map[tracker.Kind]string{
			"activate": "", "guard": "", "attack": `{"target":"mage1","with":{"kind":"melee","dice":1}}`,
			"cast": `{"name":"Stone","kind":"incantation","cost":1,"speed":"full"}`,
		} {
			tb := table(t)
			tb.begin(tb.game.rules.Action)
			wolf := tb.add(1, `{"name":"Wolf","life":5}`)
			tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+wolf+`"}`)
			tb.do("activate", 1, `{"object":"`+wolf+`"}`)
			tb.refused(state.NotYourTurn, kind, 2, payload)
			if tb.s.Acting != wolf {
				t.Errorf("%s: the wolf's activation is over", kind)
			}
			before := tb.s
			if tb.do(kind, 2, payload, overruled); !tb.passed("table.logGonePast") {
				t.Errorf("%s: nobody is told that the wolf does not act", kind)
			}
			tb.s = before
			tb.do("end", 1, "")
			if kind != "attack" { // its dice are no matter of this
				tb.do(kind, 2, payload)
			}
		}
	}
}

func TestA108R130TurnsGoClockwise(t *testing.T) {
	tb := newTable(t, Arena(), mage("A", 20, 9, 0), mage("B", 20, 9, 0), mage("C", 20, 9, 0))
	tb.begin(state.CreatureActionPhase)
	var seen []tracker.Seat
	for range 3 {
		seen = append(seen, tb.s.Turn)
		tb.do("activate", tb.s.Turn, "")
		tb.do("end", 0, "")
	}
	if !equal(seen, []tracker.Seat{1, 2, 3}) {
		t.Fatal(seen)
	}
}

func TestR20PlannedSpells(t *testing.T) {
	tb := arenaTable(t)
	tb.refused(state.NotInPhase, "plan", 1, `{"count":2}`)
	tb.begin(state.PlanningPhase)
	tb.do("plan", 1, `{"count":2}`)
	tb.refused(state.TooManyPrepared, "plan", 1, `{"count":3}`)
	tb.add(1, `{"name":"Lair","kind":"conjuration","traits":["Spawnpoint"]}`)
	tb.do("plan", 1, `{"count":3}`)
	tb.do("next", 0, `{"to":"planning"}`)
	if tb.s.Player(1).Planned != 0 {
		t.Fatal("R-22: they go back at the next Planning Phase")
	}
}

func TestA36GuardingAtOnce(t *testing.T) {
	tb := academyTable(t)
	tb.do("add", 1, `{"name":"Wolf","life":5,"level":2}`)
	wolf := tb.s.Objects[2].ID
	offered := func() bool {
		list := tb.game.AtOnce(tb.s, wolf)
		return len(list) > 0 && list[0].Event.Kind == "guard"
	}
	tb.begin(state.ActionPhase)
	tb.do("overrule", 1, `{"turn":1}`)
	if !offered() {
		t.Fatal("an active creature may be activated and guard in one")
	}
	tb.do("condition", 1, `{"object":"`+wolf+`","condition":"stagger","amount":1}`)
	if offered() {
		t.Error("A-59: a staggered minor creature cannot guard")
	}
	tb.do("condition", 1, `{"object":"`+wolf+`","condition":"stagger","amount":-1}`)
	tb.do("activate", 1, `{"object":"mage1"}`)
	if offered() {
		t.Error("the mage is acting: the wolf cannot guard at once")
	}
	tb.do("overrule", 1, `{"turn":1}`)
	c := tb.game.AtOnce(tb.s, wolf)[0]
	tb.do(c.Event.Kind, 1, string(c.Event.Data))
	if o, _ := tb.s.Object(wolf); !o.Guard || offered() {
		t.Error("it must guard now, once")
	}
}

// an active creature may do nothing: activated and ended in one event. Without a
// name it is who acts whose activation ends.
func TestA31NothingAtOnce(t *testing.T) {
	tb := academyTable(t)
	tb.do("add", 1, `{"name":"Wolf","life":5,"level":2}`)
	wolf := tb.s.Objects[2].ID
	tb.begin(state.ActionPhase)
	tb.do("overrule", 1, `{"turn":1}`)
	tb.refused(state.NobodyActs, "end", 1, "")
	list := tb.game.AtOnce(tb.s, wolf)
	c := list[len(list)-1]
	tb.do(c.Event.Kind, 1, string(c.Event.Data))
	if o, _ := tb.s.Object(wolf); o.Active || o.Guard || tb.s.Acting != "" || tb.s.TurnNow() != 2 {
		t.Errorf("active %v, %q acts, the turn of %d", o.Active, tb.s.Acting, tb.s.TurnNow())
	}
	if tb.game.AtOnce(tb.s, wolf) != nil {
		t.Error("it is offered again")
	}
	tb.do("overrule", 1, `{"turn":1}`)
	tb.refused(state.NotActive, "end", 1, string(c.Event.Data))
}
