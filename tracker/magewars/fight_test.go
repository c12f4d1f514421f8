package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// duel is an Arena table with an attacker of seat 1 (o1), active, and a target of
// seat 2 (o2); the fields are those of the two creatures beside name and life 20.
func duel(t *testing.T, from, to string) *table {
	tb := arenaFight(t)
	tb.add(1, `{"name":"From","life":20`+from+`}`)
	tb.add(2, `{"name":"To","life":20`+to+`}`)
	tb.do("marker", 1, `{"marker":"active","on":true,"object":"o1"}`)
	tb.from = nil // no roll but those given
	return tb
}

// inAcademy is duel in Academy.
func inAcademy(t *testing.T, from, to string) *table {
	tb := fight(t)
	tb.add(1, `{"name":"From","life":20`+from+`}`)
	tb.add(2, `{"name":"To","life":20`+to+`}`)
	tb.do("marker", 1, `{"marker":"active","on":true,"object":"o1"}`)
	tb.from = nil
	return tb
}

func (tb *table) guards(id string) {
	tb.t.Helper()
	tb.do("marker", 2, `{"marker":"guard","on":true,"object":"`+id+`"}`)
}

// comes checks what comes next and from whom to whom; "" is that nothing does.
func (tb *table) comes(part state.FightPart, from, to string) {
	tb.t.Helper()
	f := tb.s.Fight
	if f == nil {
		if part != "" {
			tb.t.Fatalf("no fight is open, want %s", part)
		}
		return
	}
	if f.Next != part || f.From != from || f.To != to {
		tb.t.Fatalf("%s from %s to %s comes next, want %s from %s to %s", f.Next, f.From, f.To, part, from, to)
	}
}

func (tb *table) harmed(id string, want int) {
	tb.t.Helper()
	if got := tb.object(id).Damage; got != want {
		tb.t.Fatalf("%s has %d damage, want %d", id, got, want)
	}
}

const double = `"steps":true,"object":"o1","target":"o2","with":{"name":"Blow","kind":"melee","dice":1,"traits":["Doublestrike"]}`

// strike by strike, then the damage barrier, then the counterstrike; each is
// an event with just its own dice.
func TestR75R84R85R87FightInParts(t *testing.T) {
	tb := duel(t, "", `,"attacks":[{"name":"Bite","kind":"melee","action":"quick","dice":2},{"name":"Tail","kind":"melee","action":"quick","dice":1},{"kind":"barrier","dice":1}]`)
	tb.guards("o2")
	tb.do("attack", 1, `{`+double+`}`, faces(two))
	tb.comes(state.FightStrike, "o1", "o2")
	tb.harmed("o2", 2)
	tb.refused(state.TooManyRolls, "strike", 1, "", faces(two, two))
	tb.refused(state.FightOpen, "barrier", 2, "", faces(two))
	tb.do("strike", 1, "", faces(one))
	tb.comes(state.FightBarrier, "o2", "o1")
	tb.refused(state.FightOpen, "counterstrike", 2, `{"use":false}`)
	tb.do("barrier", 2, "", faces(crit2))
	tb.harmed("o1", 2)
	tb.comes(state.FightCounterstrike, "o2", "o1")
	if !slices.Equal(tb.s.Fight.Counters, []string{"Bite", "Tail"}) || tb.s.Fight.Asks != 2 {
		t.Fatalf("%+v", tb.s.Fight)
	}
	tb.refused(state.UnknownAttack, "counterstrike", 2, `{"attack":"Claw"}`, faces(two))
	tb.do("counterstrike", 2, `{"attack":"Tail"}`, faces(two))
	tb.comes("", "", "")
	tb.harmed("o1", 4)
	if tb.object("o2").Guard {
		t.Fatal("R-88: the guard marker stays")
	}
	tb.refused(state.NoFight, "strike", 1, "")
}

