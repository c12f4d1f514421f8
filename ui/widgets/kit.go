// Package widgets holds the small parts screens are made of: dials, markers,
// rows, charts, sheets. They know no game. Every part is made with a Kit, shows
// a face (plain values) and calls back when it is touched; it decides nothing.
package widgets

import (
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/theme"
)

// Kit is what every widget is made with. Copy it to change one thing.
type Kit struct {
	Theme *theme.Theme
	// Canvas is what everything is drawn on; nil where there is no window. The
	// toolkit's own answer is none for what was out of sight for a while.
	Canvas fyne.Canvas
	// Turned draws everything for somebody across the table: upside down.
	Turned bool
	// LeftHanded puts what is used most at the left, where it else is at the right.
	LeftHanded bool
	// Still leaves out movement, for people whose system asks for less.
	Still bool
	// Tip says the names of what shows no words; the same for all copies of a kit.
	Tip *Tip
	// Grasp knows what the pointer could drag; the same for all copies of a kit.
	Grasp *Grasp
	// Shield keeps taps from what has only just come below a finger; the same for all copies
	// of a kit.
	Shield *Shield
	// Deaf says that what is made of this kit is only looked at: neither a finger nor a key
	// does anything there.
	Deaf bool
	// Voices is told of everything that is drawn; nil while nobody has the screen read
	// out. What was drawn before it came is not known to it.
	Voices *Voices
	// After runs f on the UI goroutine when d has passed and returns a function
	// that calls it off. Tests pass a clock of their own.
	After func(d time.Duration, f func()) (cancel func())
}

// NewKit returns an upright kit with real time.
func NewKit(th *theme.Theme) *Kit {
	k := &Kit{Theme: th, Grasp: &Grasp{}, Shield: &Shield{}, After: background.After}
	k.Tip = newTip(k)
	return k
}

// Turn returns the same kit for the other side of the table.
func (k *Kit) Turn() *Kit {
	other := *k
	other.Turned = !k.Turned
	return &other
}

// Focus gives the keys to an object.
func (k *Kit) Focus(o fyne.Focusable) {
	if k.Canvas != nil {
		focusOn(k.Canvas, o)
	}
}

// Unfocus takes the keys from whatever has them.
func (k *Kit) Unfocus() {
	if k.Canvas != nil {
		k.Canvas.Unfocus()
	}
}

// passKey gives a key that a widget has no use for to the window.
func (k *Kit) passKey(e *fyne.KeyEvent) {
	if k.Canvas == nil {
		return
	}
	if hear := k.Canvas.OnTypedKey(); hear != nil {
		hear(e)
	}
}

// passRune does the same with a letter.
func (k *Kit) passRune(r rune) {
	if k.Canvas == nil {
		return
	}
	if hear := k.Canvas.OnTypedRune(); hear != nil {
		hear(r)
	}
}

// animate runs tick from 0 to 1 within d, or at once where nothing may move.
func (k *Kit) animate(d time.Duration, tick func(done float32)) (stop func()) {
	if k.Still {
		tick(1)
		return func() {}
	}
	a := fyne.NewAnimation(d, tick)
	a.Curve = fyne.AnimationEaseOut
	a.Start()
	return a.Stop
}
