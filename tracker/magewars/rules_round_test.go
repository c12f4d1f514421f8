package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// a mage is a creature of level 4 in Academy and 6 in Arena, and
// always major.
func TestA1A123R5MagesAreMajorCreatures(t *testing.T) {
	for _, test := range []struct {
		tb    *table
		level int
	}{{academyTable(t), 4}, {arenaTable(t), 6}} {
		m := test.tb.s.Mage(1)
		if m.Printed.Level != test.level || !m.Major() || !m.IsCreature() {
			t.Errorf("%s: %+v", test.tb.game.Name(), m.Printed)
		}
	}
}

// three phases, one after the other; Arena has nine, with planning,
// deployment and quickcast phases.
func TestA20A126R12Phases(t *testing.T) {
	if got := Academy().rules.Phases(); !slices.Equal(got, []state.Phase{state.ResetPhase, state.UpkeepPhase, state.ActionPhase}) {
		t.Error(got)
	}
	if got := Arena().rules.Phases(); len(got) != 9 || !slices.Contains(got, state.PlanningPhase) || slices.Contains(got, state.ActionPhase) {
		t.Error(got)
	}
}

func TestA26ManaKeeps(t *testing.T) {
	tb := academyTable(t)
	for range 5 {
		tb.do("next", 0, `{"to":"action"}`)
	}
	if m := tb.s.Mage(1); m.Mana != 35 {
		t.Fatalf("mana %d", m.Mana)
	}
}

func TestA28OnlyTheHighestRegenerates(t *testing.T) {
	tb := academyTable(t)
	tb.add(1, `{"name":"Ring","kind":"equipment","host":"mage1","grants":["Regenerate 1"]}`)
	tb.add(1, `{"name":"Charm","kind":"enchantment","host":"mage1","grants":["Regenerate 2"]}`)
	tb.do("set", 1, `{"track":"damage","value":9}`)
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.do("resolve", 1, `{"all":true}`)
	if m := tb.s.Mage(1); m.Damage != 7 {
		t.Fatalf("damage %d", m.Damage)
	}
}

// Stagger and Weak only, each for 2 mana, and markers add up.
func TestA56A128Conditions(t *testing.T) {
	tb := academyTable(t)
	if got := tb.s.KnownConditions(); !slices.Equal(got, []string{"stagger", "weak"}) {
		t.Error(got)
	}
	for _, condition := range []string{"stagger", "weak"} {
		tb.do("condition", 1, `{"condition":"`+condition+`","amount":1}`)
		tb.do("condition", 1, `{"condition":"`+condition+`","amount":2}`)
		if cost, ok := state.RemovalCost(tb.s.Mage(1), condition); cost != 2 || !ok || tb.s.Mage(1).Conditions[condition] != 3 {
			t.Errorf("%s: cost %d, %v", condition, cost, tb.s.Mage(1).Conditions)
		}
	}
	if got := arenaTable(t).s.KnownConditions(); !slices.Contains(got, "burn") || !slices.Contains(got, "taunt") {
		t.Error(got)
	}
}

// who may not pass must act.
func TestA32R25R26WhoMustAct(t *testing.T) {
	for _, tb := range []*table{fight(t), arenaFight(t)} {
		wolf := tb.add(1, `{"name":"Wolf","life":5}`)
		tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+wolf+`"}`)
		tb.refused(state.MayNotPass, "pass", 1, "")
		tb.do("activate", 1, "")
		tb.do("end", 1, "")
		tb.refused(state.MayNotPass, "pass", 2, "") // one against one
		tb.do("activate", 2, "")
		tb.do("end", 2, "")
		if tb.s.Turn != 1 {
			t.Fatalf("%s: seat %d", tb.game.Name(), tb.s.Turn)
		}
	}
}

func TestA109R129PassingWithSeveral(t *testing.T) {
	for _, game := range []*Game{Academy(), Arena()} {
		tb := newTable(t, game, mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0))
		tb.begin(game.rules.Action)
		tb.refused(state.MayNotPass, "pass", 1, "")
		wolf := tb.add(3, `{"name":"Wolf","life":5}`)
		tb.do("marker", 3, `{"marker":"active","on":true,"object":"`+wolf+`"}`)
		tb.do("pass", 1, "")
	}
}

