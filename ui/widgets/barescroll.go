package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// BareScroll is moved sideways with a finger or the wheel. It has no bar and no
// shadows: what is cut at the edge shows that there is more.
type BareScroll struct{ container.Scroll }

// Parts is what a screen reader goes through.
func (s *BareScroll) Parts() []fyne.CanvasObject { return []fyne.CanvasObject{s.Content} }

// newBareScroll returns a scroll around its content.
func newBareScroll(content fyne.CanvasObject) *BareScroll {
	s := &BareScroll{}
	s.Direction, s.Content = container.ScrollHorizontalOnly, content
	s.ExtendBaseWidget(s)
	return s
}

// Scrolled is part of fyne.Scrollable.
func (s *BareScroll) Scrolled(e *fyne.ScrollEvent) { s.Scroll.Scrolled(wheeled(e)) }

// CreateRenderer is part of fyne.Widget.
func (s *BareScroll) CreateRenderer() fyne.WidgetRenderer {
	return bareRenderer{s.Scroll.CreateRenderer()}
}

// bareRenderer is the toolkit's renderer without what it lays over the content.
type bareRenderer struct{ fyne.WidgetRenderer }

// Objects is part of fyne.WidgetRenderer.
func (r bareRenderer) Objects() []fyne.CanvasObject { return r.WidgetRenderer.Objects()[:1] }
