package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// List is a long list of rows that are used again and again, without lines
// between them. It stays where it was scrolled to.
type List struct{ widget.List }

// NewList returns a list of as many rows as length says. blank makes a row, fill
// gives it what it shows.
func NewList(length func() int, blank func() fyne.CanvasObject, fill func(row int, o fyne.CanvasObject)) *List {
	l := &List{}
	l.Length, l.CreateItem, l.UpdateItem, l.HideSeparators = length, blank, fill, true
	l.ExtendBaseWidget(l)
	return l
}

// CreateRenderer is part of fyne.Widget. The toolkit's own begins at the top
// again, but takes its rows from where it was: nothing would be seen.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	r := l.List.CreateRenderer()
	if scroll, ok := r.Objects()[0].(*container.Scroll); ok {
		scroll.Offset.Y = l.GetScrollOffset()
	}
	if size := l.Size(); !size.IsZero() {
		r.Layout(size)
	}
	return r
}
