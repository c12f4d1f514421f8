package widgets

import (
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
)

// The arc of a dial opens at the bottom, where the two discs are.
const (
	dialOpen  float32 = 225 // degrees, where the arc begins: lower left
	dialSweep float32 = 270
)

// DialFace is what a dial shows.
type DialFace struct {
	Left    int        // the large numeral
	Whole   int        // the arc is Left of Whole; 0 leaves the arc empty
	Caption string     // below the numeral: "14 damage of 36"
	Hue     theme.Role // colour of the arc
	Alarm   bool       // numeral in the colour of harm: a mage falls
	Name    string     // read out by a screen reader: "Beastmaster, 22 life left of 36"
}

// Dial is the large numeral with its arc. The whole left half takes one away,
// the whole right half adds one, the discs only show it. A hold runs; a long
// press on the numeral asks for a number. Any number of fingers count.
type Dial struct {
	held
	face   DialFace
	shown  bool
	bubble *bubble
}

// NewDial returns a dial. onStep is told the change a person wants (-1, +1, or
// five of them in a long run) and decides; the dial changes only by Set.
// onSet may be nil: then a long press on the numeral runs as everywhere else.
func NewDial(k *Kit, onStep func(delta int), onSet func()) *Dial {
	d := &Dial{}
	d.bubble = newBubble(k, d.Refresh)
	d.kit, d.aim = k, d.side
	d.hold = hold{kit: k, step: onStep, long: onSet, changed: d.Refresh, room: d.room, running: func() { d.bubble.run(d.hold.sum()) }}
	d.ExtendBaseWidget(d)
	return d
}

// room is how far it is to nothing left, or to all there is.
func (d *Dial) room(sign int) int {
	switch {
	case sign < 0:
		return d.face.Left
	case d.face.Whole > 0:
		return d.face.Whole - d.face.Left
	}
	return endless
}

// Set gives the dial new values. A changed numeral is added to the bubble.
func (d *Dial) Set(face DialFace) {
	if d.shown && face == d.face {
		return
	}
	delta := face.Left - d.face.Left
	first := !d.shown
	d.face, d.shown, d.name = face, true, face.Name
	if !first && delta != 0 {
		d.bubble.add(delta)
	}
	d.Refresh()
}

// MinSize is two halves of 96 dp; part of fyne.CanvasObject.
func (d *Dial) MinSize() fyne.Size {
	return fyne.NewSquareSize(2 * theme.DialTarget)
}

// CreateRenderer is part of fyne.Widget.
func (d *Dial) CreateRenderer() fyne.WidgetRenderer {
	p := &dialParts{
		ring:  newRing(),
		minus: newBox(30), plus: newBox(30), focus: newBox(30),
		minusIcon: newIcon(d.kit), plusIcon: newIcon(d.kit),
		numeral: newText(d.kit, display, theme.Numeral, theme.Ink),
		caption: newText(d.kit, plain, theme.Small, theme.Quiet),
		bubble:  d.bubble.parts(),
	}
	s := &stage{kit: d.kit, owner: d, objects: append([]fyne.CanvasObject{
		p.ring.object(), p.minus.Rectangle, p.plus.Rectangle, p.minusIcon.Image, p.plusIcon.Image,
		p.numeral.object(), p.caption.object(), p.focus.Rectangle,
	}, p.bubble.objects()...)}
	s.min = d.MinSize
	s.paint = func() { d.paint(p) }
	s.layout = func(a area) { d.layout(a, p) }
	return s.start()
}

type dialParts struct {
	ring                *ring
	minus, plus, focus  box
	minusIcon, plusIcon *icon
	numeral, caption    *text
	bubble              *bubbleParts
}

