package catalog

import (
	"slices"
	"strings"
	"sync"

	"github.com/sahilm/fuzzy"

	"quickcast/internal/fold"
	"quickcast/internal/near"
)

// names is what a search looks through. It is built by the first search and
// shared by all catalogs with the same cards.
type names struct {
	once    sync.Once
	index   *near.Index
	folded  []folded // one a card, in the order of Catalog.cards
	compact []string // per card its English name without spaces, for abbreviations
	words   []string // every word of names, subtypes, keywords, types and schools
}

// folded is what can be read on one card, folded.
type folded struct {
	names    []string // the English one first
	keywords []string // "regenerate 2" and "regenerate", in both languages
	subtypes []string // in both languages
	words    []int    // into names.words: single words of all this and more
}

// Prepare builds what searches look through now instead of at the first search.
func (c *Catalog) Prepare() { c.built() }

// built builds what is looked through, once.
func (c *Catalog) built() *names {
	n := c.names
	n.once.Do(func() {
		lists := make([][]string, len(c.cards))
		n.folded = make([]folded, len(c.cards))
		n.compact = make([]string, len(c.cards))
		seen := map[string]int{}
		for i, card := range c.cards {
			f := card.folded(c.german)
			f.words = n.intern(card.words(&f, c.german), seen)
			n.folded[i] = f
			n.compact[i] = fold.Compact(f.names[0])
			lists[i] = f.names
		}
		n.index = near.New(lists)
	})
	return n
}

// intern gives the numbers of the words.
func (n *names) intern(words []string, seen map[string]int) []int {
	ids := make([]int, 0, len(words))
	for _, word := range words {
		id, ok := seen[word]
		if !ok {
			id = len(n.words)
			seen[word] = id
			n.words = append(n.words, word)
		}
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// folded folds what can be read on the card. German names with umlauts stand
// there twice, as "oe" is typed for "ö".
func (c *Card) folded(g german) folded {
	f := folded{names: []string{fold.Text(c.Name)}}
	if c.NameDE != "" {
		plain, written := fold.Text(c.NameDE), fold.German(c.NameDE)
		f.names = append(f.names, plain)
		if written != plain {
			f.names = append(f.names, written)
		}
	}
	for _, alias := range c.Aliases {
		f.names = append(f.names, fold.Text(alias))
	}
	for _, s := range c.Subtypes {
		text := fold.Text(s)
		f.subtypes = append(append(f.subtypes, text), g[text]...)
	}
	for _, k := range c.Keywords() {
		text := fold.Text(k)
		bare := bareKeyword(text)
		f.keywords = append(append(f.keywords, text), g.keyword(text, bare)...)
		if bare != text && bare != "" {
			f.keywords = append(append(f.keywords, bare), g[bare]...)
		}
	}
	return f
}

// words are the single words of everything a card can be found by.
func (c *Card) words(f *folded, g german) []string {
	printed := []string{string(c.Type)}
	for _, part := range c.Schools {
		printed = append(printed, string(part.School))
	}
	for i := range c.Attacks {
		printed = append(printed, fold.Text(c.Attacks[i].DamageType))
	}
	for _, text := range slices.Clone(printed) {
		printed = append(printed, g[text]...)
	}
	var list []string
	for _, texts := range [][]string{printed, f.names, f.subtypes, f.keywords} {
		for _, text := range texts {
			list = append(list, strings.Fields(text)...)
		}
	}
	return list
}

// named reports whether the folded text stands in one of the names.
func (f *folded) named(text string) bool {
	return slices.ContainsFunc(f.names, func(name string) bool { return strings.Contains(name, text) })
}

// mentions reports whether the folded text stands in a name or is a subtype, a
// keyword, a school or the type of the card.
func (f *folded) mentions(n *names, text string) bool {
	return text != "" && (f.named(text) || slices.Contains(f.keywords, text) || slices.Contains(f.subtypes, text) ||
		slices.ContainsFunc(f.words, func(id int) bool { return n.words[id] == text }))
}

// The scores of a card that bears all words of a query, but not in its name:
// below every name, above the abbreviations.
const (
	bearsWords      = 400
	bearsBeginnings = 380 // words of three letters or more may be beginnings
)

// byWords scores cards that bear every word of the folded text among names,
// subtypes, keywords, schools and type; 0 for the others. It reports whether
// one of them bears every word in full.
func (n *names) byWords(text string) (scores []int, inFull bool) {
	scores = make([]int, len(n.folded))
	for i := range scores {
		scores[i] = bearsWords
	}
	matches := make([]int, len(n.words))
	for _, token := range strings.Fields(text) {
		for i, word := range n.words {
			switch {
			case word == token:
				matches[i] = bearsWords
			case len(token) > 2 && strings.HasPrefix(word, token):
				matches[i] = bearsBeginnings
			default:
				matches[i] = 0
			}
		}
		for i := range scores {
			if scores[i] > 0 {
				scores[i] = min(scores[i], bestOf(matches, n.folded[i].words))
			}
		}
	}
	return scores, slices.Contains(scores, bearsWords)
}

func bestOf(matches, ids []int) int {
	best := 0
	for _, id := range ids {
		best = max(best, matches[id])
	}
	return best
}

// The scores of abbreviations, best and least.
const (
	bestAbbreviation  = 349
	leastAbbreviation = 300
)

// longestAbbreviation is in letters; longer texts are no abbreviations.
const longestAbbreviation = 24

// byLetters finds cards whose name has all letters of the folded text in that
// order ("brstr"), the best first.
func (n *names) byLetters(text string) []fuzzy.Match {
	compact := fold.Compact(text)
	if len(compact) < 2 || len(compact) > longestAbbreviation {
		return nil
	}
	found := fuzzy.Find(compact, n.compact)
	for i, m := range found {
		if m.Score < 0 || i > bestAbbreviation-leastAbbreviation {
			return found[:i]
		}
	}
	return found
}
