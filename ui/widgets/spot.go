package widgets

import (
	"cmp"
	"slices"

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

// SpotFlag is the piece of somebody on a tile: a solid shape in the colour of who owns it.
type SpotFlag struct {
	Icon   string     // the shape
	Role   theme.Role // its colour
	Inside string     // a small picture in it, such as the ward that lies there
	Raised bool       // it stands there itself: larger, with a bright edge
}

// SpotFace is what a spot of a diagram shows.
type SpotFace struct {
	Shape  SpotShape
	Fill   theme.Role // of the ground; empty for none
	Rim    theme.Role // of the outline; Line when empty
	Second theme.Role // of a disc of two colours: of the right half of its outline, and of its ground where that is as the outline is
	Bold   bool       // a thick outline
	Lit    bool       // it can be done something with: a disc is outlined in the accent, a tile in dashes
	Bare   bool       // neither ground nor outline: a numeral alone
	Icon   string     // of a tile: above the label
	Label  string     // in the middle of a disc; below the picture of a tile that has room for it
	Ink    theme.Role // of the label
	Note   string     // small, below it
	Marks  [3]string  // small pictures: beside the label of a disc, at the upper edge of a tile
	Flags  [3]SpotFlag
	Tag    string // in a bright disc: at the upper right of a disc, at the lower edge of a tile
	Sign   string // the same with a picture
	Name   string // read out
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
		s.hexagon(p, at, rim, width)
	case f.Bare:
	case f.Second != "" && !p.blind:
		s.halves(p, at, side)
	default:
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

// hexagon draws the ground of a tile. What can be done something with has dashes in nobody's
// colour in place of its outline.
func (s *spot) hexagon(p *pen, at space, rim theme.Role, width float32) {
	k, f := s.kit, s.face
	hex := keep(p, func() *canvas.ArbitraryPolygon {
		return &canvas.ArbitraryPolygon{Points: hexagonPoints(), NormalizedPoints: true}
	})
	if f.Lit {
		rim, width = theme.Background, 3
	}
	fill, line := orNone(toneOf(k, f.Fill)), k.Theme.Tone(rim)
	if hex.FillColor != fill || hex.StrokeColor != line || hex.StrokeWidth != width {
		hex.FillColor, hex.StrokeColor, hex.StrokeWidth = fill, line, width
		hex.Refresh()
	}
	p.put(hex, at.x+1, at.y+1, at.w-2, at.h-2)
	if f.Lit {
		var course []fyne.Position
		for _, corner := range append(hexagonPoints(), hexagonPoints()[0]) {
			course = append(course, fyne.NewPos(at.x+at.w/2+(corner.X-0.5)*(at.w-4), at.y+at.h/2+(corner.Y-0.5)*(at.h-4)))
		}
		Curve{Role: theme.Ink, Dash: 5}.draw(p, course)
	}
}

// halves draws a disc of two colours, side by side.
func (s *spot) halves(p *pen, at space, side float32) {
	k, f := s.kit, s.face
	at = space{at.x + (at.w-side)/2, at.y + (at.h-side)/2, side, side}
	for i, role := range []theme.Role{f.Rim, f.Second} {
		b := p.box(0)
		b.fill(k.Theme.Tone(role), nil, 0)
		p.ends(b, side/2*float32(1-i), side/2*float32(i))
		p.put(b.Rectangle, at.x+float32(i)*side/2, at.y, side/2, side)
	}
	if f.Fill != f.Rim {
		inset(2, 2, 2, 2, k.filled(side/2, cmp.Or(f.Fill, theme.Background))).draw(p, at)
	}
	if f.Lit {
		k.outlined(side/2, "", theme.Accent, 3).draw(p, at)
	}
}

// disc puts the label in the middle, its marks beside it and the note below.
func (s *spot) disc(p *pen, at space) {
	k, f, w, h := s.kit, s.face, at.w, at.h
	ink, note, room := cmp.Or(f.Ink, theme.Ink), cmp.Or(f.Ink, theme.Quiet), w*0.8
	middle := at.y + h/2
	if f.Note != "" {
		middle = at.y + h*0.4
	}
	var marks []part
	side := h * 0.34
	if f.Bare {
		side = h * 0.6
	}
	for _, m := range f.Marks {
		marks = append(marks, k.pic(m, min(16, side), ink))
	}
	pictures, _ := sideBySide(0, marks...).wide(k)
	switch {
	case pictures > 0:
		label := w * 0.24
		if f.Label == "" {
			label = 0
		}
		left := at.x + (w-label-pictures)/2
		p.letters(f.Label, bold, ink, min(theme.Body, k.typeFor(h*0.42)), min(theme.Tiny, k.typeFor(h*0.2)), left, label, middle)
		sideBySide(0, marks...).draw(p, space{left + label, middle - side/2, pictures, side})
	case f.Bare:
		p.letters(f.Label, display, ink, min(theme.Heading, k.typeFor(h*0.7)), k.typeFor(h*0.2), at.x, w, middle)
	default:
		p.letters(f.Label, bold, ink, min(theme.Body, k.typeFor(h*0.42)), min(theme.Tiny, k.typeFor(h*0.2)), at.x+(w-room)/2, room, middle)
	}
	p.letters(f.Note, plain, note, min(theme.Tiny, k.typeFor(h*0.26)), k.typeFor(max(7, h*0.16)), at.x+(w-room)/2, room, at.y+h*0.74)
	s.tag(p, at.x+w*0.86, at.y+h*0.14, max(17, h*0.4))
}

// tag draws what stands in a bright disc around a point.
func (s *spot) tag(p *pen, x, y, side float32) {
	k, f := s.kit, s.face
	if f.Tag == "" && f.Sign == "" {
		return
	}
	at := space{x - side/2, y - side/2, side, side}
	k.outlined(side/2, theme.Ink, theme.Background, 1.5).draw(p, at)
	over{mid(0, 0, k.pic(f.Sign, side*0.66, theme.Background))}.draw(p, at)
	p.letters(f.Tag, bold, theme.Background, k.typeFor(side*0.6), k.typeFor(side*0.4), at.x, side, y)
}

// Shares of the height of a tile.
const (
	tileIcon float32 = 0.34
	tileFlag float32 = 0.4
	tileMage float32 = 0.54
)

// tileLeast is how small the label of a tile gets, in dp: a smaller one is left out, as it could
// not be read; what the tile is, is read out and said by its picture.
const tileLeast float32 = 11

// tile puts a tile's picture and the flags of those who are there side by side, and its label
// below them.
func (s *spot) tile(p *pen, at space) {
	k, f, w, h := s.kit, s.face, at.w, at.h
	ink, least, line := cmp.Or(f.Ink, theme.Ink), k.typeFor(tileLeast), at.y+h*0.5
	words := text{kit: k, face: plain, size: least}
	if f.Label != "" && f.Tag == "" && f.Sign == "" && words.measure(f.Label) <= w*0.86 {
		line = at.y + h*0.38
		p.letters(f.Label, plain, ink, min(theme.Body, k.typeFor(h*0.22)), min(least, k.typeFor(h*0.22)), at.x+w*0.06, w*0.88, at.y+h*0.76)
	}
	row := []sign{{SpotFlag{Icon: f.Icon, Role: ink}, tileIcon}}
	for _, flag := range f.Flags {
		share := tileFlag
		if flag.Raised {
			share = tileMage
		}
		row = append(row, sign{flag, share})
	}
	row = slices.DeleteFunc(row, func(g sign) bool { return g.Icon == "" })
	wide := float32(0)
	for _, g := range row {
		wide += g.share * h
	}
	scale := min(1, w*0.84/max(wide, 1))
	x := at.x + (w-wide*scale)/2
	for _, g := range row {
		side := g.share * h * scale
		g.draw(p, k, x+side/2, line, side)
		x += side
	}
	for i, m := range f.Marks {
		over{mid(0, 0, k.pic(m, h*0.26, ink))}.draw(p, space{at.x + w/2 + float32(i)*h*0.26 - h*0.13, at.y + h*0.02, h * 0.26, h * 0.26})
	}
	s.tag(p, at.x+w/2, at.y+h*0.86, max(17, h*0.36))
}

// sign is a picture of a tile and how large it is.
type sign struct {
	SpotFlag
	share float32
}

func (g sign) draw(p *pen, k *Kit, x, y, side float32) {
	put := func(icon string, side float32, role theme.Role, y float32) {
		k.pic(icon, side, role).draw(p, space{x - side/2, y - side/2, side, side})
	}
	if g.Raised {
		put(g.Icon, side, theme.Ink, y)
		side *= 0.82
	}
	put(g.Icon, side, g.Role, y)
	if g.Inside != "" {
		put(g.Inside, side*0.56, theme.Background, y+side*insideLower(g.Icon))
	}
}

// insideLower is how much lower the middle of a shape is than that of its picture.
func insideLower(icon string) float32 {
	if icon == "flag-triangle" {
		return 0.12
	}
	return 0
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
