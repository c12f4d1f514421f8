package dice

import "math/rand/v2"

// Source is where rolls come from: IntN gives a whole number from 0 up to but not
// including n, each equally likely. A *rand.Rand is one.
type Source interface{ IntN(n int) int }

// Seeded returns a Source that rolls the same for the same seed, everywhere.
func Seeded(seed uint64) Source {
	return rand.New(rand.NewPCG(seed, 0x9e3779b97f4a7c15))
}

// Throw rolls the attack die once.
func Throw(from Source) Face { return AttackDie()[from.IntN(6)] }

// ThrowEffect rolls the effect die once: 1 to 12.
func ThrowEffect(from Source) int { return ThrowSide(from, EffectSides) }

// Roll is a handful of attack dice as they lie on the table.
type Roll []Face

// ThrowAll rolls that many attack dice; none for a negative number.
func ThrowAll(from Source, dice int) Roll {
	roll := make(Roll, max(dice, 0))
	for i := range roll {
		roll[i] = Throw(from)
	}
	return roll
}

// Normal is the sum of the plain numbers, before any Armor.
func (r Roll) Normal() int {
	normal, _ := r.Count(false)
	return normal
}

// Critical is the sum of the numbers in starbursts.
func (r Roll) Critical() int {
	_, critical := r.Count(false)
	return critical
}

// Total is the sum of all numbers: what the roll heals, or deals as direct damage
// (R-102, reading 8).
func (r Roll) Total() int { return r.Normal() + r.Critical() }

// Count sums plain and starburst numbers. With onlyOnes every 2 counts nothing, as
// against an Incorporeal object.
func (r Roll) Count(onlyOnes bool) (normal, critical int) {
	for _, face := range r {
		value := face.Value()
		switch {
		case onlyOnes && value > 1:
		case face.Critical():
			critical += value
		default:
			normal += value
		}
	}
	return normal, critical
}

// Damage is what the roll does to such a target: all critical damage, and what of
// the normal damage the Armor leaves.
func (r Roll) Damage(to Target) int {
	normal, critical := r.Count(to.OnlyOnes)
	return critical + max(0, normal-to.Armor)
}

// Target is what of a defender matters to the attack dice.
type Target struct {
	Armor    int  // what is left of the Armor after Piercing; not below 0
	OnlyOnes bool // Incorporeal, and the attack not Ethereal: a 2 counts nothing
}

// MaxDamage is the most that many dice can do to the target.
func (t Target) MaxDamage(dice int) int {
	if t.OnlyOnes {
		return dice
	}
	return 2 * dice
}
