package pairing

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// brute is the least cost of all pairings, each player tried with every other.
func brute(n int, cost func(a, b int) int64) int64 {
	known := map[uint]int64{0: 0}
	var least func(left uint) int64
	least = func(left uint) int64 {
		if sum, ok := known[left]; ok {
			return sum
		}
		first := 0
		for left>>first&1 == 0 {
			first++
		}
		best := int64(-1)
		for second := first + 1; second < n; second++ {
			if left>>second&1 == 0 {
				continue
			}
			if sum := cost(first, second) + least(left&^(1<<first|1<<second)); best < 0 || sum < best {
				best = sum
			}
		}
		known[left] = best
		return best
	}
	return least(1<<n - 1)
}

// No pairing of so few players is cheaper: all of them are tried.
func TestNoPairingIsCheaper(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := 2 * rapid.IntRange(0, 6).Draw(t, "pairs")
		most := rapid.SampledFrom([]int64{1, 3, 20, 1e6, 1e13}).Draw(t, "most")
		costs := map[[2]int]int64{}
		for a := range n {
			for b := range a {
				costs[[2]int{b, a}] = rapid.Int64Range(0, most).Draw(t, "cost")
			}
		}
		cost := func(a, b int) int64 { return costs[[2]int{min(a, b), max(a, b)}] }
		mates := least(n, cost)
		sum := int64(0)
		for a, b := range mates {
			if b < 0 || b == a || mates[b] != a {
				t.Fatalf("%v is no pairing", mates)
			}
			if a < b {
				sum += cost(a, b)
			}
		}
		if want := brute(n, cost); sum != want {
			t.Fatalf("%v costs %d, another %d", mates, sum, want)
		}
	})
}

// Large fields, too, are paired whole; that of 200 is tried against exchanges of two pairs.
func TestNoExchangeOfTwoPairsIsCheaper(t *testing.T) {
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 1))
		n := 40 + 32*int(seed)
		costs := make([][]int64, n)
		for a := range n {
			costs[a] = make([]int64, n)
			for b := range a {
				costs[a][b] = r.Int64N(50)
				costs[b][a] = costs[a][b]
			}
		}
		mates := least(n, func(a, b int) int64 { return costs[a][b] })
		for a, b := range mates {
			for c, d := range mates {
				if a == b || mates[b] != a {
					t.Fatalf("%v is no pairing", mates)
				}
				if c != a && c != b && costs[a][c]+costs[b][d] < costs[a][b]+costs[c][d] {
					t.Errorf("%d with %d and %d with %d would cost less", a, c, b, d)
				}
			}
		}
	}
}

func BenchmarkLeast64(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	costs := make([]int64, 64*64)
	for i := range costs {
		costs[i] = r.Int64N(1e10)
	}
	for b.Loop() {
		least(64, func(x, y int) int64 { return costs[min(x, y)*64+max(x, y)] })
	}
}
