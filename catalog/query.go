package catalog

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxQuery is the longest query in bytes; the rest is left out and reported.
const maxQuery = 500

// Query is a search as a person types it, taken apart: words of a name,
// quoted phrases, words that must not be, and conditions such as level<=2.
//
// A condition is a key, one of : = != < <= > >=, and a value; several values
// divided by commas mean any of them, a minus before anything means not, a
// value with spaces stands in quotes, numbers may be a span (level:1-3). Keys
// and values are understood in English and German.
type Query struct {
	Text    string   // the plain words, as typed
	Phrases []string // each must stand in the name or among subtypes and keywords
	Not     []string // none of these may
	conds   []condition
}

// Empty reports whether the query asks nothing at all.
func (q Query) Empty() bool {
	return q.Text == "" && len(q.Phrases) == 0 && len(q.Not) == 0 && len(q.conds) == 0
}

// ParseQuery takes a query apart. What it does not understand is left out and
// listed in a *QueryError; the query is good to use all the same.
func (c *Catalog) ParseQuery(text string) (Query, error) {
	var q Query
	var problems []QueryProblem
	if len(text) > maxQuery {
		problems = append(problems, QueryProblem{Fault: TooLong})
		text = strings.ToValidUTF8(text[:maxQuery], "")
	}
	var words []string
	for _, t := range splitTerms(text) {
		switch {
		case t.op == "" && t.not:
			q.Not = append(q.Not, t.value)
		case t.op == "" && t.quoted:
			q.Phrases = append(q.Phrases, t.value)
		case t.op == "":
			words = append(words, t.value)
		default:
			cond, problem := c.compile(t)
			if problem != nil {
				problems = append(problems, *problem)
				continue
			}
			q.conds = append(q.conds, cond)
		}
	}
	q.Text = strings.Join(words, " ")
	if len(problems) > 0 {
		return q, &QueryError{Problems: problems}
	}
	return q, nil
}

// term is one part of a query before it is understood.
type term struct {
	raw    string
	not    bool
	key    string // only with an op
	op     string
	value  string
	quoted bool
}

// splitTerms cuts a query at spaces outside quotes.
func splitTerms(text string) []term {
	var terms []term
	for {
		text = strings.TrimLeftFunc(text, unicode.IsSpace)
		if text == "" {
			return terms
		}
		t, rest := nextTerm(text)
		if t.value != "" || t.op != "" {
			terms = append(terms, t)
		}
		text = rest
	}
}

// nextTerm reads one term from the start of text.
func nextTerm(text string) (t term, rest string) {
	rest = text
	if after, ok := strings.CutPrefix(rest, "-"); ok {
		t.not, rest = true, after
	}
	key := keyLength(rest)
	if op := operator(rest[key:]); key > 0 && op != "" {
		t.key, t.op = rest[:key], op
		rest = rest[key+len(op):]
	}
	t.value, t.quoted, rest = nextValue(rest)
	t.raw = text[:len(text)-len(rest)]
	return t, rest
}

// keyLength is how many bytes of letters stand at the start.
func keyLength(s string) int {
	for i, r := range s {
		if !unicode.IsLetter(r) {
			return i
		}
	}
	return len(s)
}

// operator reads the sign at the start of s, if there is one.
func operator(s string) string {
	for _, op := range []string{"<=", ">=", "!=", ":", "=", "<", ">", "≤", "≥", "≠"} {
		if strings.HasPrefix(s, op) {
			return op
		}
	}
	return ""
}

// nextValue reads a word or a quoted text. A quote that never closes goes to
// the end.
func nextValue(s string) (value string, quoted bool, rest string) {
	if r, size := utf8.DecodeRuneInString(s); isQuote(r) {
		s = s[size:]
		end := strings.IndexFunc(s, isQuote)
		if end < 0 {
			return strings.TrimSpace(s), true, ""
		}
		_, size = utf8.DecodeRuneInString(s[end:])
		return strings.TrimSpace(s[:end]), true, s[end+size:]
	}
	end := strings.IndexFunc(s, unicode.IsSpace)
	if end < 0 {
		end = len(s)
	}
	return s[:end], false, s[end:]
}

func isQuote(r rune) bool {
	switch r {
	case '"', '„', '“', '”', '«', '»':
		return true
	}
	return false
}
