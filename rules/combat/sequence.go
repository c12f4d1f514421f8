package combat

import (
	"cmp"
	"math/big"

	"github.com/quickcast/quickcast/rules/dice"
)

// Blow is one attack of a Sequence.
type Blow struct {
	Attacker Creature
	Attack   Attack
	Target   *Creature // the defender as this attack meets it, such as with another Armor; nil for as it is
}

// Sequence is attacks by several creatures on one object in one round. What the
// earlier ones left, the used Defense included, counts for the later.
type Sequence struct {
	Rules
	Defender Creature
	Blows    []Blow
	Policy   Policy // for the strikes of each attack
}

// SequenceOdds is all that can come of a Sequence.
type SequenceOdds struct {
	Hit            *big.Rat // at least one strike of any attack hits
	Defender       Fate
	Healed         dice.Dist  // by all attackers together
	DestroyedAfter []*big.Rat // after each attack
}

// write writes the steps.
func (q *Sequence) write(sc *script) {
	sc.reset(8 * len(q.Blows))
	sc.sequence = true
	sc.enters(DefenderSeat, &q.Defender)
	if len(q.Blows) > 0 {
		sc.who[AttackerSeat] = &q.Blows[0].Attacker
	}
	for i := range q.Blows {
		blow := &q.Blows[i]
		at := step{
			in: sc, kind: stepEnter, part: MainAttack, from: AttackerSeat, target: DefenderSeat,
			fromIs: &blow.Attacker, targetIs: cmp.Or(blow.Target, &q.Defender), attack: &blow.Attack, policy: q.Policy,
		}
		sc.steps = append(sc.steps, at)
		sc.attacks(at)
	}
}

// FirstStrike is how the number of dice of the first strike comes about.
func (q *Sequence) FirstStrike() Tally {
	var sc script
	q.write(&sc)
	return sc.firstTally(q.law())
}

// MostDamage is no less than the defender can receive.
func (q *Sequence) MostDamage() int {
	var sc script
	q.write(&sc)
	return sc.mostDamage()
}

// Odds gives the exact distribution of all that can come of the attacks. All are
// made, also on a defender that is destroyed already.
func (q *Sequence) Odds() SequenceOdds { return q.odds(nil) }

// Try is Odds as far as the budget goes. The error is that of the budget.
func (q *Sequence) Try(b *dice.Budget) (SequenceOdds, error) {
	odds := q.odds(b)
	return odds, b.Err(dice.LessSequence)
}

func (q *Sequence) odds(b *dice.Budget) SequenceOdds {
	var sc script
	q.write(&sc)
	e := sc.reckon(q.law(), only(DefenderSeat), exactCloud(b))
	if b.Spent() {
		return SequenceOdds{}
	}
	odds := SequenceOdds{
		Hit:      e.did(attackHit),
		Defender: e.fate(DefenderSeat, b),
		Healed:   dice.Spread(0, e.fates[AttackerSeat].healed),
	}
	for _, destroyed := range e.after {
		odds.DestroyedAfter = append(odds.DestroyedAfter, exact(destroyed))
	}
	return odds
}
