package combat

import "quickcast/rules/dice"

// cloud is every state an exchange can be in between two steps, and how likely each
// is: exactly, as ways over one scale, or as float64. States that differ only in the
// damage received by the target share one row, so that a roll moves whole rows where
// the law does not look at that damage. Rows stand in the order in which they were
// first reached, so that float64 answers are the same every time. A cloud keeps its
// memory for the next exchange.
type cloud[N dice.Number[N]] struct {
	law   law
	scale dice.Scale // what the ways are of; a Real has none
	seat  Seat       // whose received damage is the index of the rows

	rows, next []row[N]
	places     places // of the rows in next
	last       int32  // the row reached last
	pieces     []piece
	reckoner   dice.Reckoner[N]
	tables     map[throw][]N
	store      []N // memory for rows to come
	budget     *budget
}

// row is the states that are alike but for the damage received at the cloud's seat,
// which in state is 0: ways[n] is the share of the one with damage n.
type row[N any] struct {
	state state
	ways  []N
}

// piece is a part of a row that a step treats alike: from a damage on, so many.
type piece struct {
	row, from, count int32
	asked            ask
}

// throw is a handful of dice at a target.
type throw struct {
	dice int
	to   dice.Target
}

// begin makes the cloud the one state a script starts from.
func (c *cloud[N]) begin(l law, sc *script) {
	if c.tables == nil {
		c.tables = map[throw][]N{}
		c.rows, c.next = make([]row[N], 0, 8), make([]row[N], 0, 8)
		c.pieces = make([]piece, 0, 8)
	}
	if len(c.tables) > 512 {
		clear(c.tables)
	}
	var zero N
	c.law, c.scale, c.seat = l, dice.Scale{}, DefenderSeat
	c.fresh()
	c.add(sc.start, 0, zero.From(1))
	c.rows, c.next = c.next, c.rows
}

// walk takes the cloud from the start of a script through all its steps, as far as
// its budget goes. After the end of each attack it tells what is settled.
func (c *cloud[N]) walk(l law, sc *script, settled func(*step)) {
	c.begin(l, sc)
	for i := range sc.steps {
		at := &sc.steps[i]
		c.advance(at)
		if c.budget.spent() {
			return
		}
		if at.kind == stepEnd {
			settled(at)
			if i < len(sc.steps)-1 {
				c.forget(at)
			}
		}
	}
}

// advance takes every state through one step, with every roll it may ask for.
func (c *cloud[N]) advance(at *step) {
	if at.target != c.seat {
		c.turn(at.target)
	}
	common := c.ask(at)
	if common == (dice.Scale{}) && c.idle(at) {
		return
	}
	c.fresh()
	weight := int64(1 + (common.Twos+c.scale.Twos+2*(common.Threes+c.scale.Threes))/128) // of long numbers
	for i := range c.pieces {
		p := &c.pieces[i]
		if !c.budget.spend(weight * p.work()) {
			return
		}
		c.roll(at, p, common.Over(p.asked.scale()))
	}
	c.rows, c.next = c.next, c.rows
	c.scale = c.scale.Times(common)
}

// ask cuts the rows into pieces, asks the law for each, and returns the scale that
// holds all answers.
func (c *cloud[N]) ask(at *step) dice.Scale {
	var common dice.Scale
	c.pieces = c.pieces[:0]
	whole := !c.law.sees(at)
	for i := range c.rows {
		r := &c.rows[i]
		if whole {
			c.pieces = append(c.pieces, piece{int32(i), 0, int32(len(r.ways)), c.law.ask(&r.state, at)})
		} else {
			c.cut(int32(i), at)
		}
	}
	for i := range c.pieces {
		common = common.Common(c.pieces[i].asked.scale())
	}
	return common
}

// cut makes a piece of every damage that can be.
func (c *cloud[N]) cut(i int32, at *step) {
	s := c.rows[i].state
	for damage, ways := range c.rows[i].ways {
		if !ways.IsZero() {
			s.bodies[c.seat].received = int32(damage)
			c.pieces = append(c.pieces, piece{i, int32(damage), 1, c.law.ask(&s, at)})
		}
	}
}

// idle reports whether a step that asks for nothing changes nothing either.
func (c *cloud[N]) idle(at *step) bool {
	for i := range c.pieces {
		p := &c.pieces[i]
		if p.asked.kind != askNothing {
			return false
		}
		s := c.rows[p.row].state
		s.bodies[c.seat].received = p.from
		before := s
		c.law.take(&s, at, p.asked, answer{})
		if s != before {
			return false
		}
	}
	return true
}

// work is about what it costs to roll for a piece: each answer finds a row and adds to
// its ways.
func (p *piece) work() int64 {
	answers := int64(1)
	switch p.asked.kind {
	case askEffect:
		answers = int64(dice.EffectSides / p.asked.unit())
	case askDice:
		answers = 2*int64(p.asked.dice) + 1
	}
	return answers * (12 + int64(p.count))
}

