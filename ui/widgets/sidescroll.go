package widgets

import (
	"fyne.io/fyne/v2"
)

// SideScroll is one line of chips that is moved sideways with a finger or the
// wheel, without a bar below it.
type SideScroll struct {
	scroll *BareScroll
	whole  *fyne.Container
}

// sideAir is what an outline needs at the ends of the line.
const sideAir float32 = 4

// NewSideScroll returns the line around its content.
func NewSideScroll(k *Kit, content fyne.CanvasObject) *SideScroll {
	s := &SideScroll{scroll: newBareScroll(NewInset(k, sideAir, 0, sideAir, 0, content))}
	s.whole = NewInset(k, -sideAir, 0, 0, 0, s.scroll)
	return s
}

// Object is what is drawn.
func (s *SideScroll) Object() fyne.CanvasObject { return s.whole }

// Rewind shows the beginning again, after the content has changed.
func (s *SideScroll) Rewind() {
	s.scroll.Refresh()
	s.scroll.ScrollToOffset(fyne.NewPos(0, 0))
}
