package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// NewAtMost holds an object to a width in dp, so that lines of text stay easy
// to read in a wide window; what is left stays empty at the right.
func NewAtMost(k *Kit, width float32, o fyne.CanvasObject) *fyne.Container {
	return container.New(&atMost{kit: k, width: width}, o)
}

type atMost struct {
	kit   *Kit
	width float32
}

func (m *atMost) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		area{m.kit, size}.put(o, 0, 0, min(size.Width, m.width), size.Height)
	}
}

func (m *atMost) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		size = size.Max(o.MinSize())
	}
	return size
}

func (m *atMost) heightOf(objects []fyne.CanvasObject, width float32) float32 {
	var height float32
	for _, o := range objects {
		height = max(height, heightFor(o, min(width, m.width)))
	}
	return height
}
