package dice

// Reckoner counts in how many ways a handful of attack dice deals damage. It keeps its
// working memory, so that asking again allocates nothing; every answer is good until
// the next question. The zero Reckoner is ready. It is not for two goroutines at once.
type Reckoner[N Number[N]] struct {
	few  counter[word] // small pools, by machine words
	wide counter[wide] // larger ones, exactly
	many counter[N]
	ways []N
}

// Damage returns, for each damage from 0 up, the ways (over [Sixths] of the dice) in
// which that many dice deal it to the target: critical + max(0, normal - armor), R-80.
// For a Real they are probabilities. A negative number of dice is none.
func (r *Reckoner[N]) Damage(dice int, to Target) []N {
	var zero N
	dice = max(dice, 0)
	ways, exact := any(&r.ways).(*[]Count)
	switch {
	case dice <= mostByWord:
		few := r.few.damage(dice, to)
		r.ways = resize(r.ways, len(few))
		for i, n := range few {
			r.ways[i] = zero.From(uint64(n))
		}
	case exact && dice <= MaxDice:
		*ways = counts(r.wide.damage(dice, to))
	default:
		r.ways = r.many.damage(dice, to)
	}
	for i := range r.ways {
		r.ways[i] = r.ways[i].Share(Sixths(dice))
	}
	return r.ways
}

// counter counts the ways to deal damage in one kind of number.
type counter[N figure[N]] struct {
	ways       []N
	part, next []N // in how many ways some of the dice show each damage, and one die more
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
		r.next = resize(r.next, 2*dice+1)
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
		r.oneDieMore(2*others+1, f)
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
		if at := armor - normal; at < len(others) {
			twos.TakeTimes(r.ways, others[at:], twos)
		}
	}
	eaten.AddTimes(r.ways, others, eaten)
}

// oneDieMore multiplies the polynomial of so many places by zero + one·x + two·x².
func (r *counter[N]) oneDieMore(places int, f faces) {
	var zero N
	clear(r.next[:places+2])
	for more, ways := range []uint64{f.zero, f.one, f.two} {
		zero.AddTimes(r.next[more:], r.part[:places], zero.From(ways))
	}
	r.part, r.next = r.next, r.part
}

// resize gives the slice that length, in the memory it has if that is enough.
func resize[N any](s []N, length int) []N {
	if cap(s) < length {
		return make([]N, length)
	}
	return s[:length]
}
