package books

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/widgets"
)

// row is a row of a sheet: a tap closes the sheet and does what it is for.
func (s *Screen) row(face widgets.ListFace, do func()) fyne.CanvasObject {
	return widgets.NewListRow(s.k, face, func() {
		s.dismiss()
		do()
	})
}

// ask opens a sheet in place of the one that is open.
func (s *Screen) ask(title string, body fyne.CanvasObject) {
	s.dismiss()
	s.sheet = s.n.Sheet(title, widgets.NewInset(s.k, 2, 0, 2, 0, body))
}

// dismiss closes the sheet, if one is open.
func (s *Screen) dismiss() {
	if s.sheet != nil {
		s.sheet()
		s.sheet, s.peeked = nil, nil
	}
}

// relay lays the open sheet out again: what it holds has another height now.
func (s *Screen) relay() {
	if s.sheet != nil && s.k.Canvas != nil && s.k.Canvas.Overlays().Top() != nil {
		s.k.Canvas.Overlays().Top().Refresh()
	}
}
