package widgets

import (
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// wheelRate is how much farther a notch of the wheel moves than the toolkit's 25 dp: 80 dp
// are what other programs move on Linux and Windows. A Mac and a page say themselves how far.
func wheelRate() float32 {
	switch runtime.GOOS {
	case "js", "darwin", "android", "ios":
		return 1
	}
	return 3.2
}

// Scroll is content that is moved up and down, by the wheel as far as in other programs.
type Scroll struct{ container.Scroll }

// NewVScroll returns a scroll around its content.
func NewVScroll(content fyne.CanvasObject) *Scroll {
	s := &Scroll{}
	s.Direction, s.Content = container.ScrollVerticalOnly, content
	s.ExtendBaseWidget(s)
	return s
}

// Parts is what a screen reader goes through.
func (s *Scroll) Parts() []fyne.CanvasObject { return []fyne.CanvasObject{s.Content} }

// Scrolled is part of fyne.Scrollable.
func (s *Scroll) Scrolled(e *fyne.ScrollEvent) { s.Scroll.Scrolled(wheeled(e)) }

// wheeled is the event with the measure of other programs.
func wheeled(e *fyne.ScrollEvent) *fyne.ScrollEvent {
	far := *e
	far.Scrolled.DX *= wheelRate()
	far.Scrolled.DY *= wheelRate()
	return &far
}

// CreateRenderer is part of fyne.Widget. The toolkit's own lays nothing out again.
func (s *Scroll) CreateRenderer() fyne.WidgetRenderer {
	r := s.Scroll.CreateRenderer()
	if size := s.Size(); !size.IsZero() {
		r.Layout(size)
	}
	return r
}

// wheel lies over what the toolkit scrolls itself and takes the wheel alone: an icon without
// a picture.
type wheel struct {
	widget.Icon
	scroll fyne.Scrollable
}

func newWheel(scroll fyne.Scrollable) *wheel {
	w := &wheel{scroll: scroll}
	w.ExtendBaseWidget(w)
	return w
}

// Scrolled is part of fyne.Scrollable.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) { w.scroll.Scrolled(wheeled(e)) }
