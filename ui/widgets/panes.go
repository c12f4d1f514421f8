package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Pane is a place in Panes and what stands there: an object, or for nil a line in a colour.
type Pane struct {
	Object     fyne.CanvasObject
	Line       color.Color
	X, Y, W, H float32 // in dp
}

// Panes shows some of several objects, which and where by the size there is: a list beside a
// page in a wide window, one of them alone in a narrow one.
type Panes struct {
	widget.BaseWidget
	least func() fyne.Size
	place func(size fyne.Size) []Pane
	shown []fyne.CanvasObject
}

// NewPanes places objects anew whenever the size changes, or Refresh is called. least is how
// small it may become.
func NewPanes(least func() fyne.Size, place func(size fyne.Size) []Pane) *Panes {
	p := &Panes{least: least, place: place}
	p.ExtendBaseWidget(p)
	return p
}

// Parts is what a screen reader goes through.
func (p *Panes) Parts() []fyne.CanvasObject { return p.shown }

// CreateRenderer is part of fyne.Widget.
func (p *Panes) CreateRenderer() fyne.WidgetRenderer {
	r := &panesRenderer{of: p}
	r.Layout(p.Size())
	return r
}

type panesRenderer struct {
	of      *Panes
	lines   []*canvas.Rectangle
	objects []fyne.CanvasObject
}

func (r *panesRenderer) Destroy()                     {}
func (r *panesRenderer) MinSize() fyne.Size           { return r.of.least() }
func (r *panesRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Layout is part of fyne.WidgetRenderer.
func (r *panesRenderer) Layout(size fyne.Size) {
	r.of.shown, r.objects = nil, nil
	lines := 0
	for _, pane := range r.of.place(size) {
		o := pane.Object
		if o == nil {
			if lines == len(r.lines) {
				r.lines = append(r.lines, canvas.NewRectangle(pane.Line))
			}
			o = r.lines[lines]
			lines++
		} else {
			r.of.shown = append(r.of.shown, o)
		}
		r.objects = append(r.objects, o)
		o.Show()
		Put(o, pane.X, pane.Y, pane.W, pane.H)
	}
}

// Refresh is part of fyne.WidgetRenderer.
func (r *panesRenderer) Refresh() {
	r.Layout(r.of.Size())
	for _, o := range r.objects {
		o.Refresh()
	}
	canvas.Refresh(r.of)
}
