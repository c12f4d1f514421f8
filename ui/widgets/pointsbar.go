package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// Segment is a part of a points bar: so many points in one colour.
type Segment struct {
	Points int
	Role   theme.Role
}

// PointsFace is what a points bar shows.
type PointsFace struct {
	Segments []Segment // by school, in the order they are drawn
	Spent    int
	Unknown  bool   // nobody can say what was spent: a dash stands for it
	Limit    int    // 0: no limit
	Of       string // behind the large figure: "of 120"
	Left     string // quiet, below at the left: "59 cards"
	Right    string // below at the right, in harm: "1 problem"
	Sound    bool   // Right is good news and shown as such
}

// PointsBar shows points spent of a limit. Beyond the limit the surplus
// is drawn in harm behind a mark, and the figure turns to harm as well.
type PointsBar struct {
	widget.BaseWidget
	kit  *Kit
	face PointsFace
}

// NewPointsBar returns an empty bar.
func NewPointsBar(k *Kit) *PointsBar {
	b := &PointsBar{kit: k}
	b.ExtendBaseWidget(b)
	return b
}

// Set shows other points.
func (b *PointsBar) Set(face PointsFace) {
	b.face = face
	b.Refresh()
}

// AccessibilityLabel is part of fyne.Accessible.
func (b *PointsBar) AccessibilityLabel() string {
	return spoken(b.face.figure()+" "+b.face.Of, b.face.Left, b.face.Right)
}

// AccessibilityRole is part of fyne.Accessible.
func (b *PointsBar) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer is part of fyne.Widget.
func (b *PointsBar) CreateRenderer() fyne.WidgetRenderer {
	p := &pointsParts{
		track: newBox(7), over: newBox(3), surplus: newBox(0), warn: newIcon(b.kit),
		figure: newText(b.kit, display, 36, theme.Ink), of: newText(b.kit, plain, theme.Body, theme.Quiet),
		left: newText(b.kit, plain, theme.Body, theme.Quiet), right: newText(b.kit, plain, theme.Body, theme.Harm),
	}
	s := &stage{kit: b.kit, owner: b}
	s.paint = func() { b.paint(p, s) }
	s.min = func() fyne.Size { return fyne.NewSize(260, b.HeightFor(b.Size().Width)) }
	s.layout = func(a area) { b.layout(a, p) }
	return s.start()
}

type pointsParts struct {
	track, over, surplus    box
	segments                []box
	warn                    *icon
	figure, of, left, right *text
}

func (f PointsFace) figure() string {
	if f.Unknown {
		return "–"
	}
	return number(f.Spent)
}

func (b *PointsBar) isOver() bool { return b.face.Limit > 0 && b.face.Spent > b.face.Limit }

func (b *PointsBar) paint(p *pointsParts, s *stage) {
	th, f := b.kit.Theme, b.face
	p.track.fill(th.Tone(theme.Track), nil, 0)
	for len(p.segments) < len(f.Segments) {
		p.segments = append(p.segments, newBox(0))
	}
	for i, seg := range p.segments {
		Show(seg.Rectangle, i < len(f.Segments) && f.Segments[i].Points > 0)
		if i < len(f.Segments) {
			seg.fill(th.Tone(f.Segments[i].Role), nil, 0)
		}
	}
	p.over.fill(th.Tone(theme.Ink), nil, 0)
	p.surplus.fill(th.Tone(theme.HarmFill), nil, 0)
	Show(p.over.Rectangle, b.isOver())
	Show(p.surplus.Rectangle, b.isOver())
	ink := theme.Ink
	if b.isOver() {
		ink = theme.Harm
	}
	p.figure.write(f.figure(), ink)
	p.of.write(f.Of, theme.Quiet)
	p.left.write(f.Left, theme.Quiet)
	news, sign := theme.Harm, "warn"
	if f.Sound {
		news, sign = theme.Good, "check"
	}
	if f.Right == "" {
		sign = ""
	}
	p.right.write(f.Right, news)
	p.warn.set(sign, news)
	s.objects = []fyne.CanvasObject{p.track.Rectangle}
	for _, seg := range p.segments {
		s.objects = append(s.objects, seg.Rectangle)
	}
	s.objects = append(s.objects, p.surplus.Rectangle, p.over.Rectangle, p.warn.Image, p.figure.object(), p.of.object(), p.left.object(), p.right.object())
}

