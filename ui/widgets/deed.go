package widgets

import (
	"cmp"

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
		return grid(list(parts), 6, deedWidth, deedWidth*k.Larger(), fixed)
	})
}

// NewDeed returns a deed.
func NewDeed(k *Kit, face DeedFace, onTap func()) *Deed {
	d := &Deed{face: face}
	d.onTap, d.name = onTap, cmp.Or(face.Name, face.Label)
	d.show(k, d)
	return d
}

func (d *Deed) view() part {
	k, f := d.kit, d.face
	ground, ink := k.filled(theme.CornerSmall, theme.Raised), theme.Ink
	switch {
	case f.Off:
		ground, ink = k.outlined(theme.CornerSmall, theme.Background, theme.Line, 1), theme.Quiet
	case f.Strong:
		ground = k.outlined(theme.CornerSmall, theme.AccentSoft, theme.Accent, 2)
	}
	cost := sayLine(f.Cost, Style{Size: theme.Tiny, Bold: true, Role: theme.Accent, Right: true})
	return atLeast(deedWidth, deedHeight, over{
		ground, d.aura(theme.CornerSmall),
		when(cost != nil, inset(0, 4, 8, 0, pile{parts: []part{cost}, top: true})),
		pad(4, 4, below(3, k.pic(f.Icon, 22, cmp.Or(f.Tone, ink)), say(f.Label, Style{Size: theme.Tiny, Role: ink, Centre: true, Most: 2}))),
	})
}
