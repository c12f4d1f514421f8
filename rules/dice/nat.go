package dice

import (
	"math/bits"
	"slices"
)

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
	sum := make(nat, max(len(x), len(y))+1)
	copy(sum, x)
	addProduct(sum, y, 1)
	return sum.trimmed()
}

// minus returns x - y, which must not be below 0: it panics.
func (x nat) minus(y nat) nat {
	rest := slices.Clone(x)
	takeProduct(rest, y, 1)
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

// takeProduct takes y · word from the number in rest, which must not fall below 0: that is
// adding it to all that is not in rest.
func takeProduct(rest, y nat, word uint64) {
	rest.turn()
	addProduct(rest, y, word)
	rest.turn()
}

// turn makes of a number what is left of its words to their largest, in place.
func (x nat) turn() {
	for i, word := range x {
		x[i] = ^word
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
