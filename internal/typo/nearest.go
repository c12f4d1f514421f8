package typo

// Nearest gives the word nearest to a folded text that is nearly one of them: with
// about a third of its letters wrong at most. Of equals the first.
func Nearest(text string, words []string) (word string, ok bool) {
	if text == "" {
		return "", false
	}
	p := NewPattern(text)
	least := (len(text)+1)/3 + 1
	for _, w := range words {
		whole, start := p.Distance(w)
		if len(text) > 2 && len(w) > len(text) {
			whole = min(whole, start+1)
		}
		if whole < least && whole < max(len(text), len(w)) {
			word, least = w, whole
		}
	}
	return word, word != ""
}
