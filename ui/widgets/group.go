package widgets

import "fyne.io/fyne/v2"

// group is several things of which Tab comes to one alone, the one that had the focus last;
// the arrow keys come to the others.
type group struct{ at *press }

// OneStop makes what is tapped one stop for Tab: the first, or the one that has the focus.
func OneStop(objects ...fyne.CanvasObject) {
	g := &group{}
	for _, o := range objects {
		if p := pressOf(o); p != nil {
			if p.group = g; g.at == nil || p.focused {
				g.at = p
			}
		}
	}
}

// has tells whether Tab comes to a thing: to every one that is of no group.
func (g *group) has(p *press) bool { return g == nil || g.at == p || g.at.idle() }

// grouped tells whether the arrow keys come to a thing that Tab passes by.
func grouped(o fyne.CanvasObject) bool {
	p := pressOf(o)
	return p != nil && p.group != nil && !p.idle() && !p.listed
}

// focusOn gives something the focus; of a group it is the one then that Tab comes to.
func focusOn(c fyne.Canvas, o fyne.Focusable) {
	if p := pressOf(o.(fyne.CanvasObject)); p != nil && p.group != nil {
		p.group.at = p
	}
	c.Focus(o)
}
