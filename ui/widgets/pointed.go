package widgets

import "fyne.io/fyne/v2/driver/desktop"

// pointed is a press that also tells when the pointer or the focus comes to it. Rows of
// cards are: what lies under the pointer is shown beside the list.
type pointed struct {
	press
	onPoint func()
}

// OnPoint says what happens when the pointer or the focus comes.
func (p *pointed) OnPoint(f func()) { p.onPoint = f }

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
