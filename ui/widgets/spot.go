package widgets

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/quickcast/quickcast/ui/theme"
)

// SpotShape is the outline of a spot.
type SpotShape int

// The shapes of a spot.
const (
	Disc    SpotShape = iota // a round place
	Hexagon                  // a tile with an edge on top
)

// mostMarks is how many small pictures a spot has room for.
const mostMarks = 6

// SpotMark is a small picture at the upper edge of a disc, or in the corners of a tile.
type SpotMark struct {
	Icon string
	Role theme.Role
}

// SpotFace is what a spot of a diagram shows.
type SpotFace struct {
	Shape SpotShape
	Fill  theme.Role // of the ground; empty for none
	Rim   theme.Role // of the outline; Line when empty
	Bold  bool       // a thick outline
	Lit   bool       // it can be done something with: a disc is outlined in the accent, a tile in dashes
	Bare  bool       // neither ground nor outline: a numeral alone
	Icon  string     // of a tile: above the label
	Label string     // in the middle
	Ink   theme.Role // of the label
	Note  string     // small, below it
	Marks [mostMarks]SpotMark
	Name  string // read out
}

// spot is a place of a diagram: an area of a wheel, a planet, a tile of a map.
type spot struct {
	press
	face SpotFace
	air  float32 // around what is drawn, in dp: a finger hits it, too
}

// newSpot returns a spot. onTap may be nil: then it only shows.
func newSpot(k *Kit, face SpotFace, onTap func()) *spot {
	s := &spot{face: face}
	s.name, s.onTap = face.Name, onTap
	s.show(k, s)
	return s
}

// Set changes what the spot shows and does.
func (s *spot) Set(face SpotFace, onTap func()) {
	s.onTap = onTap
	if s.face == face {
		return
	}
	s.face, s.name = face, face.Name
	s.Refresh()
}

// hexagonPoints are the corners of a tile with an edge on top, as shares of its size.
func hexagonPoints() []fyne.Position {
	return []fyne.Position{{X: 0.25}, {X: 0.75}, {X: 1, Y: 0.5}, {X: 0.75, Y: 1}, {X: 0.25, Y: 1}, {Y: 0.5}}
}

func (s *spot) view() part {
	return byHand{20, 20, func(p *pen, at space) { s.draw(p, at.inset(s.air, s.air, s.air, s.air)) }}
}

func (s *spot) draw(p *pen, at space) {
	k, f := s.kit, s.face
	side := min(at.w, at.h)
	if side < 1 { // not laid out yet
		return
	}
	rim, width := cmp.Or(f.Rim, theme.Line), float32(1.5)
	if f.Bold {
		width = 3
	}
	if f.Lit && f.Shape == Disc {
		rim, width = theme.Accent, 3
	}
	switch {
	case f.Shape == Hexagon:
		hex := keep(p, func() *canvas.ArbitraryPolygon {
			return &canvas.ArbitraryPolygon{Points: hexagonPoints(), NormalizedPoints: true}
		})
		fill, line := orNone(toneOf(k, f.Fill)), k.Theme.Tone(rim)
		if hex.FillColor != fill || hex.StrokeColor != line || hex.StrokeWidth != width {
			hex.FillColor, hex.StrokeColor, hex.StrokeWidth = fill, line, width
			hex.Refresh()
		}
		p.put(hex, at.x+1, at.y+1, at.w-2, at.h-2)
		if f.Lit { // dashes in nobody's colour, inside the outline of whose it is
			var course []fyne.Position
			for _, corner := range append(hexagonPoints(), hexagonPoints()[0]) {
				course = append(course, fyne.NewPos(at.x+at.w/2+(corner.X-0.5)*(at.w-8), at.y+at.h/2+(corner.Y-0.5)*(at.h-8)))
			}
			Curve{Role: theme.Ink, Dash: 5}.draw(p, course)
		}
	case !f.Bare:
		mid(side, side, k.outlined(side/2, f.Fill, rim, width)).draw(p, at)
	}
	if side < 14 { // a pip: nothing to read
		return
	}
	if f.Shape == Hexagon {
		s.tile(p, at)
	} else {
		s.disc(p, at)
	}
	if s.focused {
		pad(2, 2, k.outlined(8, "", theme.Accent, 2)).draw(p, at)
	}
}

