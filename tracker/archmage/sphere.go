package archmage

import (
	"encoding/json"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// Sphere is one of the six spheres of magic by its place on the wheel (M-12): its
// neighbours are the one before and the one after, and Time follows Matter.
type Sphere int

// The spheres in the order of the wheel.
const (
	Time Sphere = iota
	Will
	Death
	Blood
	Nature
	Matter

	spheres = 6
)

// sphereIDs and relicIDs name the spheres and what each is paid with (M-13).
func sphereIDs() [spheres]string {
	return [spheres]string{"time", "will", "death", "blood", "nature", "matter"}
}

func relicIDs() [spheres]string {
	return [spheres]string{"scrolls", "gems", "bones", "blood", "seeds", "widgets"}
}

// ID is the name of the sphere in events and texts.
func (s Sphere) ID() string { return sphereIDs()[s.in()] }

// Relic is the name of the sphere's relic (M-13).
func (s Sphere) Relic() string { return relicIDs()[s.in()] }

// Next is the neighbour after it on the wheel (M-12).
func (s Sphere) Next() Sphere { return (s + 1) % spheres }

// before is the neighbour before it.
func (s Sphere) before() Sphere { return (s + spheres - 1) % spheres }

// in keeps a sphere on the wheel, whatever somebody made of it.
func (s Sphere) in() Sphere { return ((s % spheres) + spheres) % spheres }

// sphereOf finds a sphere by its name or by that of its relic.
func sphereOf(id string) (Sphere, bool) {
	id = strings.ToLower(strings.TrimSpace(id))
	for i := range Sphere(spheres) {
		relic := i.Relic()
		if id == i.ID() || id == relic || id == strings.TrimSuffix(relic, "s") {
			return i, true
		}
	}
	return 0, false
}

// Spheres are all six, in the order of the wheel.
func Spheres() []Sphere { return []Sphere{Time, Will, Death, Blood, Nature, Matter} }

// Level is that of an apprentice and of a spell. As a number it is what a spell of the
// level costs in relics (M-40, M-41, M-42).
type Level int

// The levels.
const (
	Fundamental Level = 1
	Advanced    Level = 2
	Master      Level = 3
)

// Points is what a spell of the level scores (M-66).
func (l Level) Points() int {
	return map[Level]int{Fundamental: 1, Advanced: 2, Master: 4}[l]
}

// Area is one of the eighteen places of the wheel: six of each level. An Advanced one
// lies between its sphere and the next.
type Area int

const areas = 3 * spheres

// AreaAt is the area of a level at a sphere.
func AreaAt(l Level, s Sphere) Area { return Area(int(l-1)*spheres + int(s.in())) }

// Level is that of the area's apprentices.
func (a Area) Level() Level { return Level(int(a)/spheres + 1) }

// Sphere is the area's own; of an Advanced one the first of both.
func (a Area) Sphere() Sphere { return Sphere(int(a) % spheres) }

// Spheres are those whose relics pay for the area's spell: its own; both it lies
// between; its own and both neighbours (M-40, M-41, M-42).
func (a Area) Spheres() []Sphere {
	s := a.Sphere()
	switch a.Level() {
	case Fundamental:
		return []Sphere{s}
	case Advanced:
		return []Sphere{s, s.Next()}
	}
	return []Sphere{s.before(), s, s.Next()}
}

// From are the two areas whose apprentices duel for the area (M-61, M-62); false for a
// Fundamental one.
func (a Area) From() (left, right Area, ok bool) {
	s := a.Sphere()
	switch a.Level() {
	case Advanced:
		return AreaAt(Fundamental, s), AreaAt(Fundamental, s.Next()), true
	case Master:
		return AreaAt(Advanced, s.before()), AreaAt(Advanced, s), true
	}
	return 0, 0, false
}

// ID is the name of an area in events: "fundamental-time", "advanced-time-will",
// "master-will".
func (a Area) ID() string {
	s := a.Sphere()
	switch a.Level() {
	case Fundamental:
		return "fundamental-" + s.ID()
	case Advanced:
		return "advanced-" + s.ID() + "-" + s.Next().ID()
	}
	return "master-" + s.ID()
}

// areaOf finds an area by its name. The two spheres of an Advanced one may stand in
// either order.
func areaOf(id string) (Area, bool) {
	level, name, _ := strings.Cut(strings.ToLower(strings.TrimSpace(id)), "-")
	switch level {
	case "fundamental", "master":
		s, ok := sphereOf(name)
		if level == "master" {
			return AreaAt(Master, s), ok
		}
		return AreaAt(Fundamental, s), ok
	case "advanced":
		if d, ok := doorOf(name); ok {
			return AreaAt(Advanced, d), true
		}
	}
	return 0, false
}

// doorOf reads two neighbouring spheres, "time-will", as the one that comes first.
func doorOf(id string) (Sphere, bool) {
	left, right, _ := strings.Cut(strings.ToLower(strings.TrimSpace(id)), "-")
	a, fine := sphereOf(left)
	b, also := sphereOf(right)
	switch {
	case !fine || !also:
		return 0, false
	case a.Next() == b:
		return a, true
	case b.Next() == a:
		return b, true
	}
	return 0, false
}

// doorID names the doorway between a sphere and the next.
func doorID(s Sphere) string { return s.ID() + "-" + s.Next().ID() }

// Relics are the shelves of a tower, by sphere.
type Relics [spheres]int

// total is how many relics lie there.
func (r Relics) total() int {
	sum := 0
	for _, n := range r {
		sum += n
	}
	return sum
}

// MarshalJSON writes the shelves by the relics' names.
func (r Relics) MarshalJSON() ([]byte, error) { return json.Marshal(named(r, Sphere.Relic)) }

// UnmarshalJSON reads them. It refuses a name it does not know.
func (r *Relics) UnmarshalJSON(data []byte) error { return unnamed(data, (*[spheres]int)(r)) }

// Planets are the steps of each planet from the centre; those on the left side of the
// track count below zero.
type Planets [spheres]int

// MarshalJSON writes the planets by their spheres' names.
func (p Planets) MarshalJSON() ([]byte, error) { return json.Marshal(named(p, Sphere.ID)) }

// UnmarshalJSON reads them. It refuses a name it does not know.
func (p *Planets) UnmarshalJSON(data []byte) error { return unnamed(data, (*[spheres]int)(p)) }

// Wheel is how many of something each area holds.
type Wheel [areas]int

// MarshalJSON writes what is not empty, by the areas' names.
func (w Wheel) MarshalJSON() ([]byte, error) {
	m := map[string]int{}
	for a, n := range w {
		if n != 0 {
			m[Area(a).ID()] = n
		}
	}
	return json.Marshal(m)
}

// UnmarshalJSON reads it. It refuses a name it does not know.
func (w *Wheel) UnmarshalJSON(data []byte) error {
	var m map[string]int
	if err := json.Unmarshal(data, &m); err != nil {
		return err
	}
	*w = Wheel{}
	for id, n := range tracker.Ordered(m) {
		a, ok := areaOf(id)
		if !ok {
			return noArea.With("Name", id)
		}
		w[a] = n
	}
	return nil
}

func named(values [spheres]int, name func(Sphere) string) map[string]int {
	m := make(map[string]int, spheres)
	for i, n := range values {
		m[name(Sphere(i))] = n
	}
	return m
}

// unnamed reads values by name; what is not named stays as it was.
func unnamed(data []byte, into *[spheres]int) error {
	var m map[string]int
	if err := json.Unmarshal(data, &m); err != nil {
		return err
	}
	for id, n := range tracker.Ordered(m) {
		s, ok := sphereOf(id)
		if !ok {
			return noSphere.With("Name", id)
		}
		into[s] = n
	}
	return nil
}
