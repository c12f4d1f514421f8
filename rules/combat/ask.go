package combat

import "github.com/quickcast/quickcast/rules/dice"

// ask is what must be rolled for a step.
type ask struct {
	kind   askKind
	breaks uint16      // of the effect die: bit n set where a roll of n differs from n-1
	need   int         // of the effect die: a Defense or a strike at its target needs it
	dice   int         // attack dice
	to     dice.Target // what they are thrown at
}

type askKind uint8

const (
	askNothing askKind = iota
	askEffect          // the effect die
	askDice            // attack dice
)

// answer is the roll: the side of the effect die or the damage of the dice.
type answer struct {
	side   int
	damage int
}

// atLeast asks for an effect die that shows need or more.
func atLeast(need int) ask {
	a := ask{kind: askEffect, need: need, breaks: 1 << 1}
	if need > 1 && need <= dice.EffectSides {
		a.breaks |= 1 << need
	}
	return a
}

// band is the number of sides from this one on that mean the same.
func (a *ask) band(side int) int {
	sides := 1
	for side+sides <= dice.EffectSides && a.breaks&(1<<(side+sides)) == 0 {
		sides++
	}
	return sides
}

func commonDivisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// sidesOf is the scale of an effect die of which so many sides count as one.
func sidesOf(unit int) dice.Scale {
	return [...]dice.Scale{
		1: {Twos: 2, Threes: 1}, 2: {Twos: 1, Threes: 1}, 3: {Twos: 2}, 4: {Threes: 1},
		6: {Twos: 1}, 12: {},
	}[unit]
}
