package catalog

import (
	"cmp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/query"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
)

// order is one thing the hits are sorted by.
type order struct {
	by    func(*Card) (n int, text string, ok bool)
	falls bool
}

// order takes a sort: out of the query and reports whether the node is one. It must
// stand by itself: what is sorted is the whole list.
func (c *compiler) order(n *query.Node, within bool) bool {
	if key, ok := c.asked.key(n.Key.Text); !ok || key != KeySort {
		return false
	}
	if within || n.Op != ":" && n.Op != "=" {
		c.fail(Misplaced, n.Span, n.Key.Text, n.Values[0].Text, "")
		return true
	}
	for i, v := range n.Values {
		if way, ok := c.asked.value(KeySort, v.Text); ok && i > 0 {
			c.q.orders[len(c.q.orders)-1].falls = way == "desc"
			continue
		}
		name, falls := strings.CutPrefix(v.Text, "-")
		by := c.orderBy(name)
		if by == nil {
			c.unknown(n, v, c.sortable())
			return true
		}
		c.q.orders = append(c.q.orders, order{by, falls})
	}
	return true
}

// orderBy understands name, type, school, set, price, price/warlock and every number.
func (c *compiler) orderBy(name string) func(*Card) (int, string, bool) {
	word, mage, _ := strings.Cut(name, "/")
	key, _ := c.asked.key(word)
	switch {
	case key.isNumber():
		return func(card *Card) (int, string, bool) { n, ok := card.number(key); return n, "", ok }
	case key == KeyName:
		return func(card *Card) (int, string, bool) { return 0, fold.Text(card.Name), true }
	case key == KeyType:
		return func(card *Card) (int, string, bool) { return 0, string(card.Type), true }
	case key == KeySchool:
		return func(card *Card) (int, string, bool) {
			if len(card.Schools) == 0 {
				return 0, "", false
			}
			return 0, string(card.Schools[0].School), true
		}
	case key == KeySet:
		return func(card *Card) (int, string, bool) {
			return slices.IndexFunc(c.sets, func(s *Set) bool { return card.In(s.ID) }), "", true
		}
	case key == KeyOwned && c.around.Owned != nil:
		return func(card *Card) (int, string, bool) { return c.around.Owned(card.ID), "", true }
	case key == KeyPrice:
		if mage == "" {
			mage = strings.TrimSuffix(string(c.around.Mage)+"/"+string(c.around.Choice), "/")
		}
		mages := c.buyers(mage)
		if len(mages) == 0 {
			return nil
		}
		return func(card *Card) (int, string, bool) { n, ok := price(mages, card); return n, "", ok }
	}
	return nil
}

// sortable are the words there are to sort by.
func (c *compiler) sortable() []string {
	var words []string
	for _, k := range Keys() {
		if k.isNumber() || k == KeyName || k == KeyType || k == KeySchool || k == KeySet || k == KeyPrice {
			words = append(words, string(k))
			for lang := range c.asked.keys {
				words = append(words, fold.Compact(fold.Text(c.KeyIn(k, lang))))
			}
		}
	}
	return words
}

// sort puts hits into the order asked for, those without such a value last; among
// equals the better hit stands first.
func (q *Query) sort(hits []Hit) {
	slices.SortStableFunc(hits, func(a, b Hit) int {
		for _, o := range q.orders {
			n, text, ok := o.by(a.Card)
			m, other, has := o.by(b.Card)
			if ok != has {
				return pick.Either(ok, -1, 1)
			}
			if by := cmp.Or(cmp.Compare(n, m), cmp.Compare(text, other)); ok && by != 0 {
				if o.falls {
					return -by
				}
				return by
			}
		}
		return cmp.Compare(b.Score, a.Score)
	})
}
