package odds

import (
	"context"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/attackodds"
)

// largest are the attacks with the most that the rows of the screen let anybody ask for, each
// with one thing more.
func largest() map[string]combat.Exchange {
	daze, _ := combat.ParseEffects("daze")
	stun, _ := combat.ParseEffects("stun")
	burn, _ := combat.ParseEffects("burn")
	rows := combat.Table{{Min: 5, Max: 7, Effects: daze}, {Min: 8, Max: 10, Effects: burn}, {Min: 11, Effects: stun}}
	body := combat.Creature{Life: mostLife, Armor: 3}
	dice := combat.Exchange{Rules: combat.ArenaRules(), Attacker: body, Attack: combat.Attack{Dice: mostDice, Strikes: 1}, Defender: body}
	effects := dice
	effects.Attack.Effects = rows
	barrier := dice
	barrier.Defender.Barrier = &combat.Barrier{Dice: mostDice}
	back := barrier
	back.Counterstrike = &combat.Attack{Dice: mostDice, Strikes: 1}
	strikes := dice
	strikes.Attack.Strikes = 3
	all := back
	all.Attack.Strikes, all.Attack.Effects = 3, rows
	all.Counterstrike = &combat.Attack{Dice: mostDice, Strikes: 1, Effects: rows}
	all.Defender.Barrier = &combat.Barrier{Dice: mostDice, Effects: rows}
	all.Defender.Defense = &combat.Defense{Min: 7, Infinite: true}
	drains := all
	drains.Attack.Vampiric, drains.Attacker.Damage, drains.Defender.Bloodthirsty, drains.Attacker.Bloodthirsty = true, mostLife/2, mostMore, mostMore
	return map[string]combat.Exchange{
		"dice": dice, "effects": effects, "barrier": barrier, "barrier and counterstrike": back, "three strikes": strikes, "all of it": all, "and more": drains,
	}
}

// BenchmarkLargest answers them, or says which are refused.
func BenchmarkLargest(b *testing.B) {
	for name, x := range largest() {
		b.Run(name, func(b *testing.B) {
			var meter combat.Meter
			for b.Loop() {
				if _, err := attackodds.Reckon(&meter, attackodds.Budget(context.Background()), x); err != nil {
					b.ReportMetric(1, "refused")
				}
			}
		})
	}
}
