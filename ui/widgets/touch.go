package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// NewTouch returns a place without a look that takes taps for what stands below
// it, such as a name. name says what a tap does.
func NewTouch(k *Kit, name string, onTap func()) fyne.CanvasObject { return newTapArea(k, name, onTap) }

// tapArea takes taps on words that something else draws.
type tapArea struct{ press }

func newTapArea(k *Kit, name string, onTap func()) *tapArea {
	t := &tapArea{}
	t.kit, t.name, t.onTap = k, name, onTap
	t.ExtendBaseWidget(t)
	return t
}

// CreateRenderer is part of fyne.Widget.
func (t *tapArea) CreateRenderer() fyne.WidgetRenderer {
	halo := newBox(10)
	s := &stage{kit: t.kit, owner: t, objects: []fyne.CanvasObject{halo.Rectangle}}
	s.paint = func() {
		Show(halo.Rectangle, t.onTap != nil)
		t.halo(halo)
	}
	s.min = func() fyne.Size { return fyne.NewSquareSize(theme.Target) }
	s.layout = func(a area) { a.put(halo.Rectangle, 0, 6, a.size.Width, a.size.Height-12) }
	return s.start()
}
