package codex

import (
	"testing"

	"fyne.io/fyne/v2"

	"quickcast/ui/uitest/anew"
	"quickcast/ui/widgets"
)

func TestEveryWidgetDrawsTheSameAgain(t *testing.T) {
	b := open(t, phone(), State{})
	row := newDragRow(func(int) {}, widgets.NewLabel(b.Kit, "Burn", widgets.Style{}))
	anew.Check(t, anew.Found(t, fyne.NewSize(300, 48), row)...)
}

// A row that is dragged over two others is two places farther down.
func TestARowIsDragged(t *testing.T) {
	b := open(t, phone(), State{})
	moved := 0
	row := newDragRow(func(by int) { moved = by }, widgets.NewLabel(b.Kit, "Burn", widgets.Style{}))
	row.Resize(fyne.NewSize(300, 48))
	for range 9 {
		row.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, 10)})
	}
	if row.content.Position().Y != 90 {
		t.Errorf("dragged by 90 dp the row is seen at %v", row.content.Position().Y)
	}
	row.DragEnd()
	if row.content.Position().Y != 0 {
		t.Error("let go, the row must lie in its place")
	}
	if moved != 2 {
		t.Errorf("moved by %d", moved)
	}
	moved = 0
	row.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, 10)})
	row.DragEnd()
	if moved != 0 {
		t.Error("a slip of the finger moves nothing")
	}
}
