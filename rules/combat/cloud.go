package combat

import "github.com/quickcast/quickcast/rules/dice"

// cloud is every state an exchange can be in at one place of its script, and how likely
// each is: exactly, as ways over one scale, or as float64. States that differ only in
// the damage received by the target share one row, so that attack dice move whole rows.
// Rows stand in the order in which they were first reached, so that float64 answers are
// the same every time. A cloud keeps its memory for the next question.
type cloud[N dice.Number[N]] struct {
	law    law
	who    [seats]*Creature
	scale  dice.Scale // what the ways are of; a Real has none
	seat   Seat       // whose received damage is the index of the rows
	waits  waiting[N]
	budget *dice.Budget

	rows, next  []row[N]
	places      places // of the rows in next
	store       []N    // memory for rows to come
	cell        int64  // bytes that one of the ways in next takes
	held, holds int64  // bytes that rows and next take

	pieces   []piece
	outcomes []outcome
	reckoner dice.Reckoner[N]
	tables   map[throw][]N
}

// row is the states that are alike but for the damage received at the cloud's seat,
// which in state is 0: ways[n] is the share of the one with damage n.
type row[N any] struct {
	state state
	ways  []N
}

// under makes all that follows go by a budget.
func (c *cloud[N]) under(b *dice.Budget) {
	c.budget, c.held, c.holds, c.waits.held, c.outcomes = b, 0, 0, 0, c.outcomes[:0]
}

// trim gives the memory back that only a question like the last one would need.
func (c *cloud[N]) trim() {
	if cap(c.rows)+cap(c.next) > 1000 || cap(c.outcomes) > 10_000 {
		*c = cloud[N]{}
	}
}

// begin makes the cloud the one state a script starts from.
func (c *cloud[N]) begin(l law, sc *script) {
	if c.tables == nil {
		c.tables = map[throw][]N{}
	}
	if len(c.tables) > 512 {
		clear(c.tables)
	}
	var zero N
	c.law, c.who, c.scale, c.seat = l, sc.who, dice.Scale{}, DefenderSeat
	c.waits.reset(c.budget)
	c.fresh(c.scale)
	s := sc.start
	sc.steps[0].before.reduce(&s, c.seat, c.waits.seat, &c.who)
	c.add(s, 0, zero.From(1))
	c.arrive()
}

// advance takes every state through one step, with every roll it may ask for.
func (c *cloud[N]) advance(at *step) {
	c.face(at)
	if c.budget.Spent() {
		return
	}
	if at.kind == stepEnter {
		c.who[at.from] = at.fromIs
	}
	common, idle := c.ask(at)
	if idle || c.budget.Spent() {
		return
	}
	c.scale = c.scale.Times(common)
	c.fresh(c.scale)
	for i := range c.pieces {
		p := &c.pieces[i]
		if !c.budget.Spend(c.work(p)) {
			return
		}
		c.move(p, common.Over(p.scale))
	}
	for i := range c.next {
		c.fold(&c.next[i], c.most(at))
	}
	c.arrive()
}

// most is the largest damage that is told apart after a step.
func (c *cloud[N]) most(at *step) int {
	return int(at.keep.bodies[c.seat].most(c.who[c.seat]))
}

// fold makes all damage above the most that is told apart into that.
func (c *cloud[N]) fold(r *row[N], most int) {
	if len(r.ways) <= most+1 {
		return
	}
	for _, w := range r.ways[most+1:] {
		r.ways[most] = r.ways[most].Plus(w)
	}
	clear(r.ways[most+1:])
	r.ways = r.ways[:most+1]
}
