package wizards

import "slices"

// Side is how many rooms the academy has along each side, and Places how many in all.
const (
	Side   = 4
	Places = Side * Side
)

// Crystal and Cursed are the rooms that rules name, Library where spells are bound.
const (
	Crystal = "mana-crystal"
	Cursed  = "cursed-room"
	Library = "library"
)

// Room is one tile with what lies on it.
type Room struct {
	ID     string `json:"room"`
	Name   string `json:"name,omitempty"` // of a room of one's own
	Doors  Doors  `json:"doors"`          // as the tile lies now
	School string `json:"school,omitempty"`
	Source int    `json:"source,omitempty"` // the glyph whose source lies here, 0 for none
	Pieces Pieces `json:"pieces"`
	Hurt   Hurt   `json:"hurt,omitzero"`
}

// Academy is the square of rooms, row by row from the north-west.
type Academy [Places]Room

// doorTo is the place next to another in a direction, -1 past the edge.
func doorTo(at int, d Direction) int {
	row, column := at/Side, at%Side
	switch d {
	case north:
		row--
	case east:
		column++
	case south:
		row++
	case west:
		column--
	}
	if row < 0 || row >= Side || column < 0 || column >= Side {
		return -1
	}
	return row*Side + column
}

// towards is the direction from a place to one next to it; false where they do not touch.
func towards(from, to int) (Direction, bool) {
	for d := range Direction(directions) {
		if to >= 0 && doorTo(from, d) == to {
			return d, true
		}
	}
	return nowhere, false
}

// Find is the place of a room, -1 where it is not in the academy.
func (a *Academy) Find(id string) int {
	return slices.IndexFunc(a[:], func(r Room) bool { return r.ID == id })
}

// crystal is the place of the Mana Crystal, -1 where it is not in the academy.
func (a *Academy) crystal() int { return a.Find(Crystal) }

// shut tells whether a room is cut off by what lies in it: two ice tokens (W-60).
func (r *Room) shut() bool { return r.Pieces[Ice] >= 2 }

// Adjoining is the room that adjoins another in a direction, -1 where a wall of either
// tile, the edge, or double ice in either room lies between (W-30, W-60).
func (a *Academy) Adjoining(at int, d Direction) int { return a.open(at, d, false) }

// open is Adjoining for somebody who treats ice as absent (W-66).
func (a *Academy) open(at int, d Direction, noIce bool) int {
	to := doorTo(at, d)
	if to < 0 || !a[at].Doors[d] || !a[to].Doors[d.back()] {
		return -1
	}
	if !noIce && (a[at].shut() || a[to].shut()) {
		return -1
	}
	return to
}

// Neighbours are the rooms that adjoin one, clockwise from the north.
func (a *Academy) Neighbours(at int) []int {
	var list []int
	for d := range Direction(directions) {
		if to := a.Adjoining(at, d); to >= 0 {
			list = append(list, to)
		}
	}
	return list
}

// distances are the fewest moves from every room to one place, -1 where no route of
// adjoining rooms leads there.
func (a *Academy) distances(to int) [Places]int {
	var far [Places]int
	for i := range far {
		far[i] = -1
	}
	if to < 0 {
		return far
	}
	far[to] = 0
	for queue := []int{to}; len(queue) > 0; queue = queue[1:] {
		for d := range Direction(directions) {
			if next := a.Adjoining(queue[0], d); next >= 0 && far[next] < 0 {
				far[next] = far[queue[0]] + 1
				queue = append(queue, next)
			}
		}
	}
	return far
}

// empowered tells whether a route of adjoining rooms leads from a room to the Mana
// Crystal (W-41); a threat there threatens the Crystal then (W-61).
func (a *Academy) empowered(at int) bool { return a.distances(a.crystal())[at] >= 0 }

// Route is a shortest route from a room to the Mana Crystal, both included; nil where
// there is none.
func (a *Academy) Route(from int) []int {
	far := a.distances(a.crystal())
	if from < 0 || far[from] < 0 {
		return nil
	}
	route := []int{from}
	for far[from] > 0 {
		for _, next := range a.Neighbours(from) {
			if far[next] == far[from]-1 {
				from = next
				break
			}
		}
		route = append(route, from)
	}
	return route
}

// group are the rooms connected to one by adjoining rooms that hold a kind of piece,
// that room first; nil where it holds none itself (W-50, W-52, W-55).
func (a *Academy) group(at int, kind Piece) []int {
	if at < 0 || a[at].Pieces[kind] == 0 {
		return nil
	}
	group := []int{at}
	for i := 0; i < len(group); i++ {
		for _, next := range a.Neighbours(group[i]) {
			if a[next].Pieces[kind] > 0 && !slices.Contains(group, next) {
				group = append(group, next)
			}
		}
	}
	return group
}

// count is how many pieces of a kind are in the academy.
func (a *Academy) count(kind Piece) int {
	n := 0
	for i := range a {
		n += a[i].Pieces[kind]
	}
	return n
}

// threats is how many threats are in the academy, of all kinds.
func (a *Academy) threats() (n int) {
	for kind := range Piece(pieceKinds) {
		if kind.threat() {
			n += a.count(kind)
		}
	}
	return n
}

// Threatening are the rooms whose threats have a route to the Mana Crystal (W-61).
func (a *Academy) Threatening() []int {
	far := a.distances(a.crystal())
	var list []int
	for i, r := range a {
		for kind, n := range r.Pieces {
			if n > 0 && Piece(kind).threat() && far[i] >= 0 {
				list = append(list, i)
				break
			}
		}
	}
	return list
}

// Cut are the rooms without a route to the Mana Crystal.
func (a *Academy) Cut() []int {
	far := a.distances(a.crystal())
	var list []int
	for i := range a {
		if far[i] < 0 {
			list = append(list, i)
		}
	}
	return list
}

// turn turns a room by quarters clockwise; swap lets two rooms change places with all
// they hold.
func (a *Academy) turn(at, quarters int) { a[at].Doors = a[at].Doors.turned(quarters) }

func (a *Academy) swap(one, other int) { a[one], a[other] = a[other], a[one] }

// iced tells whether ice lies in every room that the tiles' doors join to the Mana
// Crystal, so that it can influence it (W-60).
func (a *Academy) iced() bool {
	at := a.crystal()
	some := false
	for d := range Direction(directions) {
		if to := a.open(at, d, true); at >= 0 && to >= 0 {
			some = true
			if a[to].Pieces[Ice] == 0 {
				return false
			}
		}
	}
	return some
}

// Hurt is the damage of this turn on a troll and on a demon in a room (W-37).
type Hurt struct {
	Troll int `json:"troll,omitempty"`
	Demon int `json:"demon,omitempty"`
}
