package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Put places an object within its container.
func Put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// Placing places an object in a space as the reader of that sees it.
type Placing func(o fyne.CanvasObject, x, y, w, h float32)

// NewPlacing is that of a space: for a reader across the table everything stands
// point-mirrored.
func NewPlacing(k *Kit, size fyne.Size) Placing { return area{kit: k, size: size}.put }

// NewArranged lays objects out by a function, in no less room than a size.
func NewArranged(least fyne.Size, layout func(size fyne.Size), objects ...fyne.CanvasObject) *fyne.Container {
	return NewGrowing(func() fyne.Size { return least }, layout, objects...)
}

// NewGrowing is NewArranged where the least room may change.
func NewGrowing(least func() fyne.Size, layout func(size fyne.Size), objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&arranged{least, layout}, objects...)
}

// NewHeaded puts a head as high as it wants to be at the width there is, which the toolkit's
// own border does not ask, above what takes the rest of no less than a size.
func NewHeaded(k *Kit, least fyne.Size, head, rest fyne.CanvasObject) *fyne.Container {
	return NewArranged(least, func(size fyne.Size) {
		high, put := heightFor(head, size.Width), NewPlacing(k, size)
		put(head, 0, 0, size.Width, high)
		put(rest, 0, high, size.Width, size.Height-high)
	}, head, rest)
}

type arranged struct {
	least  func() fyne.Size
	layout func(size fyne.Size)
}

// MinSize is part of fyne.Layout.
func (a *arranged) MinSize([]fyne.CanvasObject) fyne.Size { return a.least() }

// Layout is part of fyne.Layout.
func (a *arranged) Layout(_ []fyne.CanvasObject, size fyne.Size) { a.layout(size) }
