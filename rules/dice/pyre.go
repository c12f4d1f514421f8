package dice

import "math/big"

// Pyre is an object that burns through Upkeep Phases, in which it can be healed and
// destroyed: then the markers are not independent any more, as the damage must be
// looked at in between. Its states are how many markers are left and how much damage
// lies on it. The states with the same markers are one polynomial in the damage, packed
// into one long number, so that what happens to all of them is a shift and a sum.
type Pyre struct {
	low, slots int        // the damages there can be, from low on
	words      int        // that each coefficient has
	mask       *big.Int   // ones in all slots
	burning    []*big.Int // the polynomials, by markers left
	scale      Scale
	budget     *Budget
}

// NewPyre returns an object with such damage and Burn markers, whose damage will never
// be below low, and which is destroyed as soon as it is not below high.
func NewPyre(damage, markers, low, high int, b *Budget) *Pyre {
	p := &Pyre{low: low, slots: max(0, high-low), words: 1, budget: b}
	p.mask = p.ones(p.slots)
	p.burning = make([]*big.Int, markers+1)
	for left := range p.burning {
		p.burning[left] = new(big.Int)
	}
	p.burning[markers].SetUint64(1)
	p.hurt(p.burning[markers], damage-low)
	return p
}

// Burn rolls a die for each marker: a third of all go out, the others do one or two
// . With y for a marker and x for damage every y becomes 1 + (x + x²)·y.
func (p *Pyre) Burn() {
	for len(p.burning) > 1 && p.burning[len(p.burning)-1].Sign() == 0 {
		p.burning = p.burning[:len(p.burning)-1]
	}
	most := len(p.burning) - 1
	p.scale = p.scale.Times(thirds(most))
	p.widen()
	if p.budget.Spent() || !p.budget.Spend(p.work(most)) {
		return
	}
	lift := big.NewInt(1) // where fewer dice are rolled
	for left := most; left >= 0; left-- {
		p.burning[left].Mul(p.burning[left], lift)
		lift.Mul(lift, big.NewInt(3))
	}
	for done := range most { // y becomes 1 + y, by Horner's rule
		for left := most - 1; left >= done; left-- {
			p.burning[left].Add(p.burning[left], p.burning[left+1])
		}
	}
	room := p.room()
	more := p.room()
	for left, ways := range p.burning { // and y becomes (x + x²)·y
		room.Lsh(ways, p.bits(left))
		for range left {
			room.Add(room, more.Lsh(room, p.bits(1)))
		}
		ways.Set(room)
		p.hurt(ways, 0)
	}
}

// work is about how many nanoseconds it takes to roll for so many markers.
func (p *Pyre) work(most int) int64 {
	longest := 0
	for _, ways := range p.burning {
		longest = max(longest, ways.BitLen()/64)
	}
	longest = min(longest+2*most*p.words, (p.slots+most)*p.words)
	return 1000 + int64(most+8)*int64(most+8)*int64(longest)/2 + 200*int64(p.slots)
}

// Hurt puts damage on the object.
func (p *Pyre) Hurt(damage int) {
	for _, ways := range p.burning {
		p.hurt(ways, damage)
	}
}

// hurt moves a polynomial up, and drops what is destroyed.
func (p *Pyre) hurt(ways *big.Int, damage int) {
	ways.Lsh(ways, p.bits(damage))
	if ways.BitLen() > int(p.bits(p.slots)) {
		ways.And(ways, p.mask)
	}
}

// Heal takes damage off the object, as far as there is any.
func (p *Pyre) Heal(damage int) {
	damage = min(damage, p.slots)
	healed, low := new(big.Int), p.ones(damage)
	for _, ways := range p.burning {
		healed.And(ways, low)
		ways.Rsh(ways, p.bits(damage))
		ways.Add(ways, sum(unpack(healed, p.words, damage)).Big())
	}
}

// Destroyed is the probability that it is.
func (p *Pyre) Destroyed() *big.Rat {
	alive := sum(p.all())
	return Fraction(p.scale.count().Minus(alive), p.scale)
}

// Damage is the distribution of the damage on it, if it is not destroyed.
func (p *Pyre) Damage() Dist { return Spread(p.low, p.all()) }

// Markers is the distribution of the markers on it, if it is not destroyed.
func (p *Pyre) Markers() Dist {
	left := make([]Count, len(p.burning))
	for n, ways := range p.burning {
		left[n] = sum(unpack(ways, p.words, p.slots))
	}
	return Spread(0, left)
}

// all are the ways by damage.
func (p *Pyre) all() []Count {
	all := new(big.Int)
	for _, ways := range p.burning {
		all.Add(all, ways)
	}
	return unpack(all, p.words, p.slots)
}

// widen gives every coefficient room for as many ways as there are now.
func (p *Pyre) widen() {
	words := wordsOf(p.scale.bits() + 1)
	if words <= p.words || !p.budget.Hold(16*int64(words-p.words)*int64(p.slots*len(p.burning))) {
		return
	}
	for _, ways := range p.burning {
		repack(ways, p.words, words)
	}
	p.words = words
	p.mask = p.ones(p.slots)
}

// room is a number with the memory for a polynomial and what one roll adds to it.
func (p *Pyre) room() *big.Int {
	bits := p.bits(p.slots + 2*len(p.burning))
	return new(big.Int).SetBits(make([]big.Word, 0, bits/32))
}

// bits is the length of so many coefficients.
func (p *Pyre) bits(slots int) uint { return uint(64 * p.words * slots) }

// ones is a number that is all ones in so many coefficients.
func (p *Pyre) ones(slots int) *big.Int {
	one := big.NewInt(1)
	return one.Sub(new(big.Int).Lsh(one, p.bits(slots)), one)
}

func sum(ways []Count) Count {
	var all Count
	for _, w := range ways {
		all = all.Plus(w)
	}
	return all
}
