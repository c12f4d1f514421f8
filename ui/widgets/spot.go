package widgets

import (
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
	Lit   bool       // it can be done something with: outlined in the accent
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
	s.kit, s.name, s.onTap = k, face.Name, onTap
	s.ExtendBaseWidget(s)
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

// spotParts are the primitives of a spot.
type spotParts struct {
	disc        box
	hex         *canvas.ArbitraryPolygon
	label, note *text
	figure      *text // the label of a bare spot
	icon        *icon
	marks       [mostMarks]*icon
	focus       box
}

// hexagonPoints are the corners of a tile with an edge on top, as shares of its size.
func hexagonPoints() []fyne.Position {
	return []fyne.Position{{X: 0.25}, {X: 0.75}, {X: 1, Y: 0.5}, {X: 0.75, Y: 1}, {X: 0.25, Y: 1}, {Y: 0.5}}
}

// CreateRenderer is part of fyne.Widget.
func (s *spot) CreateRenderer() fyne.WidgetRenderer {
	p := &spotParts{
		disc: newBox(0), focus: newBox(8),
		hex:   &canvas.ArbitraryPolygon{Points: hexagonPoints(), NormalizedPoints: true},
		label: newText(s.kit, bold, theme.Body, theme.Ink), note: newText(s.kit, plain, theme.Tiny, theme.Quiet),
		figure: newText(s.kit, display, theme.Heading, theme.Ink), icon: newIcon(s.kit),
	}
	st := &stage{kit: s.kit, owner: s, objects: []fyne.CanvasObject{p.disc.Rectangle, p.hex, p.icon.Image}}
	for i := range p.marks {
		p.marks[i] = newIcon(s.kit)
		st.objects = append(st.objects, p.marks[i].Image)
	}
	st.objects = append(st.objects, p.label.object(), p.figure.object(), p.note.object(), p.focus.Rectangle)
	st.paint = func() { s.paint(p) }
	st.min = func() fyne.Size { return fyne.NewSquareSize(20) }
	st.layout = func(a area) { s.layout(a, p) }
	return st.start()
}

func (s *spot) paint(p *spotParts) {
	th, f := s.kit.Theme, s.face
	rim, width := f.Rim, float32(1.5)
	if rim == "" {
		rim = theme.Line
	}
	if f.Bold {
		width = 3
	}
	if f.Lit {
		rim, width = theme.Accent, 3
	}
	ground := orNone(nil)
	if f.Fill != "" {
		ground = th.Tone(f.Fill)
	}
	Show(p.disc.Rectangle, f.Shape == Disc && !f.Bare)
	Show(p.hex, f.Shape == Hexagon)
	p.disc.fill(ground, th.Tone(rim), width)
	if p.hex.FillColor != ground || p.hex.StrokeColor != orNone(th.Tone(rim)) || p.hex.StrokeWidth != width {
		p.hex.FillColor, p.hex.StrokeColor, p.hex.StrokeWidth = ground, th.Tone(rim), width
		p.hex.Refresh()
	}
	ink := f.Ink
	if ink == "" {
		ink = theme.Ink
	}
	p.label.write(f.Label, ink)
	p.figure.write(f.Label, ink)
	p.icon.set(f.Icon, ink)
	note := theme.Quiet
	if f.Ink != "" {
		note = f.Ink
	}
	p.note.write(f.Note, note)
	for i, m := range f.Marks {
		role := m.Role
		if role == "" {
			role = theme.Ink
		}
		p.marks[i].set(m.Icon, role)
	}
	Show(p.focus.Rectangle, s.focused)
	p.focus.fill(nil, th.Tone(theme.Accent), 2)
}

func (s *spot) layout(a area, p *spotParts) {
	a.size, a.at = a.size.SubtractWidthHeight(2*s.air, 2*s.air), a.at.AddXY(s.air, s.air)
	w, h := a.size.Width, a.size.Height
	side := min(w, h)
	if side < 1 { // not laid out yet
		return
	}
	p.disc.CornerRadius = side / 2
	a.square(p.disc.Rectangle, w/2, h/2, side)
	a.put(p.hex, 1, 1, w-2, h-2)
	small := side < 14 // a pip: nothing to read
	Show(p.label.object(), !small && !s.face.Bare)
	Show(p.figure.object(), !small && s.face.Bare)
	Show(p.note.object(), !small)
	switch {
	case small:
		return
	case s.face.Shape == Hexagon:
		s.layoutTile(a, p)
	default:
		s.layoutDisc(a, p)
	}
	a.put(p.focus.Rectangle, 2, 2, w-4, h-4)
}

// layoutDisc puts the label in the middle, the note below it and the marks above.
func (s *spot) layoutDisc(a area, p *spotParts) {
	w, h := a.size.Width, a.size.Height
	room := w * 0.8
	middle := h / 2
	if s.face.Note != "" {
		middle = h * 0.4
	}
	if s.face.Marks[0].Icon != "" {
		middle += h * 0.1
	}
	p.label.squeeze(min(theme.Body, s.kit.typeFor(h*0.42)), min(theme.Tiny, s.kit.typeFor(h*0.2)), room)
	a.middle(p.label, w/2-room/2, room, middle, centre)
	p.figure.squeeze(min(theme.Heading, s.kit.typeFor(h*0.7)), s.kit.typeFor(h*0.2), w)
	a.middle(p.figure, 0, w, middle, centre)
	p.note.squeeze(min(theme.Tiny, s.kit.typeFor(h*0.26)), s.kit.typeFor(max(7, h*0.16)), room)
	a.middle(p.note, w/2-room/2, room, h*0.74, centre)
	n := float32(0)
	for _, m := range s.face.Marks {
		n += map[bool]float32{true: 1}[m.Icon != ""]
	}
	mark := min(16, h*0.27)
	x := w/2 - n*mark/2
	for i, m := range s.face.Marks {
		if m.Icon != "" {
			a.put(p.marks[i].Image, x, h*0.08, mark, mark)
			x += mark
		}
	}
}

// layoutTile puts a tile's picture in its middle, label and note below it, and the marks
// into its corners, the broad ones first.
func (s *spot) layoutTile(a area, p *spotParts) {
	w, h := a.size.Width, a.size.Height
	middle := h / 2
	if s.face.Icon != "" {
		side := min(w*0.42, h*0.42, 44)
		a.square(p.icon.Image, w/2, h*0.34, side)
		middle = h * 0.66
	}
	room := w * 0.68
	p.label.squeeze(min(theme.Body, s.kit.typeFor(h*0.2)), s.kit.typeFor(max(7, h*0.11)), room)
	a.middle(p.label, w/2-room/2, room, middle, centre)
	p.note.squeeze(min(theme.Small, s.kit.typeFor(max(8, h*0.15))), s.kit.typeFor(max(7, h*0.1)), w*0.5)
	a.middle(p.note, w/4, w/2, h*0.86, centre)
	mark := min(h*0.27, 26)
	corners := [mostMarks]fyne.Position{
		{X: 0.185, Y: 0.5}, {X: 0.815, Y: 0.5}, {X: 0.3, Y: 0.2}, {X: 0.7, Y: 0.2}, {X: 0.3, Y: 0.8}, {X: 0.7, Y: 0.8},
	}
	for i := range s.face.Marks {
		a.square(p.marks[i].Image, corners[i].X*w, corners[i].Y*h, mark)
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
	s.kit, s.name, s.onTap = k, face.Name, onTap
	s.ExtendBaseWidget(s)
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