func TestA65R87CounterstrikeDeclined(t *testing.T) {
	tb := duel(t, "", bite)
	tb.guards("o2")
	tb.do("attack", 1, `{"steps":true,"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`, faces(two))
	tb.do("counterstrike", 2, `{"use":false}`)
	tb.comes("", "", "")
	if tb.object("o2").Guard || tb.object("o1").Damage != 0 || !tb.said("table.logNoCounterstrike") {
		t.Fatal("declined, the guard marker comes off all the same")
	}
}

// Reading 3: an infinite Defense is used or not against each strike.
func TestR83DefenseStrikeByStrike(t *testing.T) {
	tb := duel(t, "", `,"defense":{"min":7}`)
	tb.do("attack", 1, `{`+double+`,"useDefense":false}`, faces(two))
	if f := tb.s.Fight; !f.Defense || f.Asks != 2 || !slices.Equal(f.Shields, []string{"o2"}) {
		t.Fatalf("%+v", f)
	}
	tb.do("strike", 1, "", rolls(7))
	tb.harmed("o2", 2)
}

// A 1X Defense that was declined against the first strike is still there for the
// second; used, it is gone.
func TestA40R83DefenseOnceARound(t *testing.T) {
	for _, tb := range []*table{duel(t, "", `,"defense":{"min":7,"uses":1}`), inAcademy(t, "", `,"defense":{"min":7,"uses":1}`)} {
		tb.do("attack", 1, `{`+double+`,"useDefense":false}`, faces(two))
		tb.do("strike", 1, "", rolls(7))
		tb = duel(t, "", `,"defense":{"min":7,"uses":1}`)
		tb.do("attack", 1, `{`+double+`}`, rolls(7))
		if tb.s.Fight.Defense {
			t.Fatal("it may be used again")
		}
		tb.do("strike", 1, "", faces(one))
	}
}

// what lies on a creature gives it a Defense with uses of its own; one
// of them is used.
func TestA42R83DefenseOfEquipment(t *testing.T) {
	tb := duel(t, "", `,"defense":{"min":10}`)
	shield := tb.add(2, `{"name":"Shield","kind":"equipment","host":"o2","defense":{"min":8,"uses":1}}`)
	tb.add(2, `{"name":"Veil","kind":"enchantment","faceDown":true,"host":"o2","defense":{"min":2}}`)
	tb.do("attack", 1, `{`+double+`}`, rolls(8)) // the better one by itself
	if tb.object(shield).Defended != 1 || tb.object("o2").Defended != 0 {
		t.Fatal("the use is not the shield's")
	}
	tb.do("strike", 1, `{"defendWith":"o2"}`, rolls(8), faces(one))
	tb.harmed("o2", 1)
}

// a damage barrier attacks each attacker once a round, also one that lies on
// the object, and even if the object was destroyed.
func TestR85R86BarrierOnceForEachAttacker(t *testing.T) {
	tb := duel(t, "", "")
	tb.add(2, `{"name":"Circle","kind":"enchantment","host":"o2","attacks":[{"kind":"barrier","dice":1}]}`)
	tb.do("attack", 1, `{"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`, faces(one, two))
	tb.harmed("o1", 2)
	tb.do("overrule", 0, `{"turn":1}`)
	tb.do("marker", 1, `{"marker":"active","on":true,"object":"o1"}`)
	tb.do("attack", 1, `{"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`, faces(one))
	tb.do("overrule", 0, `{"turn":1}`)
	tb.do("set", 2, `{"track":"damage","value":19,"object":"o2"}`)
	tb.do("attack", 1, `{"steps":true,"object":"mage1","target":"o2","with":{"kind":"melee","dice":1,"traits":["Doublestrike"]}}`, faces(two))
	tb.comes(state.FightBarrier, "o2", "mage1")
	if _, there := tb.s.Object("o2"); there {
		t.Fatal("A-47: it should be destroyed")
	}
	tb.do("barrier", 2, "", faces(crit1))
	tb.comes("", "", "")
	if tb.s.Mage(1).Damage != 1 {
		t.Fatalf("R-85: damage %d", tb.s.Mage(1).Damage)
	}
}