func TestA112R10R132LastSideStanding(t *testing.T) {
	seats := []SeatData{mage("A", 5, 7, 0), mage("B", 5, 7, 0), mage("C", 5, 7, 0)}
	tb := newTable(t, Arena(), seats...)
	tb.do("set", 2, `{"track":"damage","value":5}`)
	if tb.s.Winner() != 0 || !tb.s.Mage(2).Fallen() {
		t.Fatal("two are left")
	}
	tb.do("set", 3, `{"track":"damage","value":6}`)
	if tb.s.Winner() != 1 || !tb.said("table.logVictory") {
		t.Fatal("nobody has won")
	}
	tb.do("change", 3, `{"track":"damage","amount":-4}`) // said, not forced
	for i := range seats {
		seats[i].Team = 1 + i%2
	}
	tb = newTable(t, Arena(), seats...)
	tb.do("leave", 2, "")
	if tb.s.Winner() != 1 {
		t.Fatal("all enemy mages are gone")
	}
}

// one quickcast of a team around each activation.
func TestA115TeamQuickcasts(t *testing.T) {
	seats := []SeatData{mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0), mage("D", 20, 7, 0)}
	for i := range seats {
		seats[i].Team = 1 + i%2 // A and C against B and D
	}
	tb := newTable(t, Academy(), seats...)
	tb.begin(state.ActionPhase)
	tb.do("quickcast", 3, "") // before A's activation
	tb.refused(state.QuickcastClosed, "quickcast", 1, "")
	tb.do("guard", 1, "")
	tb.refused(state.QuickcastClosed, "quickcast", 1, "") // after the same one
	tb.do("quickcast", 2, "")                             // the other team's, before its own
	tb.do("guard", 2, "")
	tb.refused(state.QuickcastClosed, "quickcast", 4, "")
	tb.do("quickcast", 1, "") // before the next of the team
}

// one action an activation; at its end Stun and Daze come
// off, but for what a counterstrike left.
func TestR28R31R32R108EndOfAnActivation(t *testing.T) {
	tb := arenaFight(t)
	tb.do("condition", 1, `{"condition":"daze","amount":1}`)
	guard := tb.add(2, `{"name":"Guard","life":20,"attacks":[{"kind":"melee","dice":1,"effects":[{"min":1,"result":"Daze"}]},{"kind":"barrier","dice":1,"effects":[{"min":1,"result":"Cripple"}]}]}`)
	tb.do("marker", 2, `{"marker":"guard","on":true,"object":"`+guard+`"}`)
	tb.do("attack", 1, `{"target":"`+guard+`","with":{"kind":"melee","dice":1}}`, rolls(12, 5, 5), faces(one, one, one))
	tb.refused(state.HasActed, "guard", 1, "")
	tb.do("end", 1, "", rolls())
	if m := tb.s.Mage(1); m.Conditions["daze"] != 1 || m.Conditions["cripple"] != 1 {
		t.Fatalf("R-32: %v", m.Conditions)
	}
	tb.do("condition", 1, `{"condition":"stun","amount":1}`)
	tb.do("next", 0, `{"to":"creature-action"}`)
	if tb.s.Turn == 2 {
		tb.do("guard", 2, "")
	}
	tb.do("activate", 1, "")
	tb.do("end", 1, "", rolls(7)) // the escape roll
	if m := tb.s.Mage(1); len(m.Conditions) != 0 {
		t.Fatalf("R-31: %v", m.Conditions)
	}
}

func TestR44InitiativeIsAskedFirst(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.FirstQuickcastPhase)
	first := tb.s.Turn
	tb.do("next", 0, `{"to":"final-quickcast"}`)
	if first != 1 || tb.s.Turn != 1 {
		t.Fatalf("seats %d and %d", first, tb.s.Turn)
	}
}

// What the presets of events need: damage taken, whatever was healed, and rounds
// with the initiative.
func TestTotalsOfTheGame(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	tb.do("change", 2, `{"track":"damage","amount":5}`)
	tb.do("change", 2, `{"track":"damage","amount":-4}`)
	tb.do("next", 0, `{"to":"action"}`)
	tb.do("next", 0, `{"to":"action"}`)
	tb.do("attack", 1, `{"target":"mage2"}`, faces(two, two, two))
	if p := tb.s.Player(2); p.Taken != 11 || p.Leads != 1 || tb.s.Player(1).Leads != 2 {
		t.Fatalf("%+v, %d", p, tb.s.Player(1).Leads)
	}
}
