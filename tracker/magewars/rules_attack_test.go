package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// arenaFight is an Arena table in the Creature Actions of round 1, seat 1 to act.
func arenaFight(t *testing.T) *table {
	tb := arenaTable(t)
	tb.begin(state.CreatureActionPhase)
	return tb
}

// blow is one attack of a creature of seat 1 on one of seat 2, with exactly the
// dice it needs: one more or fewer is refused.
type blow struct {
	rule     string
	arena    bool
	from, to string // fields of the two creatures, beside name and life 20
	with     string // the attack
	more     string // fields of the action
	guard    bool   // the target guards
	marks    string // a condition of the attacker
	on       string // a condition of the target
	faces    []dice.Face
	rolls    []int
	damage   int // on the target
	back     int // on the attacker
	has      string
}

func (b blow) play(t *testing.T) {
	tb := fight(t)
	if b.arena {
		tb = arenaFight(t)
	}
	from := tb.add(1, `{"name":"From","life":20`+b.from+`}`)
	to := tb.add(2, `{"name":"To","life":20`+b.to+`}`)
	tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+from+`"}`)
	if b.guard {
		tb.do("marker", 2, `{"marker":"guard","on":true,"object":"`+to+`"}`)
	}
	if b.marks != "" {
		tb.do("condition", 1, `{"amount":1,"condition":"`+b.marks+`","object":"`+from+`"}`)
	}
	if b.on != "" {
		tb.do("condition", 2, `{"amount":1,"condition":"`+b.on+`","object":"`+to+`"}`, overruled)
	}
	tb.from = nil // no roll but those given
	tb.do("attack", 1, `{"object":"`+from+`","target":"`+to+`","with":{`+b.with+`}`+b.more+`}`, faces(b.faces...), rolls(b.rolls...))
	if got := tb.object(to).Damage; got != b.damage {
		t.Errorf("%s: damage %d, want %d", b.rule, got, b.damage)
	}
	if got := tb.object(from).Damage; got != b.back {
		t.Errorf("%s: damage %d on the attacker, want %d", b.rule, got, b.back)
	}
	if b.has != "" && tb.object(to).Conditions[b.has] == 0 {
		t.Errorf("%s: no %s: %v", b.rule, b.has, tb.object(to).Conditions)
	}
}

const (
	blank = dice.Blank
	one   = dice.One
	two   = dice.Two
	crit1 = dice.CriticalOne
	crit2 = dice.CriticalTwo
)

// bite is an attack bar a creature can strike back with.
const bite = `,"attacks":[{"name":"Bite","kind":"melee","action":"quick","dice":1}]`

