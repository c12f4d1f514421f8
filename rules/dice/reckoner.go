package dice

// Reckoner counts in how many ways a handful of attack dice deals damage. It keeps its
// working memory, so that asking again allocates nothing; every answer is good until
// the next question. The zero Reckoner is ready. It is not for two goroutines at once.
type Reckoner[N Number[N]] struct {
	few  counter[word] // small pools, by machine words
	many counter[N]
	ways []N
}

// Damage returns, for each damage from 0 up, the ways (over [Sixths] of the dice) in
// which that many dice deal it to the target: critical + max(0, normal - armor), R-80.
// For a Real they are probabilities. A negative number of dice is none.
func (r *Reckoner[N]) Damage(dice int, to Target) []N {
	dice = max(dice, 0)
	if dice > mostByWord {
		return share(r.many.damage(dice, to), Sixths(dice))
	}
	var zero N
	ways := r.few.damage(dice, to)
	r.ways = resize(r.ways, len(ways))
	for i, n := range ways {
		r.ways[i] = zero.From(uint64(n))
	}
	return share(r.ways, Sixths(dice))
}

// counter counts the ways to deal damage in one kind of number.
type counter[N Number[N]] struct {
	ways, part []N
}

// damage counts the ways to deal each damage. All dice with their totals moved down
// by the armor would be the answer, were the normal damage always above the armor. So
// the rolls whose normal damage the armor eats whole are taken out there and put back
// at their critical damage alone.
func (r *counter[N]) damage(dice int, to Target) []N {
	faces := facesAgainst(to)
	most := to.MaxDamage(dice)
	r.part = resize(r.part, 2*dice+1)
	switch {
	case to.Armor <= 0:
		r.ways = resize(r.ways, 2*dice+1)
		trinomial(r.ways, dice, faces.zero, 2*faces.one, 2*faces.two)
	case to.Armor >= most:
		r.ways = resize(r.ways, 2*dice+1)
		trinomial(r.ways, dice, faces.zero+faces.one+faces.two, faces.one, faces.two)
	default:
		r.ways = resize(r.ways, 2*dice+1+to.Armor)
		trinomial(r.ways[:2*dice+1], dice, faces.zero, 2*faces.one, 2*faces.two)
		clear(r.ways[2*dice+1:])
		copy(r.ways, r.ways[to.Armor:])
		r.stopAtArmor(dice, to.Armor, faces)
	}
	return r.ways[:most+1]
}

// faces says on how many sides of the die a 0, a plain 1 and a plain 2 stand; there
// are as many starburst ones and twos as plain ones.
type faces struct{ zero, one, two uint64 }

func facesAgainst(to Target) faces {
	if to.OnlyOnes {
		return faces{zero: 4, one: 1}
	}
	return faces{zero: 2, one: 1, two: 1}
}

// stopAtArmor moves the rolls with normal damage up to the armor from where their
// total less the armor would put them (for some that is below 0, and they are not
// there yet) to their critical damage. It goes by the number of dice with plain
// numbers: those make every normal damage in known ways, the others the critical.
func (r *counter[N]) stopAtArmor(dice, armor int, f faces) {
	var zero N
	fewest := max(dice-armor, 0)
	trinomial(r.part[:2*fewest+1], fewest, f.zero, f.one, f.two)
	choose := zero.From(1)
	for plain := dice - fewest; plain > 0; plain-- { // C(dice, dice-fewest)
		choose = choose.Ratio(uint64(fewest+plain), uint64(dice-fewest-plain+1))
	}
	for others := fewest; ; others++ {
		plain := dice - others
		r.moveRolls(r.part[:2*others+1], plain, armor, choose, f)
		if plain == 0 {
			return
		}
		choose = choose.Ratio(uint64(plain), uint64(others+1))
		oneDieMore(r.part[:2*others+3], f)
	}
}

// moveRolls does it for the rolls with that many plain numbers, whose other dice
// show each critical damage in the given ways; choose is the number of ways to say
// which dice are which.
func (r *counter[N]) moveRolls(others []N, plain, armor int, choose N, f faces) {
	eaten := choose.From(0)
	twos := choose // choose · C(plain, twos)
	for normal := plain; normal <= min(plain*2, armor); normal++ {
		if normal > plain {
			if f.two == 0 {
				break
			}
			n := normal - plain
			twos = twos.Ratio(uint64(plain-n+1), uint64(n))
		}
		eaten = eaten.Plus(twos)
		for critical := armor - normal; critical < len(others); critical++ {
			at := critical + normal - armor
			r.ways[at] = r.ways[at].Minus(twos.Times(others[critical]))
		}
	}
	if eaten.IsZero() {
		return
	}
	eaten.AddTimes(r.ways, others, eaten)
}

// oneDieMore multiplies a polynomial by zero + one·x + two·x²; the last two places
// of dst are free for it.
func oneDieMore[N Number[N]](dst []N, f faces) {
	var zero N
	dst[len(dst)-1], dst[len(dst)-2] = zero, zero
	for i := len(dst) - 1; i >= 0; i-- {
		before, twoBefore := zero, zero
		if i >= 1 {
			before = dst[i-1]
		}
		if i >= 2 && f.two > 0 {
			twoBefore = dst[i-2].Ratio(f.two, 1)
		}
		dst[i] = dst[i].Blend(f.zero, before, f.one, 1).Plus(twoBefore)
	}
}

// resize gives the slice that length, in the memory it has if that is enough.
func resize[N any](s []N, length int) []N {
	if cap(s) < length {
		return make([]N, length)
	}
	return s[:length]
}

// share turns ways into what the Number keeps: probabilities for a Real.
func share[N Number[N]](ways []N, of Scale) []N {
	for i := range ways {
		ways[i] = ways[i].Share(of)
	}
	return ways
}
