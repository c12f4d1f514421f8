package dice

import "math"

// Scale is a denominator. Every likelihood of these dice is so many ways over a
// product of twos and threes: 6 for an attack die, 12 for the effect die. The zero
// Scale is 1.
type Scale struct{ Twos, Threes int }

// Sixths is the scale of that many attack dice: 6 for each.
func Sixths(dice int) Scale { return Scale{Twos: dice, Threes: dice} }

// thirds is the scale of that many attack dice where only the total counts: a third
// each for 0, 1 and 2.
func thirds(dice int) Scale { return Scale{Threes: dice} }

// Times returns the product of two scales.
func (s Scale) Times(t Scale) Scale { return Scale{s.Twos + t.Twos, s.Threes + t.Threes} }

// Common returns the smallest scale that both divide.
func (s Scale) Common(t Scale) Scale {
	return Scale{max(s.Twos, t.Twos), max(s.Threes, t.Threes)}
}

// Over returns what t must be multiplied by to become s. It must divide s.
func (s Scale) Over(t Scale) Scale { return Scale{s.Twos - t.Twos, s.Threes - t.Threes} }

// count returns the scale as a number.
func (s Scale) count() Count { return power(2, s.Twos).Times(power(3, s.Threes)) }

// Float returns the scale as a float64.
func (s Scale) Float() float64 {
	return math.Ldexp(math.Pow(3, float64(s.Threes)), s.Twos)
}

// bits is about how long the scale is as a number, in bits.
func (s Scale) bits() int { return s.Twos + int(math.Ceil(float64(s.Threes)*math.Log2(3))) }

// power returns base^n.
func power(base uint64, n int) Count {
	result, square := CountOf(1), CountOf(base)
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			result = result.Times(square)
		}
		if n > 1 {
			square = square.Times(square)
		}
	}
	return result
}