func TestRulesOfAttacks(t *testing.T) {
	melee1, melee2, melee4 := `"kind":"melee","dice":1`, `"kind":"melee","dice":2`, `"kind":"melee","dice":4`
	all := []dice.Face{two, two, two, two}
	for _, b := range []blow{
		{rule: "A-41", to: `,"defense":{"min":7,"uses":1}`, with: melee4, rolls: []int{7}},
		{rule: "A-41", to: `,"defense":{"min":7,"uses":1}`, with: melee1, rolls: []int{6}, faces: all[:1], damage: 2},
		{rule: "A-42", to: `,"defense":{"min":7}`, with: melee1, rolls: []int{1}, faces: all[:1], damage: 2},
		{rule: "A-43", to: `,"traits":["Aegis 3"]`, with: melee2, faces: all[:1], damage: 2},
		{rule: "A-45", to: `,"armor":3`, with: `"kind":"melee","dice":3,"traits":["Piercing +1"]`, faces: []dice.Face{two, two, crit1}, damage: 3},
		{rule: "A-52", to: bite, guard: true, with: melee1 + `,"traits":["Doublestrike"]`, faces: []dice.Face{one, two, two}, damage: 3, back: 2},
		{rule: "A-57", marks: "weak", with: melee4, faces: all[:3], damage: 6},
		{rule: "A-64", to: `,"attacks":[{"kind":"melee","action":"full","dice":3}]`, guard: true, with: melee1, faces: all[:1], damage: 2},
		{rule: "A-66", from: `,"traits":["Counterstrike"]` + bite, to: bite, guard: true, with: melee1, faces: all[:2], damage: 2, back: 2},
		{rule: "A-60", marks: "stagger", from: `,"level":3`, with: melee4, faces: all[:2], damage: 4},

		{rule: "R-77", arena: true, marks: "daze", with: melee1 + `,"traits":["Doublestrike"]`, rolls: []int{6, 7}, faces: all[:1], damage: 2},
		{rule: "R-78", arena: true, to: `,"defense":{"min":1},"attacks":[{"kind":"barrier","dice":2}]`, with: melee1, rolls: []int{2}},
		{rule: "R-80", arena: true, to: `,"armor":2`, with: melee2, faces: []dice.Face{two, crit2}, damage: 2},
		{rule: "R-81", arena: true, from: `,"traits":["Melee +1","Melee +2"]`, to: `,"traits":["Aegis 1","Aegis 2"]`, with: melee2, faces: all[:3], damage: 6},
		{rule: "R-82", arena: true, to: `,"traits":["Flame -1"]`, with: melee2 + `,"damageType":"Flame","effects":[{"min":7,"result":"Burn"}]`, faces: all[:1], rolls: []int{8}, damage: 2, has: "burn"},
		{rule: "R-83", arena: true, to: `,"defense":{"min":1,"not":["melee"]}`, with: melee1, faces: all[:1], damage: 2},
		{rule: "R-83", arena: true, to: `,"defense":{"min":1}`, with: melee1 + `,"traits":["Unavoidable"]`, faces: all[:1], damage: 2},
		{rule: "R-84", arena: true, to: bite, guard: true, with: melee1 + `,"traits":["Triplestrike"]`, faces: all, damage: 6, back: 2},
		{rule: "R-85", arena: true, to: `,"attacks":[{"kind":"barrier","dice":2}]`, with: melee1, faces: []dice.Face{two, one, one}, damage: 2, back: 2},
		{rule: "R-86", arena: true, to: `,"attacks":[{"kind":"barrier","dice":1},{"kind":"barrier","dice":3}]`, with: melee1, faces: all[:2], damage: 2, back: 2},
		{rule: "R-87", arena: true, to: `,"defense":{"min":1}` + bite, guard: true, with: melee1, rolls: []int{5}, faces: all[:1], back: 2},
		{rule: "R-90", arena: true, from: `,"traits":["Melee +1"]`, with: melee1 + `,"traits":["Doublestrike"]`, faces: all[:3], damage: 6},
		{rule: "R-91", arena: true, to: `,"traits":["Aegis 2"]`, with: melee4, faces: all[:2], damage: 4},
		{rule: "R-92", arena: true, from: `,"traits":["Charge +2"]`, with: melee1, faces: all[:1], damage: 2},
		{rule: "R-92", arena: true, from: `,"traits":["Charge +2"]`, more: `,"moved":true`, with: melee1, faces: all[:3], damage: 6},
		{rule: "R-93", arena: true, to: `,"traits":["Incorporeal"]`, with: melee2, faces: []dice.Face{one, two}, damage: 1},
		{rule: "R-98", arena: true, to: `,"traits":["Tough -2"]`, with: melee1 + `,"effects":[{"min":7,"result":"Daze"}]`, faces: []dice.Face{one}, rolls: []int{9}, damage: 1, has: "daze"},
		{rule: "R-106", arena: true, marks: "weak", with: melee2, faces: all[:1], damage: 2},
		{rule: "R-107", arena: true, marks: "daze", with: melee1, rolls: []int{6}},
		{rule: "R-111", arena: true, on: "stun", to: bite, guard: true, with: melee1, faces: all[:1], damage: 2},
		{rule: "R-112", arena: true, on: "cripple", to: `,"defense":{"min":7}`, with: melee1, rolls: []int{8}, faces: all[:1], damage: 2},
	} {
		t.Run(b.rule, func(t *testing.T) { b.play(t) })
	}
}

