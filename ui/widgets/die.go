package widgets

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	"quickcast/ui/theme"
)

// DieFace is what lies upward on a die.
type DieFace struct {
	Number int  // 0 is a blank side
	Burst  bool // the number stands in a starburst
	Twelve bool // a twelve-sided die
	Hollow bool // a place where a die will lie
	Name   string
}

// Die is a die as it lies on the table: an ivory cube with a number, plain or in
// a starburst, or a twelve-sided one.
type Die struct {
	press
	face DieFace
	side float32
}

// NewDie returns a die 48 dp wide; onTap may be nil.
func NewDie(k *Kit, face DieFace, onTap func()) *Die { return newDie(k, face, theme.Target, onTap) }

// NewSmallDie returns a die 26 dp wide, for a history. It cannot be tapped.
func NewSmallDie(k *Kit, face DieFace) *Die { return newDie(k, face, 26, nil) }

func newDie(k *Kit, face DieFace, side float32, onTap func()) *Die {
	d := &Die{face: face, side: side}
	d.kit, d.name, d.onTap = k, face.Name, onTap
	d.ExtendBaseWidget(d)
	return d
}

// Set turns another side upward.
func (d *Die) Set(face DieFace) {
	if d.face != face {
		d.face, d.name = face, face.Name
		d.Refresh()
	}
}

// CreateRenderer is part of fyne.Widget.
func (d *Die) CreateRenderer() fyne.WidgetRenderer {
	ground, halo := newBox(d.side*0.22), newBox(d.side*0.22)
	pic := newIcon(d.kit)
	number := newText(d.kit, display, theme.Type(d.side*0.48), theme.OnAccent)
	s := &stage{kit: d.kit, owner: d, objects: []fyne.CanvasObject{ground.Rectangle, pic.Image, halo.Rectangle, number.object()}}
	s.paint = func() {
		th := d.kit.Theme
		ivory, ink := th.Tone(theme.Surface), th.Tone(theme.Ink)
		if brightness(ink) > brightness(ivory) {
			ivory, ink = ink, th.Tone(theme.Background)
		}
		ground.fill(ivory, th.Tone(theme.Quiet), 1)
		if d.face.Hollow {
			ground.fill(nil, th.Tone(theme.Quiet), 1.5)
		}
		show(ground.Rectangle, !d.face.Twelve)
		d.halo(halo)
		number.size = theme.Type(d.side * 0.5)
		if d.face.Burst || d.face.Twelve {
			number.size = theme.Type(d.side * 0.4)
		}
		switch {
		case d.face.Twelve && d.face.Hollow:
			pic.set("d12", theme.Track)
		case d.face.Twelve:
			pic.set("d12", theme.Mana)
			ink = th.Tone(theme.Background)
		case d.face.Burst && !d.face.Hollow:
			pic.set("burst", theme.HarmFill)
			ink = th.Tone(theme.OnHarm)
		default:
			pic.set("", theme.Ink)
		}
		words := ""
		if d.face.Number > 0 && !d.face.Hollow {
			words = strconv.Itoa(d.face.Number)
		}
		number.ink(words, ink)
	}
	s.min = func() fyne.Size { return fyne.NewSquareSize(d.side) }
	s.layout = func(a area) {
		side := min(a.size.Width, a.size.Height)
		cx, cy := a.size.Width/2, a.size.Height/2
		a.square(ground.Rectangle, cx, cy, side-2)
		a.square(halo.Rectangle, cx, cy, side)
		share := float32(0.84)
		if d.face.Twelve {
			share = 1
		}
		a.square(pic.Image, cx, cy, side*share)
		a.middle(number, cx-side/2, side, cy, centre)
	}
	return s.start()
}

// brightness is how light a colour is, roughly, from 0 to 255.
func brightness(c color.NRGBA) int { return (3*int(c.R) + 6*int(c.G) + int(c.B)) / 10 }
