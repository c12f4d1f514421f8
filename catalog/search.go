package catalog

import (
	"cmp"
	"slices"
	"strings"

	"quickcast/internal/fold"
	"quickcast/internal/near"
)

// Hit is a card that answers a search.
type Hit struct {
	Card  *Card
	Score int // 1 to 1000; 1000 is the name itself, or a search without words
}

// Options are the circumstances of a search.
type Options struct {
	Limit  int    // how many hits at most; 0 for all
	Filter Filter // what may be shown at all
}

// Search finds the cards a query asks for, best first: the name itself before
// names that begin so, before names with such words, before pieces of names
// and mistyped names, before cards that only bear the words as subtypes or
// keywords. Names are sought in both languages. Without words all cards that
// meet the conditions come, by name.
//
// Parts of the query that are not understood are left out and listed in a
// *QueryError beside the hits. Unofficial cards come where the filter or the
// query asks for them.
func (c *Catalog) Search(query string, o Options) ([]Hit, error) {
	q, err := c.ParseQuery(query)
	if err != nil && q.Empty() {
		return nil, err
	}
	return c.Find(q, o), err
}

// Find is Search with a query that is taken apart already.
func (c *Catalog) Find(q Query, o Options) []Hit {
	if q.asks(KeyUnofficial) && o.Filter.Unofficial == UnofficialHidden {
		o.Filter.Unofficial = UnofficialShown
	}
	n := c.built()
	var scores []int // per card; nil where there are no words
	if q.Text != "" {
		text := fold.Text(q.Text)
		if text == "" { // nothing but signs
			return nil
		}
		scores = n.score(text)
	}
	filter, rest := c.newFilter(&o.Filter), q.newRest()
	var hits []Hit
	for i, card := range c.cards {
		score := near.Exact
		if scores != nil {
			score = scores[i]
		}
		if score > 0 && filter.shows(card, &n.folded[i]) && rest.holds(card, &n.folded[i], n) {
			hits = append(hits, Hit{Card: card, Score: score})
		}
	}
	slices.SortStableFunc(hits, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	return cut(hits, o.Limit)
}

// Nearest finds cards by name alone, without the query language: signs in the
// text are signs of a name. It is for names out of files and pasted lists.
// Unofficial cards come too.
func (c *Catalog) Nearest(name string, limit int) []Hit {
	var hits []Hit
	for _, m := range c.built().index.Find(fold.Text(name)) {
		hits = append(hits, Hit{Card: c.cards[m.Entry], Score: m.Score})
	}
	return cut(hits, limit)
}

// typo is the score below which a name was matched by forgiving letters only.
const typo = near.Within

// score scores every card for the folded words, 0 for those that do not match.
// Where some card bears all the words in full nobody has mistyped, and where
// there are good matches nobody needs poor ones.
func (n *names) score(text string) []int {
	scores, inFull := n.byWords(text)
	found := n.index.Find(text)
	for _, m := range found {
		if m.Score*10 >= found[0].Score*6 && (!inFull || m.Score >= typo) {
			scores[m.Entry] = m.Score
		}
	}
	if len(found) == 0 {
		for rank, m := range n.byLetters(text) {
			scores[m.Index] = max(scores[m.Index], bestAbbreviation-rank)
		}
	}
	return scores
}

// asks reports whether a condition of the query speaks of the key.
func (q *Query) asks(key Key) bool {
	return slices.ContainsFunc(q.conds, func(cond condition) bool { return cond.key == key })
}

// rest is everything in a query but its plain words, made ready.
type rest struct {
	conds        []condition
	phrases, not []string // folded
}

func (q *Query) newRest() *rest {
	r := &rest{conds: q.conds}
	for _, phrase := range q.Phrases {
		r.phrases = append(r.phrases, fold.Text(phrase))
	}
	for _, word := range q.Not {
		r.not = append(r.not, fold.Text(word))
	}
	return r
}

// holds reports whether the card meets all of it.
func (r *rest) holds(card *Card, f *folded, n *names) bool {
	mentions := func(text string) bool { return f.mentions(n, text) }
	return !slices.ContainsFunc(r.conds, func(cond condition) bool { return !cond.holds(card, f) }) &&
		!slices.ContainsFunc(r.phrases, func(text string) bool { return !mentions(text) }) &&
		!slices.ContainsFunc(r.not, mentions)
}

func cut(hits []Hit, limit int) []Hit {
	if limit > 0 && len(hits) > limit {
		return hits[:limit]
	}
	return hits
}

// NameIn gives the card's name in the language ("de"), the English one where
// there is no other.
func (c *Card) NameIn(lang string) string {
	if strings.HasPrefix(lang, "de") && c.NameDE != "" {
		return c.NameDE
	}
	return c.Name
}

// SummaryIn gives the summary in the language ("de"), the English one where
// there is no other.
func (c *Card) SummaryIn(lang string) string {
	if strings.HasPrefix(lang, "de") && c.SummaryDE != "" {
		return c.SummaryDE
	}
	return c.Summary
}
