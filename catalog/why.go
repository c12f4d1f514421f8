package catalog

import "github.com/quickcast/quickcast/catalog/query"

// Emptied is a part of a query without which there would be cards.
type Emptied struct {
	Term   string `json:"term"` // as it was typed
	From   int    `json:"from"` // where it stands, in bytes
	To     int    `json:"to"`
	Alone  bool   `json:"alone"`  // no card meets it, whatever else is asked
	Others int    `json:"others"` // how many cards there are without it
}

// Without is the query without the part.
func (e Emptied) Without(text string) string { return query.Span{From: e.From, To: e.To}.Without(text) }

// WhyEmpty tells of a query that finds nothing which parts are to blame: first those no
// card meets at all; where every part is met by some card, those without which there
// would be hits; where no single part is, the one at which the last card went. It gives
// none where the query finds something.
func (c *Catalog) WhyEmpty(q *Query, o Options) []Emptied {
	if q.root == nil || len(c.Find(q, o)) > 0 {
		return nil
	}
	parts := []*part{q.root}
	if q.root.kind == query.All {
		parts = q.root.kids
	}
	count := func(parts []*part) int {
		some := Query{unofficial: q.unofficial}
		for _, p := range parts {
			if p.kind == query.Text {
				some.prose = q.prose
			}
		}
		if len(parts) > 0 {
			some.root = &part{kind: query.All, kids: parts}
		}
		return len(c.built().find(c, &some, &o.Filter, 0))
	}
	if len(parts) == 1 {
		if words := c.wordless(q, o); len(words) > 0 {
			return words
		}
	}
	var alone, without []Emptied
	for i, p := range parts {
		others := append(append([]*part{}, parts[:i]...), parts[i+1:]...)
		e := Emptied{Term: p.Of(q.typed), From: p.From, To: p.To, Others: count(others)}
		if count([]*part{p}) == 0 {
			e.Alone = true
			alone = append(alone, e)
		} else if e.Others > 0 {
			without = append(without, e)
		}
	}
	if len(alone) > 0 {
		return alone
	}
	if len(without) > 0 {
		return without
	}
	for i := range parts {
		if count(parts[:i+1]) == 0 {
			p := parts[i]
			return []Emptied{{Term: p.Of(q.typed), From: p.From, To: p.To, Others: count(parts[:i])}}
		}
	}
	return nil
}

// wordless gives the words of a search without which there would be cards.
func (c *Catalog) wordless(q *Query, o Options) []Emptied {
	var list []Emptied
	for _, m := range c.Meanings(q) {
		rest, err := c.ParseQuery(m.Without(q.typed), o.Around)
		if err != nil || rest.Empty() {
			continue
		}
		if others := len(c.Find(&rest, o)); others > 0 {
			list = append(list, Emptied{Term: m.Word, From: m.Spans[0][0], To: m.Spans[len(m.Spans)-1][1], Others: others})
		}
	}
	return list
}

// Message names the text that tells it.
func (e Emptied) Message() (id string, args map[string]any) {
	id = "cards.emptiedWith"
	if e.Alone {
		id = "cards.emptiedAlone"
	}
	return id, map[string]any{"Term": e.Term, "Count": e.Others}
}
