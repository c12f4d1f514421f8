package codex

import (
	"cmp"
	"slices"
	"strings"

	"quickcast/internal/fold"
	"quickcast/internal/near"
)

// Hit is a term that answers a search.
type Hit struct {
	Term  *Term
	Score int // 1 to 1000; 1000 is the name itself
}

const (
	otherLanguage = 5   // what a name in the language not asked for is behind
	aliasExact    = 985 // the score of an alias typed in full
	inText        = 300 // the score of a term that has the words in its text only
)

// score raises scores to those of the folded text. What is nearly an alias counts
// for less than what is nearly a name.
func (t tongue) score(text string, behind int, scores []int) {
	for _, m := range t.names.Find(text) {
		scores[m.Entry] = max(scores[m.Entry], m.Score-behind)
	}
	for _, m := range t.aliases.Find(text) {
		score := aliasExact
		if m.Score < near.Exact {
			score = m.Score * 3 / 4
		}
		scores[m.Entry] = max(scores[m.Entry], score-behind)
	}
}

// Search finds terms by name or alias, best first, forgiving typing errors and
// missing accents: in the language ("en" or "de") first, then in the other. A
// keyword as cards print it finds its term ("Regenerate 2"). Where no name is
// near, terms come whose explanation has all the words. Limit 0 gives all.
func (c *Codex) Search(query, lang string, limit int) []Hit {
	text := withoutValue(fold.Text(query))
	if text == "" {
		return nil
	}
	asked, other := c.english, c.german
	if strings.HasPrefix(lang, "de") {
		asked, other = other, asked
	}
	scores := make([]int, len(c.terms))
	other.score(text, otherLanguage, scores)
	asked.score(text, 0, scores)
	if t, ok := asked.keyword(query, fold.Text(query)); ok {
		c.favour(t, scores)
	} else if t, ok := other.keyword(query, fold.Text(query)); ok {
		c.favour(t, scores)
	}
	hits := c.hits(scores)
	if len(hits) == 0 {
		hits = c.inTexts(text)
	}
	if limit > 0 && len(hits) > limit {
		hits = hits[:limit]
	}
	return hits
}

// favour puts the term of a printed keyword first: "Armor +2" is the bonus and
// not the attribute.
func (c *Codex) favour(t *Term, scores []int) {
	i := slices.Index(c.terms, t)
	scores[i] = max(scores[i], near.Exact+1)
}

// hits sorts the terms that have a score and drops those far behind the best.
func (c *Codex) hits(scores []int) []Hit {
	var hits []Hit
	for i, score := range scores {
		if score > 0 {
			hits = append(hits, Hit{Term: c.terms[i], Score: score})
		}
	}
	slices.SortStableFunc(hits, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	for i := range hits {
		hits[i].Score = min(hits[i].Score, near.Exact)
		if hits[i].Score*10 < hits[0].Score*6 {
			return hits[:i]
		}
	}
	return hits
}

// inTexts finds the terms whose explanation has all words of the folded text.
func (c *Codex) inTexts(text string) []Hit {
	var hits []Hit
	for i, t := range c.terms {
		missing := slices.ContainsFunc(strings.Fields(text), func(word string) bool {
			return !strings.Contains(" "+c.fullText[i]+" ", " "+word+" ")
		})
		if !missing {
			hits = append(hits, Hit{Term: t, Score: inText})
		}
	}
	return hits
}
