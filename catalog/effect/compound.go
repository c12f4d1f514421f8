package effect

import "strings"

// parts takes a stem apart into those of shorter words that are known, the longest first
// word first: "dornenwand" is "dorn" and "wand". It gives nothing where the rest is none.
func (l *Lexicon) parts(word string, known func(string) bool) []string {
	for at := len(word) - 3; at >= 3; at-- {
		front, ok := l.front(word[:at], known)
		if !ok {
			continue
		}
		behind := word[at:]
		if stem := l.stem(behind); known(stem) {
			return []string{front, stem}
		}
		if len(behind) > 7 {
			if rest := l.parts(behind, known); rest != nil {
				return append([]string{front}, rest...)
			}
		}
	}
	return nil
}

// front is the stem of what stands before in a compound, without what joins it.
func (l *Lexicon) front(word string, known func(string) bool) (string, bool) {
	if stem := l.stem(word); known(stem) {
		return stem, true
	}
	for _, joint := range [...]string{"s", "n", "en", "es", "er", "e"} {
		if cut, ok := strings.CutSuffix(word, joint); ok && len(cut) > 2 {
			if stem := l.stem(cut); known(stem) {
				return stem, true
			}
		}
	}
	return "", false
}
