package dice

import "math/big"

// Pool is a handful of attack dice before they are rolled. Its methods answer for 0
// to [MaxDice] dice; a negative Pool is an empty one.
type Pool int

// Normal is the distribution of the sum of the plain numbers, before any Armor.
func (p Pool) Normal() Dist { return p.spread(4, 1, 1) }

// Critical is the distribution of the sum of the numbers in starbursts. The die is
// the same for both: two plain faces, two in starbursts.
func (p Pool) Critical() Dist { return p.Normal() }

// Total is the distribution of the sum of all numbers: what the pool heals, or deals
// as direct damage (R-102, reading 8).
func (p Pool) Total() Dist { return p.spread(2, 2, 2) }

// Damage is the distribution of what the pool does to the target.
func (p Pool) Damage(to Target) Dist {
	var r Reckoner[Count]
	return Spread(0, r.Damage(int(p), to))
}

// spread is the distribution of a sum of dice with so many zeros, ones and twos.
func (p Pool) spread(zeros, ones, twos uint64) Dist {
	ways := make([]Count, 2*max(p, 0)+1)
	trinomial(ways, int(max(p, 0)), zeros, ones, twos)
	return Spread(0, ways)
}

// Chance of an effect die to show at least so much: 0 above 12, 1 from 1 down.
func Chance(atLeast int) *big.Rat {
	return big.NewRat(int64(Sides(atLeast)), EffectSides)
}

// Sides is the number of sides of the effect die that show at least so much.
func Sides(atLeast int) int {
	return min(max(EffectSides+1-atLeast, 0), EffectSides)
}
