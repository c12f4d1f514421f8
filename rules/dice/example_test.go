package dice_test

import (
	"fmt"

	"github.com/quickcast/quickcast/rules/dice"
)

// Five attack dice against Armor 2.
func ExamplePool_Damage() {
	damage := dice.Pool(5).Damage(dice.Target{Armor: 2})
	mean, _ := damage.Mean().Float64()
	four, _ := damage.AtLeast(4).Float64()
	fmt.Printf("%.2f on average, 4 or more in %.1f %%\n", mean, 100*four)
	// Output: 3.43 on average, 4 or more in 47.4 %
}
