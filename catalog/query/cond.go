package query

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// cond reads a condition where one stands: a key, a sign, values.
func (p *parser) cond() (n *Node, is bool) {
	from := p.at
	end := from + keyLength(p.text[from:])
	key := Value{Span: Span{from, end}, Text: p.text[from:end]}
	if end == from {
		return nil, false
	}
	known := p.known(key.Text)
	p.at = end
	if known {
		p.space()
	}
	op := p.op(true)
	if op == "" {
		p.at = from
		return nil, false
	}
	n = &Node{Kind: Cond, Key: key, Op: op, Span: Span{from, p.at}}
	if op == ":" {
		if sign := p.op(false); sign != "" { // level:<=2
			n.Op = sign
		}
	}
	return p.valued(n, known), true
}

// valued reads the values of a condition, and the sign behind a first value that only
// says whose number is meant.
func (p *parser) valued(n *Node, known bool) *Node {
	if known && p.startsValue() {
		p.space()
	}
	if p.at < len(p.text) && p.text[p.at] == '(' && p.head == nil {
		p.head = n
		group := p.group()
		p.head = nil
		if group == nil {
			p.fault(ValueMissing, n.From, p.at)
			return nil
		}
		group.From = n.From
		return group
	}
	p.list(n)
	if n.Op == ":" && len(n.Values) == 1 {
		at := p.at
		if known {
			p.space()
		}
		if sign := p.op(false); sign != "" {
			n.Arg, n.Values, n.Op = &n.Values[0], nil, sign
			if known && p.startsValue() {
				p.space()
			}
			p.list(n)
		} else {
			p.at = at
		}
	}
	n.To = p.at
	if len(n.Values) == 0 {
		p.fault(ValueMissing, n.From, n.To)
		return nil
	}
	return n
}

// startsValue reports whether a value stands behind the spaces: not the next condition,
// while this one is being typed.
func (p *parser) startsValue() bool {
	ahead := *p
	ahead.space()
	if ahead.at == p.at || ahead.at == len(ahead.text) || ahead.text[ahead.at] == ')' {
		return false
	}
	if _, to := ahead.sign(p.isOr); to > 0 {
		return false
	}
	key := keyLength(ahead.text[ahead.at:])
	if key == 0 {
		return true
	}
	ahead.at += key
	return ahead.op(true) == ""
}

// list reads values with commas between them.
func (p *parser) list(n *Node) {
	for p.at < len(p.text) {
		from := p.at
		var v Value
		if r, size := utf8.DecodeRuneInString(p.text[p.at:]); isQuote(r) {
			p.at += size
			v = p.quoted(from)
		} else {
			v = p.bare(func(s string) bool {
				return isValueEnd(s) || n.Op == ":" && n.Arg == nil && isCompare(s)
			})
		}
		if v.Text != "" {
			n.Values = append(n.Values, v)
		}
		if p.at == len(p.text) || p.text[p.at] != ',' && p.text[p.at] != '|' {
			return
		}
		p.at++
	}
}

// quoted reads to the closing quote; from is where the opening one stands. A quote that
// never closes goes to the end.
func (p *parser) quoted(from int) Value {
	inside := p.text[p.at:]
	end := strings.IndexFunc(inside, isQuote)
	if end < 0 {
		p.at = len(p.text)
	} else {
		_, size := utf8.DecodeRuneInString(inside[end:])
		inside = inside[:end]
		p.at += end + size
	}
	return Value{Span: Span{from, p.at}, Text: strings.TrimSpace(inside), Quoted: true}
}

// bare reads up to where ends says so.
func (p *parser) bare(ends func(rest string) bool) Value {
	from := p.at
	for p.at < len(p.text) && (p.at == from && !isHard(p.text[p.at:]) || !ends(p.text[p.at:])) {
		_, size := utf8.DecodeRuneInString(p.text[p.at:])
		p.at += size
	}
	return Value{Span: Span{from, p.at}, Text: p.text[from:p.at]}
}

// sign tells where one of the words or signs stands that is says, alone; to is 0 where
// none does.
func (p *parser) sign(is func(word string) bool) (from, to int) {
	end := p.at
	for end < len(p.text) && !isWordEnd(p.text[end:]) {
		_, size := utf8.DecodeRuneInString(p.text[end:])
		end += size
	}
	for end < len(p.text) && p.text[end] == '|' && strings.Trim(p.text[p.at:end], "|") == "" {
		end++
	}
	if end == p.at || !is(p.text[p.at:end]) {
		return 0, 0
	}
	return p.at, end
}

// op reads a sign of comparison; with colon, also : and =.
func (p *parser) op(colon bool) string {
	for _, o := range [...]struct{ written, means string }{
		{"<=", "<="},
		{"=<", "<="},
		{"≤", "<="},
		{">=", ">="},
		{"=>", ">="},
		{"≥", ">="},
		{"!=", "!="},
		{"<>", "!="},
		{"≠", "!="},
		{"==", "="},
		{"=", "="},
		{"<", "<"},
		{">", ">"},
		{":", ":"},
	} {
		if strings.HasPrefix(p.text[p.at:], o.written) && (colon || o.means != ":") {
			p.at += len(o.written)
			return o.means
		}
	}
	return ""
}

// keyLength is how many bytes of a key stand at the start.
func keyLength(s string) int {
	for i, r := range s {
		if !unicode.IsLetter(r) && (i == 0 || r != '-' && r != '_') {
			return i
		}
	}
	return len(s)
}

func isCompare(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return r == '<' || r == '>' || r == '=' || r == '≤' || r == '≥' || r == '≠' || strings.HasPrefix(s, "!=")
}

// isEnd reports whether a word ends before s.
func isEnd(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsSpace(r) || r == ')'
}

// isHard reports whether s begins with what no word begins with.
func isHard(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return isEnd(s) || r == '(' || r == ',' || r == '|' || isQuote(r) || isCompare(s)
}

func isWordEnd(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return isEnd(s) || r == '(' || r == '|' || isQuote(r)
}

func isValueEnd(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return isWordEnd(s) || r == ','
}

func isQuote(r rune) bool {
	switch r {
	case '"', '„', '“', '”', '«', '»':
		return true
	}
	return false
}

func isLetter(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

func (p *parser) isOr(word string) bool { return word == "|" || word == "||" || p.joins(word) == "or" }

func (p *parser) isAnd(word string) bool {
	return word == "&" || word == "&&" || p.joins(word) == "and"
}

func (p *parser) isNot(word string) bool { return p.joins(word) == "not" }
