package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quickcast/ui/theme"
)

// SpotShape is the outline of a spot.
type SpotShape int

// The shapes of a spot.
const (
	Disc    SpotShape = iota // a round place
	Hexagon                  // a tile with an edge on top
)

// SpotMark is a small picture at the upper edge of a spot.
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
	Label string     // in the middle
	Ink   theme.Role // of the label
	Note  string     // small, below it
	Marks [3]SpotMark
	Name  string // read out
}

// Spot is a place of a diagram: an area of a wheel, a planet, a tile of a map.
type Spot struct {
	press
	face SpotFace
}

// NewSpot returns a spot. onTap may be nil: then it only shows.
func NewSpot(k *Kit, face SpotFace, onTap func()) *Spot {
	s := &Spot{face: face}
	s.kit, s.name, s.onTap = k, face.Name, onTap
	s.ExtendBaseWidget(s)
	return s
}

// Set changes what the spot shows and does.
func (s *Spot) Set(face SpotFace, onTap func()) {
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
	marks       [3]*icon
	focus       box
}

// hexagonPoints are the corners of a tile with an edge on top, as shares of its size.
func hexagonPoints() []fyne.Position {
	return []fyne.Position{{X: 0.25}, {X: 0.75}, {X: 1, Y: 0.5}, {X: 0.75, Y: 1}, {X: 0.25, Y: 1}, {Y: 0.5}}
}

// CreateRenderer is part of fyne.Widget.
func (s *Spot) CreateRenderer() fyne.WidgetRenderer {
	p := &spotParts{
		disc: newBox(0), focus: newBox(8),
		hex:   &canvas.ArbitraryPolygon{Points: hexagonPoints(), NormalizedPoints: true},
		label: newText(s.kit, bold, theme.Body, theme.Ink), note: newText(s.kit, plain, theme.Tiny, theme.Quiet),
	}
	st := &stage{kit: s.kit, owner: s, objects: []fyne.CanvasObject{p.disc.Rectangle, p.hex}}
	for i := range p.marks {
		p.marks[i] = newIcon(s.kit)
		st.objects = append(st.objects, p.marks[i].Image)
	}
	st.objects = append(st.objects, p.label.object(), p.note.object(), p.focus.Rectangle)
	st.paint = func() { s.paint(p) }
	st.min = func() fyne.Size { return fyne.NewSquareSize(20) }
	st.layout = func(a area) { s.layout(a, p) }
	return st.start()
}

func (s *Spot) paint(p *spotParts) {
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
	show(p.disc.Rectangle, f.Shape == Disc)
	show(p.hex, f.Shape == Hexagon)
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
	show(p.focus.Rectangle, s.focused)
	p.focus.fill(nil, th.Tone(theme.Accent), 2)
}

func (s *Spot) layout(a area, p *spotParts) {
	w, h := a.size.Width, a.size.Height
	side := min(w, h)
	if side < 1 { // not laid out yet
		return
	}
	p.disc.CornerRadius = side / 2
	a.square(p.disc.Rectangle, w/2, h/2, side)
	a.put(p.hex, 1, 1, w-2, h-2)
	small := side < 14 // a pip: nothing to read
	show(p.label.object(), !small)
	show(p.note.object(), !small)
	room := w * 0.8
	middle := h / 2
	if s.face.Note != "" {
		middle = h * 0.4
	}
	marked := s.face.Marks[0].Icon != ""
	if marked {
		middle += h * 0.1
	}
	if small {
		return
	}
	p.label.squeeze(min(theme.Body, theme.Type(h*0.42)), min(theme.Tiny, theme.Type(h*0.2)), room)
	a.middle(p.label, w/2-room/2, room, middle, centre)
	p.note.squeeze(theme.Tiny, theme.Type(max(7, h*0.16)), room)
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
	a.put(p.focus.Rectangle, 2, 2, w-4, h-4)
}

// DragSpot is a spot that can be dragged to another place.
type DragSpot struct {
	Spot
	onDrop func(by fyne.Position)
	by     fyne.Position
	from   fyne.Position
}

// NewDragSpot returns one. onDrop is told how far it was dragged, as its reader sees it.
func NewDragSpot(k *Kit, face SpotFace, onTap func(), onDrop func(by fyne.Position)) *DragSpot {
	s := &DragSpot{Spot: Spot{face: face}, onDrop: onDrop}
	s.kit, s.name, s.onTap = k, face.Name, onTap
	s.ExtendBaseWidget(s)
	return s
}

// Dragged is part of fyne.Draggable.
func (s *DragSpot) Dragged(e *fyne.DragEvent) {
	if s.by.IsZero() {
		s.from = s.Position()
	}
	s.by = s.by.AddXY(e.Dragged.DX, e.Dragged.DY)
	s.Move(s.from.Add(s.by))
}

// DragEnd is part of fyne.Draggable.
func (s *DragSpot) DragEnd() {
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