// Reading G: Corrode and what else the first strike leaves counts for the second,
// and so does what the table does between them.
func TestWhatLiesThereCountsAtOnce(t *testing.T) {
	blow := `"with":{"kind":"melee","dice":1,"traits":["Doublestrike"],"effects":[{"min":1,"result":"Corrode"}]}`
	tb := duel(t, "", `,"armor":2`)
	tb.do("attack", 1, `{"object":"o1","target":"o2",`+blow+`}`, faces(two, two), rolls(1, 1))
	tb.harmed("o2", 1)
	tb = duel(t, "", `,"armor":2`)
	hide := tb.add(2, `{"name":"Hide","kind":"enchantment","faceDown":true,"host":"o2","grants":["Armor +2"]}`)
	tb.do("attack", 1, `{"steps":true,"object":"o1","target":"o2",`+blow+`}`, faces(two), rolls(1))
	tb.do("reveal", 2, `{"object":"`+hide+`"}`) // between two steps
	tb.do("strike", 1, "", faces(two), rolls(1))
	tb.harmed("o2", 0)
}

// between declaration and dice an enchantment can be revealed.
func TestA90R65RevealBeforeTheDice(t *testing.T) {
	tb := duel(t, "", "")
	hide := tb.add(2, `{"name":"Veil","kind":"enchantment","faceDown":true,"host":"o2","defense":{"min":7,"uses":1}}`)
	tb.do("attack", 1, `{"declare":true,"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`)
	tb.comes(state.FightStrike, "o1", "o2")
	if tb.s.Fight.Defense || tb.s.Fight.Strike != 1 {
		t.Fatalf("%+v", tb.s.Fight)
	}
	tb.do("reveal", 2, `{"object":"`+hide+`"}`)
	if !tb.s.Fight.Defense || tb.s.Fight.Asks != 2 {
		t.Fatalf("R-83: %+v", tb.s.Fight)
	}
	tb.do("strike", 1, "", rolls(7))
	tb.comes("", "", "")
	tb.harmed("o2", 0)
}

// a zone attack goes on with whom the attacker chooses, and misses all
// of the zone or nobody.
func TestA50R89ZoneInParts(t *testing.T) {
	tb := duel(t, "", "")
	tb.do("condition", 1, `{"condition":"daze","amount":1,"object":"o1"}`)
	zone := `{"steps":true,"object":"o1","target":"","targets":["mage2","o2","mage1"],"with":{"kind":"zone","dice":1}}`
	tb.do("attack", 1, zone, rolls(7), faces(one))
	tb.comes(state.FightStrike, "o1", "o2")
	tb.do("strike", 1, `{"target":"mage1"}`, faces(two))
	tb.refused(state.UnknownObject, "strike", 1, `{"target":"mage2"}`, faces(two))
	tb.do("strike", 1, `{"all":true}`, faces(crit2))
	tb.comes("", "", "")
	if tb.s.Mage(1).Damage != 2 || tb.s.Mage(2).Damage != 1 || tb.object("o2").Damage != 2 {
		t.Fatal("each for itself, in the order chosen")
	}
	tb = duel(t, "", "")
	tb.do("condition", 1, `{"condition":"daze","amount":1,"object":"o1"}`)
	tb.do("attack", 1, zone, rolls(6))
	tb.comes("", "", "")
}

// the owner of a guard may ignore a Pest: no counterstrike, the marker stays.
func TestA71PestIgnored(t *testing.T) {
	tb := inAcademy(t, `,"traits":["Pest"]`, bite)
	tb.guards("o2")
	tb.do("attack", 1, `{"steps":true,"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`, faces(two))
	if !tb.s.Fight.Pest {
		t.Fatal("it is not offered")
	}
	tb.do("counterstrike", 2, `{"ignorePest":true}`)
	if !tb.object("o2").Guard || tb.object("o1").Damage != 0 || tb.object("o2").Damage != 2 {
		t.Fatal("the attack counts, the guard stays")
	}
	tb = inAcademy(t, `,"traits":["Pest"]`, ``) // also one that cannot strike back
	tb.guards("o2")
	tb.do("attack", 1, `{"object":"o1","target":"o2","ignorePest":true,"with":{"kind":"melee","dice":1}}`, faces(two))
	if !tb.object("o2").Guard {
		t.Fatal("in one act")
	}
	tb = inAcademy(t, ``, bite)
	tb.guards("o2")
	tb.do("attack", 1, `{"steps":true,"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`, faces(two))
	tb.refused(state.NoPest, "counterstrike", 2, `{"ignorePest":true}`)
}

