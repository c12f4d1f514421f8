// Package pairing pairs players: every one of an even number with one other, at the least cost
// together. Who is paired with whom first and best is no matter of the order: a pairing from the
// top that takes the nearest for each ends in a rematch that another pairing would have avoided.
package pairing

// least pairs the players 0 to n-1 so that the costs of all pairs together are the least there
// can be. It gives who is paired with whom, each by number. The number of players must be even,
// costs are the same both ways, from 0 to 1e13, and there is one for every two.
func least(n int, cost func(a, b int) int64) []int {
	if n == 0 || n%2 == 1 {
		return nil
	}
	most := int64(0)
	for a := range n {
		for b := range a {
			most = max(most, cost(a, b))
		}
	}
	m := newMatching(n)
	for a := range n {
		m.dual[a+1] = most + 1 // no edge is heavier
		for b := range n {
			if a != b {
				m.edges[a+1][b+1].weight = most + 1 - cost(a, b)
			}
		}
	}
	for m.grow() {
	}
	mates := make([]int, n)
	for v := range mates {
		mates[v] = m.mate[v+1] - 1
	}
	return mates
}

// edge joins two vertices. Between blossoms it is the tightest of those between their vertices.
type edge struct {
	a, b   int
	weight int64
}

// side of a vertex or blossom in the forest of alternating paths.
type side int

const (
	free  side = -1
	outer side = 0 // an even number of edges away from a root
	inner side = 1
)

// matching is the method of Edmonds for the heaviest matching of a graph, in a time that grows
// with the cube of its vertices: a dual value for each vertex and each blossom (an odd cycle that
// counts as one vertex) bounds what can still be won; paths along edges whose bound is reached
// make the matching larger; where there is none the duals are changed until there is an edge more.
// Vertices are 1 to n, blossoms have the numbers above. A blossom of number 0 is none.
type matching struct {
	n, top   int // the vertices; the highest number of a blossom so far
	edges    [][]edge
	dual     []int64
	mate     []int   // the vertex somebody is matched with, 0 for none
	slack    []int   // the outer vertex with the tightest edge to somebody
	within   []int   // the outermost blossom somebody is in, or itself
	parent   []int   // the vertex from which an inner one was reached
	ring     [][]int // the members of a blossom round its cycle, its base first
	through  [][]int // through[b][v]: the member of b that holds the vertex v
	side     []side
	visited  []int // by which search for a common root
	searches int
	queue    []int
}

func newMatching(n int) *matching {
	size := n + n/2 + 2
	m := &matching{
		n: n, top: n, edges: make([][]edge, size), dual: make([]int64, size), mate: make([]int, size), slack: make([]int, size),
		within: make([]int, size), parent: make([]int, size), ring: make([][]int, size), through: make([][]int, size),
		side: make([]side, size), visited: make([]int, size),
	}
	for v := range size {
		m.edges[v] = make([]edge, size)
		m.through[v] = make([]int, n+1)
		for w := range size {
			m.edges[v][w] = edge{a: v, b: w}
		}
	}
	for v := 1; v <= n; v++ {
		m.within[v], m.through[v][v] = v, v
	}
	return m
}

// gap is how far an edge is from being tight.
func (m *matching) gap(e edge) int64 {
	return m.dual[e.a] + m.dual[e.b] - 2*m.edges[e.a][e.b].weight
}

// tighter notes the edge from an outer vertex where it is the tightest to somebody yet.
func (m *matching) tighter(from, to int) {
	if m.slack[to] == 0 || m.gap(m.edges[from][to]) < m.gap(m.edges[m.slack[to]][to]) {
		m.slack[to] = from
	}
}

// loosest finds the tightest edge to somebody anew.
func (m *matching) loosest(to int) {
	m.slack[to] = 0
	for v := 1; v <= m.n; v++ {
		if m.edges[v][to].weight > 0 && m.within[v] != to && m.side[m.within[v]] == outer {
			m.tighter(v, to)
		}
	}
}

