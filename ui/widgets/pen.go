package widgets

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// pen draws parts. It keeps the letters, boxes and pictures it has drawn with, so that what
// looks as before is not drawn anew.
type pen struct {
	area
	texts   [3][]*text // by their face
	boxes   []box
	icons   []*icon
	lines   []*canvas.Line
	kept    []fyne.CanvasObject // others, one of each type
	arc     *ring               // nil before the first
	objects []fyne.CanvasObject // what is drawn, from the back to the front
	next    []fyne.CanvasObject // what will be
	used    struct {
		texts               [3]int
		boxes, icons, lines int
	}
	cut   bool // some words end in an ellipsis
	blind bool // nothing is drawn: it is only asked which objects there are
}

// draw draws a part into an area.
func (p *pen) draw(a area, what part) {
	p.area, p.next, p.cut = a, nil, false
	p.used.texts, p.used.boxes, p.used.icons, p.used.lines = [3]int{}, 0, 0, 0
	if what != nil {
		what.draw(p, space{w: a.size.Width, h: a.size.Height})
	}
	if !slices.Equal(p.objects, p.next) {
		p.objects = p.next
	}
}

// text is the next line of letters.
func (p *pen) text(f face) *text {
	n := &p.used.texts[f]
	if *n == len(p.texts[f]) {
		p.texts[f] = append(p.texts[f], newText(p.kit, f, 0, ""))
	}
	t := p.texts[f][*n]
	*n++
	p.next = append(p.next, t.object())
	return t
}

// box is the next box.
func (p *pen) box(radius float32) box {
	if p.used.boxes == len(p.boxes) {
		p.boxes = append(p.boxes, newBox(radius))
	}
	b := p.boxes[p.used.boxes]
	p.used.boxes++
	if b.CornerRadius != radius {
		b.CornerRadius = radius
		b.Refresh()
	}
	p.ends(b, 0, 0)
	p.next = append(p.next, b.Rectangle)
	return b
}

// ends gives a box other corners at its two ends; 0 and 0 are its own.
func (p *pen) ends(b box, begin, end float32) {
	if p.kit.Turned {
		begin, end = end, begin
	}
	if b.TopLeftCornerRadius != begin || b.TopRightCornerRadius != end {
		b.TopLeftCornerRadius, b.BottomLeftCornerRadius = begin, begin
		b.TopRightCornerRadius, b.BottomRightCornerRadius = end, end
		b.Refresh()
	}
}

// letters draws a line of letters whose size the drawing they stand in decides: as large as
// there is room for, and no smaller than the least.
func (p *pen) letters(words string, f face, role theme.Role, full, least theme.Type, x, w, cy float32) {
	if words == "" || p.blind {
		return
	}
	t := p.text(f)
	t.firm = false
	t.write(words, role)
	t.squeeze(full, min(least, full), w)
	p.middle(t, x, w, cy, centre)
}

// keep is an object the pen draws with again and again, made when it is first asked for.
func keep[T fyne.CanvasObject](p *pen, make func() T) T {
	for _, o := range p.kept {
		if own, ok := o.(T); ok {
			p.next = append(p.next, own)
			return own
		}
	}
	own := make()
	p.kept, p.next = append(p.kept, own), append(p.next, own)
	return own
}

// ring is the one ring of what is drawn.
func (p *pen) ring() *ring {
	if p.arc == nil {
		p.arc = newRing()
	}
	p.next = append(p.next, p.arc.object())
	return p.arc
}

// keptIcons is how many pictures a pen keeps for when they are drawn again.
const keptIcons = 12

// icon is a picture, one that shows it already where there is one: a row that is given another
// card after another has each school read once.
func (p *pen) icon(name string, tone color.NRGBA) *icon {
	free := p.icons[p.used.icons:]
	at := slices.IndexFunc(free, func(i *icon) bool { return i.name == name && i.tone == tone })
	if at < 0 && (len(free) == 0 || len(p.icons) < keptIcons) {
		at, p.icons = len(free), append(p.icons, newIcon(p.kit))
		free = p.icons[p.used.icons:]
	}
	at = max(at, 0)
	free[0], free[at] = free[at], free[0]
	i := free[0]
	i.tint(name, tone)
	p.used.icons++
	p.next = append(p.next, i.Image)
	return i
}

// line draws a line of a width in dp.
func (p *pen) line(from, to fyne.Position, tone color.Color, width float32) {
	if p.used.lines == len(p.lines) {
		p.lines = append(p.lines, canvas.NewLine(tone))
	}
	l := p.lines[p.used.lines]
	p.used.lines++
	p.next = append(p.next, l)
	from, to = p.reader(from), p.reader(to)
	if l.Position1 != from || l.Position2 != to || l.StrokeColor != tone || l.StrokeWidth != width {
		l.Position1, l.Position2, l.StrokeColor, l.StrokeWidth = from, to, tone, width
		l.Refresh()
	}
}

// lay puts an object of the toolkit's into a space.
func (p *pen) lay(o fyne.CanvasObject, s space) {
	p.next = append(p.next, o)
	if p.blind {
		return
	}
	p.put(o, s.x, s.y, s.w, s.h)
}

// viewer is a widget that says what it shows as parts.
type viewer interface {
	fyne.Widget
	view() part
	parts() []fyne.CanvasObject // as it was drawn last
}

// shown is the base of a widget that is put together from parts.
type shown struct {
	widget.BaseWidget
	kit   *Kit
	name  string // what a screen reader says
	owner viewer
	asked float32 // the width in dp its height was asked for last
	hand  bool    // what is used most lies at the side of the hand
	cut   bool    // some of its words end in an ellipsis
	made  []fyne.CanvasObject
}

// show makes a widget one that shows its view.
func (s *shown) show(k *Kit, owner viewer) {
	s.kit, s.owner = k, owner
	s.ExtendBaseWidget(owner)
}

// HeightFor is how high the widget is at a width in dp.
func (s *shown) HeightFor(width float32) float32 {
	if s.owner == nil {
		return s.MinSize().Height
	}
	s.asked = width
	return s.owner.view().high(s.kit, width)
}

func (s *shown) parts() []fyne.CanvasObject { return s.made }

// AccessibilityLabel is what a screen reader says; part of fyne.Accessible.
func (s *shown) AccessibilityLabel() string { return s.name }

// AccessibilityRole is part of fyne.Accessible.
func (s *shown) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer is part of fyne.Widget.
func (s *shown) CreateRenderer() fyne.WidgetRenderer {
	p := &pen{}
	st := &stage{kit: s.kit, owner: s.owner, handed: s.hand}
	st.paint = func() {
		if s.Size().IsZero() { // it has no place yet, but it has what it is made of
			p.blind = true
			p.draw(area{kit: s.kit}, s.owner.view())
			st.objects, p.blind = p.objects, false
		}
	}
	st.min = func() fyne.Size {
		view := s.owner.view()
		least, _ := view.wide(s.kit)
		return fyne.NewSize(least, view.high(s.kit, max(s.asked, least)))
	}
	st.layout = func(a area) {
		s.asked = a.size.Width
		p.draw(a, s.owner.view())
		st.objects, s.cut, s.made = p.objects, p.cut, p.objects
	}
	return st.start()
}
