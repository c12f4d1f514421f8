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
func (x *Exchange) Odds() Odds {
	var sc script
	var c exactly
	x.write(&sc)
	c.walk(x.law(), &sc)
	return Odds{
		Hit:           c.did(attackHit),
		Defender:      fate(&c, DefenderSeat, &x.Defender, markable(&x.Defender, sc.tables(DefenderSeat)...)),
		Attacker:      fate(&c, AttackerSeat, &x.Attacker, markable(&x.Attacker, sc.tables(AttackerSeat)...)),
		Barrier:       c.did(barrierMade),
		Counterstrike: c.did(counterMade),
		BothDestroyed: c.chance(func(s *state) bool {
			return s.bodies[AttackerSeat].destroyed(&x.Attacker) && s.bodies[DefenderSeat].destroyed(&x.Defender)
		}),
	}
}

// did is the probability of a deed.
func (c *exactly) did(what deeds) *big.Rat {
	return c.chance(func(s *state) bool { return s.deeds.has(what) })
}

// tables are the effect tables of the attacks on a seat.
func (sc *script) tables(on Seat) []Table {
	var tables []Table
	for i := range sc.steps {
		if sc.steps[i].kind == stepDeclare && sc.steps[i].target == on {
			tables = append(tables, sc.steps[i].attack.Effects)
		}
	}
	return tables
}
