package dice

// Number is what likelihoods are reckoned in. There are two: [Count], exact ways over
// a common denominator, and [Real], float64 probabilities. One piece of code reckons
// in either, so that the quick answer and the exact one follow the same law.
type Number[N any] interface {
	figure[N]
	Times(N) N
	// AddProduct adds a[i] · b[j] to to[i+j], for each i and j, whatever the number
	// itself is: the product of two polynomials, which is how sums come about.
	AddProduct(to, a, b []N)
	// ProductWork is about how many nanoseconds the product takes of two polynomials of
	// such lengths, whose coefficients are ways of the scale.
	ProductWork(a, b int, of Scale) int64
	// Size is about how many bytes a number takes that is ways of the scale.
	Size(of Scale) int64
	// Share turns ways over the denominator into N: a probability for a Real; a
	// Count stays as it is.
	Share(of Scale) N
	// Lift goes to a denominator larger by the scale; a Real has none and stays.
	Lift(by Scale) N
	IsZero() bool
}

// figure is what it takes of a number to count the ways of a handful of dice in it.
type figure[N any] interface {
	// From returns a whole number.
	From(n uint64) N
	Plus(N) N
	// Ratio multiplies by over and divides by under.
	Ratio(over, under uint64) N
	// Blend is the number times x and d times y together, divided by under.
	Blend(x uint64, d N, y, under uint64) N
	// AddTimes adds ways[i] · share to to[i], for each i, whatever the number itself is,
	// and TakeTimes takes it away.
	AddTimes(to, ways []N, share N)
	TakeTimes(to, ways []N, share N)
}

// Real is a probability, or a number of ways, as a float64.
type Real float64

// From returns n as a Real.
func (Real) From(n uint64) Real { return Real(n) }

// Plus returns r + s.
func (r Real) Plus(s Real) Real { return r + s }

// Times returns r · s.
func (r Real) Times(s Real) Real { return r * s }

// Ratio returns r · over / under.
func (r Real) Ratio(over, under uint64) Real { return r * Real(over) / Real(under) }

// Blend returns (r·x + s·y) / under.
func (r Real) Blend(x uint64, s Real, y, under uint64) Real {
	return (r*Real(x) + s*Real(y)) / Real(under)
}

// AddTimes adds ways[i] · share to to[i], for each i.
func (Real) AddTimes(to, ways []Real, share Real) {
	to = to[:len(ways)]
	for i, w := range ways {
		to[i] += w * share
	}
}

// TakeTimes takes ways[i] · share from to[i], for each i; 0 is left where rounding would
// fall below it.
func (Real) TakeTimes(to, ways []Real, share Real) {
	to = to[:len(ways)]
	for i, w := range ways {
		to[i] = max(0, to[i]-w*share)
	}
}

// Share divides by the denominator.
func (r Real) Share(of Scale) Real { return r / Real(of.Float()) }

// Lift leaves a probability as it is.
func (r Real) Lift(Scale) Real { return r }

// IsZero reports whether r is 0.
func (r Real) IsZero() bool { return r == 0 }