// declare, Defense, dice, counterstrike; R-75: effects after the dice,
// then the damage barrier, then the counterstrike.
func TestA38R75OrderOfAnAttack(t *testing.T) {
	tb := arenaFight(t)
	elf := tb.add(2, `{"name":"Elf","life":20,"defense":{"min":7},"attacks":[{"kind":"melee","dice":1},{"kind":"barrier","dice":1}]}`)
	tb.do("marker", 2, `{"marker":"guard","on":true,"object":"`+elf+`"}`)
	tb.log = nil
	tb.do("attack", 1, `{"target":"`+elf+`","with":{"kind":"melee","dice":1,"effects":[{"min":1,"result":"Weak"}]}}`, rolls(1, 5), faces(one, one, one))
	order := []string{"table.logAttack", "table.logAvoidsNot", "table.logDice", "table.logEffect", "table.logBarrier", "table.logDice", "table.logCounterstrike", "table.logDice", "table.logGuardOff"}
	at := 0
	for _, line := range tb.log {
		if at < len(order) && line.ID == order[at] {
			at++
		}
	}
	if at != len(order) {
		t.Fatalf("%s is missing or too early", order[at])
	}
	if tb.object(elf).Guard {
		t.Fatal("R-88: the guard marker stays")
	}
}

func TestA49A70RangedAttacksIgnoreGuards(t *testing.T) {
	tb := fight(t)
	guard := tb.add(2, `{"name":"Guard","life":9`+bite+`}`)
	tb.do("marker", 2, `{"marker":"guard","on":true,"object":"`+guard+`"}`)
	shot := `"with":{"kind":"ranged","dice":1}`
	tb.do("attack", 1, `{"target":"`+guard+`",`+shot+`}`, faces(two))
	if !tb.object(guard).Guard || tb.s.Mage(1).Damage != 0 {
		t.Fatal("A-49: the guard answers or stops guarding")
	}
	archer := tb.add(1, `{"name":"Archer","life":9}`)
	tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+archer+`"}`)
	tb.do("pass", 2, "", overruled)
	tb.do("attack", 1, `{"object":"`+archer+`","target":"mage2",`+shot+`}`, faces(two))
}

func TestA70R100GuardsThatCanBeIgnored(t *testing.T) {
	melee := `"with":{"kind":"melee","dice":1}`
	for _, test := range []struct {
		rule, from, guard, condition string
		refused                      bool
	}{
		{rule: "A-63", refused: true},
		{rule: "A-70", from: `,"traits":["Elusive"]`},
		{rule: "A-70", guard: `,"traits":["Pest"]`},
		{rule: "R-100", condition: "restrained"},
		{rule: "R-100", guard: `,"traits":["Restrained"]`},
	} {
		tb := fight(t)
		from := tb.add(1, `{"name":"From","life":9`+test.from+`}`)
		tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+from+`"}`)
		guard := tb.add(2, `{"name":"Guard","life":9`+test.guard+`}`)
		tb.do("marker", 2, `{"marker":"guard","on":true,"object":"`+guard+`"}`)
		if test.condition != "" {
			tb.do("condition", 2, `{"condition":"`+test.condition+`","amount":1,"object":"`+guard+`"}`)
		}
		action := `{"object":"` + from + `","target":"mage2",` + melee + `}`
		if test.refused {
			tb.refused(state.GuardFirst, "attack", 1, action, faces(one))
			continue
		}
		tb.do("attack", 1, action, faces(one))
	}
}

func TestA50R58R89ZoneAttacks(t *testing.T) {
	zone := `{"name":"Storm","kind":"attack","cost":1,"attacks":[{"kind":"zone","dice":1}],"targets":["mage2","o1","mage1"]}`
	tb := fight(t)
	elf := tb.add(2, `{"name":"Elf","life":9,"defense":{"min":1}}`)
	tb.do("cast", 1, zone, faces(one, two, crit1))
	if tb.s.Mage(2).Damage != 1 || tb.object(elf).Damage != 2 || tb.s.Mage(1).Damage != 1 {
		t.Fatal("A-50: each for itself, in the order given, no Defense")
	}
	tb = arenaFight(t)
	wall := tb.add(2, `{"name":"Wall","kind":"wall","life":9}`)
	tb.refused(state.NoTarget, "cast", 1, `{"name":"Storm","kind":"attack","attacks":[{"kind":"zone","dice":1}],"targets":["`+wall+`"]}`, faces(one))
	tb.do("condition", 1, `{"condition":"daze","amount":1}`)
	tb.do("cast", 1, `{"name":"Storm","kind":"attack","attacks":[{"kind":"zone","dice":1}],"targets":["mage2","mage1"]}`, rolls(6))
	tb = arenaFight(t)
	tb.do("condition", 1, `{"condition":"daze","amount":1}`)
	tb.from = nil // no roll but those given
	tb.do("cast", 1, `{"name":"Storm","kind":"attack","attacks":[{"kind":"zone","dice":1}],"targets":["mage2","mage1"]}`, rolls(7), faces(one, one))
	if tb.s.Mage(1).Damage != 1 || tb.s.Mage(2).Damage != 1 {
		t.Fatal("R-89: a zone that was found is found for all")
	}
	tb = arenaFight(t)
	wall = tb.add(2, `{"name":"Wall","kind":"wall","life":9}`) // but it can be attacked
	tb.do("attack", 1, `{"target":"`+wall+`"}`, faces(one, one, one))
}

