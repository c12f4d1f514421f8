package codex

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/widgets"
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

// newGrip returns a grip of the row that looks like content: the row follows the finger,
// and those it has passed make room for it.
func (r *dragRow) newGrip(k *widgets.Kit, content fyne.CanvasObject) *widgets.Grip {
	return widgets.NewGrip(k, content, func(by fyne.Delta) {
		r.down += by.DY
		r.show()
	}, r.drop)
}

// drop puts the row where it is let go.
func (r *dragRow) drop() {
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