// pointsNarrow is the width below which the figure stands above the bar.
const pointsNarrow float32 = 460

// HeightFor is the height of the bar with its words at a width in dp.
func (b *PointsBar) HeightFor(width float32) float32 {
	scale := b.kit.Theme.Text(theme.Body) / float32(theme.Body)
	if width < pointsNarrow {
		return 88 * scale
	}
	return 56 * scale
}

func (b *PointsBar) layout(a area, p *pointsParts) {
	if a.size.Width < pointsNarrow {
		b.layoutNarrow(a, p)
		return
	}
	figure, of := max(p.figure.width(), p.figure.widthOf("000")), p.of.width()
	bar := a.size.Width - figure - of - 26
	const y, h = 8, 14
	a.put(p.track.Rectangle, 0, y, bar, h)
	b.layoutSegments(a, p, bar, y, h)
	baseline := float32(y + h + 24)
	w := min(p.right.width(), bar/2)
	a.base(p.right, bar-w, w+1, baseline, right)
	a.square(p.warn.Image, bar-w-12, baseline-p.right.capHeight()/2, 15)
	a.base(p.left, 0, bar-w-26, baseline, left)
	a.base(p.figure, bar+18, figure+1, y+h+20, right)
	a.base(p.of, bar+26+figure, of+1, y+h+20, left)
}

// layoutNarrow puts figure and problem into a line above the bar.
func (b *PointsBar) layoutNarrow(a area, p *pointsParts) {
	w, h := a.size.Width, a.size.Height
	baseline := h * 0.36
	figure := p.figure.width()
	a.base(p.figure, 0, figure+1, baseline, left)
	a.base(p.of, figure+8, p.of.width()+1, baseline, left)
	room := min(p.right.width(), w-figure-p.of.width()-40)
	a.base(p.right, w-room, room+1, baseline, right)
	a.square(p.warn.Image, w-room-12, baseline-p.right.capHeight()/2, 15)
	y := h * 0.52
	a.put(p.track.Rectangle, 0, y, w, 14)
	b.layoutSegments(a, p, w, round(y), 14)
	a.base(p.left, 0, w, h*0.93, left)
}

func (b *PointsBar) layoutSegments(a area, p *pointsParts, width, y, h float32) {
	total := 0
	for _, seg := range b.face.Segments {
		total += seg.Points
	}
	whole := max(total, b.face.Limit, b.face.Spent, 1)
	last := -1
	for i, seg := range b.face.Segments {
		if seg.Points > 0 {
			last = i
		}
	}
	var x float32
	first := true
	for i, seg := range b.face.Segments {
		if seg.Points <= 0 {
			continue
		}
		w := width * float32(seg.Points) / float32(whole)
		b.round(p.segments[i], first, i == last && total >= whole)
		a.put(p.segments[i].Rectangle, x, y, w-1.5, h)
		x += w
		first = false
	}
	if b.isOver() {
		limit := width * float32(b.face.Limit) / float32(whole)
		b.round(p.surplus, false, true)
		a.put(p.surplus.Rectangle, limit, y, width-limit-1.5, h)
		a.put(p.over.Rectangle, limit-1.5, y-4, 3, h+8)
	}
}

// round gives the ends of the bar the corners of its track.
func (b *PointsBar) round(seg box, first, last bool) {
	if b.kit.Turned {
		first, last = last, first
	}
	begin, end := float32(0), float32(0)
	if first {
		begin = 7
	}
	if last {
		end = 7
	}
	if seg.TopLeftCornerRadius == begin && seg.TopRightCornerRadius == end {
		return
	}
	seg.TopLeftCornerRadius, seg.BottomLeftCornerRadius = begin, begin
	seg.TopRightCornerRadius, seg.BottomRightCornerRadius = end, end
	seg.Refresh()
}
