package magewars

import (
	"strings"
)

// settleDice fills in the X of an attack when it is declared: as the player says, or as
// its target decides; what the card takes off the target first comes off.
// It refuses an X that nobody said.
func (d *draft) settleDice(f *Fight) error {
	x := f.plan.X
	if err := checkX(x); err != nil {
		return err
	}
	target := d.edit(f.plan.Target)
	by, ofTarget := strings.CutPrefix(f.bar.DiceBy, targetPrice)
	switch {
	case f.bar.DiceBy == "":
	case x != nil:
		f.bar = f.bar.WithX(*x)
	case ofTarget && target != nil:
		n, err := d.priced(by, target)
		if err != nil {
			return err
		}
		f.bar = f.bar.WithX(min(n, maxDice))
	default:
		return FieldMissing.With("Action", string(d.event.Kind), "Field", "x").ByRule(d.cite(ruleDiceOfX))
	}
	if f.bar.Lifts != "" && target != nil {
		d.lift(target, f.bar.Lifts, target.Conditions[f.bar.Lifts])
	}
	return nil
}

// checkX refuses an X that is no number of dice.
func checkX(x *int) error {
	if x != nil && (*x < 0 || *x > maxDice) {
		return OutOfBounds.With("Field", "x", "Max", maxDice)
	}
	return nil
}

// payBar takes the mana an attack costs.
func (d *draft) payBar(o *Object, bar Strike, p attackData) error {
	if err := checkX(p.X); err != nil {
		return err
	}
	cost := bar.Mana
	if bar.ManaX && p.X != nil {
		cost += *p.X
	}
	if cost == 0 {
		return nil
	}
	return d.pay(d.edit(mageID(o.Controller)), cost)
}
