package dice

// Joint returns the ways, over [Sixths] of the dice, of normal and critical damage
// together: ways[normal][critical].
func (p Pool) Joint() [][]Count {
	n := int(max(p, 0))
	joint := make([][]Count, 2*n+1)
	for normal := range joint {
		joint[normal] = make([]Count, 2*n+1)
	}
	others := make([]Count, 2*n+1)
	choose := CountOf(1) // C(n, plain)
	for plain := 0; plain <= n; plain++ {
		trinomial(others[:2*(n-plain)+1], n-plain, 2, 1, 1)
		ways := choose
		for twos := 0; twos <= plain; twos++ {
			for critical, w := range others[:2*(n-plain)+1] {
				at := &joint[plain+twos][critical]
				*at = at.Plus(ways.Times(w))
			}
			ways = ways.Ratio(uint64(plain-twos), uint64(twos+1))
		}
		choose = choose.Ratio(uint64(n-plain), uint64(plain+1))
	}
	return joint
}
