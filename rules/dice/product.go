package dice

import (
	"encoding/binary"
	"math"
	"math/big"
	"math/bits"
)

// AddProduct adds the product of two polynomials to a third: a[i] · b[j] to to[i+j].
func (Count) AddProduct(to, a, b []Count) {
	if len(a) > len(b) {
		a, b = b, a
	}
	switch {
	case len(a) <= 2:
		for i, share := range a {
			share.AddTimes(to[i:], b, share)
		}
	case inWords(a) && inWords(b):
		addWordProduct(to, a, b)
	default:
		addPackedProduct(to, a, b)
	}
}

// raised is a polynomial multiplied with itself, so many times; as far as the budget goes.
func raised(p []Count, times int, b *Budget) []Count {
	result := []Count{CountOf(1)}
	for bit := bits.Len(uint(times)) - 1; bit >= 0 && !b.Spent(); bit-- {
		result = product(result, result, b)
		if times>>bit&1 == 1 {
			result = product(result, p, b)
		}
	}
	return result
}

// product is that of two polynomials.
func product(x, y []Count, b *Budget) []Count {
	if !b.Spend(packedWork(len(x), len(y), wordsOf(longest(x)+longest(y)))) {
		return x
	}
	to := make([]Count, len(x)+len(y)-1)
	to[0].AddProduct(to, x, y)
	return to
}

// inWords reports whether every coefficient fits one word.
func inWords(a []Count) bool {
	for i := range a {
		if a[i].hi != 0 || a[i].large != nil {
			return false
		}
	}
	return true
}

// addWordProduct sums each coefficient in three words, which is enough for as many
// products of two words as there can be.
func addWordProduct(to, a, b []Count) {
	for n := range len(a) + len(b) - 1 {
		var low, middle, high uint64
		for i := max(0, n-len(b)+1); i < min(len(a), n+1); i++ {
			hi, lo := bits.Mul64(a[i].lo, b[n-i].lo)
			var carry uint64
			low, carry = bits.Add64(low, lo, 0)
			middle, carry = bits.Add64(middle, hi, carry)
			high += carry
		}
		if high == 0 {
			to[n] = to[n].Plus(Count{hi: middle, lo: low})
		} else {
			to[n] = to[n].Plus(countOf(nat{low, middle, high}))
		}
	}
}

// addPackedProduct lays each polynomial out in one long number, so far apart that no
// coefficient of the product reaches the next, and multiplies the two: what would be
// len(a)·len(b) products of long numbers is one, at the speed math/big has for it.
func addPackedProduct(to, a, b []Count) {
	words := wordsOf(longest(a) + longest(b) + bits.Len(uint(len(a))))
	product := pack(a, words)
	product.Mul(product, pack(b, words))
	for n, c := range unpack(product, words, len(a)+len(b)-1) {
		to[n] = to[n].Plus(c)
	}
}

// longest is the length of the largest of them, in bits.
func longest(a []Count) int {
	most := 0
	for i := range a {
		most = max(most, a[i].bitLen())
	}
	return most
}

// bitLen is the length of the count in bits; 0 for 0.
func (c Count) bitLen() int {
	var room [2]uint64
	words := c.words(&room)
	if len(words) == 0 {
		return 0
	}
	return 64*(len(words)-1) + bits.Len64(words[len(words)-1])
}

// wordsOf is how many words so many bits need.
func wordsOf(bits int) int { return (bits + 63) / 64 }

// pack is the polynomial's value at 2^(64·words): its coefficients one after the other,
// each in so many words.
func pack(a []Count, words int) *big.Int {
	bytes := make([]byte, 8*words*len(a))
	var room [2]uint64
	for i := range a {
		end := len(bytes) - 8*words*i
		for j, word := range a[i].words(&room) {
			binary.BigEndian.PutUint64(bytes[end-8*(j+1):], word)
		}
	}
	return new(big.Int).SetBytes(bytes)
}

// unpack is the other way round.
func unpack(n *big.Int, words, length int) []Count {
	bytes := n.FillBytes(make([]byte, 8*words*length))
	a := make([]Count, length)
	for i := range a {
		coefficient := make(nat, words)
		end := len(bytes) - 8*words*i
		for j := range coefficient {
			coefficient[j] = binary.BigEndian.Uint64(bytes[end-8*(j+1):])
		}
		a[i] = countOf(coefficient.trimmed())
	}
	return a
}

// repack gives each coefficient more words.
func repack(n *big.Int, words, more int) {
	slots := (n.BitLen() + 64*words - 1) / (64 * words)
	from := n.FillBytes(make([]byte, 8*words*slots))
	to := make([]byte, 8*more*slots)
	for i := range slots {
		copy(to[8*more*(i+1)-8*words:8*more*(i+1)], from[8*words*i:])
	}
	n.SetBytes(to)
}

// never is a probability that changes no answer. Products of such ones would soon be
// numbers so small that machines take a hundred times as long over each.
const never = 1e-30

// AddProduct adds the product of two polynomials to a third.
func (Real) AddProduct(to, a, b []Real) {
	for i, share := range b {
		if share >= never {
			share.AddTimes(to[i:], a, share)
		}
	}
}

// ProductWork is about how many nanoseconds a product takes.
func (Real) ProductWork(a, b int, _ Scale) int64 { return int64(a) * int64(b) }

// Size is about how many bytes a Real takes, with the memory that slices have to spare.
func (Real) Size(Scale) int64 { return 16 }

// Size is about how many bytes a Count takes, with the memory that slices have to spare.
func (Count) Size(of Scale) int64 {
	if words := wordsOf(of.bits()); words > 2 {
		return 48 + 48 + 8*int64(words)
	}
	return 48
}

// ProductWork is about how many nanoseconds a product takes: of small numbers that of
// all pairs, of long ones that of the numbers they are packed in.
func (Count) ProductWork(a, b int, of Scale) int64 {
	words := wordsOf(of.bits())
	switch {
	case min(a, b) <= 2:
		return 20 * int64(words) * int64(a) * int64(b)
	case words <= 1:
		return 4 * int64(a) * int64(b)
	default:
		return packedWork(a, b, words)
	}
}

// packedWork is that of two polynomials of such lengths, with so many words for each
// coefficient: of laying them out, and of the multiplication by Karatsuba's rule.
func packedWork(a, b, words int) int64 {
	short, long := float64(min(a, b)*words), float64(max(a, b)*words)
	return int64(100*(short+long) + 2.6*long*math.Pow(short, 0.585))
}