// roll takes one piece through the step with every roll it asks for.
func (c *cloud[N]) roll(at *step, p *piece, lift dice.Scale) {
	var zero N
	switch p.asked.kind {
	case askNothing:
		c.reach(at, p, answer{}, zero.From(1).Lift(lift), lift == dice.Scale{})
	case askEffect:
		unit := p.asked.unit()
		for side := 1; side <= dice.EffectSides; {
			sides := p.asked.band(side)
			share := zero.From(uint64(sides / unit)).Share(p.asked.scale())
			c.reach(at, p, answer{side: side}, share.Lift(lift), false)
			side += sides
		}
	case askDice:
		for damage, share := range c.table(throw{p.asked.dice, p.asked.to}) {
			c.reach(at, p, answer{damage: damage}, share.Lift(lift), false)
		}
	}
}

// reach takes one piece through the step with one roll, and adds what comes of it.
func (c *cloud[N]) reach(at *step, p *piece, a answer, share N, all bool) {
	from := &c.rows[p.row]
	s := from.state
	s.bodies[c.seat].received = p.from
	c.law.take(&s, at, p.asked, a)
	to := c.place(&s, int(p.count))
	ways := from.ways[p.from : p.from+p.count]
	if all {
		for i := range ways {
			to[i] = to[i].Plus(ways[i])
		}
		return
	}
	share.AddTimes(to, ways, share)
}

// fresh empties the rows to be reached.
func (c *cloud[N]) fresh() {
	c.next, c.last = c.next[:0], -1
	c.places.clear()
}

// place is where the ways of a state and of those with a little more damage stand
// among the rows to be reached.
func (c *cloud[N]) place(s *state, count int) []N {
	damage := int(s.bodies[c.seat].received)
	s.bodies[c.seat].received = 0
	if c.last < 0 || c.next[c.last].state != *s {
		known := false
		if c.last, known = c.places.find(s, c.reached); !known {
			c.append(s)
		}
	}
	r := &c.next[c.last]
	c.lengthen(r, damage+count)
	return r.ways[damage : damage+count]
}

// lengthen makes a row so long, with room for more.
func (c *cloud[N]) lengthen(r *row[N], length int) {
	old := len(r.ways)
	if length <= old {
		return
	}
	if length > cap(r.ways) {
		r.ways = append(c.take(2*length), r.ways...)
	}
	r.ways = r.ways[:length]
	clear(r.ways[old:])
}

// take cuts an empty piece of that capacity from the memory in store.
func (c *cloud[N]) take(capacity int) []N {
	if cap(c.store) < capacity {
		c.store = make([]N, 0, max(capacity, 256))
	}
	taken := c.store[:0:capacity]
	c.store = c.store[capacity:capacity:cap(c.store)]
	return taken
}

// append adds a row, in the memory of an old one if there is.
func (c *cloud[N]) append(s *state) {
	n := len(c.next)
	if n < cap(c.next) {
		c.next = c.next[:n+1]
		c.next[n].state, c.next[n].ways = *s, c.next[n].ways[:0]
	} else {
		c.next = append(c.next, row[N]{state: *s})
	}
}

// reached is the state of a row to be reached.
func (c *cloud[N]) reached(row int32) *state { return &c.next[row].state }

// add adds the ways of one state.
func (c *cloud[N]) add(s state, damage int32, ways N) {
	s.bodies[c.seat].received = damage
	at := c.place(&s, 1)
	at[0] = at[0].Plus(ways)
}

// turn makes rows of the damage of another seat.
func (c *cloud[N]) turn(to Seat) {
	c.remake(to, nil)
}

// forget drops what no later step looks at, so that states become alike.
func (c *cloud[N]) forget(at *step) {
	if !at.ends.any() {
		return
	}
	c.remake(c.seat, &at.ends)
}

// remake makes the rows anew, by the damage of the seat, of states that have forgotten
// what is over.
func (c *cloud[N]) remake(seat Seat, over *ending) {
	old := c.seat
	c.fresh()
	c.seat = seat
	for i := range c.rows {
		s := c.rows[i].state
		for damage, ways := range c.rows[i].ways {
			if ways.IsZero() {
				continue
			}
			there := s
			there.bodies[old].received = int32(damage)
			if over != nil {
				over.forget(&there)
			}
			c.add(there, there.bodies[seat].received, ways)
		}
	}
	c.rows, c.next = c.next, c.rows
}

// each visits every state with its ways.
func (c *cloud[N]) each(visit func(s *state, ways N)) {
	for i := range c.rows {
		s := c.rows[i].state
		for damage, ways := range c.rows[i].ways {
			if !ways.IsZero() {
				s.bodies[c.seat].received = int32(damage)
				visit(&s, ways)
			}
		}
	}
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
