package page

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
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
	widget.BaseWidget

	// Most is how wide in dp the list gets at most beside its detail; 0 for the usual.
	Most float32

	// OnClose is called when the detail goes away by the way back.
	OnClose func()
	// OnArrange is called when the two change between side by side and stacked.
	OnArrange func(wide bool)

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
	s.ExtendBaseWidget(s)
	return s
}

// open shows detail under title, in place of whatever was open.
func (s *Split) open(title string, detail fyne.CanvasObject) {
	s.title, s.detail = title, detail
	s.bar = s.header(title, func() { s.Back() })
	s.Refresh()
}

// Close shows the list alone again, or beside it what is shown while nothing is opened, made
// anew, without calling OnClose.
func (s *Split) Close() {
	s.title, s.detail, s.bar, s.idle = "", nil, nil, nil
	s.Refresh()
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

// CreateRenderer implements fyne.Widget.
func (s *Split) CreateRenderer() fyne.WidgetRenderer {
	r := &splitRenderer{split: s, line: canvas.NewRectangle(s.ink)}
	if size := s.Size(); !size.IsZero() {
		r.Layout(size)
	}
	return r
}

type splitRenderer struct {
	split *Split
	line  *canvas.Rectangle
}

func (r *splitRenderer) Destroy() {}

func (r *splitRenderer) MinSize() fyne.Size {
	size := r.split.list.MinSize()
	if d := r.split.detail; d != nil && !r.split.wide {
		size = size.Max(d.MinSize().AddWidthHeight(0, r.split.bar.MinSize().Height))
	}
	return size
}

func (r *splitRenderer) Objects() []fyne.CanvasObject {
	parts := r.split.Parts()
	if r.split.wide {
		return []fyne.CanvasObject{parts[0], r.line, parts[1]}
	}
	return parts
}

// Parts is what a screen reader goes through.
func (s *Split) Parts() []fyne.CanvasObject {
	switch {
	case s.wide && s.detail != nil:
		return []fyne.CanvasObject{s.list, s.detail}
	case s.wide:
		return []fyne.CanvasObject{s.list, s.unopened()}
	case s.detail != nil:
		return []fyne.CanvasObject{s.bar, s.detail}
	default:
		return []fyne.CanvasObject{s.list}
	}
}

func (r *splitRenderer) Refresh() {
	r.Layout(r.split.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.split)
}

func (r *splitRenderer) Layout(size fyne.Size) {
	s := r.split
	if wide := size.Width >= splitFrom; wide != s.wide {
		s.wide = wide
		if s.OnArrange != nil {
			s.OnArrange(wide)
		}
	}
	if !s.wide {
		r.stack(size)
		return
	}
	left := min(max(size.Width*listShare, listMin), listMax)
	if s.Most > listMax && size.Width >= roomyFrom {
		left = min(size.Width*roomyShare, s.Most)
	}
	place(s.list, 0, 0, left, size.Height)
	place(r.line, left, 0, 1, size.Height)
	right := s.detail
	if right == nil {
		right = s.unopened()
	}
	place(right, left+1, 0, size.Width-left-1, size.Height)
}

func (r *splitRenderer) stack(size fyne.Size) {
	s := r.split
	if s.detail == nil {
		place(s.list, 0, 0, size.Width, size.Height)
		return
	}
	bar := s.bar.MinSize().Height
	place(s.bar, 0, 0, size.Width, bar)
	place(s.detail, 0, bar, size.Width, size.Height-bar)
}

func place(o fyne.CanvasObject, x, y, w, h float32) {
	o.Show()
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}
