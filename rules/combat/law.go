package combat

import "github.com/quickcast/quickcast/rules/dice"

// law is the rules of a game under certain readings. For each step it says what must
// be rolled as things stand ([law.ask]) and what comes of the roll ([law.take]).
// Whoever walks the steps, with one roll or with all of them, does no more than that.
type law struct {
	game Game
	read Readings
}

// dazedHits is what a dazed attacker must roll so as not to miss.
const dazedHits = 7

// ask says what the step needs rolled, if anything.
func (l *law) ask(s *state, at *step) ask {
	switch at.kind {
	case stepMiss:
		return l.askMiss(s, at)
	case stepAvoid:
		if !s.missed && at.policy.uses(at.strike) && l.defensible(s, at) && !at.targetIs.Defense.Sure {
			return atLeast(l.defenseNeeds(s, at))
		}
	case stepDice:
		if t := l.tally(s, at); !s.missed && !t.Immune {
			return ask{kind: askDice, dice: t.Dice(), to: l.armored(s, at)}
		}
	case stepEffects:
		return l.askEffects(s, at)
	}
	return ask{}
}

// armored is what the dice are thrown at: each Corrode marker that has come since the
// attack began takes 1 Armor (reading G). Those that lay there before are in the
// ArmorModifier.
func (l *law) armored(s *state, at *step) dice.Target {
	to := at.to
	if new := int(l.inForce(s, at.target, at.targetIs)[Corrode]) - int(at.targetIs.Markers[Corrode]); new > 0 {
		to.Armor = at.targetIs.armorAgainst(at.attack.Piercing, new)
	}
	return to
}

// askMiss: a dazed attacker rolls for each strike, for a zone only once, however many
// markers there are (reading 2). Damage barriers never miss.
func (l *law) askMiss(s *state, at *step) ask {
	if s.off || at.part.isBarrier() || at.attack.Zone && at.strike > 1 {
		return ask{}
	}
	if l.inForce(s, at.from, at.fromIs)[Daze] == 0 {
		return ask{}
	}
	return atLeast(dazedHits)
}

// askEffects: one effect roll for each strike that hits (reading 6), unless the target
// is immune.
func (l *law) askEffects(s *state, at *step) ask {
	if s.missed || len(at.attack.Effects) == 0 || at.immune {
		return ask{}
	}
	a := ask{kind: askEffect, breaks: 1 << 1}
	before := at.row(l.effectRoll(s, at, 1))
	for side := 2; side <= dice.EffectSides; side++ {
		if row := at.row(l.effectRoll(s, at, side)); row != before {
			a.breaks |= 1 << side
			before = row
		}
	}
	return a
}

// effectRoll is the roll as changed (reading I).
func (l *law) effectRoll(s *state, at *step, side int) int {
	modified := side + at.typeModifier + at.attack.EffectMore + l.versus(s, at) - at.targetIs.Tough
	if !l.read.EffectRollUncut {
		modified = min(max(modified, 1), dice.EffectSides)
	}
	return modified
}

// alike is for how many damages of its target, from the one it has received, a step is
// one and the same.
func (l *law) alike(s *state, at *step) int32 {
	alike := int32(full)
	on := int32(s.bodies[at.target].damage(at.targetIs))
	left := int32(at.targetIs.Life-s.bodies[at.target].wounds(at.targetIs)) - on
	if !at.targetIs.mortal() {
		left = 0
	}
	if at.kind == stepDeclare && at.part == CounterAttack && left > 0 { // is it destroyed?
		alike = left
	}
	if at.kind == stepDice && at.thirsty() && on <= 0 { // is it damaged?
		alike = 1 - on
	}
	if at.kind == stepDice && at.feeds() && left > 0 { // how much damage finds Life?
		alike = min(alike, max(1, left-int32(at.mostDamage())))
	}
	return alike
}

// take changes the state by what was rolled for the step.
func (l *law) take(s *state, at *step, asked ask, a answer) {
	switch at.kind {
	case stepEnter:
		s.healed += s.bodies[at.from].healed
		s.bodies[at.from] = enter(at.fromIs)
	case stepDeclare:
		l.declare(s, at)
	case stepMiss:
		if !at.attack.Zone || at.strike == 1 {
			s.missed = s.off || asked.kind == askEffect && a.side < dazedHits
		}
	case stepAvoid:
		if sure := l.avoidsSurely(s, at); sure || asked.kind == askEffect {
			s.bodies[at.target].defended++
			s.missed = sure || a.side >= asked.need
		}
	case stepDice:
		l.strike(s, at, a.damage)
	case stepEffects:
		if asked.kind == askEffect {
			l.place(s, at, a.side)
		}
	case stepEnd:
		l.end(s, at)
	}
}

// declare begins an attack, if it can be made at all.
func (l *law) declare(s *state, at *step) {
	s.off = !l.legal(s, at)
	s.missed, s.hit = s.off, false
	if at.opening {
		s.bonus, s.blood = false, false
	}
	if at.takesOff() {
		s.aloft.set(at.from, at.fromIs.flies(l.inForce(s, at.from, at.fromIs)))
		s.aloft.set(at.target, at.targetIs.flies(l.inForce(s, at.target, at.targetIs)))
	}
	target := &s.bodies[at.target]
	target.shieldOff = target.shieldOff || target.prevented > 0
}

// takesOff tells whether it is settled as the attack is declared who flies.
func (at *step) takesOff() bool {
	return (at.part == MainAttack || at.part == SweepAttack) && !at.amid
}

// legal reports whether the attack is made. A damage barrier attacks whoever hit its
// object in melee, even if that is destroyed (R-85, reading 5). A counterstrike
// answers a melee attack, hit or not, unless the defender is destroyed
// or has nobody left to strike at.
func (l *law) legal(s *state, at *step) bool {
	if at.part.isBarrier() {
		return s.deeds.has(lastAttackHit)
	}
	from, c := &s.bodies[at.from], at.fromIs
	minorStaggered := c.Kind != OfMage && c.Rank == Minor && l.inForce(s, at.from, c)[Stagger] > 0
	if from.destroyed(c) || l.incapacitated(s, at.from, c) || minorStaggered {
		return false
	}
	if at.part != CounterAttack {
		return true
	}
	return s.deeds.has(attackMade) && !s.bodies[at.target].destroyed(at.targetIs)
}

// end closes an attack and remembers what it was.
func (l *law) end(s *state, at *step) {
	s.deeds &^= lastAttackHit
	if s.hit {
		s.deeds |= lastAttackHit
	}
	switch {
	case s.off:
	case at.part == MainAttack:
		s.deeds |= attackMade
		if s.hit {
			s.deeds |= attackHit
		}
	case at.part == BarrierAttack:
		s.deeds |= barrierMade
	case at.part == CounterAttack:
		s.deeds |= counterMade
	}
	if !s.off && l.game == Academy { // only there it matters (reading J)
		s.bodies[at.target].attacked = true
	}
	s.off, s.missed, s.hit = false, false, false
}
