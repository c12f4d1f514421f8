package codex

import (
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
)

// stems are the names and aliases of all terms in one language by the stems of their
// words, so that bent words, compounds with "marker" and words in other order find them.
type stems struct {
	german bool
	ways   []way
	on     map[string][]int // per stem the ways that have it
	weigh  map[string]int   // the words that weigh less than others
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

// fillers are words that carry nothing beside others, such as "marker" and "condition".
func fillers(german bool) []string {
	if german {
		return strings.Fields("marker plattchen zustand zustande token tokens status karte karten regel regeln begriff wert " +
			"der die das den dem des ein eine einen einer einem eines im in auf am an mit von vom zu zum zur fur bei aus und oder " +
			"ist sind sein wird werden wurde worden haben hat was wie bedeutet macht heisst mir mich mein meine ich nicht kann " +
			"noch schon wenn man auch x")
	}
	return strings.Fields("marker markers token tokens condition conditions status card cards rule rules term value " +
		"the a an of on in at to for with is are be been being what does do how my i me x")
}

// common are words of little weight.
func common(german bool) []string {
	if german {
		return strings.Fields("kreatur kreaturen zauber angriff angriffe schaden runde effekt effekte magier aktion phase karte")
	}
	return strings.Fields("creature creatures spell spells attack attacks damage round effect effects mage action phase trait")
}

// withoutTail takes a filler from the end of a compound.
func withoutTail(word string) string {
	for _, tail := range [...]string{"marker", "plattchen", "platchen", "zustand", "token", "karte"} {
		if cut, ok := strings.CutSuffix(word, tail); ok && len(cut) > 3 {
			return cut
		}
	}
	return word
}

// newStems takes the names and aliases of the terms.
func newStems(terms []*Term, german bool, what func(*Term) (name string, aliases []string)) *stems {
	s := &stems{german: german, on: map[string][]int{}, weigh: map[string]int{}}
	for _, word := range common(german) {
		s.weigh[word] = little
	}
	for _, word := range fillers(german) {
		s.weigh[word] = 0
	}
	for i, t := range terms {
		name, aliases := what(t)
		for j, text := range append([]string{name}, aliases...) {
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
	return fold.Stem(word, s.german), weight
}

// asked is the stem of a word that is searched for, with its weight: where no name has the
// whole of a compound, that of what is before its filler.
func (s *stems) asked(word string) (string, int) {
	stem, weight := s.stem(word)
	if s.german && len(s.on[stem]) == 0 {
		if cut := withoutTail(word); cut != word {
			return s.stem(cut)
		}
	}
	return stem, weight
}

// score raises scores to what the folded text comes to: the stems it shares with a name,
// weighed against all of its own and all of the name's.
func (s *stems) score(text string, behind int, d *desk) {
	d.shared = grown(d.shared, len(s.ways))
	clear(d.shared)
	total, told := 0, 0
	for word := range strings.FieldsSeq(text) {
		stem, weight := s.asked(word)
		total += weight
		if weight > 0 && !s.share(stem, weight, d) {
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
		best := stemAlias
		if w.name {
			best = stemName
		}
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

// share notes what has the stem; where nothing has, what has it without its particle or
// as the two halves of a compound. It reports whether anything has.
func (s *stems) share(stem string, weight int, d *desk) bool {
	if on := s.on[stem]; len(on) > 0 || !s.german {
		for _, id := range on {
			d.shared[id] += weight
		}
		return len(on) > 0
	}
	if on := s.on[fold.Bare(stem)]; len(on) > 0 {
		for _, id := range on {
			d.shared[id] += weight * 9 / 10
		}
		return true
	}
	for at := 4; at <= len(stem)-4; at++ {
		front, _ := s.stem(stem[:at])
		behind, _ := s.stem(stem[at:])
		if len(s.on[front]) == 0 || len(s.on[behind]) == 0 {
			continue
		}
		for _, id := range s.on[front] {
			d.shared[id] += weight * 8 / 10 // the first says which, the second what kind
		}
		return true
	}
	return false
}
