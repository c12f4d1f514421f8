package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
)

// For the left hand, what is tapped lies where it else lies at the other side, as far
// from the edge.
func TestLeftHandHasItsSide(t *testing.T) {
	place := func(left bool) (undo, wide float32) {
		k, _ := newKit(t)
		k.LeftHanded = left
		s := NewStrip(k, StripNames{Undo: "Undo"}, StripActions{OnUndo: func() {}, OnMenu: func() {}})
		s.Set(StripFace{Title: "Round 1", Undo: true})
		s.Resize(fyne.NewSize(600, StripHeight))
		test.WidgetRenderer(s)
		return s.undo.Position().X, s.undo.Size().Width
	}
	right, wide := place(false)
	if left, _ := place(true); left != 600-wide-right {
		t.Errorf("undo lies at %v for the left hand and at %v for the right, of 600", left, right)
	}
}

// A number is read from the left whichever hand taps.
func TestLeftHandReadsNumbersAsEverybody(t *testing.T) {
	k, _ := newKit(t)
	f := newFigures(k, 20)
	f.write("12:34", theme.Ink)
	f.layout(area{kit: k, size: fyne.NewSize(300, 60), mirrored: true}, 10, 30)
	last := float32(-1)
	for i := range f.words {
		at := f.cells[i].object().Position().X
		if at <= last {
			t.Fatalf("a digit lies at %v, behind one at %v", at, last)
		}
		last = at
	}
	if last < 200 {
		t.Errorf("the last digit lies at %v, not at the other side", last)
	}
}
