package widgets

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// Style is how a piece of text is set.
type Style struct {
	Display bool // in the display face
	Bold    bool
	Size    theme.Type // Body when 0
	Role    theme.Role // Ink when empty
	Centre  bool
	Right   bool
	Most    int // of a paragraph, the most lines it takes; 0 for as many as it needs
	Least   int // of a paragraph, the lines it has room for at least
}

// The styles most screens need.
func styleOr(s Style) Style {
	if s.Size == 0 {
		s.Size = theme.Body
	}
	if s.Role == "" {
		s.Role = theme.Ink
	}
	return s
}

func (s Style) face() face {
	switch {
	case s.Display:
		return display
	case s.Bold:
		return bold
	default:
		return plain
	}
}

func (s Style) align() align {
	switch {
	case s.Centre:
		return centre
	case s.Right:
		return right
	default:
		return left
	}
}

// Label is one line of text without padding. Where it does not fit it ends in
// an ellipsis; a heading becomes smaller first.
type Label struct {
	widget.BaseWidget
	kit   *Kit
	words string
	style Style
}

// NewLabel returns one line of text.
func NewLabel(k *Kit, words string, style Style) *Label {
	l := &Label{kit: k, words: words, style: styleOr(style)}
	l.ExtendBaseWidget(l)
	return l
}

// NewHeading returns the title of a screen.
func NewHeading(k *Kit, words string) *Label {
	return NewLabel(k, words, Style{Display: true, Size: theme.Heading})
}

// NewTitle returns the title of a panel or a sheet.
func NewTitle(k *Kit, words string) *Label {
	return NewLabel(k, words, Style{Display: true, Size: theme.Title})
}

// NewQuietLine returns a line of quiet text below a heading.
func NewQuietLine(k *Kit, words string) *Label {
	return NewLabel(k, words, Style{Role: theme.Quiet})
}

// SetText changes the words.
func (l *Label) SetText(words string) {
	if l.words != words {
		l.words = words
		l.Refresh()
	}
}

// SetStyle changes how the words are set, all but the face.
func (l *Label) SetStyle(style Style) {
	style.Display, style.Bold = l.style.Display, l.style.Bold
	l.style = styleOr(style)
	l.Refresh()
}

// AccessibilityLabel is part of fyne.Accessible.
func (l *Label) AccessibilityLabel() string { return l.words }

// AccessibilityRole is part of fyne.Accessible.
func (l *Label) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer is part of fyne.Widget.
func (l *Label) CreateRenderer() fyne.WidgetRenderer {
	t := newText(l.kit, l.style.face(), l.style.Size, l.style.Role)
	probe := newText(l.kit, l.style.face(), l.style.Size, l.style.Role)
	s := &stage{kit: l.kit, owner: l, objects: []fyne.CanvasObject{t.object()}}
	s.paint = func() {
		t.resize(l.style.Size)
		probe.resize(l.style.Size)
		t.write(l.words, l.style.Role)
	}
	s.min = func() fyne.Size {
		// Beside others a short line keeps its width; a long one may be cut.
		return fyne.NewSize(min(probe.widthOf(l.words)+0.5, 180), probe.height())
	}
	s.layout = func(a area) {
		t.squeeze(l.style.Size, l.kit.least(l.style.Size*0.7), a.size.Width) // it rather shrinks than ends in an ellipsis
		a.middle(t, 0, a.size.Width, a.size.Height/2, l.style.align())
	}
	return s.start()
}

// Paragraph is text that wraps at words and is as high as it needs to be.
type Paragraph struct {
	widget.BaseWidget
	kit   *Kit
	words string
	style Style
	width float32
}

// NewParagraph returns wrapping text. A line break in words begins a new line.
func NewParagraph(k *Kit, words string, style Style) *Paragraph {
	p := &Paragraph{kit: k, words: words, style: styleOr(style)}
	p.ExtendBaseWidget(p)
	return p
}

// SetText changes the words.
func (p *Paragraph) SetText(words string) {
	if p.words != words {
		p.words = words
		p.Refresh()
	}
}

