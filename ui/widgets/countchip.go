package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"

	"quickcast/ui/theme"
)

// CountChip is a condition or a token with how many there are, between a minus
// and a plus: either side takes a tap and runs when it is held, the middle tells
// what it is.
type CountChip struct {
	held
	face   ChipFace
	onOpen func()
}

// countEnd is how wide the minus and the plus are, in dp.
const countEnd float32 = 44

// NewCountChip returns a chip of the face's icon, label and count. onStep is
// told the change a person wants; onOpen may be nil.
func NewCountChip(k *Kit, face ChipFace, onStep func(delta int), onOpen func()) *CountChip {
	c := &CountChip{onOpen: onOpen}
	c.kit, c.aim = k, c.side
	c.hold = hold{kit: k, changed: c.Refresh, step: func(delta int) {
		switch {
		case delta != 0:
			onStep(delta)
		case c.onOpen != nil:
			c.onOpen()
		}
	}}
	c.ExtendBaseWidget(c)
	c.Set(face)
	return c
}

// Set shows another count.
func (c *CountChip) Set(face ChipFace) {
	if face == c.face {
		return
	}
	c.face = face
	c.name = face.Name
	if c.name == "" {
		c.name = face.Label + " " + strconv.Itoa(face.Count)
	}
	c.Refresh()
}

// side says which end of the chip was hit; 0 for its middle.
func (c *CountChip) side(pos fyne.Position) (sign int, still bool) {
	size := c.Size()
	switch p := (area{c.kit, size}).reader(pos); {
	case p.X < countEnd:
		return -1, false
	case p.X > size.Width-countEnd:
		return 1, false
	}
	return 0, false
}

type countParts struct {
	ground, minus, plus, ring box
	less, more, icon          *icon
	label, count              *text
}

// CreateRenderer is part of fyne.Widget.
func (c *CountChip) CreateRenderer() fyne.WidgetRenderer {
	p := &countParts{
		ground: newBox(22), minus: newBox(18), plus: newBox(18), ring: newBox(22),
		less: newIcon(c.kit), more: newIcon(c.kit), icon: newIcon(c.kit),
		label: newText(c.kit, plain, 14, theme.Ink), count: newText(c.kit, display, theme.Name, theme.Ink),
	}
	s := &stage{kit: c.kit, owner: c, objects: []fyne.CanvasObject{
		p.ground.Rectangle, p.minus.Rectangle, p.plus.Rectangle, p.less.Image, p.more.Image, p.icon.Image, p.label.object(), p.count.object(),
		p.ring.Rectangle,
	}}
	s.paint = func() { c.paint(p) }
	s.min = func() fyne.Size { return fyne.NewSize(ceil(2*countEnd+c.inner(p)), theme.Target) }
	s.layout = func(a area) { c.layout(a, p) }
	return s.start()
}

func (c *CountChip) paint(p *countParts) {
	th := c.kit.Theme
	tone := c.face.Tone
	if tone == "" {
		tone = theme.Ink
	}
	p.ground.fill(th.Tone(theme.Raised), th.Tone(theme.Line), 1)
	for sign, end := range map[int]box{-1: p.minus, 1: p.plus} {
		role := theme.Surface
		if c.hold.pressed(sign) {
			role = theme.Line
		}
		end.fill(th.Tone(role), nil, 0)
	}
	p.less.set("minus", theme.Ink)
	p.more.set("plus", theme.Ink)
	p.icon.set(c.face.Icon, tone)
	p.label.write(c.face.Label, tone)
	p.count.write(strconv.Itoa(c.face.Count), tone)
	width := float32(0)
	if c.focused {
		width = 2
	}
	p.ring.fill(nil, th.Tone(theme.Accent), width)
}

// inner is the room of picture, words and number.
func (c *CountChip) inner(p *countParts) float32 {
	w := p.label.widthOf(c.face.Label) + 8 + p.count.widthOf("00")
	if c.face.Icon != "" {
		w += 25
	}
	return w
}

func (c *CountChip) layout(a area, p *countParts) {
	const tall, knob = 44, 36
	w, cy := a.size.Width, a.size.Height/2
	a.put(p.ground.Rectangle, 0, cy-tall/2, w, tall)
	a.put(p.ring.Rectangle, 0, cy-tall/2, w, tall)
	a.square(p.minus.Rectangle, 4+knob/2, cy, knob)
	a.square(p.plus.Rectangle, w-4-knob/2, cy, knob)
	a.square(p.less.Image, 4+knob/2, cy, 16)
	a.square(p.more.Image, w-4-knob/2, cy, 16)
	inner := c.inner(p)
	x := max((w-inner)/2, countEnd)
	end := w - countEnd
	if c.face.Icon != "" {
		a.square(p.icon.Image, x+9, cy, 18)
		x += 25
	}
	number := p.count.width()
	label := min(p.label.width(), end-x-number-8)
	a.middle(p.label, x, label+1, cy, left)
	a.middle(p.count, x+label+8, number+1, cy, left)
}
