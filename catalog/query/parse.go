package query

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Parse reads a query. known tells what is a key: only behind one may spaces stand
// before and after the sign. joins tells of "or", "and" and "not" in whatever language; "" of
// other words. It gives nil where nothing is asked. What says nothing
// is left out and listed; every other letter of the text is in the node.
func Parse(text string, known func(key string) bool, joins func(word string) string) (*Node, []Fault) {
	p := &parser{text: text, known: known, joins: joins}
	var parts []*Node
	for {
		if n := p.any(); n != nil {
			parts = append(parts, n)
		}
		p.space()
		if p.at == len(text) {
			return joined(All, parts), p.faults
		}
		p.fault(Stray, p.at, p.at+1) // a closing bracket nothing was opened by
		p.at++
	}
}

// parser goes through the text once.
type parser struct {
	text   string
	known  func(string) bool
	joins  func(string) string
	at     int
	depth  int
	faults []Fault
	head   *Node // the key and sign that bare words are values of, in level:(2 or 3)
}

func (p *parser) fault(kind FaultKind, from, to int) {
	p.faults = append(p.faults, Fault{Span{from, to}, kind})
}

func (p *parser) space() {
	p.at += len(p.text[p.at:]) - len(strings.TrimLeftFunc(p.text[p.at:], unicode.IsSpace))
}

// any reads parts with "or" between them, up to a closing bracket or the end.
func (p *parser) any() *Node {
	var parts []*Node
	for {
		n := p.all()
		if n != nil {
			parts = append(parts, n)
		}
		from, to := p.sign(p.isOr)
		if to == 0 {
			return joined(Any, parts)
		}
		p.at = to
		p.space()
		if n == nil || p.at == len(p.text) || p.text[p.at] == ')' {
			p.fault(Stray, from, to)
		}
	}
}

// all reads parts that must all hold, up to "or", a closing bracket or the end. Plain
// words become one, wherever they stand between the others.
func (p *parser) all() *Node {
	var parts []*Node
	var words *Node
	for {
		p.space()
		if p.at == len(p.text) || p.text[p.at] == ')' {
			break
		}
		if _, to := p.sign(p.isOr); to > 0 {
			break
		}
		if p.and(parts) {
			continue
		}
		n := p.one()
		switch {
		case n == nil:
		case n.Kind == Text && words != nil:
			words.Text += " " + n.Text
			words.To = n.To
		default:
			if n.Kind == Text {
				words = n
			}
			parts = append(parts, n)
		}
	}
	return p.worded(parts, words)
}

// worded leaves out words that have neither letter nor digit.
func (p *parser) worded(parts []*Node, words *Node) *Node {
	if words != nil && !strings.ContainsFunc(words.Text, isLetter) {
		p.fault(Empty, words.From, words.To)
		kept := parts[:0]
		for _, n := range parts {
			if n != words {
				kept = append(kept, n)
			}
		}
		parts = kept
	}
	return joined(All, parts)
}

// and passes over an "and" that is no word of a name: one beside something that is no
// plain word.
func (p *parser) and(before []*Node) bool {
	from, to := p.sign(p.isAnd)
	if to == 0 {
		return false
	}
	start := p.at
	p.at = to
	p.space()
	left := len(before) > 0 && before[len(before)-1].Kind == Text
	last, word := p.isLast(), !p.isLast() && p.isWord()
	switch {
	case left && (word || last), len(before) == 0 && word:
		p.at = start
		return false // of a name, or of one that is still being typed
	case len(before) == 0 || last:
		p.fault(Stray, from, to)
	}
	return true
}

// isLast reports whether nothing more comes that must hold with the parts before.
func (p *parser) isLast() bool {
	if p.at == len(p.text) || p.text[p.at] == ')' {
		return true
	}
	_, to := p.sign(p.isOr)
	return to > 0
}

