package effect

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
)

// stem is the stem of a folded word; of a verb whose vowel changes that of its first form:
// "aufhebt", "aufgehoben" and "aufzuheben" are "aufheb".
func (l *Lexicon) stem(word string) string {
	stem := l.Grammar.Stem(word)
	for first := range strings.FieldsSeq(l.Apart) {
		for _, between := range [...]string{"ge", "zu"} {
			if rest, ok := strings.CutPrefix(stem, first+between); ok && len(rest) > 2 {
				stem = first + rest
			}
		}
	}
	for pair := range strings.FieldsSeq(l.Strong) {
		bent, plain, _ := strings.Cut(pair, ">")
		if before, ok := strings.CutSuffix(stem, bent); ok && (before == "" || facts.Has(l.Apart, before)) {
			return before + plain
		}
	}
	return stem
}

// joined puts verbs together that stand in two parts, the second where a clause ends: "hebt
// eine Verzauberung auf" has "aufhebt".
func (l *Lexicon) joined(tokens []token) []token {
	for i := range tokens {
		last := i == len(tokens)-1 || tokens[i].ends || facts.Has(l.Clauses, tokens[i+1].text)
		if !last || !facts.Has(l.Apart, tokens[i].text) {
			continue
		}
		for j := i - 1; j >= 0 && !tokens[j].ends; j-- {
			if whole := tokens[i].text + tokens[j].text; l.spoken[l.stem(whole)] {
				tokens[j].text, tokens[j].stem = whole, l.stem(whole)
				tokens[j].spans = append(tokens[j].spans, tokens[i].spans...)
				tokens[j].ends = tokens[j].ends || j == i-1
				tokens[i].text = ""
				break
			}
		}
	}
	return slices.DeleteFunc(tokens, func(t token) bool { return t.text == "" })
}
