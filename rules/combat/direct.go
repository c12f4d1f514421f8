package combat

import (
	"math/big"

	"github.com/quickcast/quickcast/rules/dice"
)

// DirectDamage is damage that is put on an object without an attack. Nothing modifies
// or prevents it but Immunity to its type (R-113, reading 7).
type DirectDamage struct {
	Rules
	Dice   int // all numbers count
	Points int // fixed damage, on top of the dice
	Type   DamageType
	Target Creature
}

// Odds gives the exact distribution of the damage, not cut at Life, and the
// probability that it destroys the target.
func (d *DirectDamage) Odds() (damage dice.Dist, destroyed *big.Rat) {
	damage = dice.Certain(0)
	if !d.Target.Immune(d.Type) {
		damage = d.roll().Map(func(rolled int) int { return rolled + d.Points })
	}
	return damage, damage.AtLeast(d.Target.lifeLeft())
}

// roll is what the dice show; reading H.
func (d *DirectDamage) roll() dice.Dist {
	if d.Target.Incorporeal && !d.Readings.DirectDamageInFull {
		return dice.Pool(d.Dice).Damage(dice.Target{OnlyOnes: true})
	}
	return dice.Pool(d.Dice).Total()
}

// Healing gives the exact distribution of the damage that so many dice of healing
// remove from the object, and the probability that none is left.
func (c *Creature) Healing(number int) (healed dice.Dist, whole *big.Rat) {
	healed = dice.Certain(0)
	if c.Heals() {
		healed = dice.Healing(number, c.Damage)
	}
	return healed, healed.AtLeast(c.Damage)
}

// lifeLeft is the damage that destroys the object; more than there can be for one
// without Life.
func (c *Creature) lifeLeft() int {
	if !c.mortal() {
		return 1 << 30
	}
	return c.Life - c.Damage
}
