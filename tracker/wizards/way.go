package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
)

// lowest is the lowest-numbered of some arrows that leads to an adjoining room, nowhere
// where none does (W-63).
func (a *Academy) lowest(from int, arrows Arrows) Direction {
	for _, d := range arrows.list() {
		if a.Adjoining(from, d) >= 0 {
			return d
		}
	}
	return nowhere
}

// towardsCursed are the directions that count as towards the Cursed Room for a piece in
// a room: those that begin a shortest route there; of several, or where there is no
// route, those that bring the most new threats (W-63). More than one is for the players
// to choose from. gain says how many new threats a direction brings.
func (a *Academy) towardsCursed(from int, gain func(Direction) int) []Direction {
	far := a.distances(a.Find(Cursed))
	var list []Direction
	for d := range Direction(directions) {
		if to := a.Adjoining(from, d); far[from] > 0 && to >= 0 && far[to] == far[from]-1 {
			list = append(list, d)
		}
	}
	if len(list) == 1 {
		return list
	}
	if len(list) == 0 {
		list = []Direction{north, east, south, west}
	}
	most := slices.Max(gains(list, gain))
	return slices.DeleteFunc(list, func(d Direction) bool { return gain(d) < most })
}

func gains(list []Direction, gain func(Direction) int) []int {
	return pick.Made(list, gain)
}

// fireGain is how many new fires a fire in a room brings in a direction.
func (a *Academy) fireGain(from int) func(Direction) int {
	return func(d Direction) int {
		to := a.Adjoining(from, d)
		return pick.Either(to < 0 || a[to].Pieces[Fire] > 0 || a[to].Pieces[Water] > 0, 0, 1)
	}
}

// impGain is how many more threats there are after an imp went in a direction: fewer
// where a guardian kills it. Where it cannot go is below all else.
func (a *Academy) impGain(from int) func(Direction) int {
	return func(d Direction) int {
		to := a.Adjoining(from, d)
		switch {
		case to < 0:
			return -2
		case a[to].Pieces[Guardian] > 0:
			return -1
		}
		return 0
	}
}
