package widgets

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

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
	Tight   bool // lines close below each other: of a name rather than of a text
	Facts   bool // facts with dots between them: where there is no room for all, the last are left out
	Most    int  // the most lines it takes; 0 for as many as it needs
	Least   int  // the lines it has room for at least
}

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

// pitch is how far apart in dp the lines of a style stand.
func (s Style) pitch(k *Kit) float32 {
	switch {
	case s.Display || s.Tight:
		return k.Theme.Text(s.Size) * 1.2
	case s.Size <= theme.Small:
		return k.Theme.Text(s.Size) * 1.3
	}
	return k.Theme.Text(s.Size) * 1.5
}

// saying is text as a part. Where it does not fit it takes another line, as many as its style
// allows; then letters that somebody has chosen larger become as small as everybody else has
// them, and never smaller; and then it ends in an ellipsis.
type saying struct {
	words string
	style Style
	tones []tone // of pieces in a colour of their own, in their order
}

// tone is the colour of the runes of a text from one to before another.
type tone struct {
	from, to int
	role     theme.Role
}

// factGap stands between facts.
const factGap = " · "

// say is text as a part, none where there are no words.
func say(words string, style Style) part {
	if words == "" {
		return nil
	}
	return saying{words: words, style: styleOr(style)}
}

// sayLine is text that takes a line and no more.
func sayLine(words string, style Style) part {
	style.Most = 1
	return say(words, style)
}

func (s saying) ruler(k *Kit) *text {
	return &text{kit: k, face: s.style.face(), size: s.style.Size}
}

func (s saying) wide(k *Kit) (least, like float32) {
	t := s.ruler(k)
	for _, line := range strings.Split(s.words, "\n") {
		like = max(like, t.measure(t.spell(line))+0.5)
	}
	return min(like, lineLeast), like
}

// fits tells whether the words are said whole at a width.
func (s saying) fits(k *Kit, width float32) bool {
	t := s.ruler(k)
	lines := breakLines(t, s.words, width)
	return (s.style.Most == 0 || len(lines) <= s.style.Most) &&
		!slices.ContainsFunc(lines, func(line string) bool { return t.measure(t.spell(line)) > width+0.5 })
}

// set are the lines at a width, and their size: as small as a word asks for that is too long for
// a line, within measure. What is too much for the last line is left on it, to end in an ellipsis.
func (s saying) set(k *Kit, width float32) (lines []string, size theme.Type) {
	const step, wordLeast = 0.93, 0.7 // by which smaller letters are tried, and how small a word makes them
	least := k.least(s.style.Size)
	for s.style.Most > 0 && s.style.Size > least && !s.fits(k, width) {
		s.style.Size = max(least, s.style.Size*step)
	}
	if _, whole := s.wide(k); whole <= width && !strings.Contains(s.words, "\n") {
		return []string{s.words}, s.style.Size
	}
	for s.style.Size > least*wordLeast && s.longest(k) > width { // letters are not narrower by exactly as much
		s.style.Size = max(least*wordLeast, s.style.Size-0.25)
	}
	lines = breakLines(s.ruler(k), s.words, width)
	if most := s.style.Most; most > 0 && len(lines) > most {
		lines[most-1] = strings.Join(lines[most-1:], " ")
		lines = lines[:most]
	}
	return lines, s.style.Size
}

// longest is how wide the longest word is.
func (s saying) longest(k *Kit) (width float32) {
	t := s.ruler(k)
	for _, word := range strings.Fields(s.words) {
		width = max(width, t.measure(t.spell(word)))
	}
	return width
}

func (s saying) high(k *Kit, width float32) float32 {
	if s.style.Most == 1 {
		return s.style.pitch(k)
	}
	lines, size := s.set(k, width)
	s.style.Size = size
	return float32(max(s.style.Least, len(lines))) * s.style.pitch(k)
}

func (s saying) draw(p *pen, at space) {
	if p.blind {
		return
	}
	if s.style.Most > 1 && s.high(p.kit, at.w) > at.h+1 { // there is no room for so many lines
		s.style.Most = max(1, min(s.style.Most, int((at.h+1)/s.style.pitch(p.kit))))
	}
	for last := 0; s.style.Facts && last >= 0 && !s.fits(p.kit, at.w); {
		if last = strings.LastIndex(s.words, factGap); last >= 0 {
			s.words, p.cut = s.words[:last], true
		}
	}
	lines, size := s.set(p.kit, at.w)
	s.style.Size = size
	pitch := s.style.pitch(p.kit)
	y := at.y + (max(at.h, pitch*float32(s.style.Least))-pitch*float32(max(len(lines), s.style.Least)))/2
	start := 0 // of the line, in runes
	for _, words := range lines {
		s.line(p, words, start, space{at.x, y, at.w, pitch})
		start += len([]rune(words)) + 1
		y += pitch
	}
}

