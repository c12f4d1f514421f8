package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// a quickcast after the action comes after the activation, so what ends
// with it has come off; the end is still to be said, and nothing is rolled twice.
func TestA61A78R31R43QuickcastAfterTheAction(t *testing.T) {
	tb := arenaFight(t)
	tb.do("condition", 1, `{"condition":"daze","amount":1}`)
	tb.do("condition", 1, `{"condition":"cripple","amount":1}`)
	tb.do("cast", 1, `{"name":"Charm","kind":"incantation","cost":1}`)
	tb.do("cast", 1, `{"name":"Zap","kind":"attack","cost":1,"attacks":[{"kind":"ranged","dice":1}],"target":"mage2","quickcast":true}`, rolls(6), faces(two))
	if m := tb.s.Mage(1); m.Conditions["daze"] != 0 || m.Conditions["cripple"] != 1 || tb.s.Mage(2).Damage != 2 {
		t.Fatalf("%v", m.Conditions)
	}
	tb.do("condition", 1, `{"condition":"stun","amount":1}`)
	tb.do("end", 1, "", rolls())
	if m := tb.s.Mage(1); m.Active || m.Conditions["stun"] != 1 || m.Fresh["stun"] != 0 {
		t.Fatalf("%+v", m)
	}
}

// after a quickcast there is no second attack of a Sweeping one.
func TestA53A78NoQuickcastBetweenSweeps(t *testing.T) {
	tb := fight(t)
	sweep := `"with":{"kind":"melee","dice":1,"traits":["Sweeping"]}`
	wolf := tb.add(2, `{"name":"Wolf","life":5}`)
	tb.do("attack", 1, `{"target":"mage2",`+sweep+`}`)
	tb.do("quickcast", 1, "")
	tb.refused(state.HasActed, "attack", 1, `{"target":"`+wolf+`",`+sweep+`}`)
}

// who quickcasts before an activation has promised it: it is not passed in
// between. After an activation there is nothing to follow.
func TestA78R43QuickcastBeforeMeansActivate(t *testing.T) {
	for _, game := range []*Game{Academy(), Arena()} {
		tb := newTable(t, game, mage("A", 20, 7, 9), mage("B", 20, 7, 9))
		tb.add(2, `{"name":"Wolf","life":5}`)
		tb.begin(game.rules.Action)
		passes := func() bool {
			for _, c := range tb.game.View(tb.s, 0).Choices {
				if c.Event.Kind == "pass" && c.Event.Seat == 1 {
					return true
				}
			}
			return false
		}
		if !passes() {
			t.Fatalf("%s: one against two may not pass", game.Name())
		}
		tb.do("quickcast", 1, "")
		if passes() || tb.s.MayPassNow(1) || !tb.noticed("table.noticeMustActivate") {
			t.Errorf("%s: passing is offered after a quickcast before an activation", game.Name())
		}
		tb.refused(state.MustActivate, "pass", 1, "")
		tb.do("activate", 1, "")
		tb.do("end", 1, "")
		if tb.noticed("table.noticeMustActivate") {
			t.Errorf("%s: the activation has been", game.Name())
		}
	}
	tb := newTable(t, Arena(), mage("A", 20, 7, 9), mage("B", 20, 7, 9))
	tb.add(1, `{"name":"Bear","life":5}`)
	tb.begin(state.CreatureActionPhase)
	tb.do("activate", 1, "")
	tb.do("end", 1, "")
	tb.do("quickcast", 1, "") // after it, before the other side acts
	tb.do("activate", 2, "")
	tb.do("end", 2, "")
	tb.do("quickcast", 2, "")
	if tb.noticed("table.noticeMustActivate") {
		t.Error("a quickcast after an activation promises nothing")
	}
}

// nobody is held to an activation that cannot be any more.
func TestA78NothingLeftToActivate(t *testing.T) {
	tb := newTable(t, Arena(), mage("A", 20, 7, 9), mage("B", 20, 7, 9))
	tb.begin(state.CreatureActionPhase)
	tb.do("quickcast", 1, "")
	tb.do("marker", 1, `{"marker":"active","on":false}`)
	tb.do("pass", 1, "")
}

// in a Quickcast Phase the holder of the initiative is asked first, then the
// others clockwise; who has no quickcast left is not asked.
func TestR44AskedInOrder(t *testing.T) {
	tb := newTable(t, Arena(), mage("A", 20, 7, 9), mage("B", 20, 7, 9), mage("C", 20, 7, 9))
	tb.begin(state.InitiativePhase)
	holder := tracker.Seat(2)
	tb.do("overrule", 0, payloadOf(t, overruleData{Initiative: &holder}))
	tb.do("next", 0, `{"to":"first-quickcast"}`)
	tb.refused(state.NotYourTurn, "pass", 1, "")
	tb.do("quickcast", 2, "")
	if tb.s.Turn != 3 {
		t.Fatalf("seat %d", tb.s.Turn)
	}
	tb.do("quickcast", 1, "") // out of turn: told, not refused
	if !tb.passed("table.noticeAskedFirst") || tb.s.Turn != 3 {
		t.Fatal("nothing is said")
	}
	tb.do("pass", 3, "")
	if tb.s.Turn != 0 {
		t.Fatalf("seat %d", tb.s.Turn)
	}
	tb.do("next", 0, `{"to":"final-quickcast"}`)
	if tb.s.Turn != 3 {
		t.Fatalf("seat %d", tb.s.Turn) // the holder has none left
	}
}

