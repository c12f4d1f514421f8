package combat

import (
	"math/big"

	"github.com/quickcast/quickcast/rules/dice"
)

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
func (x *Exchange) Odds() Odds { return x.odds(exactCloud(nil)) }

// Try is Odds as far as the budget goes. The error is that of the budget.
func (x *Exchange) Try(b *dice.Budget) (Odds, error) {
	odds := x.odds(exactCloud(b))
	return odds, b.Err(dice.LessAttack)
}

func (x *Exchange) odds(c *cloud[dice.Count]) Odds {
	var sc script
	x.write(&sc)
	e := sc.reckon(x.law(), only(AttackerSeat)|only(DefenderSeat), c)
	if c.budget.Spent() {
		return Odds{}
	}
	return Odds{
		Hit:           e.did(attackHit),
		Defender:      e.fate(DefenderSeat, c.budget),
		Attacker:      e.fate(AttackerSeat, c.budget),
		Barrier:       e.did(barrierMade),
		Counterstrike: e.did(counterMade),
		BothDestroyed: exact(e.all),
	}
}
