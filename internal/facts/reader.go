package facts

import (
	"encoding/json"
	"errors"
	"strings"
)

// Reader reads one value of JSON after the other out of a text. It is made for
// the program's own data at the start of the program: strings without escapes
// are pieces of the text and cost nothing. After the first fault every read
// gives nothing.
type Reader struct {
	text    string
	at      int
	err     error
	strings []string // reused by Strings
}

// newReader reads from text, which must be valid UTF-8.
func newReader(text string) *Reader { return &Reader{text: text} }

// Fields reads an object. For every key it calls field, which reads the value
// and returns true, or returns false for a key it does not know.
func (r *Reader) Fields(field func(key string) bool) {
	r.list('{', '}', func() {
		key := r.String()
		r.expect(':')
		if r.err != nil {
			return
		}
		if !field(key) && r.err == nil {
			r.err = Wrong(key, "no such field")
		} else if r.err != nil {
			r.err = Within(key, r.err)
		}
	})
}

// List reads an array, calling each for every element, which reads it.
func (r *Reader) List(each func()) { r.list('[', ']', each) }

// list reads what stands between two brackets, divided by commas.
func (r *Reader) list(open, end byte, each func()) {
	r.expect(open)
	if r.err != nil || r.found(end) {
		return
	}
	for r.err == nil {
		each()
		if r.err != nil || r.found(end) {
			return
		}
		r.expect(',')
	}
}

// String reads a string.
func (r *Reader) String() string {
	if r.err != nil {
		return ""
	}
	if !r.found('"') {
		r.err = errors.New("not a string")
		return ""
	}
	start := r.at
	end := strings.IndexByte(r.text[start:], '"')
	if end < 0 {
		r.err = errors.New("a string without end")
		return ""
	}
	piece := r.text[start : start+end]
	if strings.IndexByte(piece, '\\') >= 0 {
		return r.escaped(start - 1)
	}
	r.at = start + end + 1
	return piece
}

// escaped reads a string with escapes that starts at the quote.
func (r *Reader) escaped(start int) string {
	for i := start + 1; i < len(r.text); i++ {
		switch r.text[i] {
		case '\\':
			i++
		case '"':
			var s string
			if err := json.Unmarshal([]byte(r.text[start:i+1]), &s); err != nil {
				r.err = err
			}
			r.at = i + 1
			return s
		}
	}
	r.err = errors.New("a string without end")
	return ""
}

// Strings reads an array of strings.
func (r *Reader) Strings() []string {
	r.strings = r.strings[:0]
	r.List(func() { r.strings = append(r.strings, r.String()) })
	if r.err != nil || len(r.strings) == 0 {
		return nil
	}
	return append(make([]string, 0, len(r.strings)), r.strings...)
}

// maxDigits keeps numbers far below what an int holds.
const maxDigits = 9

// Int reads a whole number of up to nine digits.
func (r *Reader) Int() int {
	r.space()
	start, n := r.at, 0
	negative := r.found('-')
	digits := r.at
	for r.at < len(r.text) && '0' <= r.text[r.at] && r.text[r.at] <= '9' {
		n = n*10 + int(r.text[r.at]-'0')
		r.at++
		if r.at-digits > maxDigits {
			break
		}
	}
	if r.err == nil && (r.at == digits || r.at-digits > maxDigits || r.at < len(r.text) && strings.IndexByte(".eE", r.text[r.at]) >= 0) {
		r.err = errors.New("not a whole number")
		r.at = start
	}
	if negative {
		return -n
	}
	return n
}

// Ints reads an array of whole numbers.
func (r *Reader) Ints() []int {
	var list []int
	r.List(func() { list = append(list, r.Int()) })
	return list
}

// Bool reads true or false.
func (r *Reader) Bool() bool {
	r.space()
	for _, word := range []string{"true", "false"} {
		if r.err == nil && strings.HasPrefix(r.text[r.at:], word) {
			r.at += len(word)
			return word == "true"
		}
	}
	if r.err == nil {
		r.err = errors.New("neither true nor false")
	}
	return false
}

// Value reads any value into what into points to, by the tags of its fields, and
// refuses fields that it does not have. It is slower than the rest: for what is read
// when it is first needed.
func (r *Reader) Value(into any) {
	if r.err != nil {
		return
	}
	dec := json.NewDecoder(strings.NewReader(r.text[r.at:]))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		r.err = err
		return
	}
	r.at += int(dec.InputOffset())
}

// end makes sure that nothing is left.
func (r *Reader) end() {
	r.space()
	if r.err == nil && r.at < len(r.text) {
		r.err = errors.New("something stands behind the end")
	}
}

// expect reads one sign, space before it aside.
func (r *Reader) expect(sign byte) {
	if !r.found(sign) && r.err == nil {
		if r.at == len(r.text) {
			r.err = errors.New("the file ends here")
			return
		}
		r.err = errors.New("no " + string(rune(sign)) + " where one belongs")
	}
}

// found reads the sign if it comes next.
func (r *Reader) found(sign byte) bool {
	r.space()
	if r.err != nil || r.at == len(r.text) || r.text[r.at] != sign {
		return false
	}
	r.at++
	return true
}

func (r *Reader) space() {
	for r.at < len(r.text) {
		switch r.text[r.at] {
		case ' ', '\n', '\r', '\t':
			r.at++
		default:
			return
		}
	}
}
