package tracker

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// However seats come, go and change sides: as soon as there are sides there are two at
// least, everybody is on one, and two seats have none.
func TestThereIsAlwaysSomebodyToPlayAgainst(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seats := make([]Sitter, rapid.IntRange(2, 6).Draw(t, "seats"))
		Divide(seats, true)
		keepSides(seats, 2)
		for range rapid.IntRange(1, 20).Draw(t, "taps") {
			i := rapid.IntRange(0, len(seats)-1).Draw(t, "seat")
			switch {
			case rapid.Bool().Draw(t, "moves"):
				if Teamed(seats) {
					OtherSide(seats, i)
				}
			case len(seats) > 2 && rapid.Bool().Draw(t, "goes"):
				seats = append(seats[:i:i], seats[i+1:]...)
				keepSides(seats, 2)
			case len(seats) < 6:
				seats = append(seats, Sitter{})
				keepSides(seats, 2)
			}
			if Teamed(seats) && (len(seats) < 3 || len(Sides(seats)) < 2) {
				t.Fatalf("%v", seats)
			}
			for _, seat := range seats {
				if Teamed(seats) != (seat.Team > 0) {
					t.Fatalf("not everybody is on a side: %v", seats)
				}
			}
		}
	})
}

// teams sit alternately, and a seat that comes later takes the side that keeps them
// so.
func TestTeamsSitAlternately(t *testing.T) {
	seats := make([]Sitter, 4)
	teams := func() (all []int) {
		for _, s := range seats {
			all = append(all, s.Team)
		}
		return all
	}
	Divide(seats, true)
	if got := teams(); !slices.Equal(got, []int{1, 2, 1, 2}) {
		t.Errorf("four seats sit as %v", got)
	}
	seats = append(seats, Sitter{}, Sitter{})
	keepSides(seats, 2)
	if got := teams(); !slices.Equal(got, []int{1, 2, 1, 2, 1, 2}) {
		t.Errorf("with two more they sit as %v", got)
	}
	Divide(seats, false)
	if got := teams(); !slices.Equal(got, make([]int, 6)) {
		t.Errorf("each alone they sit as %v", got)
	}
}
