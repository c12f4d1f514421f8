package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// SeatGround is the floor of a seat: the background, tinted towards the seat's
// own edge with a school.
type SeatGround struct {
	widget.BaseWidget
	kit    *Kit
	school string
}

// NewSeatGround returns the floor of a seat in the tint of a school.
func NewSeatGround(k *Kit, school string) *SeatGround {
	g := &SeatGround{kit: k, school: school}
	g.ExtendBaseWidget(g)
	return g
}

// SetSchool changes the tint.
func (g *SeatGround) SetSchool(school string) {
	if g.school != school {
		g.school = school
		g.Refresh()
	}
}

// CreateRenderer is part of fyne.Widget.
func (g *SeatGround) CreateRenderer() fyne.WidgetRenderer {
	fade := canvas.NewVerticalGradient(nil, nil)
	s := &stage{kit: g.kit, owner: g, objects: []fyne.CanvasObject{fade}}
	s.paint = func() {
		top, edge := g.kit.Theme.Tone(theme.Background), g.kit.Theme.Tone(theme.SchoolTint(g.school))
		if g.kit.Turned {
			top, edge = edge, top
		}
		if fade.StartColor != top || fade.EndColor != edge {
			fade.StartColor, fade.EndColor = top, edge
			fade.Refresh()
		}
	}
	s.min = func() fyne.Size { return fyne.NewSize(1, 1) }
	s.layout = func(a area) { a.put(fade, 0, 0, a.size.Width, a.size.Height) }
	return s.start()
}