// the second attack of a Sweeping one has no bonus again, and
// Bloodthirsty only if the first did not have it.
func TestA53R90R94SweepingInParts(t *testing.T) {
	tb := duel(t, `,"traits":["Melee +1","Bloodthirsty +2"],"attacks":[{"name":"Sweep","kind":"melee","action":"quick","dice":1,"traits":["Sweeping"]}]`, ``)
	tb.do("set", 2, `{"track":"damage","value":1,"object":"o2"}`)
	tb.do("set", 2, `{"track":"damage","value":1}`)
	tb.do("attack", 1, `{"steps":true,"object":"o1","target":"o2"}`, faces(blank, blank, blank, blank))
	tb.comes("", "", "")
	tb.do("attack", 1, `{"steps":true,"object":"o1","target":"mage2"}`, faces(one))
	tb.refused(state.HasActed, "attack", 1, `{"object":"o1","target":"mage1"}`)
	tb = duel(t, `,"traits":["Bloodthirsty +2"],"attacks":[{"name":"Sweep","kind":"melee","action":"quick","dice":1,"traits":["Sweeping"]}]`, ``)
	tb.do("set", 2, `{"track":"damage","value":1}`)
	tb.do("attack", 1, `{"object":"o1","target":"o2"}`, faces(blank))
	tb.do("attack", 1, `{"object":"o1","target":"mage2"}`, faces(one, one, one))
}

// While a fight is open nothing goes on, unless the table overrules.
func TestFightOpenHoldsTheRound(t *testing.T) {
	tb := duel(t, "", "")
	tb.do("attack", 1, `{`+double+`}`, faces(two))
	for _, kind := range []string{"next", "end", "pass", "activate", "guard", "attack", "cast", "quickcast"} {
		data := map[string]string{"attack": `{` + double + `}`, "cast": `{"name":"Bolt","kind":"incantation"}`}[kind]
		tb.refused(state.FightOpen, tracker.Kind(kind), 1, data)
	}
	tb.do("change", 1, `{"track":"mana","amount":1}`)
	tb.do("end", 1, "", overruled)
	tb.comes("", "", "")
	tb = duel(t, "", "")
	tb.do("attack", 1, `{`+double+`}`, faces(two))
	tb.do("destroy", 2, `{"object":"o2"}`)
	tb.comes("", "", "")
}

// An attack spell can be played part by part too; it is discarded when its attack
// is over.
func TestA96SpellInParts(t *testing.T) {
	tb := duel(t, "", `,"defense":{"min":7}`)
	tb.do("cast", 1, `{"steps":true,"name":"Darts","kind":"attack","cost":4,"target":"o2","attacks":[{"kind":"ranged","dice":1,"traits":["Triplestrike"]}]}`, rolls(6), faces(two))
	tb.comes(state.FightStrike, "mage1", "o2")
	if len(tb.s.Player(1).Discard) != 0 {
		t.Fatal("discarded too early")
	}
	tb.do("strike", 1, `{"useDefense":false,"all":true}`, faces(two, two))
	tb.harmed("o2", 6)
	if len(tb.s.Player(1).Discard) != 1 || tb.s.Fight != nil {
		t.Fatal("A-96: it is not discarded")
	}
}