// the high roller says who gets the initiative.
func TestA8R8TheHighRollerChooses(t *testing.T) {
	for _, tb := range []*table{academyTable(t), arenaTable(t)} {
		tb.do("initiative", 0, `{"to":2}`, rolls(9, 4))
		if tb.s.Initiative != 2 {
			t.Errorf("%s: seat %d", tb.game.Name(), tb.s.Initiative)
		}
		tb.refused(tracker.UnknownSeat, "initiative", 0, `{"to":3}`)
	}
}

// what cannot be paid is refused; a table that overrules pays what there is.
func TestA74R48OverruledPayment(t *testing.T) {
	tb := fight(t)
	tb.do("set", 1, `{"track":"mana","value":3}`)
	tb.refused(state.TooLittleMana, "cast", 1, `{"name":"Charm","kind":"incantation","cost":5}`)
	tb.refused(state.TooLittleMana, "change", 1, `{"track":"mana","amount":-4}`)
	tb.do("cast", 1, `{"name":"Charm","kind":"incantation","cost":5}`, overruled)
	if tb.s.Mage(1).Mana != 0 || !tb.said("table.logOverruled") {
		t.Fatalf("mana %d", tb.s.Mage(1).Mana)
	}
}

// a second quickcast only where the table overrules.
func TestA77R42OverruledQuickcast(t *testing.T) {
	tb := fight(t)
	tb.do("quickcast", 1, "")
	tb.refused(state.QuickcastUsed, "quickcast", 1, "")
	tb.do("quickcast", 1, "", overruled)
}

// who is hurt while asleep in its own activation keeps the Daze.
func TestR32R110WokenInOwnActivation(t *testing.T) {
	tb := arenaFight(t)
	tb.do("condition", 1, `{"condition":"sleep","amount":1}`)
	tb.do("activate", 1, "")
	tb.do("change", 1, `{"track":"damage","amount":1}`)
	tb.do("end", 1, "")
	if tb.s.Mage(1).Conditions["daze"] != 1 {
		t.Fatal("it is gone at once")
	}
}

// who has left rolls for nothing and is given nothing.
func TestA8R8OnlyThoseAtTheTableRoll(t *testing.T) {
	tb := newTable(t, Arena(), mage("A", 20, 7, 9), mage("B", 20, 7, 9), mage("C", 20, 7, 9))
	tb.do("leave", 1, "")
	tb.refused(state.OutOfGame, "initiative", 0, `{"to":1}`, rolls(4, 4, 3, 9))
	tb.do("initiative", 0, "", rolls(4, 4, 3, 9))
	if tb.s.Initiative != 3 {
		t.Fatalf("seat %d", tb.s.Initiative)
	}
}

// When all have left nobody rolls, and a table that overruled the setup away goes on
// without an initiative.
func TestA22R14NobodyHasTheInitiative(t *testing.T) {
	tb := arenaTable(t)
	tb.do("leave", 1, "")
	tb.do("leave", 2, "")
	tb.do("initiative", 0, "")
	if tb.s.Initiative != 0 {
		t.Fatalf("seat %d", tb.s.Initiative)
	}
	tb = academyTable(t)
	phase := state.ActionPhase
	tb.do("overrule", 0, payloadOf(t, overruleData{Phase: &phase}))
	tb.do("next", 0, "")
	if tb.s.Round != 2 || tb.s.Initiative != 0 {
		t.Fatalf("round %d, seat %d", tb.s.Round, tb.s.Initiative)
	}
}

// Taunt comes off at the end of the taunted creature's next activation, and
// from all when the one that taunts is activated.
func TestR41TauntEnds(t *testing.T) {
	for _, byEnd := range []bool{true, false} {
		tb := arenaFight(t)
		ferret := tb.add(1, `{"name":"Ferret","life":5,"attacks":[{"name":"Bite","kind":"melee","dice":1,"effects":[{"min":7,"result":"Taunt"}]}]}`)
		tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+ferret+`"}`)
		tb.do("condition", 2, `{"condition":"taunt","amount":1}`)
		tb.do("activate", 1, "")
		tb.do("end", 1, "")
		if byEnd {
			tb.do("activate", 2, "")
			tb.do("end", 2, "")
		} else {
			tb.do("overrule", 0, `{"turn":1}`)
			tb.do("activate", 1, `{"object":"`+ferret+`"}`)
		}
		if tb.s.Mage(2).Conditions["taunt"] != 0 {
			t.Errorf("at the end: %v", byEnd)
		}
	}
}
