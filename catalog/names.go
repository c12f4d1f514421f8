package catalog

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/typo"
)

// names is what a search looks through. It is built by the first search and
// shared by all catalogs with the same cards.
type names struct {
	once    sync.Once
	index   *typo.Index
	folded  []folded  // one a card, in the order of Catalog.cards
	named   []string  // every word of names, sorted
	words   []string  // every word of names, subtypes, keywords, types and schools, sorted
	bearers [][]int32 // per word the cards that have it
	desks   sync.Pool // of *desk
	summed  sync.Once
}

// folded is what can be read on one card, folded.
type folded struct {
	names    []string // the English one first
	keywords []string // "regenerate 2" and "regenerate", in all languages
	subtypes []string // in all languages
	words    []string // single words of all this and more
	valued   []valued
	summary  string // in all languages, once asked for
	initials string // of a name of three words and more
}

// valued is a keyword with its number, or a result that is one of it.
type valued struct {
	names []string // without the number, in all languages
	n     int
}

// Prepare builds what searches look through now instead of at the first search.
func (c *Catalog) Prepare() {
	c.built()
	c.does.built(c.cards)
}

// built builds what is looked through, once.
func (c *Catalog) built() *names {
	n := c.names
	n.once.Do(func() {
		lists := make([][]string, len(c.cards))
		n.folded = make([]folded, len(c.cards))
		r := newReader(c.translated)
		for i, card := range c.cards {
			n.folded[i] = r.card(card)
			lists[i] = n.folded[i].names
		}
		n.bear()
		n.named = namedWords(n.folded)
		n.index = typo.New(lists)
	})
	return n
}

// bear sorts all words there are and notes who bears them.
func (n *names) bear() {
	cards := make(map[string][]int32, 4*len(n.folded))
	for i := range n.folded {
		for _, word := range n.folded[i].words {
			if on := cards[word]; len(on) == 0 || on[len(on)-1] != int32(i) {
				cards[word] = append(on, int32(i))
			}
		}
	}
	n.words = slices.Sorted(maps.Keys(cards))
	n.bearers = make([][]int32, len(n.words))
	for i, word := range n.words {
		n.bearers[i] = cards[word]
	}
}

