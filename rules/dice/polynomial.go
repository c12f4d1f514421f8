package dice

// trinomial fills dst, which has length 2n+1, with the coefficients of
// (a + b·x + c·x²)^n. The recurrence n·p'·f = p·f' gives each from the two before it;
// walking from both ends to the middle it adds only, so that a Real stays accurate
// and a Count whole. With c = 0 only the first n+1 are other than 0.
func trinomial[N figure[N]](dst []N, n int, a, b, c uint64) {
	if c == 0 {
		binomial(dst, n, a, b)
		return
	}
	walk(dst, n, a, b, c, func(i int) int { return i })
	if a == c {
		for i := range n {
			dst[2*n-i] = dst[i]
		}
		return
	}
	walk(dst, n, c, b, a, func(i int) int { return 2*n - i })
}

// walk fills half of a trinomial power from the end where the constant term is a.
func walk[N figure[N]](dst []N, n int, a, b, c uint64, at func(int) int) {
	var zero N
	last, before := raise(zero.From(1), a, n), zero
	dst[at(0)] = last
	for i := 0; i < n; i++ {
		next := last.Blend(b*uint64(n-i), before, c*uint64(2*n-i+1), a*uint64(i+1))
		last, before = next, last
		dst[at(i+1)] = last
	}
}

// binomial fills dst with the coefficients of (a + b·x)^n, and 0 above.
func binomial[N figure[N]](dst []N, n int, a, b uint64) {
	var zero N
	clear(dst)
	dst[0] = raise(zero.From(1), a, n)
	for i := 0; i < n; i++ {
		dst[i+1] = dst[i].Ratio(b*uint64(n-i), a*uint64(i+1))
	}
}

// raise returns n · base^times, a word of factors at a time.
func raise[N figure[N]](n N, base uint64, times int) N {
	for times > 0 {
		factors := uint64(1)
		for ; times > 0 && factors < 1<<32/base; times-- {
			factors *= base
		}
		n = n.Ratio(factors, 1)
	}
	return n
}
