package books

import (
	"image/color"

	"github.com/quickcast/quickcast/ui/widgets"

	"fyne.io/fyne/v2"
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
	*widgets.Panes
	shelf, finder, book, side fyne.CanvasObject
	ink                       color.Color // of the lines between
	arranged                  func(wide bool)

	over fyne.CanvasObject // what lies over all of it; nil for nothing

	opened, finding bool
	wide, measured  bool
	panes           bool
	roomy           bool // beside its name a book has room for what is done with it, in words
}

func newFrame(shelf, finder, book, side fyne.CanvasObject, line color.Color) *frame {
	f := &frame{shelf: shelf, finder: finder, book: book, side: side, ink: line}
	f.Panes = widgets.NewPanes(func() fyne.Size { return fyne.NewSize(300, 300) }, f.place)
	return f
}

// show brings the book into sight, or the shelf; finding puts the search over
// the book where both do not fit.
func (f *frame) show(opened, finding bool) {
	f.opened, f.finding = opened, finding
	f.Refresh()
}

// cover lays something over shelf and book; nil takes it away.
func (f *frame) cover(o fyne.CanvasObject) {
	f.over = o
	f.Refresh()
}

// covered tells whether the search lies over the book.
func (f *frame) covered() bool { return f.opened && f.finding && !f.wide }

// paned tells whether the card that is looked at stands beside the book.
func (f *frame) paned() bool { return f.panes }

// place shows what there is room for at a size.
func (f *frame) place(size fyne.Size) []widgets.Pane {
	wide, panes := size.Width >= searchFrom, size.Width >= panesFrom
	roomy := size.Width >= roomyFrom && !panes
	if wide != f.wide || roomy != f.roomy || panes != f.panes || !f.measured {
		f.wide, f.roomy, f.panes, f.measured = wide, roomy, panes, true
		f.arranged(wide)
	}
	alone := f.book
	switch {
	case f.over != nil:
		return []widgets.Pane{{Object: f.over, W: size.Width, H: size.Height}}
	case !f.opened:
		alone = f.shelf
	case f.finding:
		alone = f.finder
	}
	if !f.wide || !f.opened {
		return []widgets.Pane{{Object: alone, W: size.Width, H: size.Height}}
	}
	left, right := min(max(size.Width*finderShare, finderMin), finderMax), float32(0)
	if f.panes {
		right = min(max(size.Width*sideShare, sideMin), sideMax)
		left = right + stepsWide
	}
	list := []widgets.Pane{
		{Object: f.finder, W: left, H: size.Height},
		{Line: f.ink, X: left, W: 1, H: size.Height},
		{Object: f.book, X: left + 1, W: size.Width - left - right - 1, H: size.Height},
	}
	if f.panes {
		list = append(list, widgets.Pane{Line: f.ink, X: size.Width - right, W: 1, H: size.Height},
			widgets.Pane{Object: f.side, X: size.Width - right + 1, W: right - 1, H: size.Height})
	}
	return list
}
