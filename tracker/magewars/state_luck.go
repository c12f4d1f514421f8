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

// d12 is the next roll of the effect die. It refuses when there is none
// (RollsMissing) and what no d12 shows.
func (d *draft) d12() (int, error) {
	roll := 0
	switch {
	case len(d.rolls) > 0:
		roll, d.rolls = d.rolls[0], d.rolls[1:]
	case d.source != nil && len(d.rolled) < maxLuck:
		roll = dice.ThrowEffect(d.source)
	default:
		return 0, tracker.RollsMissing.With("Action", string(d.event.Kind))
	}
	if roll < 1 || roll > 12 {
		return 0, OutOfBounds.With("Field", "rolls", "Max", 12)
	}
	d.rolled = append(d.rolled, roll)
	return roll, nil
}

// throw is the next n attack dice.
func (d *draft) throw(n int) (dice.Roll, error) {
	var roll dice.Roll
	for range n {
		var face dice.Face
		switch {
		case len(d.faces) > 0:
			face, d.faces = d.faces[0], d.faces[1:]
		case d.source != nil && len(d.thrown) < maxLuck:
			face = dice.Throw(d.source)
		default:
			return nil, tracker.RollsMissing.With("Action", string(d.event.Kind))
		}
		d.thrown = append(d.thrown, face)
		roll = append(roll, face)
	}
	return roll, nil
}

// spent refuses an event that carries more rolls than it needs: most likely
// they were meant for something else.
func (d *draft) spent() error {
	if left := len(d.rolls) + len(d.faces); left > 0 {
		most := TooManyRolls.With("Action", string(d.event.Kind), "Count", left)
		if d.event.Kind == "resolve" { // an older log may roll for what does not burn any more
			return d.law(false, most.ByRule("R-104"))
		}
		return most
	}
	return nil
}
