package codex

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/typo"
)

// Hit is a term that answers a search.
type Hit struct {
	Term  *Term
	Score int // 1 to 1000; 1000 is the name itself
}

const (
	otherLanguage = 5   // what a name in the language not asked for is behind
	fullName      = 990 // what a name typed in full has at least
	aliasExact    = 985 // the score of an alias typed in full
	meantSo       = 800 // where a name in the language asked for is so near, that language is meant
	restTold      = 200 // what a term gains that says in its text what its name does not
	inText        = 300 // from here to stemLeast is the score of a term that has the words in its text
)

// desk is the paper of one search, used again by the next.
type desk struct {
	papers map[string]*typo.Paper // of each language, so that each goes on from the key before
	scores []int                  // one a term
	part   []int                  // one a name and one an alias of each term
	shared []int                  // one a name
	hits   []Hit
}

func grown(list []int, size int) []int {
	if cap(list) < size {
		return make([]int, size)
	}
	return list[:size]
}

// score raises the scores to those of the folded text. What is nearly an alias counts
// for less than what is nearly a name.
func (t tongue) score(text string, behind int, d *desk) {
	if d.papers[t.lang] == nil {
		d.papers[t.lang] = &typo.Paper{}
	}
	t.called.Score(text, d.part, d.papers[t.lang])
	for i, score := range d.part[:len(d.scores)] {
		d.scores[i] = max(d.scores[i], score-behind)
	}
	for i, score := range d.part[len(d.scores):] {
		if score == typo.Exact {
			score = aliasExact
		} else {
			score = score * 3 / 4
		}
		d.scores[i] = max(d.scores[i], score-behind)
	}
	t.stems.score(text, behind, d)
}

// Search finds terms by name or alias, best first, forgiving typing errors,
// missing accents and how words are bent: in the language first,
// then in the others. The terms of the game that is played stand before those of
// others; without a game ("") those of the two with cards do, by less. A keyword as
// cards print it finds its term ("Regenerate 2"). Where no name is near, terms come
// whose explanation has all the words. Limit 0 gives all.
func (c *Codex) Search(query, lang, game string, limit int) []Hit {
	folded := fold.Text(query)
	text := fold.WithoutNumbers(folded)
	if text == "" {
		return nil
	}
	tongues := slices.Clone(c.tongues)
	if at := slices.IndexFunc(tongues, func(t tongue) bool { return t.lang == lang }); at > 0 {
		tongues[0], tongues[at] = tongues[at], tongues[0]
	}
	d, ok := c.desks.Get().(*desk)
	if !ok {
		d = &desk{papers: map[string]*typo.Paper{}}
	}
	defer c.desks.Put(d)
	d.scores, d.part = grown(d.scores, len(c.terms)), grown(d.part, 2*len(c.terms))
	clear(d.scores)
	for i, t := range tongues {
		if i == 0 || slices.Max(d.scores) < meantSo {
			t.score(text, otherLanguage*min(i, 1), d)
		}
	}
	for _, t := range tongues {
		if term, ok := t.keyword(query, folded); ok {
			c.favour(term, d.scores)
			break
		}
	}
	for i, t := range tongues {
		if most := slices.Max(d.scores); most == 0 || i == 0 && most < stemAlias {
			c.inTexts(text, t.stems, d)
		}
	}
	c.foreign(game, d.scores)
	hits := c.hits(d)
	if limit > 0 && len(hits) > limit {
		hits = hits[:limit]
	}
	return slices.Clone(hits)
}

// foreign takes from the score of every term that the game does not have; of one that was
// named in full less, so that it stands before what is only spelt alike.
func (c *Codex) foreign(game string, scores []int) {
	for i, t := range c.terms {
		switch {
		case t.Has(game) && (game != "" || t.Has(Arena) || t.Has(Academy)):
		case game == "" || scores[i] >= fullName:
			scores[i] -= scores[i] / 10
		default:
			scores[i] -= scores[i] / 3
		}
	}
}

// favour puts the term of a printed keyword first: "Armor +2" is the bonus and
// not the attribute.
func (c *Codex) favour(t *Term, scores []int) {
	i := slices.Index(c.terms, t)
	scores[i] = max(scores[i], typo.Exact+1)
}

// hits sorts the terms that have a score and drops those far behind the best.
func (c *Codex) hits(d *desk) []Hit {
	hits := d.hits[:0]
	defer func() { d.hits = hits }()
	for i, score := range d.scores {
		if score > 0 {
			hits = append(hits, Hit{Term: c.terms[i], Score: score})
		}
	}
	slices.SortStableFunc(hits, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	for i := range hits {
		hits[i].Score = min(hits[i].Score, typo.Exact)
		if hits[i].Score*10 < hits[0].Score*6 {
			return hits[:i]
		}
	}
	return hits
}

// inTexts raises the scores of terms that say something of what was asked anywhere, in a name
// or in their explanation: by how much of it, where rare words weigh more than common ones. Of
// two whose names have as much of it, the one comes first whose explanation has the rest.
func (c *Codex) inTexts(text string, stems *stems, d *desk) {
	d.part = grown(d.part, len(c.terms))
	clear(d.part)
	total := 0
	for word := range strings.FieldsSeq(text) {
		stem, weight := stems.stem(word)
		on := c.saying()[stem]
		if weight == 0 {
			continue
		}
		if weight = little; len(on) > 0 {
			weight = bits.Len(uint(len(c.terms) / len(on)))
		}
		total += weight
		for _, term := range on {
			d.part[term] += weight
		}
	}
	for i, part := range d.part[:len(c.terms)] {
		if part*5 >= total*2 && part > 0 {
			d.scores[i] = max(d.scores[i], min(d.scores[i]+restTold*part/total, fullName-1), inText+(stemLeast-inText)*part/total)
		}
	}
}
