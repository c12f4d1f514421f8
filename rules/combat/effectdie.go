package combat

import (
	"math/big"

	"github.com/quickcast/quickcast/rules/dice"
)

// EffectOdds is what one effect roll of a strike that hits can bring.
type EffectOdds struct {
	Modifier int                 // added to the roll
	Rows     map[string]*big.Rat // of the table, by the name of the row's effects
	Landed   map[string]*big.Rat // what of it really stays on the target
}

// EffectDie gives the odds of the effect die of the first strike alone: no miss, no
// Defense. A target that is immune to the attack sees no roll at all.
func (x *Exchange) EffectDie() EffectOdds {
	var sc script
	x.write(&sc)
	l, s := x.law(), sc.start
	odds := EffectOdds{Rows: map[string]*big.Rat{}, Landed: map[string]*big.Rat{}}
	for i := range sc.steps {
		at := &sc.steps[i]
		if at.kind != stepEffects {
			continue
		}
		odds.Modifier = l.effectRoll(&s, at, 0)
		for side := 1; side <= dice.EffectSides; side++ {
			effects := at.attack.Effects.At(l.effectRoll(&s, at, side))
			if at.immune {
				effects = nil
			}
			addSide(odds.Rows, effects.String())
			addSide(odds.Landed, effects.on(at.targetIs, at.attack.Ethereal).String())
		}
		return odds
	}
	return odds
}

// addSide gives one side of the effect die to a name.
func addSide(to map[string]*big.Rat, name string) {
	if to[name] == nil {
		to[name] = new(big.Rat)
	}
	to[name].Add(to[name], big.NewRat(1, dice.EffectSides))
}

// DefenseRoll reports whether the defender may use its Defense against the first
// strike, and the probability that it avoids it.
func (x *Exchange) DefenseRoll() (usable bool, avoids *big.Rat) {
	var sc script
	x.write(&sc)
	l, s := x.law(), sc.start
	for i := range sc.steps {
		at := &sc.steps[i]
		if at.kind != stepAvoid {
			continue
		}
		if !l.defensible(&s, at) {
			return false, new(big.Rat)
		}
		if !at.policy.uses(at.strike) {
			return true, new(big.Rat)
		}
		return true, dice.Chance(l.defenseNeeds(&s, at))
	}
	return false, new(big.Rat)
}