func (d *Dial) paint(p *dialParts) {
	th := d.kit.Theme
	begin := dialOpen
	if d.kit.Turned {
		begin -= 180
	}
	p.ring.set(begin, dialSweep, d.share(), th.Tone(theme.Track), th.Tone(d.face.Hue))
	p.minus.fill(d.disc(-1), nil, 0)
	p.plus.fill(d.disc(1), nil, 0)
	p.minusIcon.set("minus", theme.Ink)
	p.plusIcon.set("plus", theme.Ink)
	d.kit.handles(p.minus, p.minusIcon, p.plus, p.plusIcon)
	ink := pick.Either(d.face.Alarm, theme.Harm, theme.Ink)
	p.numeral.write(number(max(0, d.face.Left+d.hold.sum())), ink)
	p.caption.write(d.face.Caption, theme.Quiet)
	width := pick.Either(d.focused, 2, float32(0))
	p.focus.fill(nil, th.Tone(theme.Accent), width)
	Show(p.focus.Rectangle, d.focused)
	p.bubble.paint()
}

// A small dial is flat from this width over height on: its discs stand beside
// the ring instead of in its opening.
const (
	flatFrom float32 = 1.35
	flatMost float32 = 170 // dp; the opening of a higher one has room for them
)

func (d *Dial) layout(a area, p *dialParts) {
	side := min(a.size.Width, a.size.Height)
	cx, cy, r := a.size.Width/2, a.size.Height/2, side/2
	a.square(p.ring.object(), cx, cy, side)
	disc, reach, y := max(side*0.265, min(50, side*0.36)), r, cy+r*0.68
	y = min(y, a.size.Height-disc/2)
	if side < flatMost && a.size.Width > side*flatFrom {
		disc, reach, y = min(theme.Target, (a.size.Width-side)/2+side*0.1), a.size.Width/2-4, cy
	}
	a.disc(p.minus, p.minusIcon, cx-reach+disc/2, y, disc)
	a.disc(p.plus, p.plusIcon, cx+reach-disc/2, y, disc)
	p.numeral.squeeze(min(max(theme.Numeral, theme.Type(side*0.3)), d.kit.typeFor(side*0.42)), theme.Title, r*1.3)
	high, low := cy-r*0.12, cy+r*0.375
	if disc > side*0.3 && reach == r { // the discs take more of the opening
		high, low = cy-r*0.2, cy+r*0.24
	}
	a.middle(p.numeral, cx-r*0.8, r*1.6, high, centre)
	p.caption.squeeze(theme.Small, min(theme.Tiny, d.kit.typeFor(10)), r*1.15)
	a.middle(p.caption, cx-r*0.74, r*1.48, low, centre)
	a.put(p.focus.Rectangle, cx-r*0.55, cy-r*0.45, r*1.1, r*0.7)
	angle := float64(dialOpen+dialSweep*d.share()) * math.Pi / 180
	bx, by := cx+r*0.93*float32(math.Sin(angle)), cy-r*0.93*float32(math.Cos(angle))
	p.bubble.layout(a, min(max(bx, 26), a.size.Width-26), min(max(by, 16), cy+r*0.08))
}

func (d *Dial) disc(sign int) color.Color {
	if d.hold.pressed(sign) {
		return d.kit.Theme.Tone(theme.Line)
	}
	return d.kit.Theme.Tone(theme.Raised)
}

func (d *Dial) share() float32 {
	if d.face.Whole <= 0 {
		return 0
	}
	return min(max(float32(d.face.Left)/float32(d.face.Whole), 0), 1)
}

// side says which half was hit and whether it was on the numeral.
func (d *Dial) side(pos fyne.Position) (sign int, numeral bool) {
	size := d.Size()
	p := area{kit: d.kit, size: size}.reader(pos)
	sign = 1
	if p.X < size.Width/2 {
		sign = -1
	}
	r := min(size.Width, size.Height) / 2
	dx, dy := p.X-size.Width/2, p.Y-size.Height/2
	return sign, dx > -r*0.5 && dx < r*0.5 && dy > -r*0.5 && dy < r*0.3
}

// number writes a number with a real minus.
func number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}
