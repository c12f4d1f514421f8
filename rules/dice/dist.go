package dice

import (
	"math/big"
	"slices"
)

// Dist is an exact distribution over whole numbers: the outcomes that can happen, in
// ascending order, and in how many of all ways each does. The ways of all outcomes
// sum to exactly all ways. The zero Dist has no outcomes. A Dist never changes.
type Dist struct {
	outcomes []int
	ways     []Count
	all      Count
}

// Certain is the distribution of what is always the same.
func Certain(outcome int) Dist {
	return Dist{outcomes: []int{outcome}, ways: []Count{CountOf(1)}, all: CountOf(1)}
}

// Spread is the distribution in which outcome first+i happens in ways[i] ways. All
// ways together are their sum, so that any part of a whole becomes a distribution
// of its own. Without a way it is the zero Dist.
func Spread(first int, ways []Count) Dist {
	d := Dist{outcomes: make([]int, 0, len(ways)), ways: make([]Count, 0, len(ways)), all: total(ways)}
	for i, w := range ways {
		if !w.IsZero() {
			d.outcomes = append(d.outcomes, first+i)
			d.ways = append(d.ways, w)
		}
	}
	return d
}

// Gather is the distribution of the outcomes of a map and their ways.
func Gather(ways map[int]Count) Dist {
	var d Dist
	for outcome, w := range ways {
		if !w.IsZero() {
			d.outcomes = append(d.outcomes, outcome)
		}
	}
	slices.Sort(d.outcomes)
	for _, outcome := range d.outcomes {
		d.ways = append(d.ways, ways[outcome])
	}
	d.all = total(d.ways)
	return d
}

// Len is the number of outcomes that can happen.
func (d Dist) Len() int { return len(d.outcomes) }

// Outcome is the i-th outcome, counted from 0, ascending.
func (d Dist) Outcome(i int) int { return d.outcomes[i] }

// Probability is that of the i-th outcome.
func (d Dist) Probability(i int) *big.Rat { return fraction(d.ways[i], d.all) }

// At is the probability of one outcome; 0 for one that cannot happen.
func (d Dist) At(outcome int) *big.Rat {
	if i, found := slices.BinarySearch(d.outcomes, outcome); found {
		return d.Probability(i)
	}
	return new(big.Rat)
}

// AtLeast is the probability of that outcome or a higher one.
func (d Dist) AtLeast(outcome int) *big.Rat {
	var ways Count
	for i, o := range d.outcomes {
		if o >= outcome {
			ways = ways.Plus(d.ways[i])
		}
	}
	return fraction(ways, d.all)
}

// Mean is what comes out on average.
func (d Dist) Mean() *big.Rat { return d.moment(1) }

// Variance is the mean square distance from the mean.
func (d Dist) Variance() *big.Rat {
	mean := d.Mean()
	return new(big.Rat).Sub(d.moment(2), mean.Mul(mean, mean))
}

// moment is the mean of the outcomes to that power.
func (d Dist) moment(power int64) *big.Rat {
	sum := new(big.Int)
	for i, o := range d.outcomes {
		value := new(big.Int).Exp(big.NewInt(int64(o)), big.NewInt(power), nil)
		sum.Add(sum, value.Mul(value, d.ways[i].Big()))
	}
	if sum.Sign() == 0 {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(sum, d.all.Big())
}

// Map is the distribution of f of the outcome.
func (d Dist) Map(f func(outcome int) int) Dist {
	ways := make(map[int]Count, len(d.outcomes))
	for i, o := range d.outcomes {
		ways[f(o)] = ways[f(o)].Plus(d.ways[i])
	}
	return Gather(ways)
}

// Plus is the distribution of the sum of two that know nothing of each other.
func (d Dist) Plus(e Dist) Dist { return Sum([]Dist{d, e}, nil) }

// Sum is the distribution of the sum of some that know nothing of one another, as far
// as the budget goes. The halves are summed first, so that few products are long.
func Sum(all []Dist, b *Budget) Dist {
	switch len(all) {
	case 0:
		return Certain(0)
	case 1:
		return all[0]
	}
	half := len(all) / 2
	d, e := Sum(all[:half], b), Sum(all[half:], b)
	if d.Len() == 0 || e.Len() == 0 {
		return Dist{}
	}
	return Spread(d.outcomes[0]+e.outcomes[0], product(d.dense(), e.dense(), b))
}

// dense are the ways of every number from the first outcome to the last.
func (d Dist) dense() []Count {
	first := d.outcomes[0]
	ways := make([]Count, d.outcomes[d.Len()-1]-first+1)
	for i, outcome := range d.outcomes {
		ways[outcome-first] = d.ways[i]
	}
	return ways
}

// Mix is the distribution that is d with the given probability and e otherwise.
func Mix(chance *big.Rat, d, e Dist) Dist {
	no := new(big.Rat).Sub(big.NewRat(1, 1), chance)
	mixed := make(map[int]Count)
	mixed = addTimes(mixed, d, countOfBig(new(big.Int).Mul(no.Denom(), chance.Num())).Times(e.all))
	mixed = addTimes(mixed, e, countOfBig(new(big.Int).Mul(chance.Denom(), no.Num())).Times(d.all))
	return Gather(mixed)
}

func addTimes(to map[int]Count, d Dist, factor Count) map[int]Count {
	for i, o := range d.outcomes {
		to[o] = to[o].Plus(d.ways[i].Times(factor))
	}
	return to
}

// fraction is so many ways of all of them, reduced; 0 of none.
func fraction(ways, all Count) *big.Rat {
	if ways.IsZero() {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(ways.Big(), all.Big())
}

// Fraction is so many ways over the scale, reduced.
func Fraction(ways Count, of Scale) *big.Rat { return fraction(ways, of.count()) }
