package combat

import "math"

// Tally is how the number of dice of one strike came about.
type Tally struct {
	Printed      int
	Melee        int // Melee +X, Rage tokens included
	Ranged       int
	Charge       int
	Bloodthirsty int
	Versus       int                // +X vs.
	Type         int                // the target's damage type +/-X, all together
	Taken        [markerKinds]int16 // what each condition of the attacker takes
	taken        int                // all of that
	Aegis        int                // and what the target does
	Immune       bool               // no dice at all
	afterStop    bool               // not reading A
}

// Dice is what is rolled: at least one die, none at an immune target.
func (t Tally) Dice() int {
	if t.Immune {
		return 0
	}
	more := t.Melee + t.Ranged + t.Charge + t.Bloodthirsty + t.Versus
	less := t.taken + t.Aegis
	if t.afterStop {
		return max(1, t.Printed+min(t.Type, 0)-less) + more + max(t.Type, 0)
	}
	return max(1, t.Printed+more+t.Type-less) // reading A
}

// mostDice is no less than the strike can have: what is taken leaves one.
func (at *step) mostDice() int {
	c, most := at.fromIs, at.attack.Dice
	for _, more := range [...]int{
		c.MeleeBonus, max(c.Rage, c.RageTokens), c.RangedBonus, c.Charge, c.Bloodthirsty, at.typeModifier,
		at.attack.Versus.most(),
	} {
		most += max(more, 0)
	}
	return max(1, most)
}

// mostDamage is more than the strike can do.
func (at *step) mostDamage() int { return at.to.MaxDamage(at.mostDice()) }

// tally reckons the dice of a strike as things stand.
func (l *law) tally(s *state, at *step) Tally {
	t := Tally{
		Printed:   at.attack.Dice,
		Versus:    l.versus(s, at),
		Type:      at.typeModifier,
		Aegis:     at.targetIs.Aegis,
		Immune:    at.immune || at.attack.NoDamage,
		afterStop: !l.read.SumThenMinimum,
	}
	if at.part.isBarrier() {
		return t // nothing of its owner changes a damage barrier (reading 11)
	}
	l.hindrances(s, at, &t)
	l.bonuses(s, at, &t)
	return t
}

// hindrances are the dice the attacker's own conditions take: Weak from all but
// spells (reading 11), Stagger from a major creature (A-60, reading J).
func (l *law) hindrances(s *state, at *step, t *Tally) {
	markers := l.inForce(s, at.from, at.fromIs)
	for c, n := range markers {
		if n > 0 && l.hinders(Condition(c), at) {
			each := markerList[c]
			if each.flat {
				n = 1
			}
			t.Taken[c] = int16(min(each.dice*int(n), math.MaxInt16))
			t.taken += int(t.Taken[c])
		}
	}
}

// hinders tells whether a marker of the attacker takes dice from the attack.
func (l *law) hinders(c Condition, at *step) bool {
	return markerList[c].dice > 0 && (!at.attack.Spell || markerList[c].spells && l.read.StaggerHitsSpells)
}

// bonuses are the dice only one strike gets (reading 4).
func (l *law) bonuses(s *state, at *step, t *Tally) {
	if at.attack.Zone {
		return // it targets no object, and Ranged +X does not help it
	}
	mine := at.first // reading B
	if !l.read.BonusLostOnMiss {
		mine = at.opening && !s.bonus
	}
	switch at.attack.Kind {
	case Melee:
		if mine && l.meleeCounts(at) {
			t.Melee = at.fromIs.MeleeBonus + int(s.bodies[at.from].rage)
		}
		if mine && at.part != CounterAttack && at.fromIs.Moved {
			t.Charge = at.fromIs.Charge
		}
		t.Bloodthirsty = l.bloodthirst(s, at)
	case Ranged:
		if mine {
			t.Ranged = at.fromIs.RangedBonus
		}
	}
}

// meleeCounts reports whether the attack may have Melee +X: in Academy only the
// creature's first melee attack of the round, and a counterstrike is its own
// attack (reading M).
func (l *law) meleeCounts(at *step) bool {
	if at.part == CounterAttack && !l.read.CounterstrikeIsItsOwn {
		return false
	}
	return l.game == Arena || !at.fromIs.AlreadyMeleed
}

// thirsty reports whether the strike can have Bloodthirsty +X at all: a creature's own
// melee attack on a Living creature.
func (at *step) thirsty() bool {
	own := at.attack.Kind == Melee && !at.attack.Zone && !at.part.isBarrier()
	prey := at.targetIs.living() && at.targetIs.Kind != OfConjuration
	return own && prey && at.fromIs.Bloodthirsty > 0
}

// bloodthirst is the Bloodthirsty +X of this strike: of the first one that finds a
// damaged Living creature (R-94, reading C).
func (l *law) bloodthirst(s *state, at *step) int {
	found := s.bodies[at.target].damage(at.targetIs) > 0
	if !found || !at.thirsty() || s.blood || !l.read.BloodthirstyWaits && !at.first {
		return 0
	}
	return at.fromIs.Bloodthirsty
}

// versus is the bonus against what the target is.
func (l *law) versus(s *state, at *step) int {
	return at.attack.Versus.against(at.targetIs, s.aloft.has(at.target))
}

// most is the bonus where it is had.
func (b *Bonus) most() int {
	if b == nil {
		return 0
	}
	return b.Dice
}

// against is the bonus against an object that flies or does not.
func (b *Bonus) against(c *Creature, flies bool) int {
	if b == nil {
		return 0
	}
	if b.Any || b.Nonliving && !c.living() || b.Dark && c.Dark || b.Incorporeal && c.Incorporeal || b.Flying && flies {
		return b.Dice
	}
	return 0
}
