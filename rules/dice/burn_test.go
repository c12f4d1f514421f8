package dice_test

import (
	"math"
	"math/big"
	"testing"

	"quickcast/rules/dice"
)

func TestBurnRollIsEveryRollCounted(t *testing.T) {
	for markers := range 5 {
		want := map[[2]int]int64{}
		rolls(markers, func(r dice.Roll) {
			left := 0
			for _, face := range r {
				if face != dice.Blank {
					left++
				}
			}
			want[[2]int{left, r.Total()}]++
		})
		lift := dice.Sixths(markers).Over(dice.Thirds(markers))
		for left, row := range dice.BurnRoll[dice.Count](markers) {
			for damage, ways := range row {
				if ways.Lift(lift) != dice.CountOf(uint64(want[[2]int{left, damage}])) {
					t.Errorf("%d markers: %d left and %d damage", markers, left, damage)
				}
			}
		}
	}
}

func TestFireGoesOnAndOn(t *testing.T) {
	for fire := dice.Fire(0); fire < 4; fire++ {
		sum, mean, square := 0.0, 0.0, 0.0
		for damage, p := range fire.Head(600) {
			f, _ := p.Float64()
			sum, mean, square = sum+f, mean+f*float64(damage), square+f*float64(damage*damage)
		}
		want, _ := fire.Mean().Float64()
		variance, _ := fire.Variance().Float64()
		if math.Abs(sum-1) > 1e-9 || math.Abs(mean-want) > 1e-6 || math.Abs(square-mean*mean-variance) > 1e-4 {
			t.Errorf("%d markers: sum %v, mean %v, variance %v", fire, sum, mean, square-mean*mean)
		}
	}
	// One marker: nothing at once, or a one first, or a two first.
	if head := dice.Fire(1).Head(2); head[1].Cmp(big.NewRat(1, 9)) != 0 || head[2].Cmp(big.NewRat(4, 27)) != 0 {
		t.Errorf("one marker: %v", head)
	}
	if p := dice.Fire(1).AtLeast(3); p.Cmp(big.NewRat(27-9-3-4, 27)) != 0 {
		t.Errorf("3 or more with %v", p)
	}
}
