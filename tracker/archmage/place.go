package archmage

import (
	"math"
	"slices"
)

// Kind is what a location is, "" while its tile lies face down.
type Kind string

// The kinds. Wilderness: grove, ruins, library, mine, crypt (M-13).
const (
	Unknown     Kind = ""
	CursedTower Kind = "tower"
	Town        Kind = "town"
	Camp        Kind = "camp"
	Library     Kind = "library"
	Mine        Kind = "mine"
	Crypt       Kind = "crypt"
	Grove       Kind = "grove"
	Ruins       Kind = "ruins"
)

// The stacks tiles come from (M-2, M-3, M-4).
const (
	City       = "city"
	Wild       = "wilderness"
	Outpost    = "outpost"
	TownsStack = "town"
)

// Place is a location of the map: a tile, or a part of the city in its middle.
type Place struct {
	ID    string `json:"id"`
	Stack string `json:"stack"`
	Kind  Kind   `json:"kind,omitempty"`
	Q     int    `json:"q"` // where it lies, on axes 60 degrees apart: q to the southeast,
	R     int    `json:"r"` // r to the south; the Cursed Tower is 0, 0
	Owner int    `json:"owner,omitempty"`
	Wards int    `json:"wards,omitempty"`
	Tower int    `json:"tower,omitempty"` // the seat whose mage tower stands here
	Token string `json:"token,omitempty"` // the spell whose token lies here (M-45)
	By    int    `json:"by,omitempty"`    // the seat that put it there
	Brief bool   `json:"brief,omitempty"` // it goes when that seat's next turn begins (M-44)
}

// WildKinds are the five types of wilderness, in the order of the wheel (M-13).
func WildKinds() []Kind { return []Kind{Library, Mine, Crypt, Grove, Ruins} }

// wildSphere are the spheres of those.
func (k Kind) wildSphere() (Sphere, bool) {
	s, ok := map[Kind]Sphere{Library: Time, Mine: Will, Crypt: Death, Grove: Nature, Ruins: Matter}[k]
	return s, ok
}

// Wild tells whether a kind is wilderness.
func (k Kind) Wild() bool {
	_, ok := k.wildSphere()
	return ok
}

// Races are the spheres in which an enclave initiates: one for a mythic race (M-13),
// two for a hybrid one (M-14), none for any other kind.
func (k Kind) Races() []Sphere {
	return map[Kind][]Sphere{
		"elves": {Time}, "dwarves": {Will}, "goblins": {Death}, "demons": {Blood}, "dryads": {Nature}, "gnomes": {Matter},
		"drow": {Time, Blood}, "trolls": {Will, Nature}, "gremlins": {Death, Matter},
	}[k]
}

// mythic tells whether a kind is one of the six enclaves of the city.
func (k Kind) mythic() bool { return len(k.Races()) == 1 }

// hybrid tells whether a kind is one of the three enclaves among the outposts.
func (k Kind) hybrid() bool { return len(k.Races()) == 2 }

// Holds tells whether a follower may stand there: wilderness, Towns, Camps (M-32).
func (k Kind) Holds() bool { return k.Wild() || k == Town || k == Camp }

// cityKinds are the parts of the city tile: which enclave lies where the book does not
// say, so they stand as the wheel does, Time in the north.
func cityKinds() [spheres]Kind {
	return [spheres]Kind{"elves", "dwarves", "goblins", "demons", "dryads", "gnomes"}
}

// known tells whether there is such a kind.
func (k Kind) known() bool {
	return k == CursedTower || k.Holds() || len(k.Races()) > 0
}

// stack is where tiles of a kind come from.
func (k Kind) stack() string {
	switch {
	case k.Wild():
		return Wild
	case k == Camp || k.hybrid():
		return Outpost
	case k == Town:
		return TownsStack
	}
	return City
}

// Open tells whether the tile lies face up.
func (p *Place) Open() bool { return p.Kind != Unknown }

// far is how many steps two places lie apart.
func (p *Place) far(o *Place) int { return hex(p.Q-o.Q, p.R-o.R) }

func hex(q, r int) int { return max(abs(q), abs(r), abs(q+r)) }

func abs(n int) int { return max(n, -n) }

// directions are the steps of Directions.
func directions() [6][2]int { return [6][2]int{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}} }

// turn is the direction of a place from the centre, clockwise from north, in radians.
func turn(q, r int) float64 {
	x, y := 1.5*float64(q), math.Sqrt(3)*(float64(r)+float64(q)/2)
	a := math.Atan2(x, -y)
	if a < -1e-9 {
		a += 2 * math.Pi
	}
	return a
}

// At finds a place by its id, nil for none.
func (s *State) At(id string) *Place {
	i := slices.IndexFunc(s.Places, func(p Place) bool { return p.ID == id })
	if i < 0 {
		return nil
	}
	return &s.Places[i]
}

// Neighbours are the places next to one, in the order of the map.
func (s *State) Neighbours(at *Place) []*Place {
	var list []*Place
	for i := range s.Places {
		if p := &s.Places[i]; p.far(at) == 1 {
			list = append(list, p)
		}
	}
	return list
}

// controlled are the places a seat controls, those with its tower among them (M-32,
// M-58).
func (s *State) controlled(seat int) []*Place {
	var list []*Place
	for i := range s.Places {
		if s.Places[i].Owner == seat {
			list = append(list, &s.Places[i])
		}
	}
	return list
}

// Land counts the places of a kind that a seat controls.
func (s *State) Land(seat int, kind Kind) int {
	n := 0
	for i := range s.Places {
		if s.Places[i].Owner == seat && s.Places[i].Kind == kind {
			n++
		}
	}
	return n
}

// onMap counts the followers of a seat on the map: control is a follower, or a tower
// whose follower has come home (M-56).
func (s *State) onMap(seat int) int {
	n := 0
	for i := range s.Places {
		if s.Places[i].Owner == seat && s.Places[i].Tower == 0 {
			n++
		}
	}
	return n
}

// ring are the places so many steps from the Cursed Tower, clockwise from north.
func (s *State) ring(steps int) []*Place {
	var list []*Place
	for i := range s.Places {
		if p := &s.Places[i]; hex(p.Q, p.R) == steps {
			list = append(list, p)
		}
	}
	slices.SortStableFunc(list, func(a, b *Place) int {
		switch ta, tb := turn(a.Q, a.R), turn(b.Q, b.R); {
		case ta < tb-1e-9:
			return -1
		case ta > tb+1e-9:
			return 1
		}
		return 0
	})
	return list
}
