package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// mover is an Arena table with a creature of seat 1 that can act, with these traits
// and a quick and a full attack.
func mover(t *testing.T, traits string) (tb *table, id string) {
	t.Helper()
	tb = able(t)
	id = tb.add(1, `{"name":"Wolf","kind":"creature","life":9,"traits":[`+traits+`],"attacks":[
		{"name":"Bite","action":"quick","kind":"melee","dice":1,"traits":[]},{"name":"Maul","action":"full","kind":"melee","dice":2}]}`)
	tb.do("marker", 1, `{"object":"`+id+`","marker":"active","on":true}`)
	return tb, id
}

func (tb *table) move(id string) { tb.do("move", 1, `{"object":"`+id+`"}`) }

// a move and a quick action, or a full one without a move;
// the second move is the quick action.
func TestR28R29R30R34Moves(t *testing.T) {
	tb, wolf := mover(t, "")
	tb.move(wolf)
	if tb.s.Acting != wolf || tb.s.Acted || tb.s.Moves != 1 || !tb.offers("move") {
		t.Fatalf("%+v", tb.s)
	}
	tb.refused(state.FullAction, "attack", 1, `{"attack":"Maul","object":"`+wolf+`","target":"mage2"}`)
	tb.move(wolf)
	if !tb.s.Acted || tb.offers("move") || tb.offers("guard") {
		t.Fatal("the second move is no quick action")
	}
	tb.refused(state.NoMoreMoves, "move", 1, `{"object":"`+wolf+`"}`)
	tb.refused(state.HasActed, "attack", 1, `{"attack":"Bite","object":"`+wolf+`","target":"mage2"}`)

	tb.turnOf(1)
	tb.move("mage1") // every activation begins anew

	tb, wolf = mover(t, "")
	tb.move(wolf)
	tb.do("attack", 1, `{"attack":"Bite","object":"`+wolf+`","target":"mage2","counterstrike":false}`, faces(one))
	tb.refused(state.HasActed, "move", 1, `{"object":"`+wolf+`"}`)

	tb, wolf = mover(t, "")
	tb.do("attack", 1, `{"attack":"Maul","object":"`+wolf+`","target":"mage2"}`, faces(one, one))
	tb.refused(state.HasActed, "move", 1, `{"object":"`+wolf+`"}`)

	tb, wolf = mover(t, `"Fast"`)
	tb.move(wolf)
	tb.move(wolf)
	tb.refused(state.NoMoreMoves, "move", 1, `{"object":"`+wolf+`"}`)
	tb.do("guard", 1, `{"object":"`+wolf+`"}`) // it still has its quick action
}

// a mage that moved casts no full spell, but quick ones; a familiar neither.
func TestR28FullSpellsNeedAStand(t *testing.T) {
	tb := able(t)
	tb.move("mage1")
	tb.refused(state.FullAction, "cast", 1, `{"name":"Wolf","kind":"creature"}`)
	if r := tb.ask(state.Printed{Name: "Wolf", Kind: state.KindCreature}).Action; !refusedFor(r, state.FullAction, "R-28") {
		t.Error(r)
	}
	tb.do("cast", 1, `{"name":"Bolt","kind":"incantation"}`)
	tb, imp := mover(t, `"Familiar"`)
	tb.move(imp)
	tb.refused(state.FullAction, "cast", 1, `{"name":"Wolf","kind":"creature","payer":"`+imp+`"}`)
}

// a hindered creature moves no further; an Elusive one is not hindered.
func TestR35Hindered(t *testing.T) {
	tb, wolf := mover(t, "")
	tb.do("move", 1, `{"object":"`+wolf+`","hindered":true}`)
	tb.refused(state.NoMoreMoves, "move", 1, `{"object":"`+wolf+`"}`)
	tb.do("attack", 1, `{"attack":"Bite","object":"`+wolf+`","target":"mage2"}`, faces(one))
	tb, wolf = mover(t, `"Elusive"`)
	tb.do("move", 1, `{"object":"`+wolf+`","hindered":true}`)
	tb.move(wolf)
}

// a Slow creature has moved and is done; with Fast neither counts.
func TestR36Slow(t *testing.T) {
	tb, wolf := mover(t, `"Slow"`)
	tb.move(wolf)
	if tb.s.Acting != "" || tb.object(wolf).Active {
		t.Fatal("its Action Phase goes on")
	}
	tb, wolf = mover(t, `"Slow","Fast"`)
	tb.move(wolf)
	tb.move(wolf)
	if !tb.s.Acted {
		t.Fatal("they do not cancel each other out")
	}
}

// who is held or cannot act does not move.
func TestR112R111NoMove(t *testing.T) {
	for _, condition := range []string{"cripple", "stun", "sleep"} {
		tb, wolf := mover(t, "")
		tb.do("condition", 1, `{"condition":"`+condition+`","amount":1,"object":"`+wolf+`"}`)
		tb.refused(state.CannotAct, "move", 1, `{"object":"`+wolf+`"}`)
	}
}

// Charge counts after a move of this activation, and only then.
func TestR92ChargeKnowsOfTheMove(t *testing.T) {
	for _, moved := range []bool{false, true} {
		tb, wolf := mover(t, `"Charge +2"`)
		thrown := []dice.Face{one}
		if moved {
			tb.move(wolf)
			thrown = []dice.Face{one, one, one}
		}
		tb.do("attack", 1, `{"attack":"Bite","object":"`+wolf+`","target":"mage2"}`, faces(thrown...))
	}
}

