package dice

// mostByWord is the largest pool whose ways, and every product on the way to them, fit
// one machine word: 6^21 is below 2^55.
const mostByWord = 21

// word is a number of ways that fits one machine word.
type word uint64

func (word) From(n uint64) word              { return word(n) }
func (w word) Plus(v word) word              { return w + v }
func (w word) Ratio(over, under uint64) word { return w * word(over) / word(under) }
func (w word) Blend(x uint64, v word, y, under uint64) word {
	return (w*word(x) + v*word(y)) / word(under)
}

func (word) AddTimes(to, ways []word, share word) {
	to = to[:len(ways)]
	for i, w := range ways {
		to[i] += w * share
	}
}

func (w word) TakeTimes(to, ways []word, share word) { w.AddTimes(to, ways, -share) }
