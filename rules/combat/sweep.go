package combat

import (
	"math/big"

	"github.com/quickcast/quickcast/rules/dice"
)

// Sweep is a Sweeping attack: one attack action that makes two attacks against
// different targets, each with its own declaration and rolls. What belongs to the
// first strike alone is not had again against the second target; Bloodthirsty goes to
// the first strike that finds prey.
type Sweep struct {
	Rules
	Attacker Creature
	Attack   Attack
	Targets  [2]Creature
	Policy   Policy // of both targets
}

// SweepOdds is all that can come of a Sweep.
type SweepOdds struct {
	First, Second Fate
	BothDestroyed *big.Rat
}

// write writes the steps. A damage barrier strikes between the two attacks; an
// attacker it destroys or stuns makes no second one.
func (w *Sweep) write(sc *script) {
	sc.reset(2*w.Attack.steps() + 2*barrierSteps)
	sc.enters(AttackerSeat, &w.Attacker)
	sc.enters(DefenderSeat, &w.Targets[0])
	sc.enters(SecondSeat, &w.Targets[1])
	at := step{
		part: MainAttack, from: AttackerSeat, target: DefenderSeat, fromIs: &w.Attacker,
		targetIs: &w.Targets[0], attack: &w.Attack, policy: w.Policy,
	}
	sc.attacks(at)
	sc.answers(BarrierAttack, at)
	at.part, at.target, at.targetIs = SweepAttack, SecondSeat, &w.Targets[1]
	sc.attacks(at)
	sc.answers(BarrierAttack, at)
}

// Odds gives the exact distribution of all that can come of both attacks.
func (w *Sweep) Odds() SweepOdds { return w.odds(nil) }

// Try is Odds as far as the budget goes. The error is that of the budget.
func (w *Sweep) Try(b *dice.Budget) (SweepOdds, error) {
	odds := w.odds(b)
	return odds, b.Err(dice.LessAttack)
}

func (w *Sweep) odds(b *dice.Budget) SweepOdds {
	var sc script
	w.write(&sc)
	e := sc.reckon(w.law(), only(DefenderSeat)|only(SecondSeat), exactCloud(b))
	if b.Spent() {
		return SweepOdds{}
	}
	return SweepOdds{First: e.fate(DefenderSeat, b), Second: e.fate(SecondSeat, b), BothDestroyed: exact(e.all)}
}
