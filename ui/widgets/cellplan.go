package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// PlanSide is what is told of a side of a cell whose sides are told.
type PlanSide int

// Nothing yet, that it is open, and that it is shut.
const (
	PlanUntold PlanSide = iota
	PlanDoor
	PlanWall
)

// CellPlan is what is told of a cell, side by side, clockwise from above.
type CellPlan struct {
	On     bool
	Sides  [4]PlanSide
	Fresh  [4]bool // told just now
	Arrows [4]int  // the number of the arrow there, 0 for none
	New    bool    // the arrows were told just now
	Faint  bool    // the arrows are guessed
	Aim    bool    // it has a sign in the middle in place of arrows
}

// OnSide has a tap on a cell name the side it is nearest to, clockwise from above, -1 for its
// middle. Whoever has no finger on it opens it as usual.
func (c *Cell) OnSide(f func(side int)) {
	open := c.onTap
	c.onSide, c.side = f, noSide
	c.onTap = func() {
		if side := c.side; side != noSide {
			c.side = noSide
			c.onSide(side)
			return
		}
		open()
	}
}

// noSide is where nobody tapped; middle is how far from the middle of a cell a tap is on none of
// its sides, as a part of the cell.
const (
	noSide         = -2
	middle float32 = 0.17
)

// Tapped is part of fyne.Tappable.
func (c *Cell) Tapped(e *fyne.PointEvent) {
	if c.onSide != nil {
		c.side = sideAt(e.Position, c.Size())
	}
	c.press.Tapped(e)
	c.side = noSide
}

// sideAt is the side a place is nearest to, -1 in the middle.
func sideAt(at fyne.Position, size fyne.Size) int {
	x, y := at.X/size.Width-0.5, at.Y/size.Height-0.5
	switch across, down := max(x, -x), max(y, -y); {
	case max(across, down) < middle:
		return -1
	case down >= across && y < 0:
		return 0
	case down >= across:
		return 2
	case x > 0:
		return 1
	}
	return 3
}

// Measures of a plan in dp: how thick a door and a wall are, and how large a dot and an arrow.
const (
	planDoor  float32 = 9
	planWall  float32 = 3
	planDot   float32 = 3
	planArrow float32 = 10
	planSign  float32 = 16
)

// plan draws what is told of the sides around the name.
func (c *Cell) plan(p *pen, s space, ink theme.Role) {
	k, plan := c.kit, c.face.Plan
	name, wide := c.title(s.w-planDoor, ink), s.w-2*planDoor-2
	high := name.high(k, wide)
	name.draw(p, space{s.x + planDoor + 1, s.y + s.h*0.46 - high/2, wide, high})
	if plan.Aim {
		k.pic("curse", planSign, arrowRole(plan)).draw(p, space{s.x + (s.w-planSign)/2, s.y + s.h - planDoor - planSign - 1, planSign, planSign})
	}
	for side := range plan.Sides {
		role := theme.Quiet
		if plan.Fresh[side] {
			role = theme.Ink
		}
		switch plan.Sides[side] {
		case PlanDoor:
			k.filled(planDoor/2, role).draw(p, along(s, side, 0.42, 0.5, planDoor))
		case PlanWall:
			k.filled(planWall/2, role).draw(p, along(s, side, 0.8, 0.5, planWall))
		default:
			for dot := range 5 {
				k.filled(planDot/2, theme.Quiet).draw(p, along(s, side, planDot/s.w, 0.3+0.1*float32(dot), planDot))
			}
		}
		if n := plan.Arrows[side]; n > 0 {
			c.arrow(p, s, side, n)
		}
	}
}

// along is a piece of a side: how long it is and where its middle lies, as parts of the side.
func along(s space, side int, long, at, thick float32) space {
	const edge = 1
	w, h := s.w*long, s.h*long
	switch side {
	case 0:
		return space{s.x + s.w*at - w/2, s.y + edge, w, thick}
	case 1:
		return space{s.x + s.w - edge - thick, s.y + s.h*at - h/2, thick, h}
	case 2:
		return space{s.x + s.w*at - w/2, s.y + s.h - edge - thick, w, thick}
	}
	return space{s.x + edge, s.y + s.h*at - h/2, thick, h}
}

// arrow draws the number of an arrow and where it points.
func (c *Cell) arrow(p *pen, s space, side, n int) {
	low, edge := s.y+s.h-planDoor-planArrow-2, planDoor+2 // those to both sides stand low: the name is between them
	at := []fyne.Position{
		{X: s.x + s.w/2 - planArrow, Y: s.y + edge},
		{X: s.x + s.w - edge - 2*planArrow, Y: low - planArrow/2},
		{X: s.x + s.w/2 - planArrow, Y: low},
		{X: s.x + edge, Y: low - planArrow/2},
	}[side]
	sign, number := at.X+planArrow, at.X
	if side == 3 {
		sign, number = number, sign
	}
	role := arrowRole(c.face.Plan)
	c.kit.pic([]string{"up", "next", "down", "back"}[side], planArrow, role).draw(p, space{sign, at.Y, planArrow, planArrow})
	p.letters(strconv.Itoa(n), bold, role, c.kit.typeFor(12), c.kit.typeFor(8), number, planArrow, at.Y+planArrow/2)
}

// arrowRole is the colour of arrows: guessed, told, or told just now.
func arrowRole(plan CellPlan) theme.Role {
	switch {
	case plan.Faint:
		return theme.Quiet
	case plan.New:
		return theme.Ink
	}
	return theme.ManaInk
}