// Academy has no zones to move in.
func TestA130NoMovesInAcademy(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	for _, kind := range []tracker.Kind{"move", "push", "teleport"} {
		tb.refused(state.NoZones, kind, 1, `{"object":"mage1"}`)
	}
	if tb.offers("move") {
		t.Fatal("a move is offered")
	}
}

// a wall blocks those that neither climb nor fly, and attacks who crosses it,
// unavoidably, without barrier or counterstrike, before the move ends.
func TestR57Walls(t *testing.T) {
	tb, wolf := mover(t, "")
	stone := tb.add(2, `{"name":"Stone","kind":"wall","life":9,"traits":["Passage Blocked"]}`)
	tb.refused(state.NoPassage, "move", 1, `{"object":"`+wolf+`","through":"`+stone+`"}`)
	for _, trait := range []string{"Flying", "Climbing"} {
		over, bird := mover(t, `"`+trait+`"`)
		stone := over.add(2, `{"name":"Stone","kind":"wall","life":9,"traits":["Passage Blocked"]}`)
		over.do("move", 1, `{"object":"`+bird+`","through":"`+stone+`"}`)
	}
	tb, wolf = mover(t, `"Counterstrike"`)
	thorns := tb.add(2, `{"name":"Thorns","kind":"wall","life":9,"attacks":[{"name":"Thorns","kind":"passage","dice":2,"effects":[{"min":7,"result":"Cripple"}]}]}`)
	tb.object(wolf).Printed.Defense = &state.Defense{Min: 1}
	tb.do("move", 1, `{"object":"`+wolf+`","through":"`+thorns+`"}`, faces(one, one), rolls(9))
	if tb.object(wolf).Damage != 2 || tb.object(thorns).Damage != 0 || !tb.said("table.logStays") {
		t.Fatalf("damage %d and %d", tb.object(wolf).Damage, tb.object(thorns).Damage)
	}
	tb, bird := mover(t, `"Flying"`)
	thorns = tb.add(2, `{"name":"Thorns","kind":"wall","life":9,"attacks":[{"name":"Thorns","kind":"passage","dice":2}]}`)
	tb.do("move", 1, `{"object":"`+bird+`","through":"`+thorns+`"}`)
	if tb.said("table.logDice") {
		t.Fatal("a wall attacks what flies over it")
	}
}

// the d12 says where a random push goes; into a wall it is three dice that
// nothing avoids; what is Unmovable stays.
func TestR38Push(t *testing.T) {
	for roll, to := range map[int]tracker.Word{1: "table.directionNorth", 3: "table.directionNorth", 4: "table.directionEast", 7: "table.directionSouth", 12: "table.directionWest"} {
		tb, wolf := mover(t, "")
		tb.do("push", 2, `{"object":"`+wolf+`","random":true}`, rolls(roll))
		if line := tb.log[len(tb.log)-1]; line.Args["Direction"] != to {
			t.Errorf("%d: %v", roll, line.Args)
		}
	}
	tb, wolf := mover(t, "")
	tb.object(wolf).Printed.Defense = &state.Defense{Min: 1}
	tb.object(wolf).Armor = 1
	tb.do("push", 2, `{"object":"`+wolf+`","bashed":true}`, faces(one, one, one))
	if tb.object(wolf).Damage != 2 {
		t.Fatalf("damage %d of 3 behind armor 1", tb.object(wolf).Damage)
	}
	stone := tb.add(2, `{"name":"Stone","kind":"wall","life":9,"traits":["Passage Blocked"]}`)
	tb.do("push", 2, `{"object":"`+wolf+`","through":"`+stone+`"}`, faces(crit1, crit1, crit1))
	if tb.object(wolf).Damage != 5 {
		t.Fatalf("damage %d", tb.object(wolf).Damage)
	}
	tb, rock := mover(t, `"Unmovable"`)
	tb.refused(state.NoTarget, "push", 2, `{"object":"`+rock+`"}`)
}

// a teleport leaves attached conjurations behind, destroyed; the rest comes along,
// Unmovable or not.
func TestR39Teleport(t *testing.T) {
	tb, wolf := mover(t, `"Unmovable"`)
	vine := tb.add(2, `{"name":"Vine","kind":"conjuration","life":3,"host":"`+wolf+`"}`)
	charm := tb.add(2, `{"name":"Charm","kind":"enchantment","host":"`+wolf+`"}`)
	tb.do("teleport", 1, `{"object":"`+wolf+`"}`)
	if _, there := tb.s.Object(vine); there || tb.object(charm).Host != wolf || len(tb.s.Player(2).Discard) != 1 {
		t.Fatal("the vine came along, or the charm did not")
	}
}

// the table reminds of the other Zone Exclusive conjurations; it knows no zones.
func TestR59ZoneExclusive(t *testing.T) {
	tb := able(t)
	first := `{"name":"Lair","kind":"conjuration","life":9,"traits":["Zone Exclusive"]}`
	tb.add(1, first)
	if told := tb.game.View(tb.s, 0).Passed; len(told) != 0 {
		t.Fatalf("%+v", told)
	}
	tb.add(2, `{"name":"Gate","kind":"conjuration","life":9,"traits":["Zone Exclusive"]}`)
	if told := tb.game.View(tb.s, 0).Passed; len(told) != 1 || told[0].Rule != "R-59" || told[0].Args["Other"] != "Lair" {
		t.Fatalf("%+v", told)
	}
}
