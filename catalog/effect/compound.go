package effect

import "strings"

// parts takes a stem apart into those of shorter words that are known: "dornenwand" is "dorn"
// and "wand". Of several ways that with the longest short part is meant: "feuerelementar" ends
// in no tar. It gives nothing where the rest is none.
func (l *Lexicon) parts(word string, known func(string) bool) []string {
	var best []string
	least := 0
	for at := 3; at <= len(word)-3; at++ {
		front, long := l.front(word[:at], known)
		if stem, short := l.stem(word[at:]), min(long, len(word)-at); short > least && known(stem) {
			best, least = []string{front, stem}, short
		}
	}
	return best
}

// front is the stem of what stands before in a compound, without what joins it, and how long
// that is; 0 where it is not known.
func (l *Lexicon) front(word string, known func(string) bool) (string, int) {
	if stem := l.stem(word); known(stem) {
		return stem, len(word)
	}
	for joint := range strings.FieldsSeq(l.Joints) {
		if cut, ok := strings.CutSuffix(word, joint); ok && len(cut) > 2 {
			if stem := l.stem(cut); known(stem) {
				return stem, len(cut)
			}
		}
	}
	return "", 0
}
