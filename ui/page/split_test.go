package page

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/uitest"
)

func testSplit(t *testing.T) (*Split, *canvas.Rectangle, *canvas.Rectangle) {
	t.Helper()
	uitest.NewTempApp(t)
	list, empty := canvas.NewRectangle(color.Black), canvas.NewRectangle(color.White)
	header := func(string, func()) fyne.CanvasObject {
		bar := canvas.NewRectangle(color.Black)
		bar.SetMinSize(fyne.NewSize(10, 56))
		return bar
	}
	return NewSplit(list, func() fyne.CanvasObject { return empty }, header, color.Black), list, empty
}

func TestClassOf(t *testing.T) {
	for width, want := range map[float32]Class{320: Narrow, 599: Narrow, 600: Medium, 839: Medium, 840: Wide, 1280: Wide} {
		if got := ClassOf(width); got != want {
			t.Errorf("ClassOf(%v) = %v, want %v", width, got, want)
		}
	}
}

func TestSplitStacksWhenNarrow(t *testing.T) {
	s, list, _ := testSplit(t)
	w := test.NewTempWindow(t, s.Object())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(412, 800))
	if list.Size().Width != 412 {
		t.Fatalf("the list alone is %v wide, want the whole 412", list.Size().Width)
	}
	detail := canvas.NewRectangle(color.White)
	closed := false
	s.OnClose = func() { closed = true }
	s.open("Bear Strength", detail)
	if got := detail.Position().Y; got != 56 {
		t.Errorf("the detail starts at %v, want it under its header at 56", got)
	}
	if !s.Back() || !closed || s.Opened() {
		t.Error("going back must close the detail and say so")
	}
	if s.Back() {
		t.Error("there is nothing to go back from on the list")
	}
}

func TestSplitStandsSideBySideWhenWide(t *testing.T) {
	s, list, empty := testSplit(t)
	w := test.NewTempWindow(t, s.Object())
	w.SetPadded(false)
	arranged := false
	s.OnArrange = func(wide bool) { arranged = wide }
	w.Resize(fyne.NewSize(1200, 800))
	if !arranged || !s.IsWide() {
		t.Fatal("a wide window must stand list and detail side by side")
	}
	if list.Size().Width != listMax {
		t.Errorf("the list is %v wide, want it held at %v", list.Size().Width, listMax)
	}
	if empty.Position().X <= list.Size().Width {
		t.Error("the empty place must stand beside the list")
	}
	detail := canvas.NewRectangle(color.White)
	s.open("Burn", detail)
	if detail.Size().Width != 1200-listMax-1 {
		t.Errorf("the detail is %v wide, want the rest of the window", detail.Size().Width)
	}
	if s.Back() {
		t.Error("side by side there is nothing to go back from")
	}
}
