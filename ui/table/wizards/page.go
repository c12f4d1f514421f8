package wizards

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/widgets"
)

// page is all that lies on the board: the academy, and beside or below it what is told,
// the wizards, what can be done and the piles.
type page struct {
	face    *face
	plan    *plan
	telling *telling
	side    *fyne.Container
	root    *fyne.Container
}

func newPage(f *face) *page {
	k := f.screen.Needs().Kit
	p := &page{face: f, telling: newTelling(f), side: widgets.NewColumn(k, 10)}
	f.page = p
	p.plan = newPlan(f)
	p.root = widgets.NewBoardAndSide(k, p.plan.box, widgets.NewInset(k, 12, 4, 12, 12, p.side))
	return p
}

// Object is part of table.Board.
func (p *page) Object() fyne.CanvasObject { return p.root }

// Kit is part of table.Board.
func (p *page) Kit(tracker.Seat) *widgets.Kit { return p.face.screen.Needs().Kit }

// Turns is part of table.Board: everybody looks at the same board from one side.
func (p *page) Turns() bool { return false }

// Set is part of table.Board.
func (p *page) Set(table.Sight) {
	state := p.face.state()
	if state == nil {
		return
	}
	if state != p.telling.state {
		p.plan.lit = nil
	}
	p.telling.set(state)
	p.draw()
}

// draw shows what is told and what can be done.
func (p *page) draw() {
	if p.face.state() == nil || p.telling.state == nil {
		return
	}
	p.plan.draw()
	p.telling.fill()
	parts := []fyne.CanvasObject{p.telling.column}
	parts = append(parts, p.face.acts()...)
	parts = append(parts, p.face.hands(), p.face.piles())
	p.side.Objects = parts
	p.side.Refresh()
	p.root.Refresh()
	p.face.screen.ShowNext()
}
