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
	t.name, t.onTap = name, onTap
	t.show(k, t)
	return t
}

func (t *tapArea) view() part {
	return atLeast(theme.Target, theme.Target, over{pad(0, 6, when(t.onTap != nil, t.aura(10)))})
}
