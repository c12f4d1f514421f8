package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// cover lies over the whole window until it is put away, by Escape or by what its page
// offers.
type cover struct {
	page   coverPage
	object fyne.CanvasObject
	onTick func() // told of every new digit of the clock; nil for most
	remove func()
}

// coverPage is what a cover shows: the clock alone, the log for a judge, the seats to be
// read from afar.
type coverPage interface {
	layout(size fyne.Size)
	changed() // after a change of the table
}

// openCover fills the window with the parts of a page; one lies there at a time. A tap
// anywhere puts away what is only read.
func (s *sheets) openCover(page coverPage, anywhere bool, onTick func(), parts ...fyne.CanvasObject) {
	if s.cover != nil {
		return
	}
	k, leave := s.needs.Kit, func() { s.closeCover() }
	object := container.NewStack(canvas.NewRectangle(k.Theme.Tone(theme.Background)), widgets.NewArranged(fyne.NewSize(200, 200), page.layout, parts...))
	if anywhere {
		object.Add(widgets.NewTouch(k, s.T("close"), leave))
	}
	s.cover = &cover{page: page, object: object, onTick: onTick}
	page.changed()
	s.cover.remove = widgets.LayOver(k, s.canvas(), object, leave)
}

// closeCover puts the cover away and tells whether there was one.
func (s *sheets) closeCover() bool {
	if s.cover == nil {
		return false
	}
	s.cover.remove()
	s.cover = nil
	return true
}