// search goes on from somebody, and from all vertices of a blossom.
func (m *matching) search(from int) {
	if from <= m.n {
		m.queue = append(m.queue, from)
		return
	}
	for _, member := range m.ring[from] {
		m.search(member)
	}
}

// put says in which blossom somebody and all within lie.
func (m *matching) put(who, blossom int) {
	m.within[who] = blossom
	if who > m.n {
		for _, member := range m.ring[who] {
			m.put(member, blossom)
		}
	}
}

// even is how many steps round the ring a member is from the base, going the way that makes them even;
// the ring is turned about where that is the other way.
func (m *matching) even(blossom, member int) int {
	ring := m.ring[blossom]
	at := 0
	for ring[at] != member {
		at++
	}
	if at%2 == 0 {
		return at
	}
	for i, j := 1, len(ring)-1; i < j; i, j = i+1, j-1 {
		ring[i], ring[j] = ring[j], ring[i]
	}
	return len(ring) - at
}

// join matches one side of the edge between two, and within a blossom all its members.
func (m *matching) join(a, b int) {
	e := m.edges[a][b]
	m.mate[a] = e.b
	if a <= m.n {
		return
	}
	member := m.through[a][e.a]
	steps := m.even(a, member)
	for i := range steps {
		m.join(m.ring[a][i], m.ring[a][i^1])
	}
	m.join(member, b)
	m.ring[a] = append(m.ring[a][steps:], m.ring[a][:steps]...)
}

// augment turns the path from somebody to its root about: matched edges become free, free ones
// matched.
func (m *matching) augment(a, b int) {
	for {
		next := m.within[m.mate[a]]
		m.join(a, b)
		if next == 0 {
			return
		}
		m.join(next, m.within[m.parent[next]])
		a, b = m.within[m.parent[next]], next
	}
}

// meeting is the outermost blossom where the paths of two to their roots meet, 0 for two trees.
func (m *matching) meeting(a, b int) int {
	m.searches++
	for a != 0 || b != 0 {
		if a != 0 {
			if m.visited[a] == m.searches {
				return a
			}
			m.visited[a] = m.searches
			if a = m.within[m.mate[a]]; a != 0 {
				a = m.within[m.parent[a]]
			}
		}
		a, b = b, a
	}
	return 0
}

// shrink makes a blossom of the cycle that an edge closes.
func (m *matching) shrink(a, base, b int) {
	blossom := m.n + 1
	for blossom <= m.top && m.within[blossom] != 0 {
		blossom++
	}
	m.top = max(m.top, blossom)
	m.dual[blossom], m.side[blossom] = 0, outer
	m.mate[blossom] = m.mate[base]
	ring := []int{base}
	climb := func(from int) {
		for x := from; x != base; {
			y := m.within[m.mate[x]]
			ring = append(ring, x, y)
			m.search(y)
			x = m.within[m.parent[y]]
		}
	}
	climb(a)
	for i, j := 1, len(ring)-1; i < j; i, j = i+1, j-1 {
		ring[i], ring[j] = ring[j], ring[i]
	}
	climb(b)
	m.ring[blossom] = ring
	m.put(blossom, blossom)
	for x := 1; x <= m.top; x++ {
		m.edges[blossom][x].weight, m.edges[x][blossom].weight = 0, 0
	}
	clear(m.through[blossom])
	for _, member := range ring {
		for x := 1; x <= m.top; x++ {
			if m.edges[blossom][x].weight == 0 || m.gap(m.edges[member][x]) < m.gap(m.edges[blossom][x]) {
				m.edges[blossom][x], m.edges[x][blossom] = m.edges[member][x], m.edges[x][member]
			}
		}
		for v := 1; v <= m.n; v++ {
			if m.through[member][v] != 0 {
				m.through[blossom][v] = member
			}
		}
	}
	m.loosest(blossom)
}

