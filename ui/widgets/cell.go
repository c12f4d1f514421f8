package widgets

import (
	"github.com/quickcast/quickcast/ui/theme"

	"fyne.io/fyne/v2"
)

// CellSide is what one side of a cell is like.
type CellSide int

// The sides of a cell: shut, open on this side alone, and open through to the next cell.
const (
	CellWall CellSide = iota
	CellDoor
	CellThrough
)

// CellToken is something that lies in a cell: a picture, or a label in a round or square
// piece, and how many of it.
type CellToken struct {
	Icon  string
	Label string
	Tone  theme.Role
	Round bool // of a label
	Count string
}

// CellFace is what a cell of a plan shows.
type CellFace struct {
	Name   string
	Sign   string      // a picture of the cell itself, faint, behind what lies there
	Sides  [4]CellSide // clockwise from above
	Tokens [12]CellToken
	Main   bool // stands out among all
	Chosen bool // what is pointed at
	Lit    bool // on a way that is shown
	Dim    bool
	Spoken string
}

// Cell is one cell of a plan, such as a room: a name, doors, and what lies there.
type Cell struct {
	press
	face CellFace
}

// NewCell returns a cell; a tap opens it.
func NewCell(k *Kit, face CellFace, onTap func()) *Cell {
	c := &Cell{face: face}
	c.kit, c.onTap, c.name = k, onTap, face.Spoken
	c.ExtendBaseWidget(c)
	return c
}

// Set shows other values.
func (c *Cell) Set(face CellFace) {
	if c.face != face {
		c.face, c.name = face, face.Spoken
		c.Refresh()
	}
}

type cellToken struct {
	piece box
	icon  *icon
	label *text
	count *text
}

type cellParts struct {
	ground, halo box
	doors        [4]box
	sign         *icon
	name, under  *text // under is the second line of a name that needs one
	tokens       [12]cellToken
}

// tokenMost is the most a token in a cell gets, in dp, unless the cell is much larger.
const tokenMost float32 = 46

// cellLeast is the least side of a cell in dp.
const cellLeast float32 = 72

// CreateRenderer is part of fyne.Widget.
func (c *Cell) CreateRenderer() fyne.WidgetRenderer {
	p := &cellParts{ground: newBox(10), halo: newBox(10), sign: newIcon(c.kit)}
	p.name, p.under = newText(c.kit, plain, theme.Tiny, theme.Quiet), newText(c.kit, plain, theme.Tiny, theme.Quiet)
	s := &stage{kit: c.kit, owner: c, objects: []fyne.CanvasObject{p.ground.Rectangle, p.sign.Image, p.halo.Rectangle, p.name.object(), p.under.object()}}
	for i := range p.doors {
		p.doors[i] = newBox(2)
		s.objects = append(s.objects, p.doors[i].Rectangle)
	}
	for i := range p.tokens {
		t := cellToken{newBox(6), newIcon(c.kit), newText(c.kit, bold, theme.Small, theme.Ink), newText(c.kit, bold, theme.Tiny, theme.Ink)}
		p.tokens[i] = t
		s.objects = append(s.objects, t.piece.Rectangle, t.icon.Image, t.label.object(), t.count.object())
	}
	s.paint = func() { c.paint(p) }
	s.min = func() fyne.Size { return fyne.NewSize(cellLeast, cellLeast) }
	s.layout = func(a area) { c.layout(a, p) }
	return s.start()
}

func (c *Cell) paint(p *cellParts) {
	th, f := c.kit.Theme, c.face
	ground, line, width := theme.Surface, theme.Line, float32(1)
	switch {
	case f.Chosen:
		ground, line, width = theme.AccentSoft, theme.Accent, 2
	case f.Lit:
		ground, line = theme.AccentSoft, theme.Accent
	case f.Main:
		line, width = theme.Accent, 2
	case f.Dim:
		ground = theme.Background
	}
	p.ground.fill(th.Tone(ground), th.Tone(line), width)
	c.halo(p.halo)
	ink := theme.Ink
	if f.Dim {
		ink = theme.Quiet
	}
	p.name.write(f.Name, ink)
	p.under.write("", ink)
	sign := theme.Track
	if f.Dim || f.Chosen || f.Lit {
		sign = theme.Line
	}
	p.sign.set(f.Sign, sign)
	for i, side := range f.Sides {
		role := theme.Line // a door against a wall leads nowhere
		switch {
		case side == CellThrough && f.Lit:
			role = theme.Accent
		case side == CellThrough:
			role = theme.Quiet
		}
		p.doors[i].fill(th.Tone(role), nil, 0)
		Show(p.doors[i].Rectangle, side != CellWall)
	}
	for i, t := range p.tokens {
		t.paint(th, f.Tokens[i])
	}
}