// a Pet has one more die in the zone of its mage.
func TestR116PetInItsMagesZone(t *testing.T) {
	for _, near := range []struct {
		field string
		dice  int
	}{{"", 2}, {`,"inMagesZone":true`, 3}} {
		tb := duel(t, `,"traits":["Melee +1"]`, ``)
		tb.do("token", 1, `{"token":"pet","amount":1,"object":"o1"}`)
		tb.do("attack", 1, `{"object":"o1","target":"o2","with":{"kind":"melee","dice":1}`+near.field+`}`, faces(make([]dice.Face, near.dice)...))
	}
}

// The table can overrule what keeps a creature from attacking: then it attacks.
func TestR111OverruledAttackIsMade(t *testing.T) {
	tb := duel(t, "", "")
	tb.do("condition", 1, `{"condition":"stun","amount":1,"object":"o1"}`)
	tb.refused(state.CannotAct, "attack", 1, `{"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`, faces(two))
	tb.do("attack", 1, `{"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`, faces(two), overruled)
	tb.harmed("o2", 2)
}

// a full action does not follow a move.
func TestR28R30FullAttackAfterAMove(t *testing.T) {
	tb := duel(t, "", "")
	tb.refused(state.FullAction, "attack", 1, `{"object":"o1","target":"o2","moved":true,"with":{"kind":"melee","action":"full","dice":1}}`)
}

// an enemy's attack brings Rage and drains mana, not a friend's.
func TestR95R97OnlyEnemies(t *testing.T) {
	tb := arenaFight(t)
	bear := tb.add(1, `{"name":"Bear","life":20,"traits":["Rage +2"]}`)
	mana := tb.s.Mage(1).Mana
	tb.do("attack", 1, `{"target":"`+bear+`","with":{"kind":"melee","dice":1,"traits":["Mana Drain +2"]}}`, faces(two))
	if tb.object(bear).Tokens[state.Rage] != 0 || tb.s.Mage(1).Mana != mana {
		t.Fatal("a friend's attack did")
	}
}

// in Academy a zone attack hits everybody; the table may leave out who is
// not hit by what the card says.
func TestA11A50ZoneHitsEverybody(t *testing.T) {
	tb := inAcademy(t, "", "")
	bar := `"object":"o1","with":{"kind":"zone","dice":1}`
	tb.do("attack", 1, `{"target":"","targets":["o2","o1"],`+bar+`}`, faces(two, one))
	tb.harmed("o2", 2)
	tb.harmed("o1", 1)
	if passed := tb.game.View(tb.s, 1).Passed; len(passed) != 2 || passed[0].Rule != "A-50" {
		t.Fatalf("nobody is reminded of both mages: %v", passed)
	}
	tb = inAcademy(t, "", "")
	tb.do("attack", 1, `{"target":"",`+bar+`}`, faces(one, one, one, one))
	if tb.s.Mage(1).Damage+tb.s.Mage(2).Damage != 2 {
		t.Fatal("not everybody")
	}
}

// a flyer comes down to attack what does not fly, so "+2 vs. Flying" does not
// help against it.
func TestR40FlyerComesDown(t *testing.T) {
	answer := `,"attacks":[{"name":"Bite","kind":"melee","action":"quick","dice":1,"traits":["+2 vs. Flying"]}]`
	for _, test := range []struct {
		to   string
		dice int
	}{{"", 1}, {`,"traits":["Flying","Counterstrike"]`, 3}} {
		tb := duel(t, `,"traits":["Flying"]`, answer+test.to)
		if test.to == "" {
			tb.guards("o2")
		}
		tb.do("attack", 1, `{"steps":true,"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`, faces(one))
		tb.do("counterstrike", 2, "", faces(make([]dice.Face, test.dice)...))
	}
}

func TestA110NobodyAttacksTheGone(t *testing.T) {
	tb := newTable(t, Academy(), mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0))
	tb.begin(state.ActionPhase)
	tb.do("overrule", 0, `{"round":3,"turn":1}`)
	tb.do("leave", 2, "")
	tb.refused(state.OutOfGame, "attack", 1, `{"target":"mage2"}`, faces(one, one, one))
}
