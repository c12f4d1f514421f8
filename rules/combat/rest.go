package combat

// Alone is the strike that comes next as an exchange of its own, with nothing that
// follows from it, for its odds. False where nothing comes.
func (x *Exchange) Alone(c Course) (alone Exchange, ok bool) {
	c = x.Next(c)
	if c.Over {
		return Exchange{}, false
	}
	sc, s := x.resume(c)
	at := &sc.steps[sc.find(c)]
	alone = Exchange{
		Rules: x.Rules, Attacker: *at.fromIs, Attack: *at.attack, Defender: *at.targetIs, Policy: at.policy,
		Second: at.second || c.Strike > 1, Fed: c.blood && (at.second || c.Strike > 1),
	}
	if alone.amid = c.Part != MainAttack || c.Strike > 1; alone.amid {
		alone.aloft.set(AttackerSeat, s.aloft.has(at.from))
		alone.aloft.set(DefenderSeat, s.aloft.has(at.target))
	}
	alone.Attack.Strikes = 1
	alone.Defender.Barrier = nil
	if c.Part != MainAttack {
		alone.Attacker.Moved = false
	}
	if at.part.isBarrier() {
		alone.Attacker = Creature{Kind: OfConjuration} // nothing of its owner changes it
	}
	return alone, true
}

// Defends reports whether the target of the strike that comes next may use its
// Defense against it.
func (x *Exchange) Defends(c Course) bool {
	if c = x.Next(c); c.Over {
		return false
	}
	sc, s := x.resume(c)
	l := x.law()
	for i := sc.find(c); i < len(sc.steps); i++ {
		if sc.steps[i].kind == stepAvoid {
			return l.defensible(&s, &sc.steps[i])
		}
	}
	return false
}

// Strikes is how many strikes the attack has that comes next, 0 where nothing comes.
func (x *Exchange) Strikes(c Course) int {
	if c = x.Next(c); c.Over {
		return 0
	}
	sc, _ := x.resume(c)
	return sc.steps[sc.find(c)].attack.strikes()
}
