package combat

import (
	"math/big"

	"quickcast/rules/dice"
)

// Blow is one attack of a Sequence.
type Blow struct {
	Attacker Creature
	Attack   Attack
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

// write writes the steps and returns how many there are after each attack.
func (q *Sequence) write(sc *script) []int {
	sc.reset(8 * len(q.Blows))
	sc.enters(DefenderSeat, &q.Defender)
	var ends []int
	for i := range q.Blows {
		blow := &q.Blows[i]
		at := step{
			kind: stepEnter, part: MainAttack, from: AttackerSeat, target: DefenderSeat,
			fromIs: &blow.Attacker, targetIs: &q.Defender, attack: &blow.Attack, policy: q.Policy,
		}
		sc.steps = append(sc.steps, at)
		sc.attacks(at)
		ends = append(ends, len(sc.steps))
	}
	return ends
}

// FirstStrike is how the number of dice of the first strike comes about.
func (q *Sequence) FirstStrike() Tally {
	var sc script
	q.write(&sc)
	return sc.firstTally(q.law())
}

// Odds gives the exact distribution of all that can come of the attacks. All are
// made, also on a defender that is destroyed already.
func (q *Sequence) Odds() SequenceOdds { return q.odds(nil) }

func (q *Sequence) odds(b *budget) SequenceOdds {
	var sc script
	var c exactly
	var odds SequenceOdds
	begin := 0
	ends := q.write(&sc)
	c.budget = b
	c.begin(q.law(), &sc)
	for _, end := range ends {
		for i := begin; i < end; i++ {
			c.advance(&sc.steps[i])
		}
		if b.spent() {
			return SequenceOdds{}
		}
		begin = end
		odds.DestroyedAfter = append(odds.DestroyedAfter,
			c.chance(func(s *state) bool { return s.bodies[DefenderSeat].destroyed(&q.Defender) }))
	}
	odds.Hit = c.did(attackHit)
	odds.Defender = c.fate(&sc, DefenderSeat, &q.Defender)
	odds.Healed = c.dist(func(s *state) int { return int(s.healed) + int(s.bodies[AttackerSeat].healed) })
	return odds
}
