package books

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/widgets"
)

// The widths from which things stand side by side on a book's page, and the
// air between them, in dp.
const (
	twoColumnsFrom = 600
	partsGap       = 28
)

// heightener is what knows its height for a width.
type heightener interface{ HeightFor(width float32) float32 }

func heightOf(o fyne.CanvasObject, width float32) float32 {
	if h, ok := o.(heightener); ok {
		return h.HeightFor(width)
	}
	if o.Size().Width != width {
		o.Resize(fyne.NewSize(width, o.Size().Height))
	}
	return o.MinSize().Height
}

// grid lays rows out in one column, or in two that are read one after the
// other.
type grid struct {
	widget.BaseWidget
	rows []fyne.CanvasObject
}

func newGrid() *grid {
	g := &grid{}
	g.ExtendBaseWidget(g)
	return g
}

// set shows other rows.
func (g *grid) set(rows []fyne.CanvasObject) {
	g.rows = rows
	g.Refresh()
}

// HeightFor is how high the rows are at a width in dp.
func (g *grid) HeightFor(width float32) float32 {
	return g.place(width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

func (g *grid) place(width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	columns, w := 1, width
	if width >= twoColumnsFrom {
		columns, w = 2, (width-partsGap)/2
	}
	each := (len(g.rows) + columns - 1) / columns
	var x, y, most float32
	for i, row := range g.rows {
		if i == each {
			x, y = w+partsGap, 0
		}
		h := heightOf(row, w)
		put(row, x, y, w, h)
		y += h
		most = max(most, y)
	}
	return most
}

// CreateRenderer is part of fyne.Widget.
func (g *grid) CreateRenderer() fyne.WidgetRenderer { return &gridRenderer{g} }

// Parts is what a screen reader goes through.
func (g *grid) Parts() []fyne.CanvasObject { return g.rows }

type gridRenderer struct{ g *grid }

func (r *gridRenderer) Destroy()                     {}
func (r *gridRenderer) Objects() []fyne.CanvasObject { return r.g.rows }
func (r *gridRenderer) Layout(size fyne.Size)        { r.g.place(size.Width, widgets.Put) }

func (r *gridRenderer) MinSize() fyne.Size {
	return fyne.NewSize(220, r.g.HeightFor(max(r.g.Size().Width, 220)))
}

func (r *gridRenderer) Refresh() {
	r.Layout(r.g.Size())
	canvas.Refresh(r.g)
}

// twoParts puts two objects side by side where there is room, else one below the
// other.
type twoParts struct {
	widget.BaseWidget
	left, right fyne.CanvasObject
}

func newTwoParts(left, right fyne.CanvasObject) *twoParts {
	b := &twoParts{left: left, right: right}
	b.ExtendBaseWidget(b)
	return b
}

// HeightFor is how high both are at a width in dp.
func (b *twoParts) HeightFor(width float32) float32 {
	if w, ok := half(width); ok {
		return max(heightOf(b.left, w), heightOf(b.right, width-w-partsGap)+22)
	}
	return heightOf(b.left, width) + 8 + heightOf(b.right, width)
}

// half is the width of the left one where both stand side by side.
func half(width float32) (float32, bool) { return (width - partsGap) * 0.52, width >= twoColumnsFrom }

// CreateRenderer is part of fyne.Widget.
func (b *twoParts) CreateRenderer() fyne.WidgetRenderer { return &twoPartsRenderer{b} }

// Parts is what a screen reader goes through.
func (b *twoParts) Parts() []fyne.CanvasObject { return []fyne.CanvasObject{b.left, b.right} }

type twoPartsRenderer struct{ b *twoParts }

func (r *twoPartsRenderer) Destroy()                     {}
func (r *twoPartsRenderer) Objects() []fyne.CanvasObject { return r.b.Parts() }

func (r *twoPartsRenderer) MinSize() fyne.Size {
	return fyne.NewSize(220, r.b.HeightFor(max(r.b.Size().Width, 220)))
}

func (r *twoPartsRenderer) Layout(size fyne.Size) {
	b := r.b
	if w, ok := half(size.Width); ok {
		widgets.Put(b.left, 0, 0, w, heightOf(b.left, w))
		rest := size.Width - w - partsGap
		widgets.Put(b.right, w+partsGap, 22, rest, heightOf(b.right, rest))
		return
	}
	h := heightOf(b.left, size.Width)
	widgets.Put(b.left, 0, 0, size.Width, h)
	widgets.Put(b.right, 0, h+8, size.Width, heightOf(b.right, size.Width))
}

func (r *twoPartsRenderer) Refresh() {
	r.Layout(r.b.Size())
	r.b.left.Refresh()
	r.b.right.Refresh()
	canvas.Refresh(r.b)
}
