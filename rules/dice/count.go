package dice

import (
	"encoding/binary"
	"math/big"
	"math/bits"
)

// Count is an exact whole number, never negative: a number of equally likely ways.
// Up to 128 bits it lives in two words and costs no allocation; beyond that it grows
// as it must. The zero Count is 0. A Count is a value and never changes.
type Count struct {
	hi, lo uint64
	large  *nat // set only from 2^128 up
}

// CountOf returns n as a Count.
func CountOf(n uint64) Count { return Count{lo: n} }

// countOf gives a number its one right form.
func countOf(n nat) Count {
	switch len(n) {
	case 0:
		return Count{}
	case 1:
		return Count{lo: n[0]}
	case 2:
		return Count{hi: n[1], lo: n[0]}
	default:
		large := n
		return Count{large: &large}
	}
}

// total is all of them together; where that is long, in one place.
func total(ways []Count) (sum Count) {
	for i := range ways {
		if sum.large == nil {
			sum = sum.Plus(ways[i])
			continue
		}
		var room [2]uint64
		long := make(nat, wordsOf(longest(ways)+bits.Len(uint(len(ways)))))
		copy(long, *sum.large)
		for _, w := range ways[i:] {
			addProduct(long, w.words(&room), 1)
		}
		return countOf(long.trimmed())
	}
	return sum
}

// countOfBig is a big number, not negative, as a Count.
func countOfBig(n *big.Int) Count {
	words := make(nat, wordsOf(n.BitLen()))
	bytes := n.FillBytes(make([]byte, 8*len(words)))
	for i := range words {
		words[i] = binary.BigEndian.Uint64(bytes[len(bytes)-8*(i+1):])
	}
	return countOf(words.trimmed())
}

// Big returns the count as a new big number.
func (c Count) Big() *big.Int {
	var room [2]uint64
	words := c.words(&room)
	bytes := make([]byte, 8*len(words))
	for i, word := range words {
		binary.BigEndian.PutUint64(bytes[len(bytes)-8*(i+1):], word)
	}
	return new(big.Int).SetBytes(bytes)
}

// words is the count as words, in the room given if it fits. They must not be changed.
func (c Count) words(room *[2]uint64) nat {
	if c.large != nil {
		return *c.large
	}
	room[0], room[1] = c.lo, c.hi
	return nat(room[:]).trimmed()
}

// IsZero reports whether there is no way at all.
func (c Count) IsZero() bool { return c.hi|c.lo == 0 && c.large == nil }

// From returns n as a Count, whatever c is.
func (Count) From(n uint64) Count { return CountOf(n) }

// Plus returns c + d.
func (c Count) Plus(d Count) Count {
	lo, carry := bits.Add64(c.lo, d.lo, 0)
	hi, carry := bits.Add64(c.hi, d.hi, carry)
	if carry == 0 && c.large == nil && d.large == nil {
		return Count{hi: hi, lo: lo}
	}
	return c.plusLarge(d)
}

func (c Count) plusLarge(d Count) Count {
	var a, b [2]uint64
	return countOf(c.words(&a).plus(d.words(&b)))
}

// Minus returns c - d, which must not be below 0.
func (c Count) Minus(d Count) Count {
	lo, borrow := bits.Sub64(c.lo, d.lo, 0)
	hi, borrow := bits.Sub64(c.hi, d.hi, borrow)
	if borrow == 0 && c.large == nil && d.large == nil {
		return Count{hi: hi, lo: lo}
	}
	var a, b [2]uint64
	return countOf(c.words(&a).minus(d.words(&b)))
}

// Times returns c · d.
func (c Count) Times(d Count) Count {
	if c.large == nil && d.large == nil {
		if c.hi|d.hi == 0 {
			hi, lo := bits.Mul64(c.lo, d.lo)
			return Count{hi: hi, lo: lo}
		}
		if c.hi == 0 {
			c, d = d, c
		}
		if product, fits := c.timesWord(d.lo); fits && d.hi == 0 {
			return product
		}
	}
	var a, b [2]uint64
	return countOf(c.words(&a).times(d.words(&b)))
}

// timesWord multiplies a small count by one word, and says whether it still fits.
func (c Count) timesWord(n uint64) (product Count, fits bool) {
	carry, lo := bits.Mul64(c.lo, n)
	over, hi := bits.Mul64(c.hi, n)
	hi, more := bits.Add64(hi, carry, 0)
	return Count{hi: hi, lo: lo}, over|more == 0
}

// Ratio returns c · over / under, which must come out whole. The under must not be 0.
func (c Count) Ratio(over, under uint64) Count {
	return c.Blend(over, Count{}, 0, under)
}

// Blend returns (c·x + d·y) / under, which must come out whole. The under must not
// be 0.
func (c Count) Blend(x uint64, d Count, y, under uint64) Count {
	if c.large == nil && d.large == nil {
		left, fits := c.timesWord(x)
		right, alsoFits := d.timesWord(y)
		lo, carry := bits.Add64(left.lo, right.lo, 0)
		hi, carry := bits.Add64(left.hi, right.hi, carry)
		if fits && alsoFits && carry == 0 {
			return Count{hi: hi, lo: lo}.overWord(under)
		}
	}
	var a, b [2]uint64
	m, n := c.words(&a), d.words(&b)
	sum := make(nat, max(len(m), len(n))+2)
	addProduct(sum, m, x)
	addProduct(sum, n, y)
	return countOf(sum.over(under))
}

// AddTimes adds ways[i] · share to to[i], for each i.
func (Count) AddTimes(to, ways []Count, share Count) {
	byWord := share.hi == 0 && share.large == nil
	for i := range ways {
		t, w := &to[i], &ways[i]
		if byWord && w.hi == 0 && w.large == nil && t.large == nil {
			hi, lo := bits.Mul64(w.lo, share.lo)
			lo, carry := bits.Add64(t.lo, lo, 0)
			hi, carry = bits.Add64(t.hi, hi, carry)
			if carry == 0 {
				t.hi, t.lo = hi, lo
				continue
			}
		}
		*t = t.Plus(w.Times(share))
	}
}

// TakeTimes takes ways[i] · share from to[i], for each i.
func (Count) TakeTimes(to, ways []Count, share Count) {
	for i, w := range ways {
		to[i] = to[i].Minus(w.Times(share))
	}
}

// overWord divides a small count.
func (c Count) overWord(under uint64) Count {
	switch {
	case under == 1:
		return c
	case c.hi == 0:
		return Count{lo: c.lo / under}
	}
	hi, rest := c.hi/under, c.hi%under
	lo, _ := bits.Div64(rest, c.lo, under)
	return Count{hi: hi, lo: lo}
}

// Share leaves a Count as it is: its denominator is kept beside it.
func (c Count) Share(Scale) Count { return c }

// Lift returns the ways over a denominator larger by that scale.
func (c Count) Lift(by Scale) Count {
	if by == (Scale{}) {
		return c
	}
	return c.Times(by.count())
}
