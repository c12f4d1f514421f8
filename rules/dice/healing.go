package dice

// Healing is the distribution of the damage that so many dice remove from a target
// with that much damage on it: all numbers count, never more than there is (R-102,
// Whether the target can be healed at all is not asked here.
func Healing(dice, damage int) Dist {
	return Pool(dice).Total().Map(func(total int) int { return min(total, max(damage, 0)) })
}
