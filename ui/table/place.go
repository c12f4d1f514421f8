package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quickcast/ui/widgets"
)

// spot places objects in a space as its reader sees it: for a reader across the
// table everything stands point-mirrored.
type spot struct {
	kit  *widgets.Kit
	size fyne.Size
}

func (p spot) put(o fyne.CanvasObject, x, y, w, h float32) {
	if p.kit.Turned {
		x, y = p.size.Width-x-w, p.size.Height-y-h
	}
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// arranged is a layout made of a function.
type arranged struct {
	min    fyne.Size
	layout func(size fyne.Size)
}

// MinSize is part of fyne.Layout.
func (a *arranged) MinSize([]fyne.CanvasObject) fyne.Size { return a.min }

// Layout is part of fyne.Layout.
func (a *arranged) Layout(_ []fyne.CanvasObject, size fyne.Size) { a.layout(size) }

// least gives an object a least size.
func least(o fyne.CanvasObject, size fyne.Size) *fyne.Container {
	return container.New(&arranged{min: size, layout: func(size fyne.Size) {
		o.Move(fyne.NewPos(0, 0))
		o.Resize(size)
	}}, o)
}

// pageWidth is how wide a page of rows becomes at most, in dp.
const pageWidth float32 = 640

// centred keeps a page readable on a wide window.
func centred(o fyne.CanvasObject) *fyne.Container {
	return container.New(&arranged{min: fyne.NewSize(280, 100), layout: func(size fyne.Size) {
		w := min(size.Width, pageWidth)
		o.Move(fyne.NewPos((size.Width-w)/2, 0))
		o.Resize(fyne.NewSize(w, size.Height))
	}}, o)
}
