package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quickcast/ui/widgets"
)

// shelf is the layout of a row that scrolls across. For a reader
// across the table it begins at its other end.
type shelf struct {
	scroll *widgets.BareScroll
	turned bool
	begun  bool
}

// shelfEdge is air around a row, so that outlines are not cut.
const shelfEdge float32 = 4

// NewShelf puts objects into a row that scrolls.
func NewShelf(k *widgets.Kit, list []fyne.CanvasObject) *fyne.Container {
	line := widgets.NewInset(k, shelfEdge, shelfEdge, shelfEdge, shelfEdge, widgets.NewLine(k, 8, -1, list...))
	s := &shelf{scroll: widgets.NewBareScroll(line), turned: k.Turned}
	return container.New(s, s.scroll)
}

// MinSize is part of fyne.Layout.
func (s *shelf) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, shelfHeight) }

// Layout is part of fyne.Layout.
func (s *shelf) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.NewPos(-shelfEdge, -shelfEdge))
	objects[0].Resize(size.AddWidthHeight(2*shelfEdge, 2*shelfEdge))
	if s.turned && !s.begun && size.Width > 0 {
		s.begun = true
		s.scroll.ScrollToOffset(fyne.NewPos(max(0, s.scroll.Content.MinSize().Width-size.Width-2*shelfEdge), 0))
	}
}
