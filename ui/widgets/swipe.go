package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// swipe lies over what is scrolled up and down, and takes what a finger does: sideways it turns a
// page, everything else goes on to what is scrolled. It is an icon without a picture; what is
// tapped is tapped through it.
type swipe struct {
	widget.Icon
	kit    *Kit
	scroll *Scroll
	onTurn func(by int)
	drawn  float32 // how far a finger has drawn the page aside
}

// NewSwiped is a scroll for the reader of a kit whose page is turned by a swipe, too: by is 1 for
// the next page, -1 for the one before.
func NewSwiped(k *Kit, content fyne.CanvasObject, onTurn func(by int)) *fyne.Container {
	c := NewScrollOf(k, content)
	s := &swipe{kit: k, scroll: c.Objects[0].(*Scroll), onTurn: onTurn}
	s.ExtendBaseWidget(s)
	return container.NewStack(c, s)
}

// Dragged is part of fyne.Draggable. A mouse is no finger: it has a wheel.
func (s *swipe) Dragged(e *fyne.DragEvent) {
	if fyne.CurrentDevice().IsMobile() {
		s.draw(e.Dragged.DX, e.Dragged.DY)
	}
}

// DragEnd is part of fyne.Draggable.
func (s *swipe) DragEnd() { s.drawn = 0 }

// Scrolled is part of fyne.Scrollable: the wheel, or a finger in a browser.
func (s *swipe) Scrolled(e *fyne.ScrollEvent) {
	if e.Scrolled.DX == 0 {
		s.drawn = 0
		s.scroll.Scrolled(e)
		return
	}
	s.draw(e.Scrolled.DX, e.Scrolled.DY)
}

// draw moves the page up and down, or turns it once a finger has gone far enough aside.
func (s *swipe) draw(dx, dy float32) {
	if dx*dx < dy*dy {
		s.scroll.Scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, dy)})
		return
	}
	if s.kit.Turned {
		dx = -dx
	}
	s.drawn += dx
	switch {
	case s.drawn < -pageSwipe:
		s.drawn = 0
		s.onTurn(1)
	case s.drawn > pageSwipe:
		s.drawn = 0
		s.onTurn(-1)
	}
}
