package combat_test

import (
	"fmt"

	"github.com/quickcast/quickcast/rules/combat"
)

// An attack with 4 dice on a creature with Life 6, Armor 1 and a Defense of 8+.
func ExampleExchange_Odds() {
	x := combat.Exchange{
		Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: 4},
		Defender: combat.Creature{Life: 6, Armor: 1, Defense: &combat.Defense{Min: 8, Uses: 1}},
	}
	odds := x.Odds()
	hit, _ := odds.Hit.Float64()
	destroyed, _ := odds.Defender.Destroyed.Float64()
	fmt.Printf("hits in %.1f %%, destroys in %.1f %%\n", 100*hit, 100*destroyed)
	// Output: hits in 58.3 %, destroys in 4.2 %
}
