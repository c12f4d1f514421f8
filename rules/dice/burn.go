package dice

import "math/big"

// BurnRoll counts what so many Burn markers do in one Upkeep: ways[left][damage],
// over [Thirds] of the markers. Each rolls one die of direct damage; a blank removes
// the marker, all other faces are half ones, half twos (R-104, reading 7).
func BurnRoll[N Number[N]](markers int) [][]N {
	var zero N
	ways := make([][]N, markers+1)
	choose := zero.From(1) // C(markers, left)
	for left := range ways {
		ways[left] = make([]N, 2*left+1)
		twos := choose
		for n := 0; n <= left; n++ {
			ways[left][left+n] = twos
			twos = twos.Ratio(uint64(left-n), uint64(n+1))
		}
		choose = choose.Ratio(uint64(markers-left), uint64(left+1))
		share(ways[left], Thirds(markers))
	}
	return ways
}

// Fire is all that so many Burn markers do until the last is gone: a process without
// an end, yet with exact answers.
type Fire int

// Mean is the damage to expect: 3 for each marker.
func (f Fire) Mean() *big.Rat { return big.NewRat(3*int64(f), 1) }

// Variance of the damage: 14 for each marker.
func (f Fire) Variance() *big.Rat { return big.NewRat(14*int64(f), 1) }

// Head returns the probability of each total damage from 0 up to and including
// upTo. One marker does t in h(t) of 3^(t+1) ways, where h(t) = h(t-1) + 3·h(t-2):
// its last roll but the blank was a one or a two. Another marker is one filter more.
func (f Fire) Head(upTo int) []*big.Rat {
	ways := make([]Count, upTo+1)
	ways[0] = CountOf(1)
	for range int(f) {
		for t := range ways {
			if t >= 1 {
				ways[t] = ways[t].Plus(ways[t-1])
			}
			if t >= 2 {
				ways[t] = ways[t].Plus(ways[t-2].Ratio(3, 1))
			}
		}
	}
	head := make([]*big.Rat, len(ways))
	for t, w := range ways {
		head[t] = Fraction(w, Scale{Threes: t + int(f)})
	}
	return head
}

// AtLeast is the probability that the fire does that much damage or more.
func (f Fire) AtLeast(damage int) *big.Rat {
	rest := big.NewRat(1, 1)
	if damage <= 0 {
		return rest
	}
	for _, p := range f.Head(damage - 1) {
		rest.Sub(rest, p)
	}
	return rest
}
