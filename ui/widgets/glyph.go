package widgets

import "github.com/quickcast/quickcast/ui/theme"

// Glyph is one of the project's pictures in a line of text.
type Glyph struct {
	shown
	icon string
	role theme.Role
	side float32
}

// NewGlyph returns a picture in the colour of a role, side dp wide and high.
func NewGlyph(k *Kit, icon string, role theme.Role, side float32) *Glyph {
	g := &Glyph{icon: icon, role: role, side: side}
	g.show(k, g)
	return g
}

func (g *Glyph) view() part { return atLeast(g.side, g.side, g.kit.pic(g.icon, g.side, g.role)) }
