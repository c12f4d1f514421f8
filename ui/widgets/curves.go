package widgets

import (
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/quickcast/quickcast/internal/pick"
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

// Through makes the curve pass a point.
func (curve *Curve) Through(p CurvePoint) {
	at := slices.IndexFunc(curve.Points, func(o CurvePoint) bool { return o.X >= p.X })
	if at < 0 {
		at = len(curve.Points)
	}
	curve.Points = slices.Insert(curve.Points, at, p)
}

// CurveTick is a word below the chart, in the middle of a part of it that a thin line ends.
type CurveTick struct {
	From, To float32
	Label    string
}

// CurveMark is a sign on the chart: a number in a ring on a curve, words beside a dot on it, or
// a small picture at the upper or the lower edge.
type CurveMark struct {
	CurvePoint
	Number int    // 0 for none
	Words  string // "" for none
	Icon   string // of a picture
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

// Curves is a chart of lines over the course of something. A tap on it, and the keys of a number,
// say where in it somebody wants to be.
type Curves struct {
	press
	face   CurvesFace
	tall   float32
	slides bool // a grip shows that
	onMove func(share float32)
	onStep func(by int)
}

// NewCurves returns a chart so high in dp. onMove is told a share of its width, onStep what a
// key asks for; both may be nil.
func NewCurves(k *Kit, tall float32, onMove func(share float32), onStep func(by int)) *Curves {
	c := &Curves{tall: tall, onMove: onMove, onStep: onStep}
	c.face.At = -1
	c.show(k, c)
	return c
}

// CurvesSlide is such a chart that a finger slides along, too. It keeps that finger from whatever
// would scroll, so it stands where nothing does.
type CurvesSlide struct{ Curves }

// NewCurvesSlide returns one; see [NewCurves].
func NewCurvesSlide(k *Kit, tall float32, onMove func(share float32), onStep func(by int)) *CurvesSlide {
	c := &CurvesSlide{Curves{tall: tall, slides: true, onMove: onMove, onStep: onStep}}
	c.face.At = -1
	c.show(k, c)
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
func (c *CurvesSlide) Dragged(e *fyne.DragEvent) { c.move(e.Position) }

// DragEnd is part of fyne.Draggable.
func (c *CurvesSlide) DragEnd() {}

// MouseIn is part of desktop.Hoverable.
func (c *CurvesSlide) MouseIn(e *desktop.MouseEvent) {
	c.press.MouseIn(e)
	if c.onMove != nil {
		c.kit.Grasp.in(c)
	}
}

// MouseOut is part of desktop.Hoverable.
func (c *CurvesSlide) MouseOut() {
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

// gripLow is how far below the chart its grip reaches, in dp.
const gripLow float32 = 8

// signSide is how large a picture on a chart is, in dp.
const signSide float32 = 12

// curveRules is how many lines go across at the most.
const curveRules = 4

// plot is the drawing of a chart: where it stands, and what a share and a value are in it.
type plot struct {
	*pen
	of         *Curves
	top, floor float32
	wide       float32
}

func (c *Curves) view() part {
	return byHand{200, c.tall, func(p *pen, s space) {
		foot := c.kit.Theme.Text(theme.Tiny) + 12
		if c.slides {
			foot += gripLow
		}
		d := &plot{p, c, 12, s.h - foot, s.w - curveLeft - curveRight}
		c.aura(10).draw(p, s)
		d.scale(foot)
		for _, curve := range c.face.Curves {
			course := pick.Made(curve.Points, d.at)
			curve.draw(p, course)
		}
		at := c.face.At
		if at >= 0 {
			c.kit.filled(1, theme.Ink).draw(p, space{d.x(at) - 1, 0, 2, d.floor})
		}
		d.marks()
		if at >= 0 && c.slides {
			c.kit.outlined(9, theme.Background, theme.Ink, 5).draw(p, space{d.x(at) - 9, d.floor - 9, 18, 18})
		}
	}}
}

func (d *plot) x(share float32) float32 { return curveLeft + share*d.wide }

func (d *plot) at(p CurvePoint) fyne.Position {
	return fyne.NewPos(d.x(p.X), d.floor-(d.floor-d.top)*float32(p.Value/max(d.of.face.Top, 1)))
}

// scale draws the lines across with their values, and the words below the chart. A label gives way
// to the one before it.
func (d *plot) scale(foot float32) {
	k, f := d.kit, d.of.face
	for _, value := range d.of.across() {
		y := d.at(CurvePoint{Value: value}).Y
		k.filled(0, theme.Line).draw(d.pen, space{curveLeft, y, d.wide, 1})
		sayLine(strconv.Itoa(int(value)), Style{Size: theme.Tiny, Role: theme.Quiet, Right: true}).draw(d.pen, space{0, y - 10, curveLeft - 8, 20})
	}
	next := float32(0)
	for _, tick := range f.Ticks {
		k.filled(0, theme.Line).draw(d.pen, space{d.x(tick.To), d.floor, 1, 4})
		role := pick.Either(f.At > tick.From && f.At <= tick.To, theme.Ink, theme.Quiet)
		words := sayLine(tick.Label, Style{Size: theme.Tiny, Role: role, Centre: true})
		if words == nil {
			continue
		}
		_, w := words.wide(k)
		middle := d.x((tick.From + tick.To) / 2)
		if middle-w/2 >= next {
			next = middle + w/2 + 6
			low := float32(2)
			if d.of.slides {
				low += gripLow
			}
			words.draw(d.pen, space{middle - w/2 - 1, d.floor + low, w + 2, foot - low})
		}
	}
}

// marks draws the signs. Of pictures that would lie over each other the first is drawn.
func (d *plot) marks() {
	var taken []fyne.Position
	for _, mark := range d.of.face.Marks {
		at := d.at(mark.CurvePoint)
		switch {
		case mark.Words != "":
			d.words(mark.Words, at)
			continue
		case mark.Number > 0:
			ring := space{at.X - 11, at.Y - 11, 22, 22}
			over{
				d.kit.outlined(11, theme.Background, theme.Ink, 2),
				sayLine(strconv.Itoa(mark.Number), Style{Bold: true, Size: theme.Small, Centre: true}),
			}.draw(d.pen, ring)
			continue
		}
		if at.Y = d.floor - 8; mark.Above {
			at.Y = 6
		}
		if slices.ContainsFunc(taken, func(o fyne.Position) bool { return o.Y == at.Y && max(o.X-at.X, at.X-o.X) < signSide }) {
			continue
		}
		taken = append(taken, at)
		d.kit.pic(mark.Icon, signSide, mark.Role).draw(d.pen, space{at.X - signSide/2, at.Y - signSide/2, signSide, signSide})
	}
}

// words stand above a dot, or below it where there is no room.
func (d *plot) words(said string, at fyne.Position) {
	const dot, air, edge = 10, 9, 12
	line := sayLine(said, Style{Bold: true, Size: theme.Small, Centre: true})
	_, w := line.wide(d.kit)
	high := d.kit.Theme.Text(theme.Small) + 8
	y := at.Y - air - high
	if y < 0 {
		y = at.Y + air
	}
	room := space{min(max(at.X-w/2-edge/2, curveLeft), curveLeft+d.wide-w-edge/2), y, w + edge, high}
	over{d.kit.filled(8, theme.Background), line}.draw(d.pen, room)
	d.kit.filled(dot/2, theme.Ink).draw(d.pen, space{at.X - dot/2, at.Y - dot/2, dot, dot})
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

// draw lays a curve, in dashes where it has those: they run on around its corners.
func (curve Curve) draw(p *pen, course []fyne.Position) {
	line := func(from, to fyne.Position) { p.line(from, to, p.kit.Theme.Tone(curve.Role), 3) }
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
	shown
	curve Curve
}

// NewKey returns such a piece, of a curve in this colour and in such dashes.
func NewKey(k *Kit, role theme.Role, dash float32) *Key {
	key := &Key{curve: Curve{Role: role, Dash: dash}}
	key.show(k, key)
	return key
}

func (key *Key) view() part {
	return byHand{26, 16, func(p *pen, s space) {
		key.curve.draw(p, []fyne.Position{fyne.NewPos(1, s.h/2), fyne.NewPos(s.w-1, s.h/2)})
	}}
}
