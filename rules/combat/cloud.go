package combat

import "quickcast/rules/dice"

// cloud is every state an exchange can be in between two steps, and how likely each
// is: exactly, as ways over one scale, or as float64. It keeps its memory for the
// next exchange. States stand in the order in which they were first reached, so that
// float64 answers are the same every time.
type cloud[N dice.Number[N]] struct {
	law   law
	scale dice.Scale // what the ways are of; a Real has none

	states, next []likely[N]
	places       map[state]int32 // of the states in next
	asks         []ask
	reckoner     dice.Reckoner[N]
	tables       map[throw][]N
}

// likely is a state and its share of the whole.
type likely[N any] struct {
	state state
	ways  N
}

// throw is a handful of dice at a target.
type throw struct {
	dice int
	to   dice.Target
}

// walk takes the cloud from the start of a script through all its steps.
func (c *cloud[N]) walk(l law, sc *script) {
	c.begin(l, sc)
	for i := range sc.steps {
		c.advance(&sc.steps[i])
	}
}

// begin makes the cloud the one state a script starts from.
func (c *cloud[N]) begin(l law, sc *script) {
	var zero N
	c.law, c.scale = l, dice.Scale{}
	c.states = append(c.states[:0], likely[N]{sc.start, zero.From(1)})
	if c.places == nil {
		c.places = map[state]int32{}
		c.tables = map[throw][]N{}
	}
}

// advance takes every state through one step, with every roll it may ask for.
func (c *cloud[N]) advance(at *step) {
	common := c.askAll(at)
	c.next = c.next[:0]
	clear(c.places)
	for i := range c.states {
		from, asked := &c.states[i], c.asks[i]
		ways := from.ways.Lift(common.Over(asked.scale()))
		switch asked.kind {
		case askNothing:
			c.reach(from.state, at, asked, answer{}, ways)
		case askEffect:
			c.throwEffect(from.state, at, asked, ways)
		case askDice:
			for damage, share := range c.table(throw{asked.dice, asked.to}) {
				c.reach(from.state, at, asked, answer{damage: damage}, ways.Times(share))
			}
		}
	}
	c.states, c.next = c.next, c.states
	c.scale = c.scale.Times(common)
}

// askAll asks the law for every state, and returns the scale that holds all answers.
func (c *cloud[N]) askAll(at *step) dice.Scale {
	var common dice.Scale
	c.asks = c.asks[:0]
	for i := range c.states {
		asked := c.law.ask(&c.states[i].state, at)
		c.asks = append(c.asks, asked)
		common = common.Common(asked.scale())
	}
	return common
}

// throwEffect reaches one state for each band of sides that mean the same.
func (c *cloud[N]) throwEffect(from state, at *step, asked ask, ways N) {
	unit := asked.unit()
	for side := 1; side <= dice.EffectSides; {
		sides := asked.band(side)
		share := ways.From(uint64(sides / unit)).Share(asked.scale())
		c.reach(from, at, asked, answer{side: side}, ways.Times(share))
		side += sides
	}
}

// reach takes one state through the step with one roll and adds what comes of it.
func (c *cloud[N]) reach(from state, at *step, asked ask, a answer, ways N) {
	c.law.take(&from, at, asked, a)
	if place, known := c.places[from]; known {
		c.next[place].ways = c.next[place].ways.Plus(ways)
		return
	}
	c.places[from] = int32(len(c.next))
	c.next = append(c.next, likely[N]{from, ways})
}

// table is what a throw does, reckoned once.
func (c *cloud[N]) table(t throw) []N {
	ways, known := c.tables[t]
	if !known {
		ways = append([]N(nil), c.reckoner.Damage(t.dice, t.to)...)
		c.tables[t] = ways
	}
	return ways
}

// band is the number of sides from this one on that mean the same.
func (a ask) band(side int) int {
	sides := 1
	for side+sides <= dice.EffectSides && a.breaks&(1<<(side+sides)) == 0 {
		sides++
	}
	return sides
}

// unit is the largest number of sides that divides every band, and the die.
func (a ask) unit() int {
	unit := dice.EffectSides
	for side := 1; side <= dice.EffectSides; {
		sides := a.band(side)
		unit = commonDivisor(unit, sides)
		side += sides
	}
	return unit
}

func commonDivisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// scale is the denominator of the answers.
func (a ask) scale() dice.Scale {
	switch a.kind {
	case askEffect:
		return [...]dice.Scale{1: {Twos: 2, Threes: 1}, 2: {Twos: 1, Threes: 1}, 3: {Twos: 2}, 4: {Threes: 1},
			6: {Twos: 1}, 12: {}}[a.unit()]
	case askDice:
		return dice.Sixths(a.dice)
	default:
		return dice.Scale{}
	}
}
