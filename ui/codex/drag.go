package codex

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// dragRow is a row that is moved by so many places when its grip is dragged up or down.
type dragRow struct {
	widget.BaseWidget
	content fyne.CanvasObject
	among   *fyne.Container // the rows
	move    func(by int)
	down    float32
}

// newDragRow returns one without content, to stand among others of its kind.
func newDragRow(among *fyne.Container, move func(by int)) *dragRow {
	r := &dragRow{among: among, move: move}
	r.ExtendBaseWidget(r)
	return r
}

// CreateRenderer is part of fyne.Widget.
func (r *dragRow) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.content) }

// Parts is what a screen reader goes through.
func (r *dragRow) Parts() []fyne.CanvasObject { return []fyne.CanvasObject{r.content} }

// dragGrip is the part of a row it is dragged by. Beside it a finger scrolls the rows.
type dragGrip struct {
	widget.BaseWidget
	row     *dragRow
	content fyne.CanvasObject
}

// newGrip returns a grip of the row that looks like content.
func (r *dragRow) newGrip(content fyne.CanvasObject) *dragGrip {
	g := &dragGrip{row: r, content: content}
	g.ExtendBaseWidget(g)
	return g
}

// CreateRenderer is part of fyne.Widget.
func (g *dragGrip) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(g.content) }

// Parts is what a screen reader goes through.
func (g *dragGrip) Parts() []fyne.CanvasObject { return []fyne.CanvasObject{g.content} }

// Dragged is part of fyne.Draggable: the row follows the finger, and those it has passed make
// room for it.
func (g *dragGrip) Dragged(e *fyne.DragEvent) {
	g.row.down += e.Dragged.DY
	g.row.show()
}

// DragEnd is part of fyne.Draggable.
func (g *dragGrip) DragEnd() {
	r := g.row
	by := r.by()
	r.down = 0
	r.show()
	if by != 0 {
		r.move(by)
	}
}

// by is how many places the row has been dragged.
func (r *dragRow) by() int { return int(math.Round(float64(r.down / max(r.Size().Height, 1)))) }

// show places all rows as they would stand if the row were let go now.
func (r *dragRow) show() {
	by, own := r.by(), slices.Index(r.among.Objects, fyne.CanvasObject(r))
	for at, o := range r.among.Objects {
		other := o.(*dragRow)
		y := float32(0)
		switch {
		case at == own:
			y = r.down
		case own < at && at <= own+by:
			y = -r.Size().Height
		case own+by <= at && at < own:
			y = r.Size().Height
		}
		other.content.Move(fyne.NewPos(0, y))
	}
}
