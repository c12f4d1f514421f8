package combat

import "github.com/quickcast/quickcast/rules/dice"

// waiting is the damage of an object that is not attacked for a while. Attacks go to and
// fro: while the attacker receives damage that of the defender stays as it is, and
// nothing depends on more of it than whether the defender is destroyed. So the damage of
// both is never told apart as a square: given the state the two are independent, and
// two rows are enough. The one that waits is put aside, is named by the state, and comes
// back when its object is attacked again.
type waiting[N dice.Number[N]] struct {
	seat  Seat       // who waits; seats for nobody
	scale dice.Scale // what the ways are of
	ways  [][]N      // by the damage received; a state's waits is an index, from 1
	mass  []N        // the sum of each
	held  int64      // bytes of memory
}

// reset lets nobody wait.
func (w *waiting[N]) reset(b *dice.Budget) {
	b.Hold(-w.held)
	w.seat, w.scale, w.ways, w.mass, w.held = seats, dice.Scale{}, w.ways[:0], w.mass[:0], 0
}

// add puts the ways from a damage on aside and returns their index, from 1.
func (w *waiting[N]) add(ways []N, from int) int32 {
	n := len(w.ways)
	if n < cap(w.ways) {
		w.ways = w.ways[:n+1]
	} else {
		w.ways = append(w.ways, nil)
	}
	var zero N
	aside := w.ways[n][:0]
	for range from {
		aside = append(aside, zero)
	}
	w.ways[n] = append(aside, ways[from:]...)
	w.mass = append(w.mass, sum(ways[from:]))
	return int32(n + 1)
}

func sum[N dice.Number[N]](ways []N) N {
	var all N
	for _, w := range ways {
		all = all.Plus(w)
	}
	return all
}

// face makes rows of the damage of the target of a step.
func (c *cloud[N]) face(at *step) {
	if c.waits.seat == at.from && c.heals(at) {
		c.recall() // how much it heals depends on its damage
	}
	if at.target == c.seat {
		return
	}
	stays := at.before.bodies[c.seat].upTo > 0
	if stays && c.waits.seat != seats {
		c.recall() // only one can wait
	}
	t := turn{from: c.seat, stays: stays, back: c.waits.seat == at.target}
	scale := c.scale
	if t.back {
		scale = c.whole()
	}
	c.fresh(scale)
	c.seat = at.target
	for i := range c.rows {
		c.leave(&c.rows[i], t, at)
		if c.budget.Spent() {
			return
		}
	}
	c.arrive()
	switch {
	case t.stays:
		c.waits.seat, c.waits.scale, c.scale = t.from, c.scale, dice.Scale{}
	case t.back:
		c.scale = scale
		c.waits.reset(c.budget)
	}
}

// heals reports whether it matters by how much the attacker is healed in a step.
func (c *cloud[N]) heals(at *step) bool {
	from := &at.keep.bodies[at.from]
	return at.kind == stepDice && at.feeds() && (from.healed || from.rage)
}

// turn is a change from one seat's damage to another's.
type turn struct {
	from  Seat
	stays bool // the one that is left waits
	back  bool // the one that is turned to has waited
}

// leave makes of a row by the damage of one seat rows by that of another: two, where it
// matters whether the first is destroyed.
func (c *cloud[N]) leave(r *row[N], t turn, at *step) {
	b, is := &r.state.bodies[t.from], c.who[t.from]
	alive := len(r.ways)
	if at.before.bodies[t.from].dead && is.mortal() {
		alive = min(max(is.Life-is.Damage+int(b.healed)-b.wounds(is), 0), alive)
	}
	if alive > 0 {
		c.reseat(r.state, r.ways[:alive], 0, t, at)
	}
	if alive < len(r.ways) {
		c.reseat(r.state, r.ways, alive, t, at)
	}
}

// reseat makes of the ways from a damage on a row by the damage of the seat turned to.
func (c *cloud[N]) reseat(s state, ways []N, from int, t turn, at *step) {
	var zero N
	mass := sum(ways[from:])
	if mass.IsZero() {
		return
	}
	s.bodies[t.from].received = int32(from)
	waited, waits := s.waits, c.waits.seat
	switch {
	case t.stays:
		s.waits, waits = c.waits.add(ways, from), t.from
		c.waits.held += int64(len(ways)) * c.cell
		c.budget.Hold(int64(len(ways)) * c.cell)
	case t.back:
		s.waits, waits = 0, seats
		s.bodies[c.seat].received = 0
	}
	at.before.reduce(&s, c.seat, waits, &c.who)
	there := int(s.bodies[c.seat].received)
	s.bodies[c.seat].received = 0
	switch {
	case t.back:
		ways = c.waits.ways[waited-1]
		c.budget.Spend(zero.ProductWork(1, len(ways), c.whole()))
		zero.AddTimes(c.place(&s, 0, len(ways)), ways, mass)
	case t.stays:
		c.add(s, there, zero.From(1))
	default:
		c.add(s, there, mass)
	}
}

// recall brings back what waits before its object is attacked: each of its damages
// becomes a state of its own.
func (c *cloud[N]) recall() {
	var zero N
	scale := c.whole()
	c.fresh(scale)
	for i := range c.rows {
		r := &c.rows[i]
		s := r.state
		s.waits = 0
		waited := c.waits.ways[r.state.waits-1]
		if !c.budget.Spend(100*int64(len(waited)) + zero.ProductWork(len(waited), len(r.ways), scale)) {
			return
		}
		for damage, share := range waited {
			if !share.IsZero() {
				s.bodies[c.waits.seat].received = int32(damage)
				zero.AddTimes(c.place(&s, 0, len(r.ways)), r.ways, share)
			}
		}
	}
	c.arrive()
	c.scale = scale
	c.waits.reset(c.budget)
}
