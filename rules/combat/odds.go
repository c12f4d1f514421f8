package combat

import "math/big"

// Odds is all that can come of an exchange, exactly.
type Odds struct {
	Hit           *big.Rat // at least one strike hits
	Defender      Fate
	Attacker      Fate
	Barrier       *big.Rat // the defender's damage barrier attacks
	Counterstrike *big.Rat // the defender's counterstrike is made
	BothDestroyed *big.Rat
}

// Odds gives the exact distribution of all that can come of the exchange. Every
// strike is rolled, also on a defender that is destroyed already.
func (x *Exchange) Odds() Odds { return x.odds(nil) }

func (x *Exchange) odds(b *budget) Odds {
	var sc script
	x.write(&sc)
	sc.settle()
	fates, done, c := sc.read(x.law(), b)
	if b.spent() {
		return Odds{}
	}
	return Odds{
		Hit:           chanceOr0(done[attackHit]),
		Defender:      fates[DefenderSeat],
		Attacker:      fates[AttackerSeat],
		Barrier:       chanceOr0(done[barrierMade]),
		Counterstrike: chanceOr0(done[counterMade]),
		BothDestroyed: c.chance(func(s *state) bool {
			return s.bodies[AttackerSeat].destroyed(&x.Attacker) && s.bodies[DefenderSeat].destroyed(&x.Defender)
		}),
	}
}

// read walks a settled script, and reads fates and deeds as they are settled.
func (sc *script) read(l law, b *budget) (fates [seats]Fate, done map[deeds]*big.Rat, c *exactly) {
	c, done = new(exactly), map[deeds]*big.Rat{}
	c.budget = b
	var known [seats]bool
	c.walk(l, sc, func(at *step) {
		for seat, is := range at.ends.fates {
			if is != nil && !known[seat] {
				fates[seat], known[seat] = c.fate(sc, Seat(seat), is), true
			}
		}
		for _, deed := range []deeds{attackHit, barrierMade, counterMade} {
			if at.ends.deeds.has(deed) && sc.may(deed) && done[deed] == nil {
				done[deed] = c.did(deed)
			}
		}
	})
	if b.spent() {
		return fates, done, c
	}
	for seat, is := range sc.seated() {
		if is != nil && !known[seat] {
			fates[seat] = c.fate(sc, Seat(seat), is)
		}
	}
	return fates, done, c
}

// may reports whether any attack of the script can do the deed.
func (sc *script) may(deed deeds) bool {
	for i := range sc.steps {
		if sc.steps[i].kind == stepEnd && sc.steps[i].part.deeds().has(deed) {
			return true
		}
	}
	return false
}

// chanceOr0 is a probability, or 0 for what was never asked.
func chanceOr0(p *big.Rat) *big.Rat {
	if p == nil {
		return new(big.Rat)
	}
	return p
}
