package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
)

// CounterFace is what a counter shows.
type CounterFace struct {
	Caption string     // above the figure: "mana"
	Value   int        // the figure
	Note    string     // in the pill below: "+9 a round"; "" for none
	Tone    theme.Role // of figure and note; ManaInk when empty
	Name    string     // for a screen reader
}

// Counter is a panel with a large figure between a minus and a plus. As on a
// dial the whole left and right half take the tap.
type Counter struct {
	held
	face   CounterFace
	shown  bool
	bubble *bubble
	onNote func()
}

// NewCounter returns a counter. onSet, for a long press on the figure, and
// onNote, for a tap on the pill, may be nil.
func NewCounter(k *Kit, onStep func(delta int), onSet, onNote func()) *Counter {
	c := &Counter{onNote: onNote}
	c.bubble = newBubble(k, c.Refresh)
	c.kit, c.aim = k, c.side
	c.hold = hold{kit: k, long: onSet, changed: c.Refresh, room: c.room, running: func() { c.bubble.run(c.hold.sum()) }, step: func(delta int) {
		if delta == 0 {
			onNote()
			return
		}
		onStep(delta)
	}}
	c.ExtendBaseWidget(c)
	return c
}

// room is how far it is to nothing.
func (c *Counter) room(sign int) int {
	if sign < 0 {
		return c.face.Value
	}
	return endless
}

// Set shows other values. A changed figure is added to the bubble.
func (c *Counter) Set(face CounterFace) {
	if c.shown && c.face == face {
		return
	}
	delta, first := face.Value-c.face.Value, !c.shown
	c.face, c.shown, c.name = face, true, face.Name
	if !first && delta != 0 {
		c.bubble.add(delta)
	}
	c.Refresh()
}

type counterParts struct {
	ground, pill, minus, plus box
	minusIcon, plusIcon       *icon
	caption, figure, note     *text
	bubble                    *bubbleParts
}

// CreateRenderer is part of fyne.Widget.
func (c *Counter) CreateRenderer() fyne.WidgetRenderer {
	k := c.kit
	p := &counterParts{
		ground: newBox(theme.CornerPanel), pill: newBox(14), minus: newBox(28), plus: newBox(28),
		minusIcon: newIcon(k), plusIcon: newIcon(k),
		caption: newText(k, plain, 14, theme.Quiet), figure: newText(k, display, theme.Figure, theme.ManaInk),
		note: newText(k, plain, 14, theme.ManaInk), bubble: c.bubble.parts(),
	}
	s := &stage{kit: k, owner: c, objects: append([]fyne.CanvasObject{
		p.ground.Rectangle, p.pill.Rectangle, p.minus.Rectangle, p.plus.Rectangle, p.minusIcon.Image, p.plusIcon.Image,
		p.caption.object(), p.figure.object(), p.note.object(),
	}, p.bubble.objects()...)}
	s.paint = func() { c.paint(p) }
	s.min = func() fyne.Size { return fyne.NewSize(136, 2*theme.DialTarget) }
	s.layout = func(a area) { c.layout(a, p) }
	return s.start()
}

func (c *Counter) tone() theme.Role {
	if c.face.Tone == "" {
		return theme.ManaInk
	}
	return c.face.Tone
}

func (c *Counter) paint(p *counterParts) {
	th := c.kit.Theme
	outline, width := theme.Line, float32(1)
	if c.focused {
		outline, width = theme.Accent, 2
	}
	p.ground.fill(th.Tone(theme.Surface), th.Tone(outline), width)
	p.pill.fill(th.Tone(theme.Raised), nil, 0)
	for _, side := range []struct {
		sign   int
		ground box
	}{{-1, p.minus}, {1, p.plus}} {
		role := pick.Either(c.hold.pressed(side.sign), theme.Line, theme.Raised)
		side.ground.fill(th.Tone(role), nil, 0)
	}
	p.minusIcon.set("minus", theme.Ink)
	p.plusIcon.set("plus", theme.Ink)
	c.kit.handles(p.minus, p.minusIcon, p.plus, p.plusIcon)
	p.caption.write(c.face.Caption, theme.Quiet)
	p.figure.write(number(c.face.Value), c.tone())
	p.note.write(c.face.Note, c.tone())
	p.bubble.paint()
}

// The height is divided like the sketch: caption, figure, pill, discs.
func (c *Counter) layout(a area, p *counterParts) {
	w, h := a.size.Width, a.size.Height
	Show(p.caption.object(), h >= counterLow || c.broad(a.size))
	Show(p.note.object(), true) // where it is flat and there is no room for it, the figure alone counts
	Show(p.pill.Rectangle, c.face.Note != "" && (h >= counterLow || c.broad(a.size)))
	switch {
	case h < counterFlat:
		c.layoutFlat(a, p)
		return
	case c.broad(a.size):
		c.layoutBroad(a, p)
		return
	case h < counterLow:
		c.layoutLow(a, p)
		return
	}
	disc := min(56, w*0.36)
	a.put(p.ground.Rectangle, 0, 0, w, h)
	p.caption.squeeze(theme.Small, c.kit.least(theme.Small), w-20)
	a.middle(p.caption, 10, w-20, h*0.11, centre)
	p.figure.squeeze(min(theme.Figure, c.kit.typeFor(h*0.32)), theme.Title, w-24)
	a.middle(p.figure, 10, w-20, h*0.31, centre)
	p.note.squeeze(14, c.kit.least(14), w-36)
	note := min(p.note.width()+26, w-16)
	a.put(p.pill.Rectangle, (w-note)/2, h*0.535-14, note, 28)
	a.middle(p.note, (w-note)/2+10, note-20, h*0.535, centre)
	y := h - disc/2 - 8
	a.disc(p.minus, p.minusIcon, 8+disc/2, y, disc)
	a.disc(p.plus, p.plusIcon, w-8-disc/2, y, disc)
	p.bubble.layout(a, w-30, 16)
}

