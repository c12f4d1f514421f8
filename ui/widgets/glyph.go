package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// Glyph is one of the project's pictures in a line of text.
type Glyph struct {
	widget.BaseWidget
	kit  *Kit
	icon string
	role theme.Role
	side float32
}

// NewGlyph returns a picture in the colour of a role, side dp wide and high.
func NewGlyph(k *Kit, icon string, role theme.Role, side float32) *Glyph {
	g := &Glyph{kit: k, icon: icon, role: role, side: side}
	g.ExtendBaseWidget(g)
	return g
}

// CreateRenderer is part of fyne.Widget.
func (g *Glyph) CreateRenderer() fyne.WidgetRenderer {
	pic := newIcon(g.kit)
	s := &stage{kit: g.kit, owner: g, objects: []fyne.CanvasObject{pic.Image}}
	s.paint = func() { pic.set(g.icon, g.role) }
	s.min = func() fyne.Size { return fyne.NewSquareSize(g.side) }
	s.layout = func(a area) { a.square(pic.Image, a.size.Width/2, a.size.Height/2, g.side) }
	return s.start()
}