func TestA51A124R90MeleeBonus(t *testing.T) {
	for _, game := range []struct {
		tb     *table
		second int
	}{{fight(t), 1}, {arenaFight(t), 3}} {
		tb := game.tb
		wolf := tb.add(1, `{"name":"Wolf","life":9,"traits":["Melee +1","Melee +1"]}`)
		for i, n := range []int{3, game.second} {
			tb.s.Turn, tb.s.Acting = 1, ""
			tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+wolf+`"}`)
			dice := []dice.Face{blank, blank, blank}[:n]
			if err := tb.try("attack", 1, `{"object":"`+wolf+`","target":"mage2","with":{"kind":"melee","dice":1}}`, faces(dice...)); err != nil {
				t.Fatalf("attack %d: %v", i+1, err)
			}
			tb.do("end", 1, "")
		}
	}
}

func TestA54R113DirectDamage(t *testing.T) {
	for _, tb := range []*table{academyTable(t), arenaTable(t)} {
		tb.begin(state.ResetPhase)
		elf := tb.add(1, `{"name":"Elf","life":9,"armor":5,"defense":{"min":1}}`)
		tb.do("condition", 1, `{"condition":"rot","amount":2,"object":"`+elf+`"}`)
		tb.do("next", 0, `{"to":"upkeep"}`)
		tb.do("resolve", 1, `{"all":true}`)
		if tb.object(elf).Damage != 2 {
			t.Fatalf("R-105: damage %d", tb.object(elf).Damage)
		}
	}
	tb := arenaTable(t)
	golem := tb.add(1, `{"name":"Golem","life":9,"traits":["Nonliving"]}`)
	fire := tb.add(1, `{"name":"Salamander","life":9,"traits":["Flame Immunity"]}`)
	tb.refused(state.CannotHave, "condition", 1, `{"condition":"rot","amount":1,"object":"`+golem+`"}`)
	tb.refused(state.CannotHave, "condition", 1, `{"condition":"burn","amount":1,"object":"`+fire+`"}`)
}

func TestA69GuardLostActiveKept(t *testing.T) {
	tb := fight(t)
	wolf := tb.add(2, `{"name":"Wolf","life":9}`)
	for _, marker := range []string{"active", "guard"} {
		tb.do("marker", 2, `{"marker":"`+marker+`","on":true,"object":"`+wolf+`"}`)
	}
	tb.do("attack", 1, `{"target":"`+wolf+`"}`, faces(one, one, one))
	if o := tb.object(wolf); o.Guard || !o.Active {
		t.Fatalf("guard %v, active %v", o.Guard, o.Active)
	}
}

func TestA111A119GuardsProtectTheirSide(t *testing.T) {
	for _, test := range []struct {
		teams   [3]int
		refused bool
	}{{[3]int{0, 0, 0}, false}, {[3]int{1, 2, 2}, true}} {
		seats := []SeatData{mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0)}
		for i := range seats {
			seats[i].Team = test.teams[i]
		}
		tb := newTable(t, Academy(), seats...)
		tb.begin(state.ActionPhase)
		tb.do("overrule", 0, `{"round":3,"turn":1}`)
		tb.do("marker", 2, `{"marker":"guard","on":true}`)
		if test.refused {
			tb.refused(state.GuardFirst, "attack", 1, `{"target":"mage3"}`, faces(one, one, one))
			continue
		}
		tb.do("attack", 1, `{"target":"mage3"}`, faces(one, one, one))
	}
}

