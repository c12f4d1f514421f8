package combat

import "slices"

// Policy says against which strikes a Defense is used when it may be. The zero Policy
// uses it at the first chance.
type Policy struct {
	Never   bool
	Strikes []int // only against these, counted from 1; all if empty
}

// uses reports whether the Defense is used against that strike.
func (p Policy) uses(strike int) bool {
	return !p.Never && (len(p.Strikes) == 0 || slices.Contains(p.Strikes, strike))
}

// avoidable reports whether the target has a Defense that is any good against such an
// attack.
func (at *step) avoidable() bool {
	d := at.targetIs.Defense
	if d == nil || at.attack.Unavoidable || at.attack.Zone || at.part.isBarrier() {
		return false
	}
	return !(d.NotMelee && at.attack.Kind == Melee || d.NotRanged && at.attack.Kind == Ranged)
}

// defensible reports whether the target may use its Defense against this strike
//
func (l *law) defensible(s *state, at *step) bool {
	if !at.avoidable() {
		return false
	}
	d := at.targetIs.Defense
	if !d.Mandatory && !d.Unhindered && l.incapacitated(s, at.target, at.targetIs) {
		return false
	}
	b := &s.bodies[at.target]
	switch {
	case d.Infinite:
		return true
	case int(b.defended) >= d.Uses:
		return false
	case l.game == Academy && l.read.FirstAttackOnly:
		return !b.attacked // by an earlier attack, all of whose strikes are one (readings 3, J)
	default:
		return true
	}
}

// avoidsSurely reports whether the target avoids the strike without a roll.
func (l *law) avoidsSurely(s *state, at *step) bool {
	d := at.targetIs.Defense
	return d != nil && d.Sure && !s.missed && at.policy.uses(at.strike) && l.defensible(s, at)
}

// defenseNeeds is what the effect die must show: -2 for each Daze, and -2 for being
// Restrained (R-107, R-112, reading L).
func (l *law) defenseNeeds(s *state, at *step) int {
	if at.targetIs.Defense.Unhindered {
		return at.targetIs.Defense.Min
	}
	restraints := l.restraints(s, at.target, at.targetIs)
	if l.read.RestrainedOnce {
		restraints = min(restraints, 1)
	}
	dazes := int(l.inForce(s, at.target, at.targetIs)[Daze])
	return at.targetIs.Defense.Min + 2*dazes + 2*restraints
}

// restraints counts what holds the object.
func (l *law) restraints(s *state, at Seat, c *Creature) int {
	if !c.containable() {
		return 0
	}
	n := l.inForce(s, at, c).restraints()
	if c.Restrained {
		n++
	}
	return n
}

// incapacitated reports whether the object cannot act: Stun or Sleep;
// no conjuration ever is.
func (l *law) incapacitated(s *state, at Seat, c *Creature) bool {
	return c.Kind != OfConjuration && l.inForce(s, at, c).helpless()
}

// inForce are the markers that count just now (reading G).
func (l *law) inForce(s *state, at Seat, c *Creature) *Markers {
	if l.read.ConditionsAtOnce {
		return &s.bodies[at].markers
	}
	return &c.Markers
}
