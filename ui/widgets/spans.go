package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// Span is a piece of a line in a colour of its own.
type Span struct {
	Words string
	Role  theme.Role // the style's when empty
}

// Spans is one line of text in several colours: "Destroys it in 9 of 100".
type Spans struct {
	widget.BaseWidget
	kit   *Kit
	style Style
	spans []Span
}

// NewSpans returns a line of pieces.
func NewSpans(k *Kit, style Style, spans ...Span) *Spans {
	s := &Spans{kit: k, style: styleOr(style), spans: spans}
	s.ExtendBaseWidget(s)
	return s
}

// Set changes the pieces.
func (s *Spans) Set(spans ...Span) {
	if !slices.Equal(s.spans, spans) {
		s.spans = spans
		s.Refresh()
	}
}

// AccessibilityLabel is part of fyne.Accessible.
func (s *Spans) AccessibilityLabel() string {
	words := ""
	for _, span := range s.spans {
		words += span.Words
	}
	return words
}

// AccessibilityRole is part of fyne.Accessible.
func (s *Spans) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer is part of fyne.Widget.
func (s *Spans) CreateRenderer() fyne.WidgetRenderer {
	var parts []*text
	st := &stage{kit: s.kit, owner: s}
	probe := newText(s.kit, s.style.face(), s.style.Size, s.style.Role)
	st.paint = func() {
		for len(parts) < len(s.spans) {
			t := newText(s.kit, s.style.face(), s.style.Size, s.style.Role)
			parts = append(parts, t)
			st.objects = append(st.objects, t.object())
		}
		for i, t := range parts {
			Show(t.object(), i < len(s.spans))
			if i >= len(s.spans) {
				continue
			}
			role := s.spans[i].Role
			if role == "" {
				role = s.style.Role
			}
			t.write(s.spans[i].Words, role)
		}
	}
	st.min = func() fyne.Size {
		return fyne.NewSize(min(probe.widthOf(s.AccessibilityLabel())+1, 180), probe.height())
	}
	st.layout = func(a area) {
		var x, whole float32
		for _, t := range parts[:len(s.spans)] {
			whole += t.widthAt(s.style.Size)
		}
		for _, t := range parts[:len(s.spans)] { // all rather shrink than end in an ellipsis
			t.squeeze(s.style.Size, s.kit.least(s.style.Size*0.8), t.widthAt(s.style.Size)*min(1, a.size.Width/max(whole, 1)))
		}
		for _, t := range parts[:len(s.spans)] {
			room := a.size.Width - x
			Show(t.object(), room > 6)
			if room > 6 {
				a.middle(t, x, room, a.size.Height/2, left)
			}
			x += t.width()
		}
	}
	return st.start()
}
