package words

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"
)

// scanner reads the little of JSON that files of texts are made of: objects
// and strings. Every call of the command line reads all texts, and this is
// many times faster than the standard library, which besides would let the
// second of two equal keys replace the first in silence.
type scanner struct {
	data string // texts without escapes are pieces of it, and cost nothing
	at   int
}

// readObject reads a file that is one object, handing each key and the scanner
// before its value to member.
func readObject(data string, member func(key string, value *scanner) error) error {
	if !utf8.ValidString(data) {
		return fmt.Errorf("it is not UTF-8")
	}
	s := &scanner{data: data}
	if err := s.object(member); err != nil {
		return err
	}
	if s.next(); s.at < len(s.data) {
		return s.unexpected("nothing more")
	}
	return nil
}

// object reads an object; member must read the value.
func (s *scanner) object(member func(key string, value *scanner) error) error {
	if !s.take('{') {
		return s.unexpected("{")
	}
	if s.take('}') {
		return nil
	}
	for {
		key, err := s.text()
		if err != nil {
			return err
		}
		if !s.take(':') {
			return s.unexpected(":")
		}
		if err := member(key, s); err != nil {
			return err
		}
		if s.take('}') {
			return nil
		}
		if !s.take(',') {
			return s.unexpected(", or }")
		}
	}
}

// text reads a string.
func (s *scanner) text() (string, error) {
	if !s.take('"') {
		return "", s.unexpected("a text in quotes")
	}
	start, data := s.at, s.data
	escaped := false
	for at := start; at < len(data); at++ {
		switch c := data[at]; {
		case c == '"':
			s.at = at + 1
			return unescape(data[start-1:s.at], escaped)
		case c == '\\':
			escaped = true
			at++
		case c < ' ':
			s.at = at
			return "", s.unexpected("no line break or tab within a text")
		}
	}
	s.at = len(data)
	return "", s.unexpected("the closing quote")
}

// unescape takes a string out of its quotes.
func unescape(quoted string, escaped bool) (string, error) {
	if !escaped {
		return quoted[1 : len(quoted)-1], nil
	}
	if text, ok := simply(quoted[1 : len(quoted)-1]); ok {
		return text, nil
	}
	var text string
	err := json.Unmarshal([]byte(quoted), &text)
	return text, err
}

// simply undoes the escapes that texts are full of, quotes and line breaks.
func simply(text string) (string, bool) {
	var plain strings.Builder
	for {
		before, escape, found := strings.Cut(text, `\`)
		plain.WriteString(before)
		switch {
		case !found:
			return plain.String(), true
		case strings.HasPrefix(escape, `"`):
			plain.WriteByte('"')
		case strings.HasPrefix(escape, "n"):
			plain.WriteByte('\n')
		default:
			return "", false
		}
		text = escape[1:]
	}
}

// next gives the next byte that is not space, without taking it; 0 at the end.
func (s *scanner) next() byte {
	for ; s.at < len(s.data); s.at++ {
		switch s.data[s.at] {
		case ' ', '\t', '\n', '\r':
		default:
			return s.data[s.at]
		}
	}
	return 0
}

func (s *scanner) take(c byte) bool {
	if s.next() != c {
		return false
	}
	s.at++
	return true
}

func (s *scanner) unexpected(wanted string) error {
	line := 1
	for _, c := range []byte(s.data[:min(s.at, len(s.data))]) {
		if c == '\n' {
			line++
		}
	}
	return fmt.Errorf("line %d: expected %s", line, wanted)
}
