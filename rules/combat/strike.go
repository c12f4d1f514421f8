package combat

// shieldTakes is what a Voltaric Shield prevents at most.
const shieldTakes = 3

// strike lets the rolled damage fall on the target: the sixth step, in which an
// attack has hit.
func (l *law) strike(s *state, at *step, rolled int) {
	thirst := !s.off && l.bloodthirst(s, at) > 0
	s.blood = s.blood || thirst // hit or not (reading C)
	if s.missed {
		return
	}
	s.hit = s.hit || !at.immune || l.read.ImmuneIsStillHit
	if at.immune {
		return
	}
	s.bonus = s.bonus || at.opening
	rolled -= min(rolled, at.attack.Prevented)
	dealt := rolled - l.prevent(s, at, rolled)
	counts := dealt // reading E
	if !l.read.PreventedIsNotDealt {
		counts = rolled
	}
	left := at.targetIs.Life - s.bodies[at.target].damage(at.targetIs) - s.bodies[at.target].wounds(at.targetIs)
	s.bodies[at.target].received += int32(dealt)
	if counts > 0 {
		l.wake(s, at)
		l.enrage(s, at)
		l.drain(s, at, counts, left)
	}
}

// prevent is what the target's Voltaric Shield takes of the damage (reading F).
func (l *law) prevent(s *state, at *step, damage int) int {
	b := &s.bodies[at.target]
	if !at.targetIs.Shield || b.shieldOff || damage == 0 {
		return 0
	}
	taken := min(damage, shieldTakes-int(b.prevented))
	b.prevented += uint16(taken)
	b.shieldOff = l.read.ShieldForOneStrike
	return taken
}

// wake turns the Sleep of a damaged object into Daze (R-110, reading T).
func (l *law) wake(s *state, at *step) {
	markers := &s.bodies[at.target].markers
	dazes := int(markers[Sleep])
	if l.read.OneDazeOnWaking {
		dazes = min(dazes, 1)
	}
	markers.add(Daze, dazes)
	markers[Sleep] = 0
}

// enrage gives an object damaged by a creature a Rage token, as many as its Rage at
// most; a conjuration gives none, nor does a damage barrier (R-95, reading N).
func (l *law) enrage(s *state, at *step) {
	b := &s.bodies[at.target]
	angers := at.fromIs.Kind != OfConjuration && !(at.part.isBarrier() && l.read.NoRageFromBarrier)
	if angers && int(b.rage) < at.targetIs.Rage {
		b.rage++
	}
}

// drain is what the attacker has of the damage: Vampiric heals half of it, rounded
// up, what was beyond the target's Life left out (R-96, reading D), and Mana Drain
// takes mana; both at the first strike only.
func (l *law) drain(s *state, at *step, damage, lifeLeft int) {
	if !at.first || at.targetIs.Kind == OfConjuration {
		return
	}
	target := &s.bodies[at.target]
	target.drained = counted(int(target.drained) + at.attack.ManaDrain)
	if !at.feeds() {
		return
	}
	if at.targetIs.mortal() && l.read.VampiricWithinLife {
		damage = min(damage, max(0, lifeLeft))
	}
	heal(&s.bodies[at.from], at.fromIs, (damage+1)/2)
}

// blow is the rolled damage from which on more does nothing but more damage.
func (at *step) blow() int {
	switch {
	case at.feeds():
		return full
	case at.targetIs.Shield:
		return at.attack.Prevented + shieldTakes + 1
	default:
		return at.attack.Prevented + 1
	}
}

// feeds reports whether damage of the strike heals the attacker.
func (at *step) feeds() bool {
	return at.first && at.drinks()
}

// heal removes damage, and with it a Rage token, or all when no damage is left
//
func heal(b *body, c *Creature, amount int) {
	amount = min(amount, max(0, b.damage(c)))
	if amount == 0 {
		return
	}
	b.healed += int32(amount)
	if b.rage > 0 {
		b.rage--
	}
	if b.damage(c) == 0 {
		b.rage = 0
	}
}

// place lays the effects of the roll on the target, those it can get.
func (l *law) place(s *state, at *step, side int) {
	row := at.row(l.effectRoll(s, at, side))
	if row < 0 || at.targetIs.Incorporeal && !at.attack.Ethereal {
		return
	}
	for _, effect := range at.attack.Effects[row].Effects {
		if effect.Condition.Marks() && at.targetIs.CanGet(effect.Condition) {
			s.bodies[at.target].markers.add(effect.Condition, effect.Count)
		}
	}
}
