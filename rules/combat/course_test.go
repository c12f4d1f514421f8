package combat_test

import (
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// byParts plays an exchange part by part as a table does: after each the fighters are
// what has become of them.
func byParts(t *testing.T, x combat.Exchange, rolls combat.Rolls) (events []combat.Event, x2 combat.Exchange, at combat.Course) {
	t.Helper()
	at = x.Next(at)
	for parts := 0; !at.Over; parts++ {
		if parts > 20 {
			t.Fatalf("no end at %+v", at)
		}
		was := at.Part
		report, next, err := x.Play(at, rolls)
		if err != nil {
			t.Fatal(err)
		}
		events = append(events, report.Events...)
		x.Attacker = become(x.Attacker, report.After[combat.AttackerSeat])
		x.Defender = become(x.Defender, report.After[combat.DefenderSeat])
		if next.Part != was && was == combat.MainAttack {
			x.Defender.AttacksReceived++
		}
		if next.Part != was && was != combat.MainAttack {
			x.Attacker.AttacksReceived++
		}
		at = x.Next(next)
	}
	return events, x, at
}

// become is a creature as an attack left it.
func become(c combat.Creature, after combat.After) combat.Creature {
	c.Damage, c.RageTokens = after.Damage, after.RageTokens
	c.ArmorModifier -= int(after.Markers[combat.Corrode] - c.Markers[combat.Corrode])
	c.Markers = after.Markers
	c.Shield = c.Shield && after.Shielded == 0
	if c.Defense != nil {
		d := *c.Defense
		d.Used = after.Defended
		c.Defense = &d
	}
	return c
}

// Played part by part an exchange comes to what it comes to in one go.
func TestPartsAreTheWhole(t *testing.T) {
	for seed := range uint64(4000) {
		x := deal(seed).exchange(3, 3)
		x.Attacker.Life, x.Defender.Life = 0, 0 // no strike is left out
		whole, err := x.Resolve(combat.Thrown(dice.Seeded(seed)))
		if err != nil {
			t.Fatal(err)
		}
		events, after, at := byParts(t, x, combat.Thrown(dice.Seeded(seed)))
		d, a := whole.After[combat.DefenderSeat], whole.After[combat.AttackerSeat]
		if after.Defender.Damage != d.Damage || after.Defender.Markers != d.Markers || after.Defender.RageTokens != d.RageTokens ||
			after.Attacker.Damage != a.Damage || after.Attacker.Markers != a.Markers || at.Hit != whole.Hit {
			t.Fatalf("seed %d: by parts %+v and %+v, in one %+v", seed, after.Attacker, after.Defender, whole.After)
		}
		if made(events) != made(whole.Events) {
			t.Fatalf("seed %d: events %v and %v", seed, made(events), made(whole.Events))
		}
	}
}

// made counts what happened, by kind.
func made(events []combat.Event) [8]int {
	var n [8]int
	for _, e := range events {
		if e.Kind != combat.AttackNotMade {
			n[e.Kind]++
		}
	}
	return n
}

func TestR85NoStrikeAtTheDestroyed(t *testing.T) {
	x := combat.Exchange{
		Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: 1, Strikes: 3},
		Defender: combat.Creature{Life: 2, Barrier: &combat.Barrier{Dice: 1}},
	}
	x.Counterstrike = &combat.Attack{Dice: 1}
	events, after, _ := byParts(t, x, &combat.Laid{Faces: dice.Roll{dice.Two, dice.One}})
	if after.Attacker.Damage != 1 || after.Defender.Damage != 2 {
		t.Fatalf("damage %d and %d: %v", after.Attacker.Damage, after.Defender.Damage, events)
	}
}

// The second attack of a Sweeping one has no bonus again, but its own answers.
func TestR90SecondAttackOfSweeping(t *testing.T) {
	x := combat.Exchange{
		Rules:    combat.ArenaRules(),
		Attacker: combat.Creature{MeleeBonus: 2, Charge: 1, Moved: true, Bloodthirsty: 2, RageTokens: 1, Rage: 1},
		Attack:   combat.Attack{Dice: 2}, Defender: combat.Creature{Damage: 1}, Second: true,
	}
	if n := x.FirstStrike().Dice(); n != 4 {
		t.Errorf("%d dice, want 2 and Bloodthirsty's 2", n)
	}
	x.Fed = true
	if n := x.FirstStrike().Dice(); n != 2 {
		t.Errorf("%d dice, want 2: the first attack was fed", n)
	}
}

// nobody loses Flying during an attack, so "+2 vs. Flying" is had against a
// flyer that the first strike stuns.
func TestR40FlyingStaysThroughAnAttack(t *testing.T) {
	stun, err := combat.ParseEffects("stun")
	if err != nil {
		t.Fatal(err)
	}
	x := combat.Exchange{
		Rules: combat.ArenaRules(), Defender: combat.Creature{Flying: true},
		Attack: combat.Attack{
			Dice: 1, Strikes: 2, Versus: &combat.Bonus{Dice: 2, Flying: true},
			Effects: combat.Table{{Min: 1, Effects: stun}},
		},
	}
	laid := combat.Laid{Faces: make(dice.Roll, 6), Sides: []int{1, 1}}
	if _, err := x.Resolve(&laid); err != nil || len(laid.Faces) != 0 {
		t.Fatalf("%v, %d dice left", err, len(laid.Faces))
	}
}

// Reading G: Corrode of the first strike counts for the second.
func TestCorrodeCountsAtOnce(t *testing.T) {
	corrode, err := combat.ParseEffects("2 corrode")
	if err != nil {
		t.Fatal(err)
	}
	x := combat.Exchange{
		Rules: combat.ArenaRules(), Defender: combat.Creature{Armor: 3},
		Attack: combat.Attack{Dice: 1, Strikes: 2, Effects: combat.Table{{Min: 1, Effects: corrode}}},
	}
	report, err := x.Resolve(&combat.Laid{Faces: dice.Roll{dice.Two, dice.Two}, Sides: []int{1, 1}})
	if err != nil || report.After[combat.DefenderSeat].Damage != 1 {
		t.Fatalf("%v, damage %d: want 0 and 2-1", err, report.After[combat.DefenderSeat].Damage)
	}
}

// The strike that comes next alone has the dice it then rolls.
func TestAloneHasTheDiceOfTheStrike(t *testing.T) {
	for seed := range uint64(3000) {
		x := deal(seed).exchange(3, 3)
		if seed%2 == 0 { // a bonus that depends on who flies, of one who may fall
			x.Attack.Versus, x.Defender.Flying, x.Attacker.Flying = &combat.Bonus{Dice: 1, Flying: true}, true, true
		}
		x.Policy, x.Attacker.Life, x.Defender.Life = combat.Policy{Never: true}, 0, 0
		source := dice.Seeded(seed)
		for at := x.Next(combat.Course{}); !at.Over; at = x.Next(at) {
			alone, ok := x.Alone(at)
			if !ok {
				t.Fatal("nothing comes")
			}
			report, next, err := x.Play(at, combat.Thrown(source))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range report.Events {
				if want := alone.FirstStrike().Dice(); e.Kind == combat.DamageRoll && len(e.Faces) != want {
					t.Fatalf("seed %d, %+v: %d dice, alone %d", seed, at, len(e.Faces), want)
				}
			}
			x.Attacker = become(x.Attacker, report.After[combat.AttackerSeat])
			x.Defender = become(x.Defender, report.After[combat.DefenderSeat])
			at = next
		}
	}
}
