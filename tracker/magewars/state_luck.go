package magewars

import (
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// maxLuck bounds how many dice one event may need.
const maxLuck = 500

// luck is where an event's rolls come from: first what the event carries, then,
// while it is being completed, the dice. Once on disk an event carries all.
type luck struct {
	rolls  []int         // of the event, not yet used
	faces  tracker.Faces // the same
	source dice.Source   // nil when the event must carry everything
	rolled []int         // all that was used, in order
	thrown tracker.Faces // the same
}

// nextDie takes what the event tells of dice or, where it is being completed, throws them. It refuses when there is
// neither (RollsMissing).
func nextDie[T any](d *writer, told, used *[]T, throw func(dice.Source) T) (die T, err error) {
	switch {
	case len(*told) > 0:
		die, *told = (*told)[0], (*told)[1:]
	case d.source != nil && len(*used) < maxLuck:
		die = throw(d.source)
	default:
		return die, tracker.RollsMissing.With("Action", string(d.event.Kind))
	}
	*used = append(*used, die)
	return die, nil
}

// d12 is the next roll of the effect die. It refuses what no d12 shows.
func (d *writer) d12() (int, error) {
	roll, err := nextDie(d, &d.rolls, &d.rolled, dice.ThrowEffect)
	if err == nil && (roll < 1 || roll > 12) {
		return 0, OutOfBounds.With("Field", "rolls", "Max", 12)
	}
	return roll, err
}

// throw is the next n attack dice.
func (d *writer) throw(n int) (roll dice.Roll, err error) {
	for range n {
		face, err := nextDie(d, (*[]dice.Face)(&d.faces), (*[]dice.Face)(&d.thrown), dice.Throw)
		if err != nil {
			return nil, err
		}
		roll = append(roll, face)
	}
	return roll, nil
}

// spent refuses an event that carries more rolls than it needs: most likely
// they were meant for something else.
func (d *writer) spent() error {
	if left := len(d.rolls) + len(d.faces); left > 0 {
		most := TooManyRolls.With("Action", string(d.event.Kind), "Count", left)
		if d.event.Kind == "resolve" { // an older log may roll for what does not burn any more
			return d.law(false, most.ByRule("R-104"))
		}
		return most
	}
	return nil
}
