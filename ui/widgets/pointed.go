package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// pointed is a press that also tells when the pointer or the focus comes to it, and takes
// a long press or the other mouse button. Rows of cards are: what lies under the pointer
// is shown beside the list, a long press shows it over it.
type pointed struct {
	press
	onHold, onPoint func()
}

var _ fyne.SecondaryTappable = (*pointed)(nil)

// OnHold says what a long press or the other mouse button does.
func (p *pointed) OnHold(f func()) { p.onHold = f }

// OnPoint says what happens when the pointer or the focus comes.
func (p *pointed) OnPoint(f func()) { p.onPoint = f }

// TappedSecondary is part of fyne.SecondaryTappable.
func (p *pointed) TappedSecondary(*fyne.PointEvent) {
	if p.onHold != nil && !p.disabled {
		p.onHold()
	}
}

// MouseIn is part of desktop.Hoverable.
func (p *pointed) MouseIn(e *desktop.MouseEvent) {
	p.press.MouseIn(e)
	p.point()
}

// FocusGained is part of fyne.Focusable.
func (p *pointed) FocusGained() {
	p.press.FocusGained()
	p.point()
}

func (p *pointed) point() {
	if p.onPoint != nil {
		p.onPoint()
	}
}
