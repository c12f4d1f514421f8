package codex

import (
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
)

// stems are the names and aliases of all terms in one language by the stems of their
// words, so that bent words, compounds with "marker" and words in other order find them.
type stems struct {
	facts.Grammar
	ways  []way
	on    map[string][]int // per stem the ways that have it
	weigh map[string]int   // the words that weigh less than others
}

// way is one name or alias of a term.
type way struct {
	term   int
	name   bool
	weight int // of all its words
}

// The scores of a term whose name, or alias, has just the stems of the query.
const (
	stemName  = 980
	stemAlias = 970
	stemLeast = 560 // of a small part of a name
	stemHalf  = 460 // of half of the query
)

// What words weigh. Little is a word that stands in many names and is yet meant now and
// then: "creature", "attack".
const (
	heavy  = 10
	little = 3
)

// newStems takes the names and aliases of the terms.
func newStems(terms []*Term, lang string, g facts.Grammar) *stems {
	s := &stems{Grammar: g, on: map[string][]int{}, weigh: map[string]int{}}
	for _, word := range strings.Fields(g.Common) {
		s.weigh[word] = little
	}
	for _, word := range strings.Fields(g.Fillers) {
		s.weigh[word] = 0
	}
	for i, t := range terms {
		said := t.In(lang)
		for j, text := range append([]string{said.Name}, said.Aliases...) {
			id, total := len(s.ways), 0
			for word := range strings.FieldsSeq(fold.WithoutNumbers(fold.Text(text))) {
				stem, weight := s.stem(word)
				total += weight
				if on := s.on[stem]; weight > 0 && (len(on) == 0 || on[len(on)-1] != id) {
					s.on[stem] = append(on, id)
				}
			}
			s.ways = append(s.ways, way{i, j == 0, max(total, 1)})
		}
	}
	return s
}

// stem is the stem of a folded word with its weight.
func (s *stems) stem(word string) (string, int) {
	weight, known := s.weigh[word]
	switch {
	case known && weight == 0:
		return word, 0
	case !known:
		weight = heavy
	}
	return s.Stem(word), weight
}

// asked is the stem of a word that is searched for, with its weight: where no name has the
// whole of a compound, that of what is before its filler.
func (s *stems) asked(word string) (string, int) {
	stem, weight := s.stem(word)
	for _, tail := range strings.Fields(s.Tails) {
		if cut, ok := strings.CutSuffix(word, tail); ok && len(cut) > 3 && len(s.on[stem]) == 0 {
			return s.stem(cut)
		}
	}
	return stem, weight
}

// asking are the words of a folded text, verbs in two parts as one.
func (s *stems) asking(text string) []string {
	words := strings.Fields(text)
	s.Whole(words, func(stem string) bool { return len(s.on[stem]) > 0 }, func(verb, part int) {
		words[verb], words[part] = words[part]+words[verb], ""
	})
	return words
}

// score raises scores to what the folded text comes to: the stems it shares with a name,
// weighed against all of its own and all of the name's.
func (s *stems) score(text string, behind int, d *desk) {
	d.shared = grown(d.shared, len(s.ways))
	clear(d.shared)
	total, told := 0, 0
	for _, word := range s.asking(text) {
		stem, weight := s.asked(word)
		total += weight
		if weight > 0 && !s.share(word, stem, weight, d) {
			weight = min(weight, little) // a word of no name need not be met: "does armor stop crits"
		}
		told += weight
	}
	if total == 0 {
		return
	}
	for id, shared := range d.shared {
		if shared*5 < told*2 {
			continue
		}
		w := s.ways[id]
		best := pick.Either(w.name, stemName, stemAlias)
		of := min(shared, w.weight) * 100 / max(w.weight, total)
		score := stemLeast + (best-stemLeast)*of/100
		if shared*10 < total*7 {
			score = stemHalf + of
		}
		// Among equals the one whose letters are nearer.
		score = min(score+d.scores[w.term]/200, aliasExact-1) - behind
		d.scores[w.term] = max(d.scores[w.term], score)
	}
}

// share notes what has the stem of a word; where nothing has, what has it without its particle
// or as one of two words that are joined. It reports whether anything has.
func (s *stems) share(word, stem string, weight int, d *desk) bool {
	note := func(stem string, weight int) bool {
		for _, id := range s.on[stem] {
			d.shared[id] += weight
		}
		return len(s.on[stem]) > 0
	}
	if note(stem, weight) || !s.Compounds {
		return len(s.on[stem]) > 0
	}
	if note(fold.Bare(stem), weight*9/10) {
		return true
	}
	known := func(stem string) bool { return len(stem) > 3 && len(s.on[stem]) > 0 }
	if parts := s.Parts(word, known); parts != nil { // the first says which, the second what kind
		return note(parts[0], weight*8/10) && note(parts[1], weight*4/10)
	}
	for at := 4; at < len(word)-3; at++ { // of one half alone
		if behind := s.Stem(word[at:]); known(behind) {
			return note(behind, weight*6/10)
		}
		if front, long := s.Front(word[:len(word)-at], known); long > 4 {
			return note(front, weight*6/10)
		}
	}
	return false
}
