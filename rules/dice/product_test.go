package dice

import (
	"testing"

	"pgregory.net/rapid"
)

// What is packed into one number comes out of it again, also with more room for each coefficient.
func TestPackedPolynomialsComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.IntRange(1, 3).Draw(t, "words")
		more := rapid.IntRange(words, 5).Draw(t, "more")
		a := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Count {
			c := CountOf(rapid.Uint64().Draw(t, "word"))
			for range words - 1 {
				c = c.Times(CountOf(rapid.Uint64().Draw(t, "factor")))
			}
			return c
		}), 1, 6).Draw(t, "coefficients")
		n := pack(a, words)
		for _, room := range []int{words, more} {
			if room > words {
				repack(n, words, room)
			}
			for i, c := range unpack(n, room, len(a)) {
				if c.Big().Cmp(a[i].Big()) != 0 {
					t.Fatalf("in %d words coefficient %d of %v is %v", room, i, a[i].Big(), c.Big())
				}
			}
		}
	})
}
