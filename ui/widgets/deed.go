package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// DeedFace is what a deed shows.
type DeedFace struct {
	Icon, Label string
	Tone        theme.Role // of the picture; Ink when empty
	Cost        string     // small, in the corner; "" for what costs nothing
	Off         bool       // it cannot be done now: outlined only
	Strong      bool       // what the moment is for: outlined in the accent
	Name        string     // read out; the label when empty
}

// Deed is something a turn can do: a picture above its name, and in the corner what it
// costs. Several stand beside each other in a grid.
type Deed struct {
	press
	face DeedFace
}

// Measures of a deed in dp.
const (
	deedWidth  float32 = 58 // the least of a column of deeds, with letters of the usual size
	deedHeight float32 = 54
)

// mostDeeds is how many deeds stand beside each other at least, however large the letters are.
const mostDeeds float32 = 5

// NewDeeds lays deeds out in columns, wider ones for larger letters where there is room. Fixed
// columns stay as wide as they are while there are few deeds; else all lines are even.
func NewDeeds(k *Kit, fixed bool, deeds ...fyne.CanvasObject) *fyne.Container {
	return arrange(k, deeds, func(parts []part) part {
		return grid(list(parts), 6, deedWidth, deedWidth*max(1, k.Theme.Text(theme.Body)/float32(theme.Body)), fixed)
	})
}

// NewDeed returns a deed.
func NewDeed(k *Kit, face DeedFace, onTap func()) *Deed {
	d := &Deed{face: face}
	d.kit, d.onTap, d.name = k, onTap, face.Name
	if d.name == "" {
		d.name = face.Label
	}
	d.ExtendBaseWidget(d)
	return d
}

// CreateRenderer is part of fyne.Widget.
func (d *Deed) CreateRenderer() fyne.WidgetRenderer {
	ground, halo := newBox(cornerDeed), newBox(cornerDeed)
	pic := newIcon(d.kit)
	label, cost := newText(d.kit, plain, 12, theme.Ink), newText(d.kit, bold, theme.Tiny, theme.Accent)
	s := &stage{kit: d.kit, owner: d, objects: []fyne.CanvasObject{ground.Rectangle, halo.Rectangle, pic.Image, label.object(), cost.object()}}
	s.paint = func() {
		th := d.kit.Theme
		role, ink, line, width := theme.Raised, theme.Ink, theme.Role(""), float32(0)
		switch {
		case d.face.Off:
			role, ink, line, width = theme.Background, theme.Quiet, theme.Line, 1
		case d.face.Strong:
			role, line, width = theme.AccentSoft, theme.Accent, 2
		}
		ground.fill(th.Tone(role), toneOf(d.kit, line), width)
		d.halo(halo)
		tone := ink
		if d.face.Tone != "" {
			tone = d.face.Tone
		}
		pic.set(d.face.Icon, tone)
		label.write(d.face.Label, ink)
		cost.write(d.face.Cost, theme.Accent)
	}
	s.min = func() fyne.Size { return fyne.NewSize(deedWidth, deedHeight+label.height()-14) }
	s.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		a.put(ground.Rectangle, 0, 0, w, h)
		a.put(halo.Rectangle, 0, 0, w, h)
		a.square(pic.Image, w/2, h*0.34, min(22, h*0.42))
		label.squeeze(12, min(8, d.kit.typeFor(8)), w-8) // rather small than cut
		a.middle(label, 4, w-8, h*0.74, centre)
		a.middle(cost, w/2, w/2-8, h*0.24, right)
	}
	return s.start()
}

// cornerDeed is how round a deed's corners are, in dp.
const cornerDeed float32 = 14
