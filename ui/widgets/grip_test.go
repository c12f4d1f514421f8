package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	. "github.com/quickcast/quickcast/ui/widgets"
)

// Fingers in a browser have to know whether a slide drags: as soon as the pointer is over
// what can be dragged, upright or turned, and no longer than that.
func TestTheGraspIsWhatLiesUnderThePointer(t *testing.T) {
	k := stillKit(t, 1)
	diagram := NewDiagram(k, 1, 400)
	diagram.Set(1, []Node{{X: 0.5, Y: 0.5, W: 0.2, H: 0.2, Face: SpotFace{Label: "Mine", Name: "Mine"}, Drop: func(_, _ float32) {}}}, nil, nil)
	grip := NewGrip(k.Turn(), NewGlyph(k, "menu", theme.Quiet, 20), nil, nil)
	var under []desktop.Hoverable
	uitest.Walk(NewColumn(k, 0, diagram.Container, grip), func(o fyne.CanvasObject) {
		if _, drags := o.(fyne.Draggable); drags {
			under = append(under, o.(desktop.Hoverable))
		}
	})
	if len(under) != 2 {
		t.Fatalf("%d things can be dragged", len(under))
	}
	for _, o := range under {
		if k.Grasp.Drags() {
			t.Fatalf("before the pointer comes to %T nothing is under it", o)
		}
		o.MouseIn(&desktop.MouseEvent{})
		if !k.Grasp.Drags() {
			t.Errorf("%T under the pointer is not dragged", o)
		}
		o.MouseOut()
	}
	under[0].MouseIn(&desktop.MouseEvent{})
	under[1].MouseIn(&desktop.MouseEvent{})
	under[0].MouseOut()
	if !k.Grasp.Drags() {
		t.Error("what the pointer has left takes what it came to with it")
	}
}

// A grip says every step, and that it is let go.
func TestAGripIsDragged(t *testing.T) {
	k := stillKit(t, 1)
	var way fyne.Delta
	dropped := 0
	grip := NewGrip(k, NewGlyph(k, "menu", theme.Quiet, 20), func(by fyne.Delta) { way.DX, way.DY = way.DX+by.DX, way.DY+by.DY }, func() { dropped++ })
	for range 3 {
		grip.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(1, 10)})
	}
	grip.DragEnd()
	if way != fyne.NewDelta(3, 30) || dropped != 1 {
		t.Errorf("dragged by %v, dropped %d times", way, dropped)
	}
}
