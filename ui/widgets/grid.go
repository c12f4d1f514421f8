package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// NewGrid puts objects into as many equal columns as there is room for, each at
// least so many dp wide; a line is as high as its highest. One alone takes the
// whole width.
func NewGrid(k *Kit, least, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&grid{kit: k, least: least, gap: gap}, objects...)
}

// NewFixedGrid is NewGrid whose columns stay as wide as they are while there are few
// objects: nothing moves when one comes or goes.
func NewFixedGrid(k *Kit, least, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&grid{kit: k, least: least, gap: gap, fixed: true}, objects...)
}

type grid struct {
	kit               *Kit
	least, gap, width float32
	roomy             float32 // what a column rather has where as many as mostDeeds have it
	even, fixed       bool    // as many objects in every line; columns that do not widen
}

func (g *grid) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	g.flow(objects, size.Width, func(o fyne.CanvasObject, x, y, w, h float32) {
		area{kit: g.kit, size: size}.put(o, x, y, w, h)
	})
}

func (g *grid) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(g.least, g.heightOf(objects, max(g.width, g.least)))
}

func (g *grid) heightOf(objects []fyne.CanvasObject, width float32) float32 {
	return g.flow(objects, width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

// flow visits every object with its place and returns the height of all lines.
func (g *grid) flow(objects []fyne.CanvasObject, width float32, place func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	g.width = width
	seen := visible(objects)
	least := max(g.least, min(g.roomy, (width+g.gap)/mostDeeds-g.gap))
	columns := max(1, int((width+g.gap)/(least+g.gap)+0.01))
	if !g.fixed {
		columns = max(1, min(columns, len(seen)))
	}
	if lines := (len(seen) + columns - 1) / columns; g.even && lines > 0 {
		columns = (len(seen) + lines - 1) / lines
	}
	w := (width - g.gap*float32(columns-1)) / float32(columns)
	var y float32
	for first := 0; first < len(seen); first += columns {
		line := seen[first:min(first+columns, len(seen))]
		var h float32
		for _, o := range line {
			h = max(h, heightFor(o, w))
		}
		if first > 0 {
			y += g.gap
		}
		for i, o := range line {
			place(o, float32(i)*(w+g.gap), y, w, h)
		}
		y += h
	}
	return y
}
