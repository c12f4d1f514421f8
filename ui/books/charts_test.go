package books

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/builder"
)

// The curve has a bar for every cost from the first to the last, all dear spells
// in one, and the X at the end.
func TestTheCurveCountsEverySpell(t *testing.T) {
	for name, c := range map[string]struct {
		cost     map[int]int
		variable int
		want     []string
	}{
		"nothing":        {nil, 0, nil},
		"a gap within":   {map[int]int{3: 2, 5: 1}, 0, []string{"3 2", "4 ", "5 1"}},
		"dear ones":      {map[int]int{12: 1, 13: 2, 17: 3, builder.MaxCost: 4}, 0, []string{"12 1", "13+ 9"}},
		"an X alone":     {nil, 2, []string{"X 2"}},
		"an X at an end": {map[int]int{0: 1}, 1, []string{"0 1", "X 1"}},
	} {
		of := builder.Curves{Cost: make([]int, builder.MaxCost+1), Variable: c.variable}
		for cost, n := range c.cost {
			of.Cost[cost] = n
		}
		var got []string
		for _, b := range costBars(of) {
			got = append(got, b.Label+" "+b.Note)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
