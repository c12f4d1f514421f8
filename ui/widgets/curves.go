package widgets

import (
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

// Curve is a line of a chart. Points go from left to right, as shares of the width and in
// values of the chart.
type Curve struct {
	Points []CurvePoint
	Role   theme.Role
	Dash   float32 // of dashes so long in dp, so that no curve is known by its colour alone; 0 for a whole line
}

// CurvePoint is where a curve passes.
type CurvePoint struct {
	X     float32 // share of the width
	Value float64
}

// CurveTick is a word below the chart, in the middle of a part of it that a thin line ends.
type CurveTick struct {
	From, To float32
	Label    string
}

// CurveMark is a sign on the chart: a number in a ring on a curve, or a small picture at the
// upper or the lower edge.
type CurveMark struct {
	CurvePoint
	Number int    // 0 for a picture
	Icon   string //
	Role   theme.Role
	Above  bool // a picture stands at the upper edge, else at the lower
}

// CurvesFace is what such a chart shows.
type CurvesFace struct {
	Curves []Curve
	Top    float64 // the value at the upper edge; the lower one is 0
	Ticks  []CurveTick
	Marks  []CurveMark
	At     float32 // where somebody stands, as a share of the width; below 0 for nowhere
}

// Curves is a chart of lines over the course of something. A tap or a slide on it, and the
// keys of a number, say where in it somebody wants to be.
type Curves struct {
	press
	face   CurvesFace
	tall   float32
	onMove func(share float32)
	onStep func(by int)
}

// NewCurves returns a chart so high in dp. onMove is told a share of its width, onStep what a
// key asks for; both may be nil.
func NewCurves(k *Kit, tall float32, onMove func(share float32), onStep func(by int)) *Curves {
	c := &Curves{tall: tall, onMove: onMove, onStep: onStep}
	c.kit, c.face.At = k, -1
	c.ExtendBaseWidget(c)
	return c
}

// Set shows other curves. name is what a screen reader says.
func (c *Curves) Set(face CurvesFace, name string) {
	c.face, c.name = face, name
	c.Refresh()
}

// Margins of the drawing in dp: for the numbers at its left, and for what hangs over at its
// right.
const (
	curveLeft  float32 = 30
	curveRight float32 = 14
)

// Disabled is part of fyne.Disableable: the keyboard reaches a chart that answers.
func (c *Curves) Disabled() bool { return c.onStep == nil }

// Tapped is part of fyne.Tappable.
func (c *Curves) Tapped(e *fyne.PointEvent) {
	if c.meant(e) {
		c.move(e.Position)
	}
}

func (c *Curves) move(to fyne.Position) {
	room := c.Size().Width - curveLeft - curveRight
	if c.onMove == nil || room <= 0 {
		return
	}
	at := area{kit: c.kit, size: c.Size()}.reader(to)
	c.onMove(min(max((at.X-curveLeft)/room, 0), 1))
}

// Dragged is part of fyne.Draggable.
func (c *Curves) Dragged(e *fyne.DragEvent) { c.move(e.Position) }

// DragEnd is part of fyne.Draggable.
func (c *Curves) DragEnd() {}

// MouseIn is part of desktop.Hoverable.
func (c *Curves) MouseIn(e *desktop.MouseEvent) {
	c.press.MouseIn(e)
	if c.onMove != nil {
		c.kit.Grasp.in(c)
	}
}

// MouseOut is part of desktop.Hoverable.
func (c *Curves) MouseOut() {
	c.press.MouseOut()
	c.kit.Grasp.out(c)
}

// TypedKey is part of fyne.Focusable.
func (c *Curves) TypedKey(e *fyne.KeyEvent) {
	switch act := keys.Of(e, keys.Number); {
	case act == keys.Lower && c.onStep != nil:
		c.onStep(-1)
	case act == keys.Higher && c.onStep != nil:
		c.onStep(1)
	default:
		c.press.TypedKey(e)
	}
}

// curveParts are what a chart is drawn of.
type curveParts struct {
	halo, cursor, knob box
	rules              []box // across, each with its value
	values             []*text
	edges              []box // between two ticks
	ticks              []*text
	lines              []*canvas.Line
	rings              []box
	numbers            []*text
	signs              []*icon
}

// signSide is how large a picture on a chart is, in dp.
const signSide float32 = 12

// curveRules is how many lines go across at the most.
const curveRules = 4

// CreateRenderer is part of fyne.Widget.
func (c *Curves) CreateRenderer() fyne.WidgetRenderer {
	s := &stage{kit: c.kit, owner: c}
	p := &curveParts{halo: newBox(10), cursor: newBox(1), knob: newBox(9)}
	s.paint = func() { s.objects = c.paint(p) }
	s.min = func() fyne.Size { return fyne.NewSize(200, c.tall) }
	s.layout = func(a area) { c.layout(a, p); s.objects = p.objects(c) }
	return s.start()
}

// grown is a list with so many parts at least.
func grown[T any](list []T, count int, one func() T) []T {
	for len(list) < count {
		list = append(list, one())
	}
	return list
}

func (c *Curves) paint(p *curveParts) []fyne.CanvasObject {
	th, f := c.kit.Theme, c.face
	small := func() *text { return newText(c.kit, plain, 12, theme.Quiet) }
	line := func() box { return newBox(0) }
	p.rules, p.values = grown(p.rules, curveRules+1, line), grown(p.values, curveRules+1, small)
	p.edges, p.ticks = grown(p.edges, len(f.Ticks), line), grown(p.ticks, len(f.Ticks), small)
	p.rings = grown(p.rings, len(f.Marks), func() box { return newBox(11) })
	p.numbers = grown(p.numbers, len(f.Marks), func() *text { return newText(c.kit, bold, 13, theme.Ink) })
	p.signs = grown(p.signs, len(f.Marks), func() *icon { return newIcon(c.kit) })
	c.halo(p.halo)
	for i, value := range c.across() {
		p.rules[i].fill(th.Tone(theme.Line), nil, 0)
		p.values[i].write(strconv.Itoa(int(value)), theme.Quiet)
	}
	for i, tick := range f.Ticks {
		p.edges[i].fill(th.Tone(theme.Line), nil, 0)
		p.ticks[i].write(tick.Label, theme.Quiet)
		if f.At > tick.From && f.At <= tick.To {
			p.ticks[i].write(tick.Label, theme.Ink)
		}
	}
	for i, mark := range f.Marks {
		p.rings[i].fill(th.Tone(theme.Background), th.Tone(theme.Ink), 2)
		p.numbers[i].write("", theme.Ink)
		if mark.Number > 0 {
			p.numbers[i].write(strconv.Itoa(mark.Number), theme.Ink)
		}
		p.signs[i].set(mark.Icon, mark.Role)
	}
	p.cursor.fill(th.Tone(theme.Ink), nil, 0)
	p.knob.fill(th.Tone(theme.Background), th.Tone(theme.Ink), 5)
	return p.objects(c)
}

// across are the values that a line stands for, 0 before all.
func (c *Curves) across() []float64 {
	step := 1.0
	for _, next := range []float64{2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000, 100_000} {
		if c.face.Top/step <= curveRules {
			break
		}
		step = next
	}
	var list []float64
	for value := 0.0; value <= c.face.Top && len(list) <= curveRules; value += step {
		list = append(list, value)
	}
	return list
}

func (p *curveParts) objects(c *Curves) []fyne.CanvasObject {
	list := []fyne.CanvasObject{p.halo.Rectangle}
	for i := range c.across() {
		list = append(list, p.rules[i].Rectangle, p.values[i].object())
	}
	for i := range c.face.Ticks {
		list = append(list, p.edges[i].Rectangle, p.ticks[i].object())
	}
	for _, line := range p.lines {
		list = append(list, line)
	}
	for i, mark := range c.face.Marks {
		if mark.Number > 0 {
			list = append(list, p.rings[i].Rectangle, p.numbers[i].object())
		} else {
			list = append(list, p.signs[i].Image)
		}
	}
	if c.face.At >= 0 {
		list = append(list, p.cursor.Rectangle, p.knob.Rectangle)
	}
	return list
}

func (c *Curves) layout(a area, p *curveParts) {
	f := c.face
	foot := c.kit.Theme.Text(12) + 12
	top, floor := float32(12), a.size.Height-foot
	wide := a.size.Width - curveLeft - curveRight
	x := func(share float32) float32 { return curveLeft + share*wide }
	y := func(value float64) float32 { return floor - (floor-top)*float32(value/max(f.Top, 1)) }
	a.put(p.halo.Rectangle, 0, 0, a.size.Width, a.size.Height)
	for i, value := range c.across() {
		a.put(p.rules[i].Rectangle, curveLeft, y(value), wide, 1)
		a.middle(p.values[i], 0, curveLeft-8, y(value), right)
	}
	next := float32(0) // where the last label ends: others give way to it
	for i, tick := range f.Ticks {
		a.put(p.edges[i].Rectangle, x(tick.To), floor, 1, 4)
		middle, w := x((tick.From+tick.To)/2), p.ticks[i].width()
		seen := middle-w/2 >= next
		if Show(p.ticks[i].object(), seen); seen {
			next = middle + w/2 + 6
		}
		a.middle(p.ticks[i], middle-w/2-1, w+2, floor+foot/2+2, centre)
	}
	p.lines = p.lines[:0]
	for _, curve := range f.Curves {
		course := make([]fyne.Position, len(curve.Points))
		for i, point := range curve.Points {
			course[i] = fyne.NewPos(x(point.X), y(point.Value))
		}
		p.draw(a, curve, course, c.kit)
	}
	var taken []fyne.Position // by pictures: those that come later give way
	for i, mark := range f.Marks {
		at := fyne.NewPos(x(mark.X), y(mark.Value))
		if mark.Number > 0 {
			a.square(p.rings[i].Rectangle, at.X, at.Y, 22)
			a.middle(p.numbers[i], at.X-10, 20, at.Y, centre)
			continue
		}
		if at.Y = floor - 8; mark.Above {
			at.Y = 6
		}
		free := !slices.ContainsFunc(taken, func(o fyne.Position) bool { return o.Y == at.Y && max(o.X-at.X, at.X-o.X) < signSide })
		if Show(p.signs[i].Image, free); free {
			taken = append(taken, at)
		}
		a.square(p.signs[i].Image, at.X, at.Y, signSide)
	}
	a.put(p.cursor.Rectangle, x(f.At)-1, 0, 2, floor)
	a.square(p.knob.Rectangle, x(f.At), floor, 18)
}

// draw lays a curve, in dashes where it has those: they run on around its corners.
func (p *curveParts) draw(a area, curve Curve, course []fyne.Position, k *Kit) {
	line := func(from, to fyne.Position) {
		l := canvas.NewLine(k.Theme.Tone(curve.Role))
		l.StrokeWidth = 3
		l.Position1, l.Position2 = a.reader(from), a.reader(to)
		p.lines = append(p.lines, l)
	}
	gone := float32(0) // of the dash, or of the gap after it, that is at hand
	for i := 1; i < len(course); i++ {
		from, by := course[i-1], course[i].Subtract(course[i-1])
		long := float32(math.Hypot(float64(by.X), float64(by.Y)))
		if curve.Dash <= 0 {
			line(from, course[i])
			continue
		}
		for at := float32(0); at < long; {
			dash := gone < curve.Dash
			left := curve.Dash - gone
			if !dash {
				left += 0.7 * curve.Dash
			}
			to := min(long, at+max(left, 0.1))
			if dash {
				line(from.AddXY(by.X*at/long, by.Y*at/long), from.AddXY(by.X*to/long, by.Y*to/long))
			}
			if gone += to - at; gone >= 1.7*curve.Dash-0.05 {
				gone = 0
			}
			at = to
		}
	}
}

// Key is a short piece of a curve, to stand before its name.
type Key struct {
	widget.BaseWidget
	kit   *Kit
	curve Curve
}

// NewKey returns such a piece, of a curve in this colour and in such dashes.
func NewKey(k *Kit, role theme.Role, dash float32) *Key {
	key := &Key{kit: k, curve: Curve{Role: role, Dash: dash}}
	key.ExtendBaseWidget(key)
	return key
}

// CreateRenderer is part of fyne.Widget.
func (key *Key) CreateRenderer() fyne.WidgetRenderer {
	p := &curveParts{}
	s := &stage{kit: key.kit, owner: key, paint: func() {}}
	s.min = func() fyne.Size { return fyne.NewSize(26, 16) }
	s.layout = func(a area) {
		p.lines, s.objects = nil, nil
		p.draw(a, key.curve, []fyne.Position{fyne.NewPos(1, a.size.Height/2), fyne.NewPos(a.size.Width-1, a.size.Height/2)}, key.kit)
		for _, line := range p.lines {
			s.objects = append(s.objects, line)
		}
	}
	return s.start()
}
