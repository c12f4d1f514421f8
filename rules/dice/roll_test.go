package dice_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
)

func TestFacesReadAsTheyAreWritten(t *testing.T) {
	for _, face := range dice.AttackDie() {
		if got, err := dice.ParseFace(face.String()); err != nil || got != face {
			t.Errorf("%v is read as %v, %v", face, got, err)
		}
	}
	if _, err := dice.ParseFace("3"); err == nil {
		t.Error("a 3 was taken for a face")
	}
}

func TestSeededRollsAreTheSameAgain(t *testing.T) {
	a, b := dice.ThrowAll(dice.Seeded(5), 40), dice.ThrowAll(dice.Seeded(5), 40)
	for i := range a {
		if a[i] != b[i] {
			t.Fatal("one seed, two rolls")
		}
	}
}

func TestThrowsAreFair(t *testing.T) {
	const throws = 60000
	from := dice.Seeded(11)
	faces, sides := map[dice.Face]int{}, map[int]int{}
	for range throws {
		faces[dice.Throw(from)]++
		sides[dice.ThrowEffect(from)]++
	}
	near := func(what any, got int, p float64) {
		if math.Abs(float64(got)-throws*p) > 6*math.Sqrt(throws*p*(1-p)) {
			t.Errorf("%v came %d times of %d", what, got, throws)
		}
	}
	near(dice.Blank, faces[dice.Blank], 1.0/3)
	for _, face := range []dice.Face{dice.One, dice.Two, dice.CriticalOne, dice.CriticalTwo} {
		near(face, faces[face], 1.0/6)
	}
	for side := 1; side <= dice.EffectSides; side++ {
		near(side, sides[side], 1.0/12)
	}
	if len(sides) != dice.EffectSides {
		t.Errorf("the effect die has %d sides", len(sides))
	}
}

func TestSides(t *testing.T) {
	for atLeast, want := range map[int]int{-3: 12, 1: 12, 2: 11, 7: 6, 12: 1, 13: 0, 99: 0} {
		if got := dice.Sides(atLeast); got != want {
			t.Errorf("%d or more on %d sides, want %d", atLeast, got, want)
		}
	}
}

func TestEscapeIsEveryRollCounted(t *testing.T) {
	e := dice.Escape{Markers: 2, Needs: 9, Phases: 2}
	stays := new(big.Rat).Mul(big.NewRat(8, 12), big.NewRat(8, 12))
	gone := new(big.Rat).Sub(big.NewRat(1, 1), stays)
	both := new(big.Rat).Mul(gone, gone)
	if e.Free().Cmp(both) != 0 || e.Left().At(2).Cmp(new(big.Rat).Mul(stays, stays)) != 0 {
		t.Errorf("free with %v, want %v", e.Free(), both)
	}
	for _, needs := range []int{1, 13} {
		e.Needs = needs
		if want := big.NewRat(int64(dice.Sides(needs)/12), 1); e.Free().Cmp(want) != 0 {
			t.Errorf("needing %d: free with %v", needs, e.Free())
		}
	}
}

func TestHealingStopsAtTheDamage(t *testing.T) {
	same(t, "healing", dice.Healing(3, 4), counted(3, func(r dice.Roll) int { return min(4, r.Total()) }))
}
