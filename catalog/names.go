package catalog

import (
	"slices"
	"strings"
	"sync"

	"quickcast/internal/fold"
	"quickcast/internal/near"
)

// names is what a search looks through. It is built by the first search and
// shared by all catalogs with the same cards.
type names struct {
	once    sync.Once
	index   *near.Index
	folded  []folded // one a card, in the order of Catalog.cards
	words   []string // every word of names, subtypes, keywords, types and schools
	lexicon *lexicon
	desks   sync.Pool // of *desk
}

// folded is what can be read on one card, folded.
type folded struct {
	names    []string // the English one first
	keywords []string // "regenerate 2" and "regenerate", in both languages
	subtypes []string // in both languages
	words    []int    // into names.words: single words of all this and more
	valued   []valued
	summary  string // in both languages
}

// valued is a keyword with its number, or a result that is one of it.
type valued struct {
	names []string // without the number, in both languages
	n     int
}

// Prepare builds what searches look through now instead of at the first search.
func (c *Catalog) Prepare() { c.built() }

// built builds what is looked through, once.
func (c *Catalog) built() *names {
	n := c.names
	n.once.Do(func() {
		lists := make([][]string, len(c.cards))
		n.folded = make([]folded, len(c.cards))
		seen := map[string]int{}
		for i, card := range c.cards {
			f := card.folded(c.german)
			f.words = n.intern(card.words(&f, c.german), seen)
			n.folded[i] = f
			lists[i] = f.names
		}
		n.index = near.New(lists)
		n.lexicon = newLexicon()
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
		if n, ok := numberIn(k); ok {
			f.valued = append(f.valued, valued{append([]string{bare}, g[bare]...), n})
		}
	}
	for i := range c.Attacks {
		for _, effect := range c.Attacks[i].Effects {
			for _, result := range effect.Results() {
				if _, ok := numberIn(result); !ok {
					text := fold.Text(result)
					f.valued = append(f.valued, valued{append([]string{text}, g[text]...), 1})
				}
			}
		}
	}
	f.summary = fold.Text(c.Summary) + "\n" + fold.Text(c.SummaryDE)
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

// mentionsAll reports whether each word of the folded text does.
func (f *folded) mentionsAll(n *names, text string) bool {
	for word := range strings.FieldsSeq(text) {
		if !f.mentions(n, word) {
			return false
		}
	}
	return true
}

// The scores of a card that bears all words of a query, but not in its name:
// below every name, above the abbreviations.
const (
	bearsWords      = 400
	bearsBeginnings = 380 // words of three letters or more may be beginnings
)

// score writes into scores how well every card answers the folded words, 0 for those
// that do not. Where some card bears all the words in full nobody has mistyped, and
// where there are good matches nobody needs poor ones.
func (n *names) score(text string, scores []int, d *desk) {
	if text == "" { // nothing but signs
		clear(scores)
		return
	}
	best := n.index.Score(text, scores, &d.near)
	inFull := n.byWords(text, d)
	if !inFull && best < near.Begins {
		n.index.Short(text, scores, &d.near)
	}
	for i, borne := range d.borne {
		if scores[i] < near.Weakest && inFull || scores[i]*10 < best*6 || inFull && scores[i] < near.Within {
			scores[i] = 0
		}
		if scores[i] < borne {
			scores[i] = borne
		}
	}
}

// byWords scores on the desk the cards that bear every word of the folded text among
// names, subtypes, keywords, schools and type; 0 for the others. It reports whether one
// of them bears every word in full.
func (n *names) byWords(text string, d *desk) (inFull bool) {
	d.borne = grown(d.borne, len(n.folded))
	d.alike = grown(d.alike, len(n.words))
	for i := range d.borne {
		d.borne[i] = bearsWords
	}
	for token := range strings.FieldsSeq(text) {
		n.alike(token, d.alike)
		for i, score := range d.borne {
			if score > 0 {
				d.borne[i] = min(score, bestOf(d.alike, n.folded[i].words))
			}
		}
	}
	return slices.Contains(d.borne, bearsWords)
}

// alike scores every word that is the token or begins so.
func (n *names) alike(token string, scores []int) {
	for i, word := range n.words {
		switch {
		case word == token:
			scores[i] = bearsWords
		case len(token) > 2 && strings.HasPrefix(word, token):
			scores[i] = bearsBeginnings
		default:
			scores[i] = 0
		}
	}
}

// grown gives room for so many numbers, in what is there where that is enough.
func grown(list []int, size int) []int {
	if cap(list) < size {
		return make([]int, size)
	}
	return list[:size]
}

func bestOf(matches, ids []int) int {
	best := 0
	for _, id := range ids {
		best = max(best, matches[id])
	}
	return best
}