// line draws a line of the text, which begins at a rune of it, each piece in its colour.
func (s saying) line(p *pen, words string, start int, at space) {
	runes := []rune(words)
	write := func(from, to int, role theme.Role) {
		from, to = max(from-start, 0), min(to-start, len(runes))
		if to <= from {
			return
		}
		t := p.text(s.style.face())
		t.firm = true
		t.resize(s.style.Size)
		t.write(string(runes[from:to]), role)
		p.middle(t, at.x, max(at.w+1, 0), at.y+at.h/2, s.style.align())
		p.cut = p.cut || t.shown != t.value
		w := t.width()
		at.x, at.w = at.x+w, at.w-w
	}
	next := start
	for _, piece := range s.tones {
		write(next, piece.from, s.style.Role)
		write(max(next, piece.from), piece.to, piece.role)
		next = max(next, piece.to)
	}
	write(next, start+len(runes), s.style.Role)
}

// Paragraph is text that wraps at words and is as high as it needs to be.
type Paragraph struct {
	shown
	style Style
	least float32 // the least width in dp it asks for
}

// NewParagraph returns wrapping text. A line break in words begins a new line.
func NewParagraph(k *Kit, words string, style Style) *Paragraph {
	p := &Paragraph{style: styleOr(style), least: 60}
	p.name = words
	p.show(k, p)
	return p
}

func (p *Paragraph) view() part { return atLeast(p.least, 0, saying{words: p.name, style: p.style}) }

// SetText changes the words.
func (p *Paragraph) SetText(words string) {
	if p.name != words {
		p.name = words
		p.Refresh()
	}
}

func (p *Paragraph) setStyle(style Style) {
	if style = styleOr(style); style != p.style {
		p.style = style
		p.Refresh()
	}
}

// fits tells whether other words would be said whole at a width.
func (p *Paragraph) fits(words string, width float32) bool {
	return saying{words: words, style: p.style}.fits(p.kit, width)
}

// MouseIn says the whole of what is cut; part of desktop.Hoverable.
func (p *Paragraph) MouseIn(e *desktop.MouseEvent) {
	if p.cut && e != nil {
		p.kit.Tip.soon(p.kit, p.name, e.AbsolutePosition.Subtract(e.Position))
	}
}

// MouseMoved is part of desktop.Hoverable.
func (p *Paragraph) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is part of desktop.Hoverable.
func (p *Paragraph) MouseOut() { p.kit.Tip.Hush() }

// Label is a line of text without padding, or two where it stands in a row that is high enough.
type Label struct{ Paragraph }

// labelMost is the width in dp a label asks for at the most: beside others a short line keeps
// its width, and a long one gives way.
const labelMost float32 = 180

// NewLabel returns a line of text.
func NewLabel(k *Kit, words string, style Style) *Label {
	l := &Label{}
	l.name, l.style = words, labelled(style)
	l.show(k, l)
	return l
}

func labelled(style Style) Style {
	style.Most, style.Tight = 2, true
	return styleOr(style)
}

// SetStyle changes how the words are set.
func (l *Label) SetStyle(style Style) { l.setStyle(labelled(style)) }

// MinSize is one line; part of fyne.CanvasObject.
func (l *Label) MinSize() fyne.Size {
	_, like := saying{words: l.name, style: l.style}.wide(l.kit)
	size, _ := saying{words: l.name, style: l.style}.ruler(l.kit).metrics("X")
	return fyne.NewSize(min(like, labelMost), size.Height)
}

// HeightFor is how high the label is at a width in dp.
func (l *Label) HeightFor(width float32) float32 {
	return max(l.MinSize().Height, saying{words: l.name, style: l.style}.high(l.kit, width))
}

func (l *Label) view() part { return saying{words: l.name, style: l.style} }

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

// breakLines breaks words into lines no wider than width; a word that is wider
// alone gets a line of its own, the path of a file as many as it needs.
func breakLines(t *text, words string, width float32) []string {
	var lines []string
	for _, part := range strings.Split(words, "\n") {
		if flat := strings.Join(strings.Fields(part), " "); t.measure(flat) <= width { // as most are
			lines = append(lines, flat)
			continue
		}
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

// byRoom is text in the first of several sizes in which it has room, in lines as its style
// allows.
func byRoom(words string, style Style, sizes ...theme.Type) part {
	var all fitting
	for _, size := range sizes {
		style.Size = size
		all = append(all, saying{words: words, style: style})
	}
	return all
}

type fitting []saying

func (f fitting) wide(k *Kit) (least, like float32)  { return f[0].wide(k) }
func (f fitting) high(k *Kit, width float32) float32 { return f[0].high(k, width) }
func (f fitting) draw(p *pen, s space) {
	at := 0
	for at < len(f)-1 && !(f[at].fits(p.kit, s.w) && f[at].high(p.kit, s.w) <= s.h) {
		at++
	}
	h := min(f[at].high(p.kit, s.w), s.h)
	f[at].draw(p, space{s.x, s.y + (s.h-h)/2, s.w, h})
}
