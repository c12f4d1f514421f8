// Package typo finds names that are nearly what somebody typed: wrong, missing,
// doubled and swapped letters, words in another order, words begun and not
// ended, words run together. All text given to it must be folded (see package
// fold).
package typo

import "math/bits"

// letters are those a text has, each of 32 kinds: the lower half tells which it has, the
// upper which it has twice. Letters a typed text has and a name has not are slips, so they
// tell without comparing that two texts are too far apart.
type letters uint64

func lettersOf[T string | []byte](s T) letters {
	var once, twice letters
	for i := range len(s) {
		letter := letters(1) << (s[i] & 31)
		twice |= once & letter
		once |= letter
	}
	return twice<<32 | once
}

// lacking is how many letters of l other has not, or not as often. It is never more than
// there are.
func (l letters) lacking(other letters) int { return bits.OnesCount64(uint64(l &^ other)) }

// pairs are the neighbours among the letters a text has, by a number from 0 to 63 that
// several share. A text that is a piece of another has none that the other has not.
type pairs uint64

func pairsOf(s string) pairs {
	var set pairs
	for i := 1; i < len(s); i++ {
		set |= 1 << ((s[i-1]*7 + s[i]) & 63)
	}
	return set
}

// maxPattern is the longest pattern in bytes; what lies beyond is not compared.
const maxPattern = 64

// Pattern is a text made ready to be compared with many others.
type Pattern struct {
	at   [256]uint64 // for each byte the places where it stands in the pattern
	size int
	has  letters
}

// NewPattern prepares s, of which the first 64 bytes count.
func NewPattern(s string) *Pattern {
	p := &Pattern{}
	p.set(s)
	return p
}

// set prepares another text.
func (p *Pattern) set(s string) {
	clear(p.at[:])
	p.size = min(len(s), maxPattern)
	p.has = lettersOf(s[:p.size])
	for i := range p.size {
		p.at[s[i]] |= 1 << i
	}
}

// Distance is how many letters must be put in, taken out, replaced or swapped
// with their neighbour to make the text out of the pattern (whole), and to make
// the nearest beginning of the text out of it (start).
//
// It is the bit-parallel algorithm of Hyyrö (2003): one step a letter of text.
func (p *Pattern) Distance(text string) (whole, start int) {
	return p.within(text, p.size+len(text))
}

// within is Distance for whoever has no use for more than so many slips: it gives up, with
// one more than that, where neither can be as few.
func (p *Pattern) within(text string, most int) (whole, start int) {
	if p.size == 0 {
		return len(text), 0
	}
	last := uint64(1) << (p.size - 1)
	plus, minus := ^uint64(0), uint64(0)
	whole, start = p.size, p.size
	var zero, before uint64
	for i := range len(text) {
		here := p.at[text[i]]
		swapped := ((^zero & here) << 1) & before
		zero = (((here & plus) + plus) ^ plus) | here | minus | swapped
		rise, fall := minus|^(zero|plus), zero&plus
		if rise&last != 0 {
			whole++
		} else if fall&last != 0 {
			whole--
		}
		rise, fall = rise<<1|1, fall<<1
		plus, minus = fall|^(zero|rise), rise&zero
		before = here
		start = min(start, whole)
		if start > most && whole-(len(text)-1-i) > most {
			return most + 1, most + 1 // a letter mends one slip at most
		}
	}
	return whole, start
}
