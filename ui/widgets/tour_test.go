package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// A tour often begins before the window was drawn, when nothing has its place yet: it
// looks for its marks again, and rings them where they are then.
func TestTourRingsWhatIsDrawnLater(t *testing.T) {
	k, clock := newKit(t)
	target := canvas.NewRectangle(nil)
	target.Resize(fyne.NewSize(40, 40))
	w := test.NewTempWindow(t, container.NewWithoutLayout(target))
	w.SetPadded(false)
	w.Resize(fyne.NewSize(412, 600))
	tour := NewTour(k, TourNames{Next: "On", Done: "Done", Leave: "Leave"}, []Mark{{Target: target, Words: "This."}})
	tour.Open(w.Canvas())
	target.Move(fyne.NewPos(200, 300))
	clock.pass(tourSettles)
	if x, y, _, _ := tour.mark(w.Canvas().Size()); x != 200-tourAir || y != 300-tourAir {
		t.Errorf("the ring lies at %v, %v", x, y)
	}
	tour.close()
	clock.pass(tourSettles) // looks for nothing any more
}
