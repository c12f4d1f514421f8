package catalog

import (
	"cmp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/effect"
	"github.com/quickcast/quickcast/catalog/query"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/typo"
)

// Hit is a card that answers a search.
type Hit struct {
	Card  *Card
	Score int // 1 to 1000; 1000 is the name itself, or a search without words
	By    By
}

// By is what a card was found by.
type By string

// A card is found by its name, or by what it is and does.
const (
	ByName   By = "name"
	ByEffect By = "effect"
)

// Options are the circumstances of a search.
type Options struct {
	Limit  int    // how many hits at most; 0 for all
	Filter Filter // what may be shown at all
	Around Around // what the query may speak of besides
}

// Search finds the cards a query asks for, best first: the name itself before
// names that begin so, before names with such words, before pieces of names
// and mistyped names, before cards that only bear the words as subtypes or
// keywords. Names are sought in both languages. Without words all cards that
// meet the conditions come, by name, or in the order the query says.
//
// Parts of the query that are not understood are left out and listed in a
// *QueryError beside the hits; where nothing else is left, nothing is found.
// Unofficial cards come where the filter or the query asks for them.
func (c *Catalog) Search(text string, o Options) ([]Hit, error) {
	q, err := c.ParseQuery(text, o.Around)
	if err != nil && q.Empty() {
		return nil, err
	}
	return c.Find(&q, o), err
}

// Find is Search with a query that is understood already.
func (c *Catalog) Find(q *Query, o Options) []Hit {
	n := c.built()
	if len(q.orders) == 0 {
		return n.find(c, q, &o.Filter, o.Limit)
	}
	hits := n.find(c, q, &o.Filter, 0)
	q.sort(hits)
	return cut(hits, o.Limit)
}

// find gives the cards that meet a query, best first; limit 0 gives all.
func (n *names) find(c *Catalog, q *Query, f *Filter, limit int) []Hit {
	root := q.root
	if q.unofficial && f.Unofficial == UnofficialHidden {
		changed := *f
		changed.Unofficial = UnofficialShown
		f = &changed
	}
	desk := n.desk()
	defer n.desks.Put(desk)
	if root != nil {
		root.texts(func(p *part) {
			p.scores = desk.sheet(len(c.cards))
			n.score(p.text, p.capitals, p.scores, desk)
		})
	}
	prose := root != nil && strings.TrimSpace(q.prose) != ""
	if prose {
		var borne []int
		if desk.used == 1 {
			borne = desk.borne
		}
		desk.byDeeds(c.does.built(c.cards), q.prose, len(c.cards), borne)
	}
	filter := c.filter(f)
	found := desk.found[:0]
	for i, card := range c.cards {
		score := typo.Exact
		switch {
		case root == nil:
		case root.kind == query.Text && !root.strict:
			score = root.scores[i]
		default:
			score = root.score(i, card, &n.folded[i])
		}
		by := ByName
		if prose {
			if score > 0 && score <= bearsWords {
				by = ByEffect
			}
			if done := desk.done[i]; done > score && root.lets(card, &n.folded[i]) {
				score, by = done, ByEffect
			}
		}
		if score > 0 && filter.shows(card) {
			found = append(found, Hit{Card: card, Score: score, By: by})
		}
	}
	slices.SortStableFunc(found, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	desk.found = found
	return slices.Clone(cut(found, limit))
}

// desk is the paper of one search, used again by the next.
type desk struct {
	sheets  [][]int
	used    int
	found   []Hit
	paper   typo.Paper
	kept    []byte // of the text, for a search without its small words
	borne   []int  // a score a card
	alike   []int  // the same of one word
	fits    []float32
	done    []int
	effects effect.Paper
}

func (n *names) desk() *desk {
	d, ok := n.desks.Get().(*desk)
	if !ok {
		d = &desk{}
	}
	d.used = 0
	return d
}

// sheet is room for a score a card.
func (d *desk) sheet(cards int) []int {
	if d.used == len(d.sheets) {
		d.sheets = append(d.sheets, nil)
	}
	d.sheets[d.used] = grown(d.sheets[d.used], cards)
	d.used++
	return d.sheets[d.used-1]
}

// Nearest finds cards by name alone, without the query language: signs in the
// text are signs of a name. It is for names out of files and pasted lists.
// Unofficial cards come too.
func (c *Catalog) Nearest(name string, limit int) []Hit {
	var hits []Hit
	for _, m := range c.built().index.Find(fold.Text(name)) {
		hits = append(hits, Hit{Card: c.cards[m.Entry], Score: m.Score, By: ByName})
	}
	return cut(hits, limit)
}

func cut(hits []Hit, limit int) []Hit {
	if limit > 0 && len(hits) > limit {
		return hits[:limit]
	}
	return hits
}
