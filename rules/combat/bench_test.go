package combat_test

import (
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// threeStrikes is Triplestrike with 8 dice against an infinite 7+ Defense.
func threeStrikes() combat.Exchange {
	return combat.Exchange{
		Rules:    combat.ArenaRules(),
		Attack:   combat.Attack{Dice: 8, Strikes: 3},
		Defender: combat.Creature{Life: 12, Armor: 2, Defense: &combat.Defense{Min: 7, Infinite: true}},
	}
}

// typicalExchange is a creature against a guard with a damage barrier, both with
// effects and Defenses.
func typicalExchange() combat.Exchange {
	daze, _ := combat.ParseEffects("daze")
	stun, _ := combat.ParseEffects("stun")
	counter := combat.Attack{Dice: 4, Piercing: 1, Effects: combat.Table{{Min: 9, Effects: daze}}}
	return combat.Exchange{
		Rules:    combat.ArenaRules(),
		Attacker: combat.Creature{Life: 13, Armor: 2, MeleeBonus: 1, Defense: &combat.Defense{Min: 8, Uses: 1}},
		Attack:   combat.Attack{Dice: 5, Piercing: 1, Effects: combat.Table{{Min: 7, Max: 10, Effects: daze}, {Min: 11, Effects: stun}}},
		Defender: combat.Creature{
			Life: 11, Armor: 3, Defense: &combat.Defense{Min: 7, Uses: 1},
			Barrier: &combat.Barrier{Dice: 2, Type: combat.Lightning, Effects: combat.Table{{Min: 8, Effects: daze}}},
		},
		Counterstrike: &counter,
	}
}

// bothSides is an attack with so many dice on each side: both have a Defense and a
// damage barrier, there is a counterstrike, and every attack has so many effects.
func bothSides(number, effects int) combat.Exchange {
	var table combat.Table
	for i, name := range []string{"daze", "weak", "burn"}[:effects] {
		result, _ := combat.ParseEffects(name)
		table = append(table, combat.Row{Min: 5 + 3*i, Max: 7 + 3*i, Effects: result})
	}
	body := combat.Creature{
		Life: 60, Armor: 2, Defense: &combat.Defense{Min: 7, Uses: 1},
		Barrier: &combat.Barrier{Dice: number, Effects: table},
	}
	attack := combat.Attack{Dice: number, Strikes: 1, Effects: table}
	return combat.Exchange{Rules: combat.ArenaRules(), Attacker: body, Attack: attack, Defender: body, Counterstrike: &attack}
}

// fire is an object with so many Burn markers through so many Upkeeps.
func fire(markers uint16, rounds int) combat.Upkeep {
	u := combat.Upkeep{Rounds: rounds, Order: combat.UpkeepEffects()}
	u.Creature.Markers[combat.Burn] = markers
	return u
}

// crowd is a zone attack with so many dice on so many objects.
func crowd(number, objects int) combat.Zone {
	z := combat.Zone{Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: number, Strikes: 1, Zone: true}}
	for i := range objects {
		z.Targets = append(z.Targets, combat.Creature{Life: 5 + i%20, Armor: i % 5})
	}
	return z
}

func benchExact(b *testing.B, x combat.Exchange) {
	b.ReportAllocs()
	for b.Loop() {
		x.Odds()
	}
}

func BenchmarkThreeStrikesExact(b *testing.B)        { benchExact(b, threeStrikes()) }
func BenchmarkExchangeExact(b *testing.B)            { benchExact(b, typicalExchange()) }
func BenchmarkBothSides20Exact(b *testing.B)         { benchExact(b, bothSides(20, 0)) }
func BenchmarkBothSides50Exact(b *testing.B)         { benchExact(b, bothSides(50, 0)) }
func BenchmarkBothSides20Effects3Exact(b *testing.B) { benchExact(b, bothSides(20, 3)) }
func BenchmarkBothSides50Effects3Exact(b *testing.B) { benchExact(b, bothSides(50, 3)) }

func BenchmarkUpkeep50Burn20Rounds(b *testing.B) {
	u := fire(50, 20)
	b.ReportAllocs()
	for b.Loop() {
		u.Odds()
	}
}

func BenchmarkUpkeep50Burn20RoundsWithLife(b *testing.B) {
	u := fire(50, 20)
	u.Creature.Life, u.Creature.Regenerate = 60, []int{2}
	b.ReportAllocs()
	for b.Loop() {
		u.Odds()
	}
}

func BenchmarkZone100Objects(b *testing.B) {
	z := crowd(6, 100)
	b.ReportAllocs()
	for b.Loop() {
		z.Odds()
	}
}

func BenchmarkEndlessRefused(b *testing.B) {
	x := endless(dice.MaxDice)
	b.ReportAllocs()
	for b.Loop() {
		_, _ = x.Try(dice.NewBudget(nil))
	}
}
