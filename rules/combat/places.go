package combat

// places finds rows by their state: a table of row numbers in which a state stands at
// its hash or soon after it. A map would hold every state once more, and give each a
// memory of its own, as long as they are. The zero places is empty.
type places struct {
	slots  []int32 // row number + 1; 0 is free. Their number is a power of two
	filled bool    // the slots are in use: rows are many
	used   int
}

// few rows are found sooner by looking at all of them.
const few = 8

// clear empties the table and keeps its memory.
func (p *places) clear() {
	p.filled, p.used = false, 0
}

// find returns the row of the state among those given, and whether there is one. If
// there is none the row added next must be it.
func (p *places) find(s *state, at func(int32) *state) (row int32, known bool) {
	if p.used <= few {
		for row = range int32(p.used) {
			if *at(row) == *s {
				return row, true
			}
		}
		p.used++
		return int32(p.used - 1), false
	}
	if 2*p.used >= len(p.slots) || !p.filled {
		p.fill(at)
	}
	slot := p.slot(s, at)
	if p.slots[slot] != 0 {
		return p.slots[slot] - 1, true
	}
	p.used++
	p.slots[slot] = int32(p.used)
	return int32(p.used - 1), false
}

// slot is where the state stands, or where it would.
func (p *places) slot(s *state, at func(int32) *state) int {
	last := len(p.slots) - 1
	slot := int(s.hash()) & last
	for p.slots[slot] != 0 && *at(p.slots[slot] - 1) != *s {
		slot = (slot + 1) & last
	}
	return slot
}

// fill puts all rows into the table, which is made large enough.
func (p *places) fill(at func(int32) *state) {
	p.filled = true
	if 2*p.used >= len(p.slots) {
		p.slots = make([]int32, max(64, 2*len(p.slots)))
	} else {
		clear(p.slots)
	}
	for row := range int32(p.used) {
		p.slots[p.slot(at(row), at)] = row + 1
	}
}
