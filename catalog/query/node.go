// Package query reads the language cards are searched in: what stands where, and
// what is no part of the language. What keys and values mean is the catalog's
// matter. docs/query.md has the grammar.
package query

import (
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
)

// Kind is what a node of a query is.
type Kind int

// The kinds of nodes.
const (
	All    Kind = iota // every kid must hold
	Any                // one kid is enough
	Not                // its one kid must not hold
	Text               // plain words, sought with forgiveness
	Phrase             // words in quotes, meant as they stand
	Cond               // key, sign and values: level<=2
)

// Span is a piece of the query, in bytes; To is behind its end.
type Span struct{ From, To int }

// Of gives the piece of the text.
func (s Span) Of(text string) string { return text[s.From:s.To] }

// Without gives the text without the piece.
func (s Span) Without(text string) string {
	return strings.TrimSpace(strings.TrimRight(text[:s.From], " ") + " " + strings.TrimLeft(text[s.To:], " "))
}

// Value is one value of a condition as it was typed, without its quotes.
type Value struct {
	Span
	Text   string
	Quoted bool
}

// Node is one part of a query.
type Node struct {
	Span
	Kind   Kind
	Kids   []*Node // of All and Any; Not has one
	Text   string  // of Text and Phrase
	Key    Value   // of Cond, and all that follow
	Op     string  // one of : = != < <= > >=
	Arg    *Value  // whose number it is: the mage of price:warlock<=4
	Values []Value // one is enough
}

// FaultKind is what is wrong with a piece of a query.
type FaultKind string

// The faults of form. Stray is a bracket nothing was opened by, or an "or" or "not"
// with nothing beside it; Empty are brackets, quotes or signs without a word; Unclosed is a
// bracket that nothing closes.
const (
	Stray        FaultKind = "stray"
	Empty        FaultKind = "empty"
	ValueMissing FaultKind = "valueMissing"
	TooDeep      FaultKind = "tooDeep"
	Unclosed     FaultKind = "unclosed"
)

// Fault is a piece of the query that says nothing, and is left out.
type Fault struct {
	Span
	Kind FaultKind
}

// deepest is how many brackets may stand in each other.
const deepest = 20

// String writes the node in the one plain form of the language; reading that gives
// the same node again.
func (n *Node) String() string {
	var b strings.Builder
	n.write(&b)
	return b.String()
}

func (n *Node) write(b *strings.Builder) {
	switch n.Kind {
	case All, Any:
		sign := pick.Either(n.Kind == Any, " or ", " ")
		b.WriteByte('(')
		for i, kid := range n.Kids {
			if i > 0 {
				b.WriteString(sign)
			}
			kid.write(b)
		}
		b.WriteByte(')')
	case Not:
		b.WriteByte('-')
		n.Kids[0].write(b)
	case Text:
		b.WriteString(n.Text)
	case Phrase:
		b.WriteString(`"` + n.Text + `"`)
	case Cond:
		b.WriteString(n.Key.Text)
		if n.Arg != nil {
			b.WriteByte(':')
			n.Arg.write(b)
		}
		b.WriteString(n.Op)
		for i, v := range n.Values {
			if i > 0 {
				b.WriteByte(',')
			}
			v.write(b)
		}
	}
}

func (v Value) write(b *strings.Builder) {
	if v.Quoted {
		b.WriteString(`"` + v.Text + `"`)
	} else {
		b.WriteString(v.Text)
	}
}
