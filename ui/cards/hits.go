package cards

import (
	"strings"
	"unicode"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/typo"
)

// span is a word of a name: its letters folded, and for each of them the rune
// of the name it comes from.
type span struct {
	folded []rune
	at     []int
}

// hits are the ranges of runes of a name that the words of a query mean, in
// their order: the piece itself where it stands there, the whole word where it
// was typed nearly right.
func hits(name string, query catalog.Query) [][2]int {
	asked := fold.Words(strings.Join(append([]string{query.Text}, query.Phrases...), " "))
	if len(asked) == 0 {
		return nil
	}
	var found [][2]int
	for _, word := range wordsOf(name) {
		if from, to, ok := word.meant(asked); ok {
			found = append(found, [2]int{from, to})
		}
	}
	if len(found) == 0 {
		return letters(name, strings.Join(asked, " "))
	}
	return found
}

// letters are the single letters of a name that an abbreviation stands for.
func letters(name, asked string) [][2]int {
	var text []byte
	var at []int // the rune of each byte
	for _, word := range wordsOf(name) {
		if len(text) > 0 {
			text, at = append(text, ' '), append(at, -1)
		}
		for i, r := range word.folded {
			for range len(string(r)) {
				at = append(at, word.at[i])
			}
			text = append(text, string(r)...)
		}
	}
	var found [][2]int
	for _, i := range catalog.Abbreviated(asked, string(text)) {
		if n := len(found); n > 0 && found[n-1][1] == at[i] {
			found[n-1][1]++
		} else {
			found = append(found, [2]int{at[i], at[i] + 1})
		}
	}
	return found
}

// meant tells which runes of the name the query means in this word.
func (w span) meant(asked []string) (from, to int, ok bool) {
	text := string(w.folded)
	for _, a := range asked {
		at := strings.Index(text, a)
		letters := len([]rune(a))
		if at < 0 || at > 0 && letters < 3 {
			continue
		}
		first := len([]rune(text[:at]))
		return w.at[first], w.at[first+letters-1] + 1, true
	}
	for _, a := range asked {
		if alike(w.folded, []rune(a)) {
			return w.at[0], w.at[len(w.at)-1] + 1, true
		}
	}
	return 0, 0, false
}

// wordsOf cuts a name into its words. Signs within a word, as in "Drake's",
// belong to it and are no letters.
func wordsOf(name string) []span {
	var list []span
	var word span
	end := func() {
		if len(word.folded) > 0 {
			list = append(list, word)
		}
		word = span{}
	}
	for i, r := range []rune(name) {
		if r != '\'' && r != '’' && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			end()
			continue
		}
		for _, letter := range fold.Text(string(r)) {
			word.folded, word.at = append(word.folded, letter), append(word.at, i)
		}
	}
	end()
	return list
}

// alike reports whether two words differ by a slip or two of the finger.
func alike(a, b []rune) bool {
	allowed := 1
	if min(len(a), len(b)) > 5 {
		allowed = 2
	}
	slips, _ := typo.NewPattern(string(a)).Distance(string(b))
	return min(len(a), len(b)) >= 3 && slips <= allowed
}
