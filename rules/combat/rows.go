package combat

import "github.com/quickcast/quickcast/rules/dice"

// What a row and an outcome take of memory, in bytes, with some for what finds them.
const (
	rowSize     = 384
	outcomeSize = 320
)

// fresh empties the rows to be reached, the ways of which will be of a scale.
func (c *cloud[N]) fresh(scale dice.Scale) {
	var zero N
	for i := range c.next {
		clear(c.next[i].ways) // long numbers hold memory
	}
	c.next = c.next[:0]
	c.places.clear()
	c.cell = zero.Size(scale)
	c.budget.Hold(-c.holds)
	c.holds = 0
}

// hold takes memory for the rows to be reached.
func (c *cloud[N]) hold(bytes int64) {
	c.holds += bytes
	c.budget.Hold(bytes)
}

// arrive makes the rows to be reached those there are.
func (c *cloud[N]) arrive() {
	c.rows, c.next = c.next, c.rows
	c.held, c.holds = c.holds, c.held
}

// place is where the ways of a state stand among the rows to be reached, for so many
// damages from one on. The damage of the cloud's seat in the state is 0.
func (c *cloud[N]) place(s *state, damage, count int) []N {
	i, known := c.places.find(s, c.reached)
	if !known {
		c.append(s)
	}
	r := &c.next[i]
	c.lengthen(r, damage+count)
	return r.ways[damage : damage+count]
}

// add adds the ways of one state.
func (c *cloud[N]) add(s state, damage int, ways N) {
	at := c.place(&s, damage, 1)
	at[0] = at[0].Plus(ways)
}

// reached is the state of a row to be reached.
func (c *cloud[N]) reached(row int32) *state { return &c.next[row].state }

// append adds a row, in the memory of an old one if there is.
func (c *cloud[N]) append(s *state) {
	n := len(c.next)
	if n == cap(c.next) {
		c.next = append(c.next, row[N]{})
	}
	c.next = c.next[:n+1]
	c.next[n].state, c.next[n].ways = *s, c.next[n].ways[:0]
	c.hold(rowSize)
}

// lengthen makes a row so long, with room for more.
func (c *cloud[N]) lengthen(r *row[N], length int) {
	old := len(r.ways)
	if length <= old {
		return
	}
	if length > cap(r.ways) {
		outgrown := r.ways
		r.ways = append(c.take(2*length), outgrown...)
		clear(outgrown)
	}
	r.ways = r.ways[:length]
	clear(r.ways[old:])
	c.hold(int64(length-old) * c.cell)
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
