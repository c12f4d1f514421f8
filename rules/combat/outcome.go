package combat

import "github.com/quickcast/quickcast/rules/dice"

// piece is a part of a row that a step treats alike - from a damage on, so many - and
// what can come of it.
type piece struct {
	row, from, count int32
	first, end       int32 // of its outcomes
	asked            ask
	sure             bool       // there is only one outcome
	scale            dice.Scale // what the shares of the outcomes are of
	unit             int        // of the effect die: sides that count as one
}

// outcome is where some rolls lead: to one state, with the damage of the piece's first
// state moved to another index.
type outcome struct {
	state     state
	shift     int32
	low, high int32 // attack dice: damages rolled; effect die: from 1, how many sides
}

// throw is a handful of dice at a target, its ways brought to a larger scale.
type throw struct {
	dice int
	to   dice.Target
	lift dice.Scale
}

// ask cuts the rows into pieces and asks the law what can come of each. It returns the
// scale that holds the shares of all outcomes, and whether nothing happens at all.
func (c *cloud[N]) ask(at *step) (common dice.Scale, idle bool) {
	c.budget.Hold(-outcomeSize * int64(len(c.outcomes)))
	c.pieces, c.outcomes, idle = c.pieces[:0], c.outcomes[:0], true
	for i := range c.rows {
		r := &c.rows[i]
		s := r.state
		before := len(c.outcomes)
		for from := int32(0); from < int32(len(r.ways)); {
			s.bodies[c.seat].received = from
			count := min(c.law.alike(&s, at), int32(len(r.ways))-from)
			if count > 1 || !r.ways[from].IsZero() {
				p := c.piece(&s, at, piece{row: int32(i), from: from, count: count})
				common = common.Common(p.scale)
				o := &c.outcomes[p.first]
				idle = idle && p.sure && o.shift == from && o.state == r.state
			}
			from += count
		}
		more := int64(len(c.outcomes) - before)
		if !c.budget.Hold(outcomeSize*more) || !c.budget.Spend(200*more) {
			return common, false
		}
	}
	return common, idle
}

// piece lists the outcomes of a part of a row that begins with a state.
func (c *cloud[N]) piece(s *state, at *step, p piece) *piece {
	p.first, p.asked = int32(len(c.outcomes)), c.law.ask(s, at)
	switch p.asked.kind {
	case askNothing:
		c.outcome(s, at, &p, answer{}, 1, 1)
	case askEffect:
		for side := 1; side <= dice.EffectSides; {
			sides := p.asked.band(side)
			c.outcome(s, at, &p, answer{side: side}, 1, int32(sides))
			side += sides
		}
	case askDice:
		most := p.asked.to.MaxDamage(p.asked.dice)
		for damage := 0; damage <= most; damage++ {
			last := damage
			if damage >= at.blow() {
				last = most // more damage changes nothing else
			}
			c.outcome(s, at, &p, answer{damage: damage}, int32(damage), int32(last))
			damage = last
		}
	}
	p.end = int32(len(c.outcomes))
	p.sure = p.end == p.first+1 && (p.asked.kind != askDice || c.most(at) == 0)
	switch {
	case p.sure: // whatever is rolled
	case p.asked.kind == askEffect:
		p.unit = dice.EffectSides
		for _, o := range c.outcomes[p.first:p.end] {
			p.unit = commonDivisor(p.unit, int(o.high))
		}
		p.scale = sidesOf(p.unit)
	case p.asked.kind == askDice:
		p.scale = dice.Sixths(p.asked.dice)
	}
	c.pieces = append(c.pieces, p)
	return &c.pieces[len(c.pieces)-1]
}

// outcome adds where a roll leads from a state, to the outcome before if it leads to
// the same.
func (c *cloud[N]) outcome(s *state, at *step, p *piece, a answer, low, high int32) {
	there := *s
	c.law.take(&there, at, p.asked, a)
	b := &there.bodies[c.seat]
	o := outcome{shift: b.received, low: low, high: high}
	b.received = 0
	at.keep.reduceBody(&there, at.from, c.seat, c.waits.seat, at.fromIs)
	at.keep.reduceBody(&there, at.target, c.seat, c.waits.seat, at.targetIs)
	at.keep.reduceRest(&there)
	if len(c.outcomes) > int(p.first) {
		last := &c.outcomes[len(c.outcomes)-1]
		thrown := p.asked.kind == askDice
		inLine := c.most(at) == 0 || o.shift-last.shift == low-last.low
		if last.state == there && (thrown && inLine || !thrown && o.shift == last.shift) {
			last.high += high - low + 1
			return
		}
	}
	o.state = there
	c.outcomes = append(c.outcomes, o)
}

// move takes one piece to all its outcomes.
func (c *cloud[N]) move(p *piece, lift dice.Scale) {
	var zero N
	for i := p.first; i < p.end; i++ {
		o := &c.outcomes[i]
		ways := c.rows[p.row].ways[p.from : p.from+p.count]
		switch {
		case p.sure && lift == (dice.Scale{}):
			to := c.place(&o.state, int(o.shift), len(ways))
			for n := range ways {
				to[n] = to[n].Plus(ways[n])
			}
		case p.sure:
			share := zero.From(1).Lift(lift)
			share.AddTimes(c.place(&o.state, int(o.shift), len(ways)), ways, share)
		case p.asked.kind == askEffect:
			share := zero.From(uint64(int(o.high) / p.unit)).Share(p.scale).Lift(lift)
			share.AddTimes(c.place(&o.state, int(o.shift), len(ways)), ways, share)
		default:
			shares := c.table(throw{p.asked.dice, p.asked.to, lift})[o.low : o.high+1]
			zero.AddProduct(c.place(&o.state, int(o.shift), len(ways)+len(shares)-1), ways, shares)
		}
	}
}

// table is what a throw does, reckoned once.
func (c *cloud[N]) table(t throw) []N {
	ways, known := c.tables[t]
	if !known {
		var zero N
		armor := min(t.to.Armor, 2*t.dice)
		c.budget.Spend(zero.ProductWork(1, t.dice*(5+armor*armor/8), dice.Sixths(t.dice)))
		ways = append([]N(nil), c.reckoner.Damage(t.dice, t.to)...)
		for i := range ways {
			ways[i] = ways[i].Lift(t.lift)
		}
		c.tables[t] = ways
	}
	return ways
}

// work is about how many nanoseconds it takes to move a piece.
func (c *cloud[N]) work(p *piece) int64 {
	var zero N
	work := int64(0)
	for _, o := range c.outcomes[p.first:p.end] {
		shares := 1
		if p.asked.kind == askDice && !p.sure {
			shares = int(o.high-o.low) + 1
		}
		work += 100 + zero.ProductWork(int(p.count), shares, c.scale.Times(p.scale))
	}
	return work
}
