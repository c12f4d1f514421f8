package catalog_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
)

// typed are ways in which people type the folded name of a card; "" where a name is too
// short for one.
func typed() map[string]func(r *rand.Rand, name string) string {
	words := func(name string, least int, of func(string) string) string {
		fields := strings.Fields(name)
		if len(fields) < least {
			return ""
		}
		for i, f := range fields {
			fields[i] = of(f)
		}
		return strings.Join(fields, " ")
	}
	start := func(n int) func(string) string { return func(w string) string { return w[:min(n, len(w))] } }
	skeleton := func(w string) string {
		return w[:1] + strings.Map(func(r rune) rune {
			if strings.ContainsRune("aeiou", r) {
				return -1
			}
			return r
		}, w[1:])
	}
	joined := func(s string) string { return strings.ReplaceAll(s, " ", "") }
	long := func(s string, n int) string {
		if len(s) < n {
			return ""
		}
		return s
	}
	return map[string]func(*rand.Rand, string) string{
		"initials":      func(_ *rand.Rand, n string) string { return joined(words(n, 4, start(1))) },
		"two of each":   func(_ *rand.Rand, n string) string { return joined(words(n, 2, start(2))) },
		"three of each": func(_ *rand.Rand, n string) string { return joined(words(n, 2, start(3))) },
		"begun words":   func(_ *rand.Rand, n string) string { return words(n, 2, start(3)) },
		"skeleton":      func(_ *rand.Rand, n string) string { return long(joined(words(n, 2, skeleton)), 5) },
		"short skeleton": func(_ *rand.Rand, n string) string {
			return long(joined(words(n, 2, func(w string) string { return start(3)(skeleton(w)) })), 5)
		},
		"a slip":    func(r *rand.Rand, n string) string { return slipped(r, long(n, 6)) },
		"two slips": func(r *rand.Rand, n string) string { return slipped(r, slipped(r, long(n, 10))) },
		"begun":     func(_ *rand.Rand, n string) string { return long(n, 12)[:min(len(long(n, 12)), 8)] },
		"begun with a slip": func(r *rand.Rand, n string) string {
			if len(n) < 12 {
				return ""
			}
			return slipped(r, n[:8])
		},
		"turned round": func(r *rand.Rand, n string) string {
			fields := strings.Fields(n)
			if len(fields) < 2 {
				return ""
			}
			slices.Reverse(fields)
			return strings.Join(fields, " ")
		},
		"run together": func(r *rand.Rand, n string) string { return slipped(r, long(joined(n), 8)) },
	}
}

// slipped makes one typing error behind the first letter.
func slipped(r *rand.Rand, s string) string {
	if len(s) < 4 {
		return s
	}
	i := 1 + r.IntN(len(s)-2)
	letter := string("aeinrst"[r.IntN(7)])
	switch r.IntN(4) {
	case 0:
		return s[:i] + s[i+1:]
	case 1:
		return s[:i] + string(s[i+1]) + string(s[i]) + s[i+2:]
	case 2:
		return s[:i] + letter + s[i+1:]
	}
	return s[:i] + letter + s[i:]
}

// Of a hundred names typed in each of these ways at least so many must come first, and
// among the first three. Beginnings are the beginnings of several cards, and two letters
// of each word are the whole of others.
func TestNamesAreFoundHoweverTheyAreTyped(t *testing.T) {
	c := load(t)
	least := map[string][2]int{
		"initials": {80, 95}, "two of each": {60, 90}, "three of each": {95, 99}, "begun words": {98, 100}, "skeleton": {99, 100},
		"short skeleton": {97, 99}, "a slip": {99, 100}, "two slips": {99, 100}, "begun": {73, 92}, "begun with a slip": {73, 92},
		"turned round": {99, 100}, "run together": {99, 100},
	}
	for way, typed := range typed() {
		r := rand.New(rand.NewPCG(1, 2))
		first, three, all := 0, 0, 0
		var missed []string
		for i, card := range c.Cards() {
			text := ""
			if !card.Unofficial && i%3 == 0 {
				text = typed(r, fold.Text(card.Name))
			}
			if text == "" {
				continue
			}
			all++
			hits, _ := c.Search(text, catalog.Options{Limit: 3})
			at := slices.IndexFunc(hits, func(h catalog.Hit) bool { return h.Card == card })
			if at == 0 {
				first++
			} else {
				missed = append(missed, text)
			}
			if at >= 0 {
				three++
			}
		}
		if want := least[way]; 100*first < want[0]*all || 100*three < want[1]*all || all == 0 {
			t.Errorf("%s: of %d names %d come first and %d among three, want %v of 100; not first: %v", way, all, first, three, want, missed)
		}
	}
}