func (t cellToken) paint(th *theme.Theme, face CellToken) {
	tone := face.Tone
	if tone == "" {
		tone = theme.Ink
	}
	t.icon.set(face.Icon, tone)
	ground, line := th.Tone(theme.Background), th.Tone(tone)
	ink := tone
	if face.Round {
		ground, ink = line, theme.Background
	}
	t.piece.fill(ground, line, 1.5)
	Show(t.piece.Rectangle, face.Label != "")
	t.label.write(face.Label, ink)
	t.count.write(face.Count, theme.Ink)
}

func (c *Cell) layout(a area, p *cellParts) {
	w, h := a.size.Width, a.size.Height
	if min(w, h) < cellLeast/2 { // not laid out yet
		return
	}
	a.put(p.ground.Rectangle, 1, 1, w-2, h-2)
	a.put(p.halo.Rectangle, 1, 1, w-2, h-2)
	const thick float32 = 5
	long := min(w, h) * 0.26
	for i, at := range []struct{ x, y, w, h float32 }{
		{(w - long) / 2, 0, long, thick}, {w - thick, (h - long) / 2, thick, long}, {(w - long) / 2, h - thick, long, thick}, {0, (h - long) / 2, thick, long},
	} {
		a.put(p.doors[i].Rectangle, at.x, at.y, at.w, at.h)
	}
	top := c.layName(a, p, thick+2) + 1
	a.square(p.sign.Image, w/2, top+(h-top-thick)/2, min(w, h)*0.5)
	c.lay(a, p, top, h-top-thick-2)
}

// layName writes the name from a height on, and gives where it ends: on a second line what would
// make its letters much smaller than they should be.
func (c *Cell) layName(a area, p *cellParts, edge float32) float32 {
	w, top := a.size.Width, edge
	full, room := min(nameType(w), c.kit.typeFor(w*0.16)), w-2*edge
	p.name.resize(full)
	first, second := c.face.Name, ""
	if p.name.widthOf(first) > room*1.08 {
		if lines := breakLines(p.name, first, room); len(lines) == 2 {
			first, second = lines[0], lines[1]
		}
	}
	for i, line := range []string{first, second} {
		t := []*text{p.name, p.under}[i]
		t.write(line, p.name.role)
		t.resize(full)
		high := t.height()
		t.squeeze(full, c.kit.typeFor(7), room)
		a.middle(t, edge, room, top+high/2, centre)
		if line != "" {
			top += high
		}
	}
	return top
}

// nameType is how large the name of a cell is set: larger where the cell is.
func nameType(width float32) theme.Type {
	if width > 150 {
		return theme.Body
	}
	return theme.Tiny
}

// lay puts what lies in the cell into rows below the name.
func (c *Cell) lay(a area, p *cellParts, top, high float32) {
	n := 0
	for n < len(c.face.Tokens) && c.face.Tokens[n] != (CellToken{}) {
		n++
	}
	if n == 0 {
		return
	}
	across := map[bool]int{true: n, false: 4}[n <= 3]
	if n > 3 && n <= 6 {
		across = 3
	}
	rows := (n + across - 1) / across
	side := min((a.size.Width-14)/float32(max(across, 2))-3, high/float32(rows)-2, max(tokenMost, a.size.Width*0.3))
	for i := range n {
		row, column := i/across, i%across
		count := min(across, n-row*across)
		cx := a.size.Width/2 + (float32(column)-float32(count-1)/2)*(side+3)
		cy := top + high/2 + (float32(row)-float32(rows-1)/2)*(side+2)
		p.tokens[i].lay(a, c.face.Tokens[i], cx, cy, side)
	}
}

func (t cellToken) lay(a area, face CellToken, cx, cy, side float32) {
	t.piece.CornerRadius = min(6, side/4)
	if face.Round {
		t.piece.CornerRadius = side * 0.44
	}
	a.square(t.piece.Rectangle, cx, cy, side*0.88)
	a.square(t.icon.Image, cx, cy, side*0.86)
	t.label.squeeze(a.kit.typeFor(max(7, min(side*0.52, 22))), a.kit.typeFor(7), side)
	a.middle(t.label, cx-side/2, side, cy, centre)
	t.count.squeeze(a.kit.typeFor(max(11, side*0.42)), a.kit.typeFor(8), side*0.6)
	a.middle(t.count, cx, side*0.62, cy+side*0.3, right)
}
