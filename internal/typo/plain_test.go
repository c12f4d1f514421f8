package typo

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/internal/fold"
)

// plainly is what Score comes to without anything that saves work: every name is measured
// in every way, its words against all words of the query, with the whole table of a
// distance wherever one is asked.
func plainly(text string, names [][]string) []int {
	scores := make([]int, len(names))
	var q query
	q.split(text)
	if len(q.tokens) == 0 {
		return scores
	}
	q.compact = fold.Compact(text)
	for entry, list := range names {
		for _, name := range list {
			if score := q.plainly(name); score >= Weakest {
				scores[entry] = max(scores[entry], score)
			}
		}
	}
	return scores
}

func (q *query) plainly(name string) int {
	compact := fold.Compact(name)
	switch {
	case name == q.text:
		return Exact
	case compact == q.compact:
		return Joined
	}
	x := New([][]string{{name}})
	for i := range q.tokens {
		t := &q.tokens[i]
		t.like = make([]float32, len(x.words))
		for j := range x.words {
			t.like[j] = plainLikeness(t.text, x.words[j].text)
		}
	}
	best := q.byWords(&x.names[0])
	size, longer := len(q.compact), max(len(q.compact), len(compact))
	if size >= 4 {
		whole, start := NewPattern(q.compact).Distance(compact)
		if whole*3 <= longer {
			best = max(best, asWhole(whole, longer))
		}
		if size > 4 && start*5 <= size && len(compact) > size {
			best = max(best, asStart(start, size, len(compact)))
		}
	}
	share := 50 * size / max(len(compact), 1)
	if strings.HasPrefix(compact, q.compact) {
		best = max(best, Begins+share)
	} else if size > 2 && strings.Contains(compact, q.compact) {
		best = max(best, Within+share)
	}
	return best
}

func plainLikeness(typed, word string) float32 {
	share, allowed := float32(len(typed))/float32(len(word)), forgiven(len(typed))
	switch {
	case typed == word:
		return 1
	case strings.HasPrefix(word, typed):
		return 0.88 + 0.1*share
	case allowed == 0:
		return 0
	}
	whole, start := NewPattern(typed).Distance(word)
	best := float32(0)
	if whole <= allowed {
		best = 0.92 - float32(whole)/float32(max(len(typed), len(word)))
		if typed[0] == word[0] {
			best += 0.04
		}
	}
	if start <= allowed && len(typed) > 3 && len(word) > len(typed) {
		best = max(best, 0.8-float32(start)/float32(len(typed))+0.08*share)
	}
	if strings.Contains(word, typed) {
		best = max(best, 0.76)
	}
	return best
}

// What saves work changes nothing: a key is answered as if every name had been measured.
func TestNothingIsLostByHaste(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.StringMatching(`[abcde]{1,9}|(wolf|bear|fire)(s|en)?`)
		name := rapid.Custom(func(t *rapid.T) string {
			return strings.Join(rapid.SliceOfN(word, 1, 4).Draw(t, "words"), " ")
		})
		names := rapid.SliceOfN(rapid.SliceOfN(name, 1, 2), 1, 12).Draw(t, "names")
		x := New(names)
		var paper Paper
		scores := make([]int, len(names))
		for range 3 { // on the same paper, as keys come
			text := name.Draw(t, "typed")
			if rapid.Bool().Draw(t, "of a name") {
				text = changed(t, names[rapid.IntRange(0, len(names)-1).Draw(t, "which")][0])
			}
			best := x.Score(text, scores, &paper)
			highest := 0
			for i, want := range plainly(text, names) {
				if scores[i] != want {
					t.Fatalf("%q: %q scores %d, want %d", text, names[i], scores[i], want)
				}
				highest = max(highest, want)
			}
			if best != highest {
				t.Fatalf("%q: the best is %d, want %d", text, best, highest)
			}
		}
	})
}

// changed is a name as it is typed: begun, or with slips.
func changed(t *rapid.T, name string) string {
	if rapid.Bool().Draw(t, "begun") {
		name = strings.TrimSpace(name[:rapid.IntRange(1, len(name)).Draw(t, "letters")])
	}
	for range rapid.IntRange(0, 2).Draw(t, "slips") {
		i := rapid.IntRange(0, len(name)-1).Draw(t, "at")
		if name[i] != ' ' && len(name) > 1 {
			name = strings.TrimSpace(name[:i] + rapid.SampledFrom([]string{"", "a", "x", name[i:i+1] + name[i:i+1]}).Draw(t, "for") + name[i+1:])
		}
		if name == "" {
			return "a"
		}
	}
	return strings.Join(strings.Fields(name), " ")
}
