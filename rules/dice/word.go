package dice

// mostByWord is the largest pool whose ways, and every product on the way to them, fit
// one machine word: 6^21 is below 2^55.
const mostByWord = 21

// word is a number of ways that fits one machine word.
type word uint64

func (word) From(n uint64) word              { return word(n) }
func (w word) Plus(v word) word              { return w + v }
func (w word) Minus(v word) word             { return w - v }
func (w word) Times(v word) word             { return w * v }
func (w word) Ratio(over, under uint64) word { return w * word(over) / word(under) }
func (w word) Blend(x uint64, v word, y, under uint64) word {
	return (w*word(x) + v*word(y)) / word(under)
}
func (w word) Share(Scale) word   { return w }
func (w word) Lift(by Scale) word { return w * word(by.count().lo) }
func (w word) IsZero() bool       { return w == 0 }

func (word) AddTimes(to, ways []word, share word) {
	for i, w := range ways {
		to[i] += w * share
	}
}
