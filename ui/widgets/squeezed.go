package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Squeezed is what would like to be high and does with less: a list in a sheet, which
// scrolls by itself and so must not lie in what scrolls.
type Squeezed struct {
	widget.BaseWidget
	like, least float32
	content     fyne.CanvasObject
}

// NewSqueezed lets content be as high as there is room for, between two heights in dp.
func NewSqueezed(like, least float32, content fyne.CanvasObject) *Squeezed {
	s := &Squeezed{like: like, least: least, content: content}
	s.ExtendBaseWidget(s)
	return s
}

// HeightFor is how high it would like to be.
func (s *Squeezed) HeightFor(float32) float32 { return s.like }

// Least is how high it must be at least.
func (s *Squeezed) Least() float32 { return s.least }

// CreateRenderer is part of fyne.Widget.
func (s *Squeezed) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(s.content) }
