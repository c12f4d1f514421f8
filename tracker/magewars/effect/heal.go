package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// mendOn takes damage off, rolled or fixed; what cannot be healed keeps it unless it is
// repaired.
func (r *run) mendOn(s *deed.Step, o *state.Object, n int) error {
	line, name := len(r.Lines), o.Printed.Name
	if (s.Dice != deed.Amount{}) {
		count, err := r.amount(s.Dice)
		if err != nil {
			return err
		}
		if _, err := r.throwDice(count); err != nil {
			return err
		}
		n = r.results["rolled"]
	}
	before := o.Damage
	switch {
	case n <= 0:
	case s.Repair:
		r.mendNow(o, n, "table.logHealed")
	default:
		r.Heal(o, n, "table.logHealed")
	}
	if now, there := r.Object(o.ID); there {
		r.add("healed", max(0, before-now.Damage))
		r.cameTo(line, s, name, max(0, before-now.Damage))
	}
	return nil
}

// cameTo says of dice that a step has thrown for one alone what they came to: damage, or
// less of it.
func (r *run) cameTo(line int, s *deed.Step, whom string, amount int) {
	if (s.Dice == deed.Amount{}) || s.Together || r.Waits() != 0 {
		return
	}
	for ; line < len(r.Lines); line++ {
		if came := r.Lines[line].Came; came != nil && len(came.Faces) > 0 {
			own := *came
			own.Dealt, own.Healed, own.Amount, own.Whom, own.By = s.Do == deed.Damage, s.Do == deed.Heal, amount, whom, r.scene.Card.Controller
			r.Lines[line].Came = &own
			return
		}
	}
}
