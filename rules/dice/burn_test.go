package dice_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
)

func TestFireGoesOnAndOn(t *testing.T) {
	for fire := dice.Fire(0); fire < 4; fire++ {
		sum, mean, square := 0.0, 0.0, 0.0
		head, err := fire.Head(600, nil)
		if err != nil {
			t.Fatal(err)
		}
		for damage := range 601 {
			f, _ := head.At(damage).Float64()
			sum, mean, square = sum+f, mean+f*float64(damage), square+f*float64(damage*damage)
		}
		want, _ := fire.Mean().Float64()
		variance, _ := fire.Variance().Float64()
		if math.Abs(sum-1) > 1e-9 || math.Abs(mean-want) > 1e-6 || math.Abs(square-mean*mean-variance) > 1e-4 {
			t.Errorf("%d markers: sum %v, mean %v, variance %v", fire, sum, mean, square-mean*mean)
		}
	}
	// One marker: nothing at once, or a one first, or a two first.
	head, err := dice.Fire(1).Head(2, nil)
	if err != nil || head.At(1).Cmp(big.NewRat(1, 9)) != 0 || head.At(2).Cmp(big.NewRat(4, 27)) != 0 {
		t.Errorf("one marker: %v and %v, %v", head.At(1), head.At(2), err)
	}
	for damage, want := range []*big.Rat{big.NewRat(1, 1), big.NewRat(2, 3), big.NewRat(5, 9)} {
		if p := head.AtLeast(damage); p.Cmp(want) != 0 {
			t.Errorf("%d or more with %v, want %v", damage, p, want)
		}
	}
	if p := head.AtLeast(3); p.Cmp(big.NewRat(27-9-3-4, 27)) != 0 {
		t.Errorf("3 or more with %v", p)
	}
}
