package dice

import "math/bits"

// nat is a natural number of any size: its words, the lowest first, the highest not 0.
// The functions make new ones and leave their operands alone.
type nat []uint64

func (x nat) trimmed() nat {
	for len(x) > 0 && x[len(x)-1] == 0 {
		x = x[:len(x)-1]
	}
	return x
}

func (x nat) plus(y nat) nat {
	if len(x) < len(y) {
		x, y = y, x
	}
	sum := make(nat, len(x)+1)
	var carry uint64
	for i, word := range y {
		sum[i], carry = bits.Add64(x[i], word, carry)
	}
	for i := len(y); i < len(x); i++ {
		sum[i], carry = bits.Add64(x[i], 0, carry)
	}
	sum[len(x)] = carry
	return sum.trimmed()
}

// minus returns x - y, which must not be below 0.
func (x nat) minus(y nat) nat {
	rest := make(nat, len(x))
	var borrow uint64
	for i := range x {
		var word uint64
		if i < len(y) {
			word = y[i]
		}
		rest[i], borrow = bits.Sub64(x[i], word, borrow)
	}
	if borrow != 0 || len(y) > len(x) {
		panic("dice: a count below zero")
	}
	return rest.trimmed()
}

func (x nat) times(y nat) nat {
	product := make(nat, len(x)+len(y))
	for i, word := range x {
		addProduct(product[i:], y, word)
	}
	return product.trimmed()
}

// addProduct adds y · word to the number in sum, which must have room for it.
func addProduct(sum, y nat, word uint64) {
	var carry uint64
	for i, factor := range y {
		high, low := bits.Mul64(factor, word)
		var over uint64
		low, over = bits.Add64(low, carry, 0)
		high += over
		sum[i], over = bits.Add64(sum[i], low, 0)
		carry = high + over
	}
	for i := len(y); carry != 0; i++ {
		sum[i], carry = bits.Add64(sum[i], carry, 0)
	}
}

// takeProduct takes y · word from the number in rest, which must not fall below 0.
func takeProduct(rest, y nat, word uint64) {
	var carry uint64
	for i, factor := range y {
		high, low := bits.Mul64(factor, word)
		var over uint64
		low, over = bits.Add64(low, carry, 0)
		high += over
		rest[i], over = bits.Sub64(rest[i], low, 0)
		carry = high + over
	}
	for i := len(y); carry != 0; i++ {
		rest[i], carry = bits.Sub64(rest[i], carry, 0)
	}
}

// over divides x by one word, in place, and drops the rest.
func (x nat) over(word uint64) nat {
	var rest uint64
	for i := len(x) - 1; i >= 0; i-- {
		x[i], rest = bits.Div64(rest, x[i], word)
	}
	return x.trimmed()
}