// counterFlat is below which height, in dp, a counter is flat: the figure stands
// between its discs with the note below, and a tap on the note is none of its
// own.
const counterFlat float32 = 100

// counterLow is below which height, in dp, figure and note stand close above the
// discs, without the caption.
const counterLow float32 = 140

// broad tells a counter that is clearly wider than high: caption and figure stand at its left,
// the pill at its right, and the middle between its discs is left free.
func (c *Counter) broad(size fyne.Size) bool {
	return size.Height >= counterBroad && size.Height < counterTall && size.Width > size.Height*1.3
}

// counterBroad is from which height on, in dp, its figure has a line of its own above the discs.
const counterBroad float32 = 112

// counterTall is from which height on, in dp, there is room for all of it in one column.
const counterTall float32 = 170

func (c *Counter) layoutBroad(a area, p *counterParts) {
	w, h := a.size.Width, a.size.Height
	disc := min(50, h*0.4)
	a.put(p.ground.Rectangle, 0, 0, w, h)
	y := h - disc/2 - 6
	a.disc(p.minus, p.minusIcon, 8+disc/2, y, disc)
	a.disc(p.plus, p.plusIcon, w-8-disc/2, y, disc)
	p.caption.squeeze(theme.Small, c.kit.least(theme.Small), w*0.4)
	a.middle(p.caption, 14, w*0.4, 18, left)
	room := h - disc - 36
	p.figure.squeeze(min(theme.Figure, c.kit.typeFor(min(46, room*0.95))), theme.Title, w*0.4)
	a.middle(p.figure, 14, w*0.4, 27+room/2, left)
	p.note.squeeze(theme.Small, c.kit.least(theme.Small), w*0.52-22)
	note := min(p.note.width()+22, w*0.52)
	a.put(p.pill.Rectangle, w-12-note, 10, note, 30)
	a.middle(p.note, w-12-note+11, note-22, 25, centre)
	p.bubble.layout(a, w*0.36, 18)
}

func (c *Counter) layoutLow(a area, p *counterParts) {
	w, h := a.size.Width, a.size.Height
	disc := min(44, w*0.34)
	room := h - disc - 8
	a.put(p.ground.Rectangle, 0, 0, w, h)
	p.figure.squeeze(min(theme.Figure, c.kit.typeFor(room*0.72)), theme.Small, w-24)
	a.middle(p.figure, 10, w-20, room*0.38, centre)
	p.note.squeeze(theme.Small, min(theme.Tiny, c.kit.least(theme.Tiny)), w-12)
	a.middle(p.note, 6, w-12, room*0.82, centre)
	a.disc(p.minus, p.minusIcon, 8+disc/2, h-disc/2-6, disc)
	a.disc(p.plus, p.plusIcon, w-8-disc/2, h-disc/2-6, disc)
	p.bubble.layout(a, w-30, 10)
}

func (c *Counter) layoutFlat(a area, p *counterParts) {
	w, h := a.size.Width, a.size.Height
	disc := min(theme.Target, h-8)
	a.disc(p.minus, p.minusIcon, 4+disc/2, h/2, disc)
	a.disc(p.plus, p.plusIcon, w-4-disc/2, h/2, disc)
	room := w - 2*disc - 16
	figure, y := c.kit.typeFor(h*0.62), h/2
	p.note.squeeze(theme.Small, min(theme.Tiny, c.kit.least(theme.Tiny)), room)
	if Show(p.note.object(), c.face.Note != "" && p.note.width() <= room); p.note.object().Visible() {
		figure, y = c.kit.typeFor(h*0.52), h*0.37
		a.middle(p.note, 8+disc, room, h*0.8, centre)
	}
	p.figure.squeeze(min(theme.Figure, figure), theme.Small, room)
	a.middle(p.figure, 8+disc, room, y, centre)
	p.bubble.layout(a, w-disc/2-4, 4)
}

// side says which half was hit and whether it was on the figure. The pill is
// neither half when it has a meaning of its own.
func (c *Counter) side(pos fyne.Position) (sign int, figure bool) {
	size := c.Size()
	p := area{kit: c.kit, size: size}.reader(pos)
	flat := size.Height < counterFlat
	if c.broad(size) {
		switch top := p.Y < size.Height*0.5; {
		case top && p.X > size.Width*0.5 && c.onNote != nil && c.face.Note != "":
			return 0, false
		case p.X < size.Width/2:
			return -1, top
		}
		return 1, false
	}
	if d := p.Y - size.Height*0.535; !flat && c.onNote != nil && c.face.Note != "" && d > -20 && d < 20 {
		return 0, false
	}
	sign = 1
	if p.X < size.Width/2 {
		sign = -1
	}
	return sign, (flat || p.Y < size.Height*0.45) && p.X > size.Width*0.2 && p.X < size.Width*0.8
}
