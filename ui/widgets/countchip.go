package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// CountChip is a condition or a token with how many there are. Wherever it is tapped beside
// its minus it adds one, and its parts keep their places, whatever it counts: a finger that
// stays does the same again. The minus runs while it is held; to hold the rest tells what
// the chip is.
type CountChip struct {
	widget.BaseWidget
	kit   *Kit
	minus *knob
	body  *countFace
}

// countKnob is the disc of the minus in dp; its place is as wide as it can be hit.
const countKnob float32 = 36

// NewCountChip returns a chip of the face's icon, label and count. onStep is told
// the change a person wants; less names the minus for a screen reader.
// onHold, which may be nil, is what to hold the chip does.
func NewCountChip(k *Kit, face ChipFace, less string, onStep func(delta int), onHold func()) *CountChip {
	c := &CountChip{kit: k, minus: newKnob(k, -1, less, onStep), body: &countFace{}}
	c.minus.round, c.minus.off = true, true
	c.body.kit, c.body.onTap, c.body.onMenu = k, func() { onStep(1) }, onHold
	c.body.ExtendBaseWidget(c.body)
	c.ExtendBaseWidget(c)
	c.Set(face)
	return c
}

// Set shows another count.
func (c *CountChip) Set(face ChipFace) {
	if face == c.body.face {
		return
	}
	c.minus.able(face.Count > 0)
	c.body.face = face
	c.body.name = face.Name
	if face.Name == "" {
		c.body.name = face.Label + " " + strconv.Itoa(face.Count)
	}
	c.body.Refresh()
}

// CreateRenderer is part of fyne.Widget.
func (c *CountChip) CreateRenderer() fyne.WidgetRenderer {
	ground := newBox(theme.Target / 2)
	s := &stage{kit: c.kit, owner: c, objects: []fyne.CanvasObject{ground.Rectangle, c.body, c.minus}}
	s.paint = func() { ground.fill(c.kit.Theme.Tone(theme.Raised), c.kit.Theme.Tone(theme.Line), 1) }
	s.min = func() fyne.Size { return fyne.NewSize(ceil(theme.Target+c.body.MinSize().Width), theme.Target) }
	s.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		a.put(ground.Rectangle, 0, 0, w, h)
		a.put(c.minus, 0, 0, theme.Target, h)
		a.put(c.body, theme.Target, 0, w-theme.Target, h)
	}
	return s.start()
}

// countFace is the chip beside its minus: picture, name, number, and a plus.
type countFace struct {
	press
	face ChipFace
}

// Measures of what stands on a count chip, in dp.
const (
	countIcon float32    = 21 // a picture and the air behind it
	countPlus float32    = 10
	countGap  float32    = 5
	countEnd  float32    = 12
	countType theme.Type = 14
)

// Squeezed is the least width in dp the chip is readable in: without its picture, its name
// in smaller letters.
func (c *CountChip) Squeezed() float32 {
	return c.MinSize().Width - countIcon - (1-countLeast)*newText(c.kit, plain, countType, theme.Ink).widthOf(c.body.face.Label)
}

// countLeast is how small a name may become, as a share.
const countLeast = 0.85

// CreateRenderer is part of fyne.Widget.
func (f *countFace) CreateRenderer() fyne.WidgetRenderer {
	halo, pic, plus := newBox(theme.Target/2-2), newIcon(f.kit), newIcon(f.kit)
	label, count := newText(f.kit, plain, countType, theme.Ink), newText(f.kit, bold, theme.Body, theme.Ink)
	s := &stage{kit: f.kit, owner: f, objects: []fyne.CanvasObject{halo.Rectangle, pic.Image, label.object(), count.object(), plus.Image}}
	const end = countGap + countPlus + countEnd
	number := func() float32 { return countGap + max(count.widthOf(strconv.Itoa(f.face.Count)), count.widthOf("00")) }
	s.paint = func() {
		tone := f.face.Tone
		switch {
		case f.face.Count == 0:
			tone = theme.Quiet
		case tone == "":
			tone = theme.Ink
		}
		f.halo(halo)
		pic.set(f.face.Icon, tone)
		label.write(f.face.Label, tone)
		count.write(strconv.Itoa(f.face.Count), tone)
		plus.set("plus", theme.Quiet)
	}
	s.min = func() fyne.Size {
		return fyne.NewSize(countIcon+label.widthIn(countType, f.face.Label)+number()+end, theme.Target)
	}
	s.layout = func(a area) {
		w, cy := a.size.Width, a.size.Height/2
		a.put(halo.Rectangle, 0, 2, w-2, a.size.Height-4)
		x, room := countIcon, w-countIcon-number()-end
		pictured := f.face.Icon != "" && room >= countLeast*label.widthIn(countType, f.face.Label)
		if Show(pic.Image, pictured); !pictured {
			x, room = 0, room+countIcon
		}
		a.square(pic.Image, 9, cy, 18)
		label.squeeze(countType, f.kit.least(countType*0.7), room)
		a.middle(label, x, room+1, cy, left)
		a.middle(count, w-end-number(), number(), cy, right)
		a.square(plus.Image, w-countEnd-countPlus/2, cy, countPlus)
	}
	return s.start()
}
