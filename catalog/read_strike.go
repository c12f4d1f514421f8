package catalog

import "github.com/quickcast/quickcast/internal/facts"

// maxDice is more than any attack bar prints.
const maxDice = 15

// checkStrikes holds what must be true of attack bars.
func checkStrikes(bars []Strike) error {
	for i := range bars {
		if err := bars[i].check(); err != nil {
			return facts.Within("attacks", err)
		}
	}
	return nil
}

func (s *Strike) check() error {
	switch s.Kind {
	case "melee", "ranged", "zone", "barrier", "passage", "special", "ability":
	default:
		return facts.Wrong("kind", "unknown kind %q", s.Kind)
	}
	switch {
	case s.Name == "":
		return facts.Wrong("name", "an attack without a name")
	case s.Dice < 0 || s.Dice > maxDice:
		return facts.Wrong("dice", "%d dice", s.Dice)
	case s.Variable == "" && (s.DiceBy != "" || s.EffectX):
		return facts.Wrong("diceX", "the bar has %d dice and no X", s.Dice)
	case s.Targets < 0 || s.Targets == 1 || s.Targets > 0 && s.Kind == "zone":
		return facts.Wrong("targets", "%d do not fit a bar of kind %s", s.Targets, s.Kind)
	case s.TimesBy != "" && s.Kind != "passage":
		return facts.Wrong("timesBy", "only a wall attacks more than once, this is %s", s.Kind)
	case s.ManaCost < 0:
		return facts.Wrong("mana", "%d mana", s.ManaCost)
	}
	return s.Action.check()
}

// check accepts quick, full and, where none is printed, nothing.
func (a Action) check() error {
	if a != Quick && a != Full && a != "" {
		return facts.Wrong("action", "unknown action %q", a)
	}
	return nil
}
