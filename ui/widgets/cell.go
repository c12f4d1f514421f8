package widgets

import (
	"cmp"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
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
	Name    string
	Sign    string      // a picture of the cell itself, faint, behind what lies there
	Sides   [4]CellSide // clockwise from above
	Tokens  [12]CellToken
	Main    bool // stands out among all
	Chosen  bool // what is pointed at
	Lit     bool // on a way that is shown
	Reached bool // a tap goes there
	Dim     bool
	Plan    CellPlan // of a cell whose sides are told; the zero plan for any other
	Spoken  string
}

// Cell is one cell of a plan, such as a room: a name, doors, and what lies there.
type Cell struct {
	press
	face   CellFace
	onSide func(side int)
	side   int // where a finger tapped that is on its way
}

// NewCell returns a cell; a tap opens it.
func NewCell(k *Kit, face CellFace, onTap func()) *Cell {
	c := &Cell{face: face}
	c.onTap, c.name = onTap, face.Spoken
	c.show(k, c)
	return c
}

// Set shows other values.
func (c *Cell) Set(face CellFace) {
	if c.face != face {
		c.face, c.name = face, face.Spoken
		c.Refresh()
	}
}

// Measures of a cell in dp: its least side, the most a token in it gets unless it is much
// larger, and how thick a door is.
const (
	cellLeast float32 = 72
	tokenMost float32 = 46
	doorThick float32 = 5

	reachedSide float32 = 16
)

func (c *Cell) view() part {
	least := cellLeast
	if c.face.Name == "" {
		least = theme.Target
	}
	return byHand{least, least, c.draw}
}

func (c *Cell) draw(p *pen, s space) {
	k, f := c.kit, c.face
	if min(s.w, s.h) < cellLeast/2 { // not laid out yet
		return
	}
	ground, line, width, ink, sign := theme.Surface, theme.Line, float32(1), theme.Ink, theme.Track
	switch {
	case f.Chosen:
		ground, line, width, sign = theme.AccentSoft, theme.Accent, 2, theme.Line
	case f.Lit:
		ground, line, sign = theme.AccentSoft, theme.Accent, theme.Line
	case f.Main || f.Reached:
		line, width = theme.Accent, 2
	case f.Dim:
		ground = theme.Background
	}
	if f.Dim {
		ink, sign = theme.Quiet, theme.Line
	}
	pad(1, 1, k.outlined(10, ground, line, width)).draw(p, s)
	name := c.title(s.w, ink)
	top := doorThick + 3 + name.high(k, s.w-2*doorThick-4)
	if f.Sign != "" {
		mid(0, 0, k.pic(f.Sign, min(s.w, s.h)*0.5, sign)).draw(p, space{s.x, s.y + top, s.w, s.h - top - doorThick})
	}
	pad(1, 1, c.aura(10)).draw(p, s)
	if f.Reached { // said by a sign, too
		k.pic("onto", reachedSide, theme.Accent).draw(p, space{s.x + s.w - reachedSide - doorThick - 2, s.y + s.h - reachedSide - doorThick - 2, reachedSide, reachedSide})
	}
	if f.Plan.On {
		c.plan(p, s, ink)
		return
	}
	name.draw(p, space{s.x + doorThick + 2, s.y + doorThick + 2, s.w - 2*doorThick - 4, top - doorThick - 3})
	c.doors(p, s)
	c.tokens(p, s.inset(0, top, 0, doorThick+2))
}

// title is the name, in larger letters where the cell is larger; the letters of a plan are of its
// measure.
func (c *Cell) title(width float32, ink theme.Role) part {
	size := pick.Either(width > 150, theme.Body, theme.Tiny)
	style := Style{Size: min(size, c.kit.typeFor(width*0.16)), Role: ink, Centre: true, Tight: true, Most: 2}
	for style.Size > c.kit.typeFor(7) && !(saying{words: c.face.Name, style: style}).fits(c.kit, width-2*doorThick-4) {
		style.Size -= 0.5
	}
	return saying{words: c.face.Name, style: style}
}

func (c *Cell) doors(p *pen, s space) {
	long := min(s.w, s.h) * 0.26
	for i, at := range []space{
		{(s.w - long) / 2, 0, long, doorThick},
		{s.w - doorThick, (s.h - long) / 2, doorThick, long},
		{(s.w - long) / 2, s.h - doorThick, long, doorThick},
		{0, (s.h - long) / 2, doorThick, long},
	} {
		role := theme.Line // a door against a wall leads nowhere
		switch side := c.face.Sides[i]; {
		case side == CellWall:
			continue
		case side == CellThrough && c.face.Lit:
			role = theme.Accent
		case side == CellThrough:
			role = theme.Quiet
		}
		c.kit.filled(2, role).draw(p, space{s.x + at.x, s.y + at.y, at.w, at.h})
	}
}

// tokens puts what lies in the cell into rows below the name.
func (c *Cell) tokens(p *pen, s space) {
	n := 0
	for n < len(c.face.Tokens) && c.face.Tokens[n] != (CellToken{}) {
		n++
	}
	if n == 0 {
		return
	}
	across := 4
	if n <= 6 {
		across = min(n, 3)
	}
	rows := (n + across - 1) / across
	side := min((s.w-14)/float32(max(across, 2))-3, s.h/float32(rows)-2, max(tokenMost, s.w*0.3))
	for i := range n {
		row, column := i/across, i%across
		count := min(across, n-row*across)
		cx := s.x + s.w/2 + (float32(column)-float32(count-1)/2)*(side+3)
		cy := s.y + s.h/2 + (float32(row)-float32(rows-1)/2)*(side+2)
		c.face.Tokens[i].draw(p, space{cx - side/2, cy - side/2, side, side})
	}
}

func (t CellToken) draw(p *pen, s space) {
	k, tone, side := p.kit, cmp.Or(t.Tone, theme.Ink), s.w
	cx, cy := s.x+side/2, s.y+side/2
	if t.Label != "" {
		fill, ink, radius := theme.Background, tone, min(6, side/4)
		if t.Round {
			fill, ink, radius = tone, theme.Background, side*0.44
		}
		mid(side*0.88, side*0.88, k.outlined(radius, fill, tone, 1.5)).draw(p, s)
		p.letters(t.Label, bold, ink, k.typeFor(max(7, min(side*0.52, 22))), k.typeFor(7), s.x, side, cy)
	}
	if t.Icon != "" {
		k.pic(t.Icon, side*0.86, tone).draw(p, s)
	}
	p.letters(t.Count, bold, theme.Ink, k.typeFor(max(11, side*0.42)), k.typeFor(8), cx+side*0.1, side*0.6, cy+side*0.3)
}