// disc puts the label in the middle, the note below it and the marks above.
func (s *spot) disc(p *pen, at space) {
	k, f, w, h := s.kit, s.face, at.w, at.h
	ink, note, room := cmp.Or(f.Ink, theme.Ink), cmp.Or(f.Ink, theme.Quiet), w*0.8
	middle := at.y + h/2
	if f.Note != "" {
		middle = at.y + h*0.4
	}
	if f.Marks[0].Icon != "" {
		middle += h * 0.1
	}
	if f.Bare {
		p.letters(f.Label, display, ink, min(theme.Heading, k.typeFor(h*0.7)), k.typeFor(h*0.2), at.x, w, middle)
	} else {
		p.letters(f.Label, bold, ink, min(theme.Body, k.typeFor(h*0.42)), min(theme.Tiny, k.typeFor(h*0.2)), at.x+(w-room)/2, room, middle)
	}
	p.letters(f.Note, plain, note, min(theme.Tiny, k.typeFor(h*0.26)), k.typeFor(max(7, h*0.16)), at.x+(w-room)/2, room, at.y+h*0.74)
	var marks []part
	for _, m := range f.Marks {
		marks = append(marks, k.pic(m.Icon, min(16, h*0.27), cmp.Or(m.Role, theme.Ink)))
	}
	mid(0, 0, sideBySide(0, marks...)).draw(p, space{at.x, at.y + h*0.08, w, min(16, h*0.27)})
}

// tile puts a tile's picture in its middle, label and note below it, and the marks
// into its corners, the broad ones first.
func (s *spot) tile(p *pen, at space) {
	k, f, w, h := s.kit, s.face, at.w, at.h
	ink, note, middle, room := cmp.Or(f.Ink, theme.Ink), cmp.Or(f.Ink, theme.Quiet), h/2, w*0.68
	sign := func(icon string, role theme.Role, side, x, y float32) {
		if icon != "" {
			k.pic(icon, side, role).draw(p, space{at.x + x*w - side/2, at.y + y*h - side/2, side, side})
		}
	}
	if f.Icon != "" {
		sign(f.Icon, ink, min(w*0.42, h*0.42, 44), 0.5, 0.34)
		middle = h * 0.66
	}
	p.letters(f.Label, bold, ink, min(theme.Body, k.typeFor(h*0.2)), k.typeFor(max(7, h*0.11)), at.x+(w-room)/2, room, at.y+middle)
	p.letters(f.Note, plain, note, min(theme.Small, k.typeFor(max(8, h*0.15))), k.typeFor(max(7, h*0.1)), at.x+w/4, w/2, at.y+h*0.86)
	corners := [mostMarks]fyne.Position{
		{X: 0.185, Y: 0.41}, {X: 0.815, Y: 0.41}, {X: 0.3, Y: 0.2}, {X: 0.7, Y: 0.2}, {X: 0.3, Y: 0.8}, {X: 0.7, Y: 0.8},
	}
	for i, m := range f.Marks {
		sign(m.Icon, cmp.Or(m.Role, theme.Ink), min(h*0.27, 26), corners[i].X, corners[i].Y)
	}
}

// dragSpot is a spot that can be dragged to another place.
type dragSpot struct {
	spot
	onDrop func(by fyne.Position)
	by     fyne.Position
	from   fyne.Position
}

// newDragSpot returns one. onDrop is told how far it was dragged, as its reader sees it.
func newDragSpot(k *Kit, face SpotFace, onTap func(), onDrop func(by fyne.Position)) *dragSpot {
	s := &dragSpot{spot: spot{face: face}, onDrop: onDrop}
	s.name, s.onTap = face.Name, onTap
	s.show(k, s)
	return s
}

// MouseIn is part of desktop.Hoverable.
func (s *dragSpot) MouseIn(e *desktop.MouseEvent) {
	s.spot.MouseIn(e)
	s.kit.Grasp.in(s)
}

// MouseOut is part of desktop.Hoverable.
func (s *dragSpot) MouseOut() {
	s.spot.MouseOut()
	s.kit.Grasp.out(s)
}

// Dragged is part of fyne.Draggable.
func (s *dragSpot) Dragged(e *fyne.DragEvent) {
	if s.by.IsZero() {
		s.from = s.Position()
	}
	s.by = s.by.AddXY(e.Dragged.DX, e.Dragged.DY)
	s.Move(s.from.Add(s.by))
}

// DragEnd is part of fyne.Draggable.
func (s *dragSpot) DragEnd() {
	by := s.by
	s.by = fyne.Position{}
	if by.IsZero() {
		return
	}
	s.Move(s.from)
	if s.kit.Turned {
		by = fyne.NewPos(-by.X, -by.Y)
	}
	s.onDrop(by)
}
