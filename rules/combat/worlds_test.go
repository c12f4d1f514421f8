package combat_test

import (
	"math/big"

	"github.com/quickcast/quickcast/rules/dice"
)

// worlds are all tables there may be, and how likely each is.
type worlds map[world]*big.Rat

func (ws worlds) add(w world, p *big.Rat) {
	if ws[w] == nil {
		ws[w] = new(big.Rat)
	}
	ws[w].Add(ws[w], p)
}

// eachSide throws the effect die in every world that wants it.
func (ws worlds) eachSide(wants func(*world) bool, then func(w *world, side int)) worlds {
	next := worlds{}
	for w, p := range ws {
		if !wants(&w) {
			next.add(w, p)
			continue
		}
		for side := 1; side <= 12; side++ {
			there := w
			then(&there, side)
			next.add(there, new(big.Rat).Mul(p, big.NewRat(1, 12)))
		}
	}
	return next
}

// eachDie throws a number of dice, one after the other, and hands over the sums.
func (ws worlds) eachDie(number func(*world) int, then func(w *world, faces [6]int)) worlds {
	next := worlds{}
	for w, p := range ws {
		n := number(&w)
		if n < 0 {
			next.add(w, p)
			continue
		}
		counts := map[[6]int]int64{{}: 1} // how many dice show each side
		for range n {
			more := map[[6]int]int64{}
			for shown, ways := range counts {
				for side := range 6 {
					thrown := shown
					thrown[side]++
					more[thrown] += ways
				}
			}
			counts = more
		}
		all := new(big.Int).Exp(big.NewInt(6), big.NewInt(int64(n)), nil)
		for shown, ways := range counts {
			there := w
			then(&there, shown)
			next.add(there, new(big.Rat).Mul(p, new(big.Rat).SetFrac(big.NewInt(ways), all)))
		}
	}
	return next
}

func (ws worlds) each(change func(*world)) worlds {
	next := worlds{}
	for w, p := range ws {
		change(&w)
		next.add(w, p)
	}
	return next
}

// dist is a number over all worlds.
func (ws worlds) dist(of func(world) int) map[int]*big.Rat {
	d := map[int]*big.Rat{}
	for w, p := range ws {
		if d[of(w)] == nil {
			d[of(w)] = new(big.Rat)
		}
		d[of(w)].Add(d[of(w)], p)
	}
	return d
}

// chance is the probability of the worlds in which something holds.
func (ws worlds) chance(of func(world) bool) *big.Rat {
	sum := new(big.Rat)
	for w, p := range ws {
		if of(w) {
			sum.Add(sum, p)
		}
	}
	return sum
}

// agrees reports whether an exact distribution is that of the worlds.
func agrees(got dice.Dist, want map[int]*big.Rat) bool {
	if got.Len() != len(want) {
		return false
	}
	for outcome, p := range want {
		if got.At(outcome).Cmp(p) != 0 {
			return false
		}
	}
	return true
}
