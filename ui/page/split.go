package page

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/widgets"
)

// The list's share of a wide window, in dp: 42 of 100, but never so narrow that
// a card's name breaks or so wide that the detail starves.
const (
	listShare = 0.42
	listMin   = 340
	listMax   = 480
)

// A list that may be wider takes half of a window that has room for it.
const (
	roomyFrom  = 1080
	roomyShare = 0.5
)

// splitFrom is the width from which list and detail stand side by side. It is
// less than a whole window's WideFrom because the shell's rail takes some.
const splitFrom = 720

// Header draws the line above a detail that covers its list: a way back and a
// title.
type Header func(title string, back func()) fyne.CanvasObject

// Split shows a list and, when something is opened, its detail: side by side
// where there is room, the detail over the list where there is not.
type Split struct {
	// Most is how wide in dp the list gets at most beside its detail; 0 for the usual.
	Most float32

	// OnClose is called when the detail goes away by the way back.
	OnClose func()
	// OnArrange is called when the two change between side by side and stacked.
	OnArrange func(wide bool)

	panes  *widgets.Panes
	list   fyne.CanvasObject
	first  func() fyne.CanvasObject
	idle   fyne.CanvasObject // what first gave; nil before it was needed
	header Header

	title  string
	detail fyne.CanvasObject
	bar    fyne.CanvasObject
	ink    color.Color // of the line between the two
	wide   bool
}

// NewSplit returns a split with nothing opened. What first gives is shown in the detail's
// place on wide windows until something is; line is the colour between the two.
func NewSplit(list fyne.CanvasObject, first func() fyne.CanvasObject, header Header, line color.Color) *Split {
	s := &Split{list: list, first: first, header: header, ink: line}
	s.panes = widgets.NewPanes(s.least, s.place)
	return s
}

// Object is what is drawn.
func (s *Split) Object() fyne.CanvasObject { return s.panes }

// open shows detail under title, in place of whatever was open.
func (s *Split) open(title string, detail fyne.CanvasObject) {
	s.title, s.detail = title, detail
	s.bar = s.header(title, func() { s.Back() })
	s.panes.Refresh()
}

// Close shows the list alone again, or beside it what is shown while nothing is opened, made
// anew, without calling OnClose.
func (s *Split) Close() {
	s.title, s.detail, s.bar, s.idle = "", nil, nil, nil
	s.panes.Refresh()
}

// Back closes a detail that covers its list and reports whether there was one.
// Side by side there is nothing to go back from.
func (s *Split) Back() bool {
	if s.detail == nil || s.wide {
		return false
	}
	s.Close()
	if s.OnClose != nil {
		s.OnClose()
	}
	return true
}

// unopened is what is shown while nothing is opened.
func (s *Split) unopened() fyne.CanvasObject {
	if s.idle == nil {
		s.idle = s.first()
	}
	return s.idle
}

// Opened reports whether a detail is shown.
func (s *Split) Opened() bool { return s.detail != nil }

// IsWide reports whether list and detail stand side by side.
func (s *Split) IsWide() bool { return s.wide }

func (s *Split) least() fyne.Size {
	size := s.list.MinSize()
	if d := s.detail; d != nil && !s.wide {
		size = size.Max(d.MinSize().AddWidthHeight(0, s.bar.MinSize().Height))
	}
	return size
}

// place shows what there is room for at a size.
func (s *Split) place(size fyne.Size) []widgets.Pane {
	if wide := size.Width >= splitFrom; wide != s.wide {
		s.wide = wide
		if s.OnArrange != nil {
			s.OnArrange(wide)
		}
	}
	switch {
	case s.wide:
		left := min(max(size.Width*listShare, listMin), listMax)
		if s.Most > listMax && size.Width >= roomyFrom {
			left = min(size.Width*roomyShare, s.Most)
		}
		right := s.detail
		if right == nil {
			right = s.unopened()
		}
		return []widgets.Pane{
			{Object: s.list, W: left, H: size.Height},
			{Line: s.ink, X: left, W: 1, H: size.Height},
			{Object: right, X: left + 1, W: size.Width - left - 1, H: size.Height},
		}
	case s.detail != nil:
		bar := s.bar.MinSize().Height
		return []widgets.Pane{{Object: s.bar, W: size.Width, H: bar}, {Object: s.detail, Y: bar, W: size.Width, H: size.Height - bar}}
	}
	return []widgets.Pane{{Object: s.list, W: size.Width, H: size.Height}}
}