// AccessibilityLabel is part of fyne.Accessible.
func (p *Paragraph) AccessibilityLabel() string { return p.words }

// AccessibilityRole is part of fyne.Accessible.
func (p *Paragraph) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// HeightFor is how high the text is at a width in dp.
func (p *Paragraph) HeightFor(width float32) float32 {
	p.width = width
	t := newText(p.kit, p.style.face(), p.style.Size, p.style.Role)
	return float32(max(p.style.Least, len(p.broken(t, width)))) * p.lineHeight(t)
}

// fits tells whether other words would be said whole at a width.
func (p *Paragraph) fits(words string, width float32) bool {
	t := newText(p.kit, p.style.face(), p.style.Size, p.style.Role)
	lines := breakLines(t, words, width)
	wide := slices.ContainsFunc(lines, func(line string) bool { return t.widthOf(line) > width })
	return !wide && (p.style.Most == 0 || len(lines) <= p.style.Most)
}

// broken are the lines at a width. What is too much for the last of them is
// left on it, to end in an ellipsis.
func (p *Paragraph) broken(t *text, width float32) []string {
	lines := breakLines(t, p.words, width)
	if most := p.style.Most; most > 0 && len(lines) > most {
		lines[most-1] = strings.Join(lines[most-1:], " ")
		lines = lines[:most]
	}
	return lines
}

func (p *Paragraph) lineHeight(t *text) float32 {
	if p.style.Display {
		return p.kit.Theme.Text(p.style.Size) * 1.2
	}
	if p.style.Size <= theme.Small {
		return p.kit.Theme.Text(p.style.Size) * 1.3
	}
	return p.kit.Theme.Text(p.style.Size) * 1.5
}

// CreateRenderer is part of fyne.Widget.
func (p *Paragraph) CreateRenderer() fyne.WidgetRenderer {
	var lines []*text
	s := &stage{kit: p.kit, owner: p}
	s.paint = func() {
		for _, t := range lines {
			t.write(t.value, p.style.Role)
		}
	}
	s.min = func() fyne.Size {
		return fyne.NewSize(60, p.HeightFor(max(p.width, 60)))
	}
	s.layout = func(a area) {
		p.width = a.size.Width
		probe := newText(p.kit, p.style.face(), p.style.Size, p.style.Role)
		broken := p.broken(probe, a.size.Width)
		for len(lines) < len(broken) {
			t := newText(p.kit, p.style.face(), p.style.Size, p.style.Role)
			lines = append(lines, t)
			s.objects = append(s.objects, t.object())
		}
		h := p.lineHeight(probe)
		for i, t := range lines {
			words := ""
			if i < len(broken) {
				words = broken[i]
			}
			t.resize(p.style.Size)
			t.write(words, p.style.Role)
			Show(t.object(), words != "")
			a.middle(t, 0, a.size.Width+1, (float32(i)+0.5)*h, p.style.align())
		}
	}
	return s.start()
}

// breakLines breaks words into lines no wider than width; a word that is wider
// alone gets a line of its own, the path of a file as many as it needs.
func breakLines(t *text, words string, width float32) []string {
	var lines []string
	for _, part := range strings.Split(words, "\n") {
		current := ""
		for _, word := range strings.Fields(part) {
			longer := word
			if current != "" {
				longer = current + " " + word
			}
			if current != "" && t.measure(longer) > width {
				lines = append(lines, current)
				longer = word
			}
			for t.measure(longer) > width {
				start := breakPath(t, longer, width)
				if start == 0 {
					break
				}
				lines = append(lines, longer[:start])
				longer = longer[start:]
			}
			current = longer
		}
		lines = append(lines, current)
	}
	return lines
}

// breakPath finds the last place behind a slash up to which a path is no wider
// than width: 0 for none.
func breakPath(t *text, path string, width float32) int {
	last := 0
	for i, r := range path[:len(path)-1] {
		if r != '/' && r != '\\' {
			continue
		}
		if t.measure(path[:i+1]) > width {
			break
		}
		last = i + 1
	}
	return last
}