// open takes an inner blossom apart whose dual has come to nothing: the half of its ring on the
// path stays in the tree, the other half is free.
func (m *matching) open(blossom int) {
	ring := m.ring[blossom]
	for _, member := range ring {
		m.put(member, member)
	}
	entry := m.through[blossom][m.edges[blossom][m.parent[blossom]].a]
	steps := m.even(blossom, entry)
	for i := 0; i < steps; i += 2 {
		in, out := ring[i], ring[i+1]
		m.parent[in] = m.edges[out][in].a
		m.side[in], m.side[out] = inner, outer
		m.slack[in] = 0
		m.loosest(out)
		m.search(out)
	}
	m.side[entry], m.parent[entry] = inner, m.parent[blossom]
	for _, member := range ring[steps+1:] {
		m.side[member] = free
		m.loosest(member)
	}
	m.within[blossom] = 0
}

// found handles a tight edge from an outer vertex. It tells whether the matching grew.
func (m *matching) found(e edge) bool {
	a, b := m.within[e.a], m.within[e.b]
	switch m.side[b] {
	case free:
		m.parent[b], m.side[b] = e.a, inner
		next := m.within[m.mate[b]]
		m.slack[b], m.slack[next] = 0, 0
		m.side[next] = outer
		m.search(next)
	case outer:
		base := m.meeting(a, b)
		if base == 0 {
			m.augment(a, b)
			m.augment(b, a)
			return true
		}
		m.shrink(a, base, b)
	}
	return false
}

// grow makes the matching one edge larger, and tells whether it could.
func (m *matching) grow() bool {
	for x := 1; x <= m.top; x++ {
		m.side[x], m.slack[x] = free, 0
	}
	m.queue = m.queue[:0]
	for x := 1; x <= m.top; x++ {
		if m.within[x] == x && m.mate[x] == 0 {
			m.parent[x], m.side[x] = 0, outer
			m.search(x)
		}
	}
	if len(m.queue) == 0 {
		return false
	}
	for {
		if m.spread() {
			return true
		}
		m.relax()
		for x := 1; x <= m.top; x++ {
			if s := m.slack[x]; m.within[x] == x && s != 0 && m.within[s] != x && m.gap(m.edges[s][x]) == 0 {
				if m.found(m.edges[s][x]) {
					return true
				}
			}
		}
		for x := m.n + 1; x <= m.top; x++ {
			if m.within[x] == x && m.side[x] == inner && m.dual[x] == 0 {
				m.open(x)
			}
		}
	}
}

// spread follows the tight edges of all vertices that wait, and tells whether the matching grew.
func (m *matching) spread() bool {
	for len(m.queue) > 0 {
		v := m.queue[0]
		m.queue = m.queue[1:]
		if m.side[m.within[v]] == inner {
			continue
		}
		for w := 1; w <= m.n; w++ {
			if m.edges[v][w].weight == 0 || m.within[v] == m.within[w] {
				continue
			}
			if m.gap(m.edges[v][w]) > 0 {
				m.tighter(v, m.within[w])
			} else if m.found(m.edges[v][w]) {
				return true
			}
		}
	}
	return false
}

// relax changes the duals by as much as leaves none below its bound.
func (m *matching) relax() {
	step := int64(-1)
	least := func(gap int64) {
		if step < 0 || gap < step {
			step = gap
		}
	}
	for x := m.n + 1; x <= m.top; x++ {
		if m.within[x] == x && m.side[x] == inner {
			least(m.dual[x] / 2)
		}
	}
	for x := 1; x <= m.top; x++ {
		if m.within[x] != x || m.slack[x] == 0 {
			continue
		}
		switch gap := m.gap(m.edges[m.slack[x]][x]); m.side[x] {
		case free:
			least(gap)
		case outer:
			least(gap / 2)
		}
	}
	for v := 1; v <= m.n; v++ {
		switch m.side[m.within[v]] {
		case outer:
			m.dual[v] -= step
		case inner:
			m.dual[v] += step
		}
	}
	for x := m.n + 1; x <= m.top; x++ {
		if m.within[x] != x {
			continue
		}
		switch m.side[x] {
		case outer:
			m.dual[x] += 2 * step
		case inner:
			m.dual[x] -= 2 * step
		}
	}
}
