// Package near finds names that are nearly what somebody typed: wrong, missing,
// doubled and swapped letters, words in another order, words begun and not
// ended, words run together. All text given to it must be folded (see package
// fold).
package near

// maxPattern is the longest pattern in bytes; what lies beyond is not compared.
const maxPattern = 64

// Pattern is a text made ready to be compared with many others.
type Pattern struct {
	at   [256]uint64 // for each byte the places where it stands in the pattern
	size int
}

// NewPattern prepares s, of which the first 64 bytes count.
func NewPattern(s string) *Pattern {
	p := &Pattern{size: min(len(s), maxPattern)}
	for i := range p.size {
		p.at[s[i]] |= 1 << i
	}
	return p
}

// Distance is how many letters must be put in, taken out, replaced or swapped
// with their neighbour to make the text out of the pattern (whole), and to make
// the nearest beginning of the text out of it (start).
//
// It is the bit-parallel algorithm of Hyyrö (2003): one step a letter of text.
func (p *Pattern) Distance(text string) (whole, start int) {
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
	}
	return whole, start
}
