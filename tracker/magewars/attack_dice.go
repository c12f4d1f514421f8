package magewars

import "strings"

// targetPrice begins what is reckoned from the target of an attack, and not from who
// makes it.
const targetPrice = "target "

// reckoned is a bar with the X of its dice as its owner has it now; one that its
// target decides or the player says stays open.
func (s *State) reckoned(bar Strike, o *Object) Strike {
	if bar.DiceBy == "" || bar.DiceBy == byPlayer || strings.HasPrefix(bar.DiceBy, targetPrice) {
		return bar
	}
	if n, err := s.priced(bar.DiceBy, o); err == nil {
		bar.Dice, bar.DiceBy = min(n, maxDice), ""
	}
	return bar
}

// AsksX tells whether the player has to say the X of a bar's dice.
func (s Strike) AsksX() bool { return s.DiceBy == byPlayer }

// WithX is a bar with the X that a player says: its dice and, where its card says so,
// what is added to its effect roll.
func (s Strike) WithX(x int) Strike {
	s.Dice, s.DiceBy = x, ""
	if s.EffectX {
		s = s.shifted(-x)
	}
	return s
}

// shifted is a bar whose effects need so much more of the effect die.
func (s Strike) shifted(by int) Strike {
	rows := make([]Effect, len(s.Effects))
	for i, row := range s.Effects {
		row.Min += by
		if row.Max > 0 {
			row.Max += by
		}
		rows[i] = row
	}
	s.Effects = rows
	return s
}

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
