package facts

import "strings"

// Parts takes a folded word apart into the stems of two shorter words that are known:
// "dornenwand" is "dorn" and "wand". Of several ways that with the longest short part is meant:
// "feuerelementar" ends in no tar. It gives nothing where there is none, or the language joins
// no words.
func (g Grammar) Parts(word string, known func(stem string) bool) []string {
	var best []string
	least := 0
	for at := 3; g.Compounds && at <= len(word)-3; at++ {
		front, long := g.Front(word[:at], known)
		if stem, short := g.Stem(word[at:]), min(long, len(word)-at); short > least && known(stem) {
			best, least = []string{front, stem}, short
		}
	}
	return best
}

// Front is the stem of what stands before in a compound, without what joins it, and how long
// that is; 0 where it is not known.
func (g Grammar) Front(word string, known func(stem string) bool) (string, int) {
	if stem := g.Stem(word); known(stem) {
		return stem, len(word)
	}
	for joint := range strings.FieldsSeq(g.Joints) {
		if cut, ok := strings.CutSuffix(word, joint); ok && len(cut) > 2 {
			if stem := g.Stem(cut); known(stem) {
				return stem, len(cut)
			}
		}
	}
	return "", 0
}
