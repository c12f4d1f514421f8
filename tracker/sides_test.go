package tracker

import (
	"testing"

	"pgregory.net/rapid"
)

// However seats come, go and change sides: as soon as there are sides there are two at
// least, everybody is on one, and two seats have none.
func TestThereIsAlwaysSomebodyToPlayAgainst(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seats := make([]Sitter, rapid.IntRange(2, 6).Draw(t, "seats"))
		Divide(seats, true)
		KeepSides(seats, 2)
		for range rapid.IntRange(1, 20).Draw(t, "taps") {
			i := rapid.IntRange(0, len(seats)-1).Draw(t, "seat")
			switch {
			case rapid.Bool().Draw(t, "moves"):
				if Teamed(seats) {
					OtherSide(seats, i)
				}
			case len(seats) > 2 && rapid.Bool().Draw(t, "goes"):
				seats = append(seats[:i:i], seats[i+1:]...)
				KeepSides(seats, 2)
			case len(seats) < 6:
				seats = append(seats, Sitter{})
				KeepSides(seats, 2)
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
