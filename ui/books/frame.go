package books

import (
	"image/color"
	"slices"

	"github.com/quickcast/quickcast/ui/widgets"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// From this width on the search stands beside the book. It is less than a wide
// window because the shell's rail takes some.
const searchFrom = 740

// The search's share of the width, and how narrow and wide it may be, in dp.
const (
	finderShare = 0.37
	finderMin   = 330
	finderMax   = 440
)

// From this width on the card under the pointer stands beside the book as well: that of a
// window of 1280 dp, less the shell's rail.
const panesFrom = 1180

// From this width on, as long as there is no card beside it, the head of a book is roomy.
const roomyFrom = 1000

// The card's share of the width then, and how narrow and wide it may be, in dp; the search
// has a little more, for the buttons of its rows.
const (
	sideShare = 0.27
	sideMin   = 316
	sideMax   = 420
	stepsWide = 36
)

// frame shows the shelf, or a book with the search beside or over it and the card that is
// looked at behind it.
type frame struct {
	widget.BaseWidget
	shelf, finder, book, side fyne.CanvasObject
	ink                       color.Color // of the lines between
	arranged                  func(wide bool)

	opened, finding bool
	wide, measured  bool
	panes           bool
	roomy           bool // beside its name a book has room for what is done with it, in words
}

func newFrame(shelf, finder, book, side fyne.CanvasObject, line color.Color) *frame {
	f := &frame{shelf: shelf, finder: finder, book: book, side: side, ink: line}
	f.ExtendBaseWidget(f)
	return f
}

// show brings the book into sight, or the shelf; finding puts the search over
// the book where both do not fit.
func (f *frame) show(opened, finding bool) {
	f.opened, f.finding = opened, finding
	f.Refresh()
}

// covered tells whether the search lies over the book.
func (f *frame) covered() bool { return f.opened && f.finding && !f.wide }

// paned tells whether the card that is looked at stands beside the book.
func (f *frame) paned() bool { return f.panes }

// CreateRenderer is part of fyne.Widget.
func (f *frame) CreateRenderer() fyne.WidgetRenderer {
	r := &frameRenderer{f: f, line: canvas.NewRectangle(f.ink), second: canvas.NewRectangle(f.ink)}
	if size := f.Size(); !size.IsZero() {
		r.Layout(size)
	}
	return r
}

type frameRenderer struct {
	f            *frame
	line, second *canvas.Rectangle
}

func (r *frameRenderer) Destroy() {}

func (r *frameRenderer) MinSize() fyne.Size { return fyne.NewSize(300, 300) }

func (r *frameRenderer) Objects() []fyne.CanvasObject {
	parts := r.f.Parts()
	for i, line := range []*canvas.Rectangle{r.line, r.second} {
		if at := 2*i + 1; at < len(parts) {
			parts = slices.Insert(parts, at, fyne.CanvasObject(line))
		}
	}
	return parts
}

// Parts is what a screen reader goes through.
func (f *frame) Parts() []fyne.CanvasObject {
	switch {
	case !f.opened:
		return []fyne.CanvasObject{f.shelf}
	case f.panes:
		return []fyne.CanvasObject{f.finder, f.book, f.side}
	case f.wide:
		return []fyne.CanvasObject{f.finder, f.book}
	case f.finding:
		return []fyne.CanvasObject{f.finder}
	}
	return []fyne.CanvasObject{f.book}
}

func (r *frameRenderer) Refresh() {
	r.Layout(r.f.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.f)
}

func (r *frameRenderer) Layout(size fyne.Size) {
	f := r.f
	wide, panes := size.Width >= searchFrom, size.Width >= panesFrom
	roomy := size.Width >= roomyFrom && !panes
	if wide != f.wide || roomy != f.roomy || panes != f.panes || !f.measured {
		f.wide, f.roomy, f.panes, f.measured = wide, roomy, panes, true
		f.arranged(wide)
	}
	if !f.wide || !f.opened {
		widgets.Put(r.Objects()[0], 0, 0, size.Width, size.Height)
		return
	}
	left, right := min(max(size.Width*finderShare, finderMin), finderMax), float32(0)
	if f.panes {
		right = min(max(size.Width*sideShare, sideMin), sideMax)
		left = right + stepsWide
		widgets.Put(r.second, size.Width-right, 0, 1, size.Height)
		widgets.Put(f.side, size.Width-right+1, 0, right-1, size.Height)
	}
	widgets.Put(f.finder, 0, 0, left, size.Height)
	widgets.Put(r.line, left, 0, 1, size.Height)
	widgets.Put(f.book, left+1, 0, size.Width-left-right-1, size.Height)
}
