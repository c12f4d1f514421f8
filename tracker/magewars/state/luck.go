package state

import (
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// maxLuck bounds how many dice one event may need.
const maxLuck = 500

// Luck is where an event's rolls come from: first what the event carries, then,
// while it is being completed, the dice. Once on disk an event carries all.
type Luck struct {
	Rolls  []int         // of the event, not yet used
	Faces  tracker.Faces // the same
	Source dice.Source   // nil when the event must carry everything
	Rolled []int         // all that was used, in order
	Thrown tracker.Faces // the same
}

// nextDie takes what the event tells of dice or, where it is being completed, throws them. It refuses when there is
// neither (RollsMissing).
func nextDie[T any](d *Draft, told, used *[]T, throw func(dice.Source) T) (die T, err error) {
	switch {
	case len(*told) > 0:
		die, *told = (*told)[0], (*told)[1:]
	case d.Source != nil && len(*used) < maxLuck:
		die = throw(d.Source)
	default:
		return die, tracker.RollsMissing.With("Action", string(d.Event.Kind))
	}
	*used = append(*used, die)
	return die, nil
}

// EffectDie is the next roll of the effect die. It refuses what no d12 shows.
func (d *Draft) EffectDie() (int, error) {
	roll, err := nextDie(d, &d.Rolls, &d.Rolled, dice.ThrowEffect)
	if err == nil && (roll < 1 || roll > 12) {
		return 0, OutOfBounds.With("Field", "rolls", "Max", 12)
	}
	return roll, err
}

// ThrowDice is the next n attack dice.
func (d *Draft) ThrowDice(n int) (roll dice.Roll, err error) {
	for range n {
		face, err := nextDie(d, (*[]dice.Face)(&d.Faces), (*[]dice.Face)(&d.Thrown), dice.Throw)
		if err != nil {
			return nil, err
		}
		roll = append(roll, face)
	}
	return roll, nil
}

// Spent refuses an event that carries more rolls than it needs: most likely
// they were meant for something else.
func (d *Draft) Spent() error {
	if left := len(d.Rolls) + len(d.Faces); left > 0 {
		most := TooManyRolls.With("Action", string(d.Event.Kind), "Count", left)
		if d.Event.Kind == "resolve" { // an older log may roll for what does not burn any more
			return d.Demand(false, most.ByRule("R-104"))
		}
		return most
	}
	return nil
}