// isWord reports whether a plain word comes next.
func (p *parser) isWord() bool {
	if _, to := p.sign(p.isNot); to > 0 {
		return false
	}
	if r, _ := utf8.DecodeRuneInString(p.text[p.at:]); r == '(' || p.denies() || isQuote(r) {
		return false
	}
	ahead := *p
	key := keyLength(p.text[p.at:])
	ahead.at += key
	if p.known(p.text[p.at:ahead.at]) {
		ahead.space()
	}
	return key == 0 || ahead.op(true) == ""
}

// denies tells whether a sign comes next that denies what follows. "-2 armor" denies nothing.
func (p *parser) denies() bool {
	rest := p.text[p.at:]
	number := p.head == nil && len(rest) > 1 && '0' <= rest[1] && rest[1] <= '9'
	return strings.HasPrefix(rest, "!") || strings.HasPrefix(rest, "-") && !number
}

// one reads one part.
func (p *parser) one() *Node {
	from := p.at
	if from, to := p.sign(p.isNot); to > 0 {
		return p.not(from, to)
	}
	r, size := utf8.DecodeRuneInString(p.text[p.at:])
	switch {
	case r == '(':
		return p.group()
	case p.denies() && p.at+1 < len(p.text) && !isEnd(p.text[p.at+1:]):
		return p.not(from, from+1)
	case isQuote(r):
		p.at += size
		v := p.quoted(from)
		if p.head != nil {
			return p.headed(v)
		}
		if strings.ContainsFunc(v.Text, isLetter) {
			return &Node{Kind: Phrase, Text: v.Text, Span: v.Span}
		}
		p.fault(Empty, v.From, v.To)
		return nil
	}
	if p.head == nil {
		if n, is := p.cond(); is {
			return n
		}
	}
	v := p.bare(isWordEnd)
	if p.head != nil {
		return p.headed(v)
	}
	return &Node{Kind: Text, Text: v.Text, Span: v.Span}
}

// headed is a value within level:(2 or 3).
func (p *parser) headed(v Value) *Node {
	n := *p.head
	n.Values, n.Span = []Value{v}, v.Span
	return &n
}

// not reads what a sign between from and to denies.
func (p *parser) not(from, to int) *Node {
	p.at = to
	p.space()
	if p.isLast() {
		p.fault(Stray, from, to)
		return nil
	}
	if p.tooDeep() {
		p.fault(Stray, from, to)
		return nil
	}
	p.depth++
	kid := p.one()
	p.depth--
	if kid == nil {
		p.fault(Stray, from, to)
		return nil
	}
	if kid.Kind == Text && !strings.ContainsFunc(kid.Text, isLetter) {
		p.fault(Empty, from, kid.To)
		return nil
	}
	return &Node{Kind: Not, Kids: []*Node{kid}, Span: Span{from, kid.To}}
}

// group reads what stands in brackets. One that never closes goes to the end.
func (p *parser) group() *Node {
	from := p.at
	if p.tooDeep() {
		return nil
	}
	p.at++
	before := len(p.faults)
	p.depth++
	n := p.any()
	p.depth--
	if p.at < len(p.text) {
		p.at++ // the closing bracket
	} else if n != nil {
		p.fault(Unclosed, from, from+1)
	}
	if n == nil {
		if len(p.faults) == before {
			p.fault(Empty, from, p.at)
		}
		return nil
	}
	if n.Kind == Text { // plain words stay together, apart from those outside
		n = &Node{Kind: All, Kids: []*Node{n}}
	}
	n.Span = Span{from, p.at}
	return n
}

// tooDeep gives the rest of the text up where brackets stand in brackets for ever.
func (p *parser) tooDeep() bool {
	if p.depth < deepest {
		return false
	}
	p.fault(TooDeep, p.at, len(p.text))
	p.at = len(p.text)
	return true
}

// joined is one node of the parts: nil of none, the part itself of one.
func joined(kind Kind, parts []*Node) *Node {
	switch len(parts) {
	case 0:
		return nil
	case 1:
		return parts[0]
	}
	return &Node{Kind: kind, Kids: parts, Span: Span{parts[0].From, parts[len(parts)-1].To}}
}
