package tracker

import "slices"

// mostSides is how many teams there are at most.
const mostSides = 3

// Teamed tells whether seats are in teams.
func Teamed(seats []Sitter) bool {
	return slices.ContainsFunc(seats, func(seat Sitter) bool { return seat.Team > 0 })
}

// Divide puts seats into two teams that sit alternately, or each alone.
func Divide(seats []Sitter, teams bool) {
	for i := range seats {
		seats[i].Team = 0
		if teams {
			seats[i].Team = i%2 + 1
		}
	}
}

// keepSides gives a new seat a side where there are sides, and all anew where only one
// is left; so many seats as a table has at the least have none.
func keepSides(seats []Sitter, least int) {
	switch {
	case !Teamed(seats) || len(seats) <= least:
		Divide(seats, false)
	case len(Sides(seats)) < 2:
		Divide(seats, true)
	}
	for i := range seats {
		if Teamed(seats) && seats[i].Team == 0 {
			seats[i].Team = i%2 + 1
		}
	}
}

// OtherSide moves a seat, counted from 0, to the next team, as long as somebody is left to
// play against.
func OtherSide(seats []Sitter, i int) {
	most := min(mostSides, (len(seats)+1)/2)
	for range most { // once around it is where it was
		seats[i].Team = seats[i].Team%most + 1
		if len(Sides(seats)) > 1 {
			return
		}
	}
}

// Sides are the seats of each side, counted from 0, in their order; who is in no team is
// a side alone.
func Sides(seats []Sitter) [][]int {
	var list [][]int
	at := map[int]int{}
	for i, seat := range seats {
		key := seat.Team
		if key == 0 {
			key = -1 - i
		}
		n, known := at[key]
		if !known {
			n = len(list)
			at[key], list = n, append(list, nil)
		}
		list[n] = append(list[n], i)
	}
	return list
}
