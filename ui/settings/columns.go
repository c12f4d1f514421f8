package settings

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
)

// From twoFrom on there are two columns; one column is never wider than most.
const (
	twoFrom = 720
	most    = 640
)

// columns lays panels out in one column, or each under the shorter of two.
type columns struct {
	widget.BaseWidget
	panels []fyne.CanvasObject
}

func newColumns(panels ...fyne.CanvasObject) *columns {
	c := &columns{panels: panels}
	c.ExtendBaseWidget(c)
	return c
}

// HeightFor is how high the panels are at a width in dp.
func (c *columns) HeightFor(width float32) float32 {
	return c.place(width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

func (c *columns) place(width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	n, w := 1, min(width, most)
	if width >= twoFrom {
		n, w = 2, min((width-theme.Gap)/2, most)
	}
	var ends [2]float32
	for _, p := range c.panels {
		at := pick.Either(n == 2 && ends[1] < ends[0], 1, 0)
		h := heightOf(p, w)
		put(p, float32(at)*(w+theme.Gap), ends[at], w, h)
		ends[at] += h + theme.Gap
	}
	return max(ends[0], ends[1], theme.Gap) - theme.Gap
}

func heightOf(o fyne.CanvasObject, width float32) float32 {
	if h, ok := o.(interface{ HeightFor(width float32) float32 }); ok {
		return h.HeightFor(width)
	}
	return o.MinSize().Height
}

// CreateRenderer is part of fyne.Widget.
func (c *columns) CreateRenderer() fyne.WidgetRenderer { return &columnsRenderer{c} }

// Parts is what a screen reader goes through.
func (c *columns) Parts() []fyne.CanvasObject { return c.panels }

type columnsRenderer struct{ c *columns }

func (r *columnsRenderer) Destroy()                     {}
func (r *columnsRenderer) Objects() []fyne.CanvasObject { return r.c.panels }

func (r *columnsRenderer) MinSize() fyne.Size {
	return fyne.NewSize(300, r.c.HeightFor(max(r.c.Size().Width, 300)))
}

func (r *columnsRenderer) Layout(size fyne.Size) {
	r.c.place(size.Width, func(o fyne.CanvasObject, x, y, w, h float32) {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(w, h))
	})
}

func (r *columnsRenderer) Refresh() {
	r.Layout(r.c.Size())
	for _, p := range r.c.panels {
		p.Refresh()
	}
	canvas.Refresh(r.c)
}
