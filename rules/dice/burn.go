package dice

import "math/big"

// Fire is all that so many Burn markers do until the last is gone: a process without
// an end, yet with exact answers.
type Fire int

// Mean is the damage to expect: 3 for each marker.
func (f Fire) Mean() *big.Rat { return big.NewRat(3*int64(f), 1) }

// Variance of the damage: 14 for each marker.
func (f Fire) Variance() *big.Rat { return big.NewRat(14*int64(f), 1) }

// Within is what the fire does in so many Upkeeps: the damage, and the markers left. The
// markers know nothing of one another, so that all is a power of what one of them does.
func (f Fire) Within(upkeeps int, b *Budget) (damage, left Dist) {
	one := []Count{CountOf(1)} // of 3^upkeeps, by damage
	all, alive := CountOf(1), CountOf(1)
	for range upkeeps {
		next := make([]Count, len(one)+2)
		one[0].AddProduct(next[1:], one, []Count{CountOf(1), CountOf(1)}) // a one or a two, and on
		next[0] = all                                                     // a blank: it is out
		one, all, alive = next, all.Ratio(3, 1), alive.Ratio(2, 1)
	}
	damage = Spread(0, raised(one, int(f), b))
	return damage, Spread(0, raised([]Count{all.Minus(alive), alive}, int(f), b))
}

// AtLeast is the probability that the fire does that much damage or more, in all.
func (f Fire) AtLeast(damage int) *big.Rat {
	head := Head{fire: f, ways: f.ways(damage)}
	return head.AtLeast(damage)
}

// Head gives the probability of each damage the fire may do in all, up to and including
// one, as far as the budget goes; the error is that of the budget.
func (f Fire) Head(upTo int, b *Budget) (*Head, error) {
	for t := range upTo + 1 {
		if !b.write(thirds(t + int(f))) {
			return nil, b.Err(LessFire)
		}
	}
	return &Head{fire: f, ways: f.ways(upTo + 1)}, nil
}

// ways are those of each damage below one: w of 3^(damage + markers). One marker does t
// in h(t) of 3^(t+1) ways, where h(t) = h(t-1) + 3·h(t-2): its last roll but the blank
// was a one or a two. So all that n markers do is the power 1/(1 - x - 3x²)^n, each
// coefficient of which comes from the two before it.
func (f Fire) ways(below int) []Count {
	ways := make([]Count, max(below, 0))
	before, last := Count{}, CountOf(1)
	for t := range ways {
		ways[t] = last
		last, before = last.Blend(uint64(t+int(f)), before, uint64(3*(t-1+2*int(f))), uint64(t+1)), last
	}
	return ways
}

// Head is the beginning of what a fire may do in all.
type Head struct {
	fire Fire
	ways []Count // by damage
}

// At is the probability of one damage that was asked for.
func (h *Head) At(damage int) *big.Rat {
	return Fraction(h.ways[damage], thirds(damage+int(h.fire)))
}

// AtLeast is the probability that the fire does that much damage or more: at most one
// more than was asked for.
func (h *Head) AtLeast(damage int) *big.Rat {
	if damage <= 0 {
		return big.NewRat(1, 1)
	}
	var less Count // of 3^(damage-1 + markers)
	for _, ways := range h.ways[:damage] {
		less = less.Ratio(3, 1).Plus(ways)
	}
	of := thirds(damage - 1 + int(h.fire))
	return Fraction(of.count().Minus(less), of)
}
