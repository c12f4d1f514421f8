package catalog

import (
	"strings"

	"github.com/quickcast/quickcast/catalog/query"
)

// maxQuery is the longest query in bytes; the rest is left out and reported.
const maxQuery = 500

// Query is a search as a person types it, understood: words of a name, quoted phrases
// and conditions such as level<=2, joined by "or", "not", minus and brackets, and what
// to sort by. Keys and values are understood in every language. docs/query.md has
// the grammar.
type Query struct {
	Text    string   // the plain words, as typed
	Phrases []string // in quotes, each in a name or among subtypes and keywords

	typed      string
	prose      string // the words of it that cards may answer by what they do
	root       *part  // nil where nothing is asked
	orders     []order
	unofficial bool // it speaks of community material
}

// Empty reports whether the query asks nothing at all.
func (q *Query) Empty() bool { return q.root == nil && len(q.orders) == 0 }

// ParseQuery understands a query. What it does not understand is left out and listed
// in a *QueryError, each at its place; the query is good to use all the same.
func (c *Catalog) ParseQuery(text string, around Around) (Query, error) {
	c.built()
	q := Query{typed: text}
	if c.asked.plain(text) {
		if q.Text = strings.TrimSpace(text); q.Text != "" {
			// The most common query by far, and a key is waited for.
			q.prose = text
			q.root = &part{Span: query.Span{From: 0, To: len(text)}, kind: query.Text, text: q.Text}
		}
		return q, nil
	}
	compiler := &compiler{Catalog: c, text: text, around: around, q: &q}
	if len(text) > maxQuery {
		text = strings.ToValidUTF8(text[:maxQuery], "")
		compiler.fail(TooLong, query.Span{From: len(text), To: len(q.typed)}, "", "", "")
		compiler.text = text
	}
	root, faults := c.parse(text)
	for _, f := range faults {
		compiler.fail(QueryFault(f.Kind), f.Span, "", "", "")
	}
	if root != nil {
		q.root = compiler.part(root, false, false)
		q.prose = prose(q.typed, root)
		q.collect(root)
	}
	if len(compiler.problems) > 0 {
		return q, &QueryError{Problems: compiler.problems}
	}
	return q, nil
}

// parse reads a query by the words of all languages.
func (c *Catalog) parse(text string) (*query.Node, []query.Fault) {
	return query.Parse(text, func(key string) bool { _, ok := c.asked.key(key); return ok }, c.asked.sign)
}

// plain reports whether text is nothing but small letters and spaces, with none of
// the words of the language.
func (a *asked) plain(text string) bool {
	for i := range len(text) {
		if c := text[i]; c != ' ' && (c < 'a' || c > 'z') {
			return false
		}
	}
	for word := range strings.FieldsSeq(text) {
		if key, _ := a.key(word); a.sign(word) != "" || key == KeyOwned && word != "own" {
			return false
		}
	}
	return !strings.Contains(text, "  ") && strings.TrimSpace(text) == text
}

// collect gathers the words and phrases a name is to be found by.
func (q *Query) collect(n *query.Node) {
	switch n.Kind {
	case query.Text:
		q.Text = strings.TrimSpace(q.Text + " " + n.Text)
	case query.Phrase:
		q.Phrases = append(q.Phrases, n.Text)
	case query.All, query.Any:
		for _, kid := range n.Kids {
			q.collect(kid)
		}
	}
}