func TestR40R99R76FlyingAndReach(t *testing.T) {
	for _, test := range []struct {
		from, with string
		guard      bool
		refused    bool
	}{
		{refused: true},
		{from: `,"traits":["Flying"]`},
		{with: `,"traits":["Reach"]`},
		{guard: true},
	} {
		tb := arenaFight(t)
		from := tb.add(1, `{"name":"From","life":9`+test.from+`}`)
		tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+from+`"}`)
		bat := tb.add(2, `{"name":"Bat","life":9,"traits":["Flying"]}`)
		if test.guard {
			tb.do("marker", 2, `{"marker":"guard","on":true,"object":"`+bat+`"}`)
		}
		action := `{"object":"` + from + `","target":"` + bat + `","with":{"kind":"melee","dice":1` + test.with + `}}`
		if test.refused {
			tb.refused(state.OutOfReach, "attack", 1, action, faces(one))
			continue
		}
		tb.do("attack", 1, action, faces(one))
	}
}

func TestR101AttackingOneself(t *testing.T) {
	tb := arenaFight(t)
	tb.do("marker", 2, `{"marker":"guard","on":true}`)
	vine := tb.add(2, `{"name":"Vine","kind":"conjuration","life":3,"host":"mage1"}`)
	melee := state.Strike{Kind: "melee"}
	if tree := tb.add(2, `{"name":"Tree","kind":"conjuration","life":3}`); tb.remarks("mage1", vine, melee) != nil || tb.remarks("mage1", tree, melee) == nil {
		t.Fatal("guards stand before what is not attached to the attacker, and only before that")
	}
	tb.do("attack", 1, `{"target":"`+vine+`"}`, faces(two, two, two))
	tb = arenaFight(t)
	tb.do("attack", 1, `{"target":"mage1"}`, faces(two, two, two))
	if tb.s.Mage(1).Damage != 6 {
		t.Fatalf("damage %d", tb.s.Mage(1).Damage)
	}
}

func TestR94R95R96R97BloodRageAndMana(t *testing.T) {
	tb := arenaFight(t)
	bear := tb.add(2, `{"name":"Bear","life":20,"traits":["Rage +2"]}`)
	tb.do("set", 1, `{"track":"damage","value":5}`)
	tb.do("set", 2, `{"track":"damage","value":1,"object":"`+bear+`"}`)
	tb.do("trait", 1, `{"trait":"Bloodthirsty +1","on":true}`)
	with := `"with":{"kind":"melee","dice":1,"traits":["Vampiric","Mana Transfer +2"]}`
	tb.do("attack", 1, `{"target":"`+bear+`",`+with+`}`, faces(two, one))
	if tb.object(bear).Damage != 4 || tb.object(bear).Tokens[state.Rage] != 1 {
		t.Fatalf("R-94, R-95: %+v", tb.object(bear))
	}
	if tb.s.Mage(1).Damage != 3 {
		t.Fatalf("R-96: 3 damage heals 2, damage %d", tb.s.Mage(1).Damage)
	}
	if tb.s.Mage(2).Mana != 17 || tb.s.Mage(1).Mana != 21 {
		t.Fatalf("R-97: mana %d and %d", tb.s.Mage(1).Mana, tb.s.Mage(2).Mana)
	}
	tb.do("change", 2, `{"track":"damage","amount":-1,"object":"`+bear+`"}`)
	if tb.object(bear).Tokens[state.Rage] != 0 {
		t.Fatal("R-95: healing takes no token")
	}
}

func TestA55R61R102WhoHeals(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.ResetPhase)
	for _, test := range []struct {
		fields string
		want   int
	}{
		{`"traits":["Regenerate 2"]`, 1},
		{`"traits":["Regenerate 2","Nonliving"]`, 3},
		{`"traits":["Regenerate 2","Incorporeal"]`, 3},
		{`"traits":["Regenerate 2","Finite Life"]`, 3},
		{`"kind":"conjuration","traits":["Regenerate 2"]`, 3},
		{`"kind":"conjuration","traits":["Regenerate 2","Living"]`, 1},
	} {
		id := tb.add(1, `{"name":"`+test.fields[1:5]+`","life":9,`+test.fields+`}`)
		tb.do("set", 1, `{"track":"damage","value":3,"object":"`+id+`"}`)
		tb.do("next", 0, `{"to":"upkeep"}`)
		_ = tb.try("resolve", 1, `{"all":true}`)
		if got := tb.object(id).Damage; got != test.want {
			t.Errorf("R-60, R-61: %s: damage %d, want %d", test.fields, got, test.want)
		}
		tb.do("destroy", 1, `{"object":"`+id+`"}`)
		tb.do("next", 0, `{"to":"reset"}`)
	}
}
