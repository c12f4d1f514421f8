package catalog

import (
	"slices"
	"strings"
	"unicode"

	"github.com/quickcast/quickcast/catalog/query"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/typo"
)

// part is a piece of a query made ready to be put to cards.
type part struct {
	query.Span
	kind     query.Kind
	kids     []*part
	text     string // folded, of plain words
	capitals bool   // more than its first letter is a capital: "RoC"
	spoken   bool   // a "not" that is a word, no sign
	strict   bool   // plain words that are meant as they stand: what must not be
	is       test   // of conditions and phrases
	scores   []int  // of plain words, one a card, while a search runs
}

// test is put to a card.
type test func(*Card, *folded) bool

// of makes a test of something the card alone tells.
func of(is func(*Card) bool) test { return func(card *Card, _ *folded) bool { return is(card) } }

// compiler makes parts of what was read, and lists what it does not understand.
type compiler struct {
	*Catalog
	text     string
	around   Around
	q        *Query
	problems []QueryProblem
	whole    query.Span // the condition that is being understood
}

// part makes a node ready; nil where nothing of it is understood. within tells that
// something else stands around the node.
func (c *compiler) part(n *query.Node, strict, within bool) *part {
	p := &part{Span: n.Span, kind: n.Kind, strict: strict}
	switch n.Kind {
	case query.Text:
		p.text = fold.Text(n.Text)
		p.capitals = strings.ContainsFunc(n.Text[min(1, len(n.Text)):], unicode.IsUpper)
		if is, ok := c.flag(p.text); ok {
			p.kind, p.is = query.Cond, is
		}
	case query.Phrase:
		text := fold.Text(n.Text)
		p.is = func(_ *Card, f *folded) bool { return f.mentions(text) }
	case query.Cond:
		c.whole = n.Span
		if c.order(n, within) {
			return nil
		}
		if p.is = c.condition(n); p.is == nil {
			return nil
		}
	default:
		p.spoken = n.Kind == query.Not && isSpoken(c.text, n)
		for _, kid := range n.Kids {
			if k := c.part(kid, strict || n.Kind == query.Not, within || n.Kind != query.All); k != nil {
				p.kids = append(p.kids, k)
			}
		}
		if len(p.kids) == 0 {
			return nil
		}
	}
	return p
}

// flag understands the one word that is a condition by itself, "owned", where there is
// a collection to ask.
func (c *compiler) flag(folded string) (test, bool) {
	if key, ok := c.asked.key(folded); !ok || key != KeyOwned || c.around.Owned == nil || folded == "own" {
		return nil, false
	}
	return of(func(card *Card) bool { return c.around.Owned(card.ID) > 0 }), true
}

// fail notes what is not understood of a piece of the query.
func (c *compiler) fail(fault QueryFault, at query.Span, key, value, suggestion string) test {
	whole := at
	if c.whole.From <= at.From && at.To <= c.whole.To {
		whole = c.whole
	}
	c.problems = append(c.problems, QueryProblem{
		Fault: fault, Term: whole.Of(c.text), Key: key, Value: value, From: at.From, To: at.To, Suggestion: suggestion,
	})
	return nil
}

// condition understands a key with its values.
func (c *compiler) condition(n *query.Node) test {
	key, ok := c.asked.key(n.Key.Text)
	if !ok {
		word, _ := typo.Nearest(fold.Compact(fold.Text(n.Key.Text)), c.asked.spelled())
		return c.fail(UnknownKey, n.Key.Span, n.Key.Text, n.Values[0].Text, word)
	}
	op, not := n.Op, n.Op == "!="
	if not {
		op = "="
	}
	if c.asked.sign(n.Key.Text) == "not" { // not:epic
		not = !not
	}
	compares := op != ":" && op != "="
	switch {
	case n.Arg != nil && !key.counts(), compares && n.Arg == nil && !key.isNumber() && !key.counts(), key == KeyKeyword && compares && n.Arg == nil:
		return c.fail(CannotCompare, n.Span, n.Key.Text, n.Values[0].Text, "")
	}
	if key == KeyUnofficial || key == KeyIs && slices.ContainsFunc(n.Values, func(v query.Value) bool { return fold.Text(v.Text) == "unofficial" }) {
		c.q.unofficial = true
	}
	var meet []test
	for _, v := range n.Values {
		is := c.value(key, op, n, v)
		if is == nil {
			return nil
		}
		meet = append(meet, is)
	}
	return func(card *Card, f *folded) bool {
		return slices.ContainsFunc(meet, func(is test) bool { return is(card, f) }) != not
	}
}

// score is how well a card meets the part; 0 where it does not.
func (p *part) score(i int, card *Card, f *folded) int {
	switch p.kind {
	case query.All:
		worst := typo.Exact
		for _, kid := range p.kids {
			if worst = min(worst, kid.score(i, card, f)); worst == 0 {
				return 0
			}
		}
		return worst
	case query.Any:
		best := 0
		for _, kid := range p.kids {
			best = max(best, kid.score(i, card, f))
		}
		return best
	case query.Not:
		return pick.Either(p.kids[0].score(i, card, f) > 0, 0, typo.Exact)
	case query.Text:
		if !p.strict {
			return p.scores[i]
		}
		if f.mentionsAll(p.text) {
			return typo.Exact
		}
		return 0
	}
	return pick.Either(p.is(card, f), typo.Exact, 0)
}

// texts does something with every part that is plain words to be scored.
func (p *part) texts(do func(*part)) {
	if p.kind == query.Text && !p.strict {
		do(p)
	}
	for _, kid := range p.kids {
		kid.texts(do)
	}
}
