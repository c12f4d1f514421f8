package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quickcast/ui/keys"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// cover lies over the whole window until it is put away, by Escape or by what its page
// offers.
type cover struct {
	page   coverPage
	on     fyne.Canvas
	oldKey func(*fyne.KeyEvent)
	object *fyne.Container
}

// coverPage is what a cover shows: the clock alone, the log for a judge, the seats to be
// read from afar.
type coverPage interface {
	parts() []fyne.CanvasObject // what it is made of, from the lowest to the topmost
	layout(size fyne.Size)
	changed() // after a change of the table
	ticked()  // after the clock has gone on
}

// openCover fills the window with a page; one lies there at a time.
func (s *Screen) openCover(page coverPage) {
	if s.cover != nil {
		return
	}
	on := s.canvas()
	ground := canvas.NewRectangle(s.needs.Kit.Theme.Tone(theme.Background))
	c := &cover{page: page, on: on, oldKey: on.OnTypedKey()}
	c.object = widgets.NewArranged(fyne.NewSize(200, 200), func(size fyne.Size) {
		ground.Resize(size)
		page.layout(size)
	}, append([]fyne.CanvasObject{ground}, page.parts()...)...)
	s.cover = c
	page.changed()
	on.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if keys.Of(e, "") == keys.Close {
			s.closeCover()
		}
	})
	on.Overlays().Add(c.object)
	c.object.Resize(on.Size())
}

// closeCover puts the cover away and tells whether there was one.
func (s *Screen) closeCover() bool {
	c := s.cover
	if c == nil {
		return false
	}
	c.on.Overlays().Remove(c.object)
	c.on.SetOnTypedKey(c.oldKey)
	s.cover = nil
	return true
}

// anywhere is a touch on all of a cover that puts it away.
func (s *Screen) anywhere() fyne.CanvasObject {
	return widgets.NewTouch(s.needs.Kit, s.T("close"), func() { s.closeCover() })
}
