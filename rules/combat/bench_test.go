package combat_test

import (
	"testing"

	"quickcast/rules/combat"
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

func BenchmarkThreeStrikesExact(b *testing.B) {
	x := threeStrikes()
	b.ReportAllocs()
	for b.Loop() {
		x.Odds()
	}
}

func BenchmarkExchangeExact(b *testing.B) {
	x := typicalExchange()
	b.ReportAllocs()
	for b.Loop() {
		x.Odds()
	}
}
