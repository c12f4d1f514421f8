package widgets

import (
	"slices"

	"github.com/quickcast/quickcast/ui/theme"
)

// Span is a piece of a line in a colour of its own.
type Span struct {
	Words string
	Role  theme.Role // the style's when empty
}

// Spans is one line of text in several colours: "Destroys it in 9 of 100".
type Spans struct {
	Label
	tones []tone
}

// NewSpans returns a line of pieces.
func NewSpans(k *Kit, style Style, spans ...Span) *Spans {
	s := &Spans{}
	s.style = labelled(style)
	s.show(k, s)
	s.Set(spans...)
	return s
}

// Set changes the pieces.
func (s *Spans) Set(spans ...Span) {
	words, tones := "", []tone{}
	for _, span := range spans {
		from := len([]rune(words))
		words += span.Words
		if span.Role != "" {
			tones = append(tones, tone{from, len([]rune(words)), span.Role})
		}
	}
	if words != s.name || !slices.Equal(tones, s.tones) {
		s.name, s.tones = words, tones
		s.Refresh()
	}
}

func (s *Spans) view() part { return saying{s.name, s.style, s.tones} }