// namedWords are all words of names, sorted.
func namedWords(cards []folded) []string {
	seen := map[string]bool{}
	for i := range cards {
		for _, name := range cards[i].names {
			for word := range strings.FieldsSeq(name) {
				seen[word] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(seen))
}

// summarise folds the summaries, once: few queries ask for them.
func (n *names) summarise(cards []*Card) {
	n.summed.Do(func() {
		for i, card := range cards {
			n.folded[i].summary = fold.Text(card.Summary)
			for _, words := range card.Words {
				n.folded[i].summary += "\n" + fold.Text(words.Summary)
			}
		}
	})
}

// named reports whether the folded text stands in one of the names.
func (f *folded) named(text string) bool {
	return slices.ContainsFunc(f.names, func(name string) bool { return strings.Contains(name, text) })
}

// mentions reports whether the folded text stands in a name or is a subtype, a
// keyword, a school or the type of the card.
func (f *folded) mentions(text string) bool {
	return text != "" && (f.named(text) || slices.Contains(f.keywords, text) || slices.Contains(f.subtypes, text) ||
		slices.Contains(f.words, text))
}

// mentionsAll reports whether each word of the folded text does.
func (f *folded) mentionsAll(text string) bool {
	for word := range strings.FieldsSeq(text) {
		if !f.mentions(word) {
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
func (n *names) score(text string, capitals bool, scores []int, d *desk) {
	if text == "" { // nothing but signs
		clear(scores)
		return
	}
	best := n.index.Score(text, scores, &d.paper)
	best = max(best, n.withoutSmall(text, best, scores, d))
	if len(text) > 2 && len(text) < 8 && !strings.Contains(text, " ") {
		n.byInitials(text, capitals, scores)
	}
	n.begun(text, scores)
	inFull := n.byWords(text, d)
	if !inFull && best < typo.Begins {
		n.index.Short(text, scores, &d.paper)
	}
	for i, borne := range d.borne {
		if scores[i] < typo.Weakest && inFull || scores[i]*10 < best*6 || inFull && scores[i] < typo.Within {
			scores[i] = 0
		}
		if scores[i] < borne {
			scores[i] = borne
		}
	}
}

// broken is the score of a name that begins with a word of other names, but not as a word:
// "raven" is no Ravenous Ghoul.
const broken = 845

// begun lowers names that only begin like a single word which others have whole.
func (n *names) begun(text string, scores []int) {
	if strings.Contains(text, " ") || len(text) <= small {
		return
	}
	if _, whole := slices.BinarySearch(n.named, text); !whole {
		return
	}
	for i, score := range scores {
		if score >= typo.Begins && score < typo.Joined && !slices.ContainsFunc(n.folded[i].names, func(name string) bool {
			return strings.HasPrefix(name, text) && name[len(text)] == ' '
		}) {
			scores[i] = broken + (score-typo.Begins)/10
		}
	}
}

// small is how long a word is that names are told from each other without: "of", "the".
const small = 3

// withoutSmall adds the scores of names for the longer words of a text, where the whole of
// it is no name: "boots of the eagle". It gives the best of them.
func (n *names) withoutSmall(text string, best int, scores []int, d *desk) int {
	if best >= typo.Begins || !strings.Contains(text, " ") {
		return 0
	}
	long := 0
	d.kept = d.kept[:0]
	for word := range strings.FieldsSeq(text) {
		if len(word) > small {
			long++
			d.kept = append(append(d.kept, word...), ' ')
		}
	}
	if kept := len(d.kept) - 1; long < 2 || kept == len(text) {
		return 0
	}
	d.alike = grown(d.alike, len(scores))
	most := n.index.Score(string(d.kept[:len(d.kept)-1]), d.alike, &d.paper)
	for i, score := range d.alike {
		scores[i] = max(scores[i], score*19/20)
	}
	return most * 19 / 20
}

// The scores of a name whose first letters are what was typed, in capitals or not.
const (
	initialsMeant = 960
	initialsAlike = 805
)

// byInitials raises names of three words and more whose first letters are the text.
func (n *names) byInitials(text string, capitals bool, scores []int) {
	score := pick.Either(capitals, initialsMeant, initialsAlike)
	for i := range n.folded {
		if n.folded[i].initials == text {
			scores[i] = max(scores[i], score)
		}
	}
}

// byWords scores on the desk the cards that bear every word of the folded text among
// names, subtypes, keywords, schools and type; 0 for the others. It reports whether one
// of them bears every word in full.
func (n *names) byWords(text string, d *desk) (inFull bool) {
	d.borne = grown(d.borne, len(n.folded))
	d.alike = grown(d.alike, len(n.folded))
	first := true
	for token := range strings.FieldsSeq(text) {
		scores := d.alike
		if first {
			scores = d.borne
		}
		n.alike(token, scores)
		if !first {
			for i, score := range scores {
				d.borne[i] = min(score, d.borne[i])
			}
		}
		first = false
	}
	return slices.Contains(d.borne, bearsWords)
}

// alike scores the cards that bear the token, or a word that begins so.
func (n *names) alike(token string, scores []int) {
	clear(scores)
	at, _ := slices.BinarySearch(n.words, token)
	for ; at < len(n.words) && strings.HasPrefix(n.words[at], token); at++ {
		score := bearsBeginnings
		if len(n.words[at]) == len(token) {
			score = bearsWords
		} else if len(token) < 3 {
			return
		}
		for _, card := range n.bearers[at] {
			scores[card] = max(scores[card], score)
		}
	}
}

// grown gives room for so many numbers, in what is there where that is enough.
func grown[T any](list []T, size int) []T {
	if cap(list) < size {
		return make([]T, size)
	}
	return list[:size]
}
