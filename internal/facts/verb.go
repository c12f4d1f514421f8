package facts

import (
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
)

// Stem is the stem of a folded word; of a verb whose vowel changes that of its first form:
// "aufhebt", "aufgehoben" and "aufzuheben" are "aufheb".
func (g Grammar) Stem(word string) string {
	stem := fold.Stem(word, g.Compounds)
	for first := range strings.FieldsSeq(g.Apart) {
		for _, between := range [...]string{"ge", "zu"} {
			if rest, ok := strings.CutPrefix(stem, first+between); ok && len(rest) > 2 {
				stem = first + rest
			}
		}
	}
	for pair := range strings.FieldsSeq(g.Strong) {
		bent, plain, _ := strings.Cut(pair, ">")
		if before, ok := strings.CutSuffix(stem, bent); ok && (before == "" || Has(g.Apart, before)) {
			return before + plain
		}
	}
	return stem
}

// Whole puts verbs together that stand in two parts, the second where a clause ends: "hebt
// Karten auf" is "aufhebt Karten". It calls join with the places of both, the verb first, of
// the folded words of a clause; known tells whether there is a verb with such a stem.
func (g Grammar) Whole(words []string, known func(stem string) bool, join func(verb, part int)) {
	for i, part := range words {
		if !Has(g.Apart, part) || i < len(words)-1 && !Has(g.Clauses, words[i+1]) {
			continue
		}
		for j := i - 1; j >= 0; j-- {
			if known(g.Stem(part + words[j])) {
				join(j, i)
				break
			}
		}
	}
}
