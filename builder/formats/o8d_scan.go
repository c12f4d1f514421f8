package formats

import (
	"cmp"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/internal/pattern"
	"github.com/quickcast/quickcast/internal/pick"
)

// o8dCard is one card element with its place in the file.
type o8dCard struct {
	line    int
	section string
	qty     string
	id      string
	name    string
	twice   string // an attribute that is there more than once
}

// entry is the element as a person would write it.
func (c o8dCard) entry() string {
	what := cmp.Or(c.name, c.id)
	return strings.TrimSpace(c.count() + "x " + what)
}

// count is the quantity; where none is said it is one, and reported.
func (c o8dCard) count() string {
	return pick.Either(c.qty == "", "1", c.qty)
}

func (c o8dCard) kept() builder.Kept {
	return builder.Kept{Count: parseCount(c.count()), Name: c.name, ID: c.id, Section: c.section}
}

// prolog is a declaration of another version of XML than the one the parser
// asks for; they do not differ in what a deck holds.
var prolog = pattern.New(`^(\s*<\?xml)\s+version=["']1\.[1-9]["']([^>]*\?>)`)

// o8dScan goes through the elements of an .o8d file.
type o8dScan struct {
	dec     *xml.Decoder
	depth   int
	line    int // where the token begins
	section string
	game    string
	notes   strings.Builder
	cards   []o8dCard
	faults  []Problem
}

func newO8DScan(text string) *o8dScan {
	s := &o8dScan{dec: xml.NewDecoder(strings.NewReader(prolog.ReplaceAllString(text, "$1$2")))}
	s.dec.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil } // decoded already
	return s
}

// run collects the cards and notes up to the end of the deck. It refuses
// declarations and any root but a deck.
func (s *o8dScan) run() error {
	for len(s.faults) <= maxUnknown {
		s.line, _ = s.dec.InputPos()
		token, err := s.dec.Token()
		if errors.Is(err, io.EOF) {
			return &RejectError{Reason: NotADeck}
		}
		if err != nil {
			return err
		}
		switch t := token.(type) {
		case xml.Directive:
			return &RejectError{Reason: Unsafe, Line: s.line}
		case xml.StartElement:
			err = s.start(t)
		case xml.CharData:
			s.stray(t, StrayText)
		case xml.EndElement:
			if s.depth--; s.depth == 0 {
				return s.rest()
			}
			if is(t.Name, "section") {
				s.section = ""
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// rest sees that nothing but comments follows the deck.
func (s *o8dScan) rest() error {
	for len(s.faults) == 0 || s.faults[len(s.faults)-1].Kind != AfterEnd {
		s.line, _ = s.dec.InputPos()
		token, err := s.dec.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		switch t := token.(type) {
		case xml.CharData:
			s.stray(t, AfterEnd)
		case xml.StartElement:
			s.fault(AfterEnd)
		case xml.Directive:
			return &RejectError{Reason: Unsafe, Line: s.line}
		}
		if err != nil {
			s.fault(AfterEnd)
		}
	}
	return nil
}

func (s *o8dScan) fault(kind Kind) { s.faults = append(s.faults, Problem{Line: s.line, Kind: kind}) }

// stray reports text where none belongs.
func (s *o8dScan) stray(text xml.CharData, kind Kind) {
	said := strings.TrimSpace(string(text))
	if said == "" {
		return
	}
	before, _, _ := strings.Cut(string(text), said)
	s.line += strings.Count(before, "\n")
	s.fault(kind)
}

func (s *o8dScan) start(t xml.StartElement) error {
	s.depth++
	switch {
	case s.depth == 1 && !is(t.Name, "deck"), s.depth > 50:
		return &RejectError{Reason: NotADeck, Line: s.line}
	case s.depth == 1:
		s.game = attr(t, "game")
		if s.game == "" {
			s.game = attr(t, "gameid")
		}
	case is(t.Name, "deck"):
		s.fault(SecondBook)
		s.depth--
		return s.dec.Skip()
	case is(t.Name, "section"):
		s.section = attr(t, "name")
	case is(t.Name, "card"):
		card := o8dCard{
			line: s.line, section: s.section, twice: twice(t),
			qty: attr(t, "qty"), id: attr(t, "id"), name: attr(t, "name"),
		}
		// The element is kept even if its text breaks off.
		s.cards = append(s.cards, card)
		name, err := s.text()
		if name = tidy(name); name != "" {
			s.cards[len(s.cards)-1].name = name
		}
		return err
	case is(t.Name, "notes"):
		notes, err := s.text()
		s.notes.WriteString(notes)
		return err
	}
	return nil
}

// text is the text up to the end of the element just begun, that of elements
// in it included.
func (s *o8dScan) text() (string, error) {
	var b strings.Builder
	for inner := 1; inner > 0; {
		token, err := s.dec.Token()
		if err != nil {
			if errors.Is(err, io.EOF) {
				err = io.ErrUnexpectedEOF
			}
			return b.String(), err
		}
		switch t := token.(type) {
		case xml.CharData:
			b.Write(t)
		case xml.StartElement:
			inner++
		case xml.EndElement:
			inner--
		case xml.Directive:
			line, _ := s.dec.InputPos()
			return "", &RejectError{Reason: Unsafe, Line: line}
		}
	}
	s.depth--
	return b.String(), nil
}

func is(name xml.Name, want string) bool { return strings.EqualFold(name.Local, want) }

func attr(t xml.StartElement, name string) string {
	for _, a := range t.Attr {
		if is(a.Name, name) {
			return tidy(a.Value)
		}
	}
	return ""
}

// twice is an attribute that an element has more than once, which the parser
// lets pass.
func twice(t xml.StartElement) string {
	for i, a := range t.Attr {
		if slices.ContainsFunc(t.Attr[:i], func(b xml.Attr) bool { return is(b.Name, a.Name.Local) }) {
			return tidy(a.Name.Local)
		}
	}
	return ""
}
