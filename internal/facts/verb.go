package facts

import (
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
)

// Stem is the stem of a folded word; of a verb whose vowel changes that of its first form:
// "aufhebt", "aufgehoben" and "aufzuheben" are "aufheb".
func (g Grammar) Stem(word string) string {
	stem := fold.Stem(word, g.Compounds)
	for _, between := range [...]string{"ge", "zu"} {
		first, rest, ok := strings.Cut(stem, between)
		if ok && len(rest) > 2 && len(first) > 1 && Has(g.Apart, first) {
			stem = first + rest
		}
	}
	for at := max(0, len(stem)-7); at < len(stem); at++ {
		if plain, ok := g.strong[stem[at:]]; ok && (at == 0 || Has(g.Apart, stem[:at])) {
			return stem[:at] + plain
		}
	}
	return stem
}

// learn makes strong verbs found by their stems.
func (g *Grammar) learn() {
	g.strong = map[string]string{}
	for pair := range strings.FieldsSeq(g.Strong) {
		bent, plain, _ := strings.Cut(pair, ">")
		g.strong[bent] = plain
	}
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
