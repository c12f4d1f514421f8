package told

import (
	"slices"
	"sort"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// Turning is an act that turned the game.
type Turning struct {
	Act   int
	Throw *Throw  // the throw of it that counts most, nil for none
	Swing float64 // by how much it turned the game: see Turnings
}

// Turnings are the acts that turned a game of two sides most, at most so many, in the order of
// the game. The measure is a plain one. An act counts by what it took from a side, as a share
// of all life that was left to that side and its creatures; a throw for damage, too, by how far
// it missed what was to be expected, of the same. What did no damage, or was set by hand, does not count.
func (d *Duel) Turnings(most int) []Turning {
	if len(d.sides()) != 2 {
		return nil
	}
	throws := map[int][]*Throw{}
	for i := range d.Throws {
		t := &d.Throws[i]
		throws[t.Act] = append(throws[t.Act], t)
	}
	var list []Turning
	for i := 1; i < len(d.Acts); i++ {
		if !d.Acts[i].hurts() {
			continue
		}
		turning := Turning{Act: i, Swing: d.taken(i)}
		missed := 0.0
		for _, t := range throws[i] {
			if by := d.missed(t); t.Kind == Attack && (turning.Throw == nil || by > missed) {
				missed, turning.Throw = by, t
			}
		}
		if turning.Swing = max(turning.Swing, missed); turning.Swing > 0 {
			list = append(list, turning)
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Swing > list[j].Swing })
	list = list[:min(len(list), most)]
	sort.Slice(list, func(i, j int) bool { return list[i].Act < list[j].Act })
	return list
}

// taken is the largest share of its life that an act took from a side.
func (d *Duel) taken(act int) (most float64) {
	for _, side := range d.sides() {
		before, after := d.Acts[act-1].life(side), d.Acts[act].life(side)
		if before > 0 {
			most = max(most, float64(before-after)/float64(before))
		}
	}
	return most
}

// missed is by how much the damage of a throw is not what was to be expected, as a share of
// the life of those it went against.
func (d *Duel) missed(t *Throw) float64 {
	if t.Kind != Attack || !t.Came.Dealt || t.Seat == 0 {
		return 0
	}
	for _, side := range d.sides() {
		if life := d.Acts[t.Act-1].life(side); !slices.Contains(side, t.Seat) && life > 0 {
			by := (float64(t.Result) - t.Mean()) / float64(life)
			return min(1, max(by, -by))
		}
	}
	return 0
}

// life is what is left to some seats and their objects.
func (a Act) life(side []tracker.Seat) (left int) {
	for _, seat := range side {
		if at := int(seat) - 1; at < len(a.Stand) {
			if s := a.Stand[at]; len(s.Gauges) > 0 {
				left += max(0, s.Gauges[0])
			}
			left += a.Stand[at].Objects
		}
	}
	return left
}

// sides are the seats that play together, teams or each alone.
func (d *Duel) sides() [][]tracker.Seat {
	sitters := make([]tracker.Sitter, len(d.Seats))
	for i, s := range d.Seats {
		sitters[i].Team = s.Team
	}
	var sides [][]tracker.Seat
	for _, at := range tracker.Sides(sitters) {
		side := pick.Each(at, func(i int) tracker.Seat { return d.Seats[i].Seat })
		sides = append(sides, side)
	}
	return sides
}

// hurts tells whether something of the game did damage, and no hand set it.
func (a Act) hurts() bool {
	return slices.ContainsFunc(a.Lines, func(l tracker.Line) bool { return l.Came != nil && l.Came.Dealt })
}
