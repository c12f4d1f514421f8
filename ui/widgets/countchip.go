package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// CountChip is a condition or a token with how many there are, between a minus
// and a plus: either takes a tap and runs when it is held, the middle tells what
// it is.
type CountChip struct {
	widget.BaseWidget
	kit         *Kit
	minus, plus *knob
	middle      *countFace
}

// Measures of a count chip in dp: it is as high as it can be hit.
const (
	countKnob float32 = 40
	countRoom float32 = countKnob + 10
)

// NewCountChip returns a chip of the face's icon, label and count. onStep is told
// the change a person wants; less and more name the two ends for a screen reader.
// onOpen may be nil.
func NewCountChip(k *Kit, face ChipFace, less, more string, onStep func(delta int), onOpen func()) *CountChip {
	c := &CountChip{kit: k, minus: newKnob(k, -1, less, onStep), plus: newKnob(k, 1, more, onStep), middle: &countFace{}}
	c.minus.round, c.plus.round = true, true
	c.middle.kit, c.middle.onTap = k, onOpen
	c.middle.ExtendBaseWidget(c.middle)
	c.ExtendBaseWidget(c)
	c.Set(face)
	return c
}

// Set shows another count.
func (c *CountChip) Set(face ChipFace) {
	if face == c.middle.face {
		return
	}
	c.middle.face = face
	c.middle.name = face.Name
	if face.Name == "" {
		c.middle.name = face.Label + " " + strconv.Itoa(face.Count)
	}
	c.middle.Refresh()
}

// CreateRenderer is part of fyne.Widget.
func (c *CountChip) CreateRenderer() fyne.WidgetRenderer {
	ground := newBox(theme.Target / 2)
	s := &stage{kit: c.kit, owner: c, objects: []fyne.CanvasObject{ground.Rectangle, c.middle, c.minus, c.plus}}
	s.paint = func() { ground.fill(c.kit.Theme.Tone(theme.Raised), c.kit.Theme.Tone(theme.Line), 1) }
	s.min = func() fyne.Size { return fyne.NewSize(ceil(2*countRoom+c.middle.MinSize().Width), theme.Target) }
	s.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		a.put(ground.Rectangle, 0, 0, w, h)
		a.put(c.minus, 0, 0, countRoom, h)
		a.put(c.plus, w-countRoom, 0, countRoom, h)
		a.put(c.middle, countRoom, 0, w-2*countRoom, h)
	}
	return s.start()
}

// countFace is the middle of the chip: picture, name, number.
type countFace struct {
	press
	face ChipFace
}

// CreateRenderer is part of fyne.Widget.
func (f *countFace) CreateRenderer() fyne.WidgetRenderer {
	halo, pic := newBox(8), newIcon(f.kit)
	label, count := newText(f.kit, plain, 14, theme.Ink), newText(f.kit, display, theme.Name, theme.Ink)
	s := &stage{kit: f.kit, owner: f, objects: []fyne.CanvasObject{halo.Rectangle, pic.Image, label.object(), count.object()}}
	lead := func() float32 {
		if f.face.Icon == "" {
			return 0
		}
		return 25
	}
	s.paint = func() {
		tone := f.face.Tone
		if tone == "" {
			tone = theme.Ink
		}
		f.halo(halo)
		pic.set(f.face.Icon, tone)
		label.write(f.face.Label, tone)
		count.write(strconv.Itoa(f.face.Count), tone)
	}
	s.min = func() fyne.Size {
		return fyne.NewSize(lead()+label.widthOf(f.face.Label)+8+count.widthOf(strconv.Itoa(f.face.Count)), theme.Target)
	}
	s.layout = func(a area) {
		w, cy := a.size.Width, a.size.Height/2
		a.put(halo.Rectangle, 0, 4, w, a.size.Height-8)
		a.square(pic.Image, 9, cy, 18)
		number := count.width()
		words := min(label.width(), w-lead()-number-8)
		a.middle(label, lead(), words+1, cy, left)
		a.middle(count, lead()+words+8, number+1, cy, left)
	}
	return s.start()
}
