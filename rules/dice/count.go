package dice

import (
	"math/big"
	"math/bits"
)

// Count is an exact whole number, never negative: a number of equally likely ways.
// Up to 128 bits it lives in two words and costs no allocation; beyond that it turns
// itself into a big number. The zero Count is 0. A Count is a value and never changes.
type Count struct {
	hi, lo uint64
	large  *big.Int // set only from 2^128 up
}

// CountOf returns n as a Count.
func CountOf(n uint64) Count { return Count{lo: n} }

// countOfBig gives a big number its one right form. It takes over n.
func countOfBig(n *big.Int) Count {
	if n.BitLen() > 128 {
		return Count{large: n}
	}
	lo := new(big.Int).And(n, new(big.Int).SetUint64(^uint64(0))).Uint64()
	return Count{hi: new(big.Int).Rsh(n, 64).Uint64(), lo: lo}
}

// Big returns the count as a new big number.
func (c Count) Big() *big.Int {
	if c.large != nil {
		return new(big.Int).Set(c.large)
	}
	n := new(big.Int).SetUint64(c.hi)
	return n.Lsh(n, 64).Add(n, new(big.Int).SetUint64(c.lo))
}

// IsZero reports whether there is no way at all.
func (c Count) IsZero() bool { return c.large == nil && c.hi|c.lo == 0 }

// From returns n as a Count, whatever c is.
func (Count) From(n uint64) Count { return CountOf(n) }

// Plus returns c + d.
func (c Count) Plus(d Count) Count {
	if c.large == nil && d.large == nil {
		lo, carry := bits.Add64(c.lo, d.lo, 0)
		hi, carry := bits.Add64(c.hi, d.hi, carry)
		if carry == 0 {
			return Count{hi: hi, lo: lo}
		}
	}
	return countOfBig(new(big.Int).Add(c.view(), d.view()))
}

// Minus returns c - d, which must not be below 0.
func (c Count) Minus(d Count) Count {
	if c.large == nil && d.large == nil {
		lo, borrow := bits.Sub64(c.lo, d.lo, 0)
		hi, borrow := bits.Sub64(c.hi, d.hi, borrow)
		if borrow == 0 {
			return Count{hi: hi, lo: lo}
		}
		panic("dice: a count below zero")
	}
	return countOfBig(new(big.Int).Sub(c.view(), d.view()))
}

// Times returns c · d.
func (c Count) Times(d Count) Count {
	if c.large == nil && d.large == nil {
		if c.hi == 0 && d.hi == 0 {
			hi, lo := bits.Mul64(c.lo, d.lo)
			return Count{hi: hi, lo: lo}
		}
		if c.hi == 0 {
			c, d = d, c
		}
		if d.hi == 0 {
			if product, fits := c.timesWord(d.lo); fits {
				return product
			}
		}
	}
	return countOfBig(new(big.Int).Mul(c.view(), d.view()))
}

// timesWord multiplies a small count by one word, and says whether it still fits.
func (c Count) timesWord(n uint64) (product Count, fits bool) {
	carry, lo := bits.Mul64(c.lo, n)
	over, hi := bits.Mul64(c.hi, n)
	hi, more := bits.Add64(hi, carry, 0)
	return Count{hi: hi, lo: lo}, over == 0 && more == 0
}

// Ratio returns c · over / under, which must come out whole. The under must not be 0.
func (c Count) Ratio(over, under uint64) Count {
	if c.large == nil {
		if product, fits := c.timesWord(over); fits {
			hi, rest := bits.Div64(0, product.hi, under)
			lo, _ := bits.Div64(rest, product.lo, under)
			return Count{hi: hi, lo: lo}
		}
	}
	n := new(big.Int).Mul(c.view(), new(big.Int).SetUint64(over))
	return countOfBig(n.Quo(n, new(big.Int).SetUint64(under)))
}

// Share leaves a Count as it is: its denominator is kept beside it.
func (c Count) Share(Scale) Count { return c }

// Lift returns the ways over a denominator larger by that scale.
func (c Count) Lift(by Scale) Count {
	if by == (Scale{}) {
		return c
	}
	return c.Times(by.Count())
}

// view is the count as a big number that must not be changed.
func (c Count) view() *big.Int {
	if c.large != nil {
		return c.large
	}
	return c.Big()
}
