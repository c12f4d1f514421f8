package combat

// ending is what is settled for good when an attack ends: no later step will change
// or ask for it. To forget it then makes many states one and changes no odds, if they
// are read before.
type ending struct {
	fates [seats]*Creature // objects that will not be a target any more
	acts  [seats]bool      // and which of them will attack
	deeds deeds            // what cannot be done any more
	bonus bool             // no strike is left that shares bonuses with those before
}

func (e *ending) any() bool { return e.deeds != 0 || e.bonus || e.fates != [seats]*Creature{} }

// forget drops what is settled from a state. Of an object it leaves whether it is
// destroyed, and what its own attacks depend on.
func (e *ending) forget(s *state) {
	s.deeds &^= e.deeds
	if e.bonus {
		s.bonus, s.blood = false, false
	}
	for seat, c := range e.fates {
		if c == nil {
			continue
		}
		b := &s.bodies[seat]
		left := body{}
		if b.destroyed(c) {
			left.received = int32(max(0, c.Life-c.Damage))
		}
		if e.acts[seat] {
			left.rage = b.rage
			left.markers[Daze] = min(b.markers[Daze], 1)
			left.markers[Stun] = min(max(b.markers[Stun], b.markers[Sleep]), 1)
			left.markers[Weak], left.markers[Stagger] = b.markers[Weak], b.markers[Stagger]
		}
		*b = left
	}
}

// settle works out for the end of each attack what is settled then. It is not for
// scripts in which attackers come and go.
func (sc *script) settle() {
	for i := range sc.steps {
		if sc.steps[i].kind == stepEnd {
			sc.steps[i].ends = sc.endingAt(i)
		}
	}
}

func (sc *script) endingAt(end int) ending {
	at := &sc.steps[end]
	e := ending{bonus: true, deeds: attackHit | barrierMade | counterMade | lastAttackHit}
	e.fates[at.from], e.fates[at.target] = at.fromIs, at.targetIs
	for i := end + 1; i < len(sc.steps); i++ {
		later := &sc.steps[i]
		e.fates[later.target] = nil
		e.acts[later.from] = true
		if later.attack.Vampiric || later.part == SweepAttack {
			e.fates[later.from] = nil
		}
		e.bonus = e.bonus && later.part != SweepAttack
		e.deeds &^= later.part.deeds()
	}
	for seat, c := range e.fates {
		if c != nil && (c.mortal() && c.Damage >= c.Life) {
			e.fates[seat] = nil
		}
	}
	return e
}

// deeds are what an attack of that part may do or ask for.
func (p Part) deeds() deeds {
	switch p {
	case BarrierAttack:
		return barrierMade | lastAttackHit
	case CounterAttack:
		return counterMade | lastAttackHit
	case ReturnBarrier:
		return lastAttackHit
	default:
		return attackHit | lastAttackHit
	}
}
