package codex

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// dragRow is a row that is moved by so many places when it is dragged up or down.
type dragRow struct {
	widget.BaseWidget
	content fyne.CanvasObject
	move    func(by int)
	down    float32
}

func newDragRow(move func(by int), content fyne.CanvasObject) *dragRow {
	r := &dragRow{content: content, move: move}
	r.ExtendBaseWidget(r)
	return r
}

// CreateRenderer is part of fyne.Widget.
func (r *dragRow) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.content) }

// Parts is what a screen reader goes through.
func (r *dragRow) Parts() []fyne.CanvasObject { return []fyne.CanvasObject{r.content} }

// Dragged is part of fyne.Draggable: the row follows the finger.
func (r *dragRow) Dragged(e *fyne.DragEvent) {
	r.down += e.Dragged.DY
	r.content.Move(fyne.NewPos(0, r.down))
}

// DragEnd is part of fyne.Draggable.
func (r *dragRow) DragEnd() {
	by := int(math.Round(float64(r.down / max(r.Size().Height, 1))))
	r.down = 0
	r.content.Move(fyne.Position{})
	if by != 0 {
		r.move(by)
	}
}
