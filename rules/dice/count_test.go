package dice_test

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/rules/dice"
)

// counts draws whole numbers around the places where a Count changes its form.
func counts() *rapid.Generator[dice.Count] {
	return rapid.Custom(func(t *rapid.T) dice.Count {
		c := dice.CountOf(rapid.Uint64().Draw(t, "word"))
		for range rapid.IntRange(0, 3).Draw(t, "times") {
			c = c.Times(dice.CountOf(rapid.Uint64().Draw(t, "factor")))
		}
		return c
	})
}

func TestCountsReckonAsBigNumbersDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := counts().Draw(t, "a"), counts().Draw(t, "b")
		n := rapid.Uint64Range(1, 1<<40).Draw(t, "n")
		check := func(what string, got dice.Count, want *big.Int) {
			if got.Big().Cmp(want) != 0 {
				t.Fatalf("%s: %v, want %v", what, got.Big(), want)
			}
		}
		check("plus", a.Plus(b), new(big.Int).Add(a.Big(), b.Big()))
		check("times", a.Times(b), new(big.Int).Mul(a.Big(), b.Big()))
		check("minus", a.Plus(b).Minus(b), a.Big())
		check("ratio", a.Ratio(n, 1), new(big.Int).Mul(a.Big(), new(big.Int).SetUint64(n)))
		check("ratio back", a.Times(dice.CountOf(n)).Ratio(7, n), new(big.Int).Mul(a.Big(), big.NewInt(7)))
		sums := []dice.Count{a, b}
		a.AddTimes(sums, []dice.Count{b, a}, a)
		check("add times", sums[0], new(big.Int).Add(a.Big(), new(big.Int).Mul(a.Big(), b.Big())))
		check("add times again", sums[1], new(big.Int).Add(b.Big(), new(big.Int).Mul(a.Big(), a.Big())))
		long := make([]dice.Count, 6)
		few := []dice.Count{a, b, dice.CountOf(n)}
		a.AddProduct(long, few, []dice.Count{b, dice.CountOf(1), {}, a})
		for i, want := range []dice.Count{
			a.Times(b), b.Times(b).Plus(a), dice.CountOf(n).Times(b).Plus(b),
			dice.CountOf(n).Plus(a.Times(a)), a.Times(b), dice.CountOf(n).Times(a),
		} {
			check("product", long[i], want.Big())
		}
		check("lift", a.Lift(dice.Sixths(3)), new(big.Int).Mul(a.Big(), big.NewInt(216)))
	})
}

// One of two comes by a chance, however many ways make that up.
func TestMixIsEachByItsChance(t *testing.T) {
	one, two := dice.Pool(1).Total(), dice.Pool(3).Total()
	huge := new(big.Int).Lsh(big.NewInt(1), 130)
	for _, chance := range []*big.Rat{
		new(big.Rat), big.NewRat(1, 1), big.NewRat(5, 12), big.NewRat(256, 257), new(big.Rat).SetFrac(big.NewInt(1), huge),
		new(big.Rat).SetFrac(new(big.Int).Sub(huge, big.NewInt(1)), huge),
	} {
		mixed, rest := dice.Mix(chance, one, two), new(big.Rat).Sub(big.NewRat(1, 1), chance)
		want := new(big.Rat).Add(new(big.Rat).Mul(chance, one.Mean()), new(big.Rat).Mul(rest, two.Mean()))
		if mixed.Mean().Cmp(want) != 0 {
			t.Errorf("by %v the mean is %v, want %v", chance, mixed.Mean(), want)
		}
	}
}
