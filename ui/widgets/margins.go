package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/theme"
)

// wideInset is the margin of a page where there is room.
const wideInset float32 = 26

// NewMargins gives a page its air at the left and right, more where there is
// room, and holds it to a width in dp, so that lines of text stay easy to read.
func NewMargins(k *Kit, most float32, o fyne.CanvasObject) *fyne.Container {
	return container.New(&margins{kit: k, most: most}, o)
}

type margins struct {
	kit  *Kit
	most float32
}

// inner is where the page begins and how wide it is.
func (m *margins) inner(width float32) (x, w float32) {
	x = theme.Inset
	if width >= theme.Narrow {
		x = wideInset
	}
	return x, min(width-2*x, m.most)
}

func (m *margins) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	x, w := m.inner(size.Width)
	for _, o := range objects {
		area{kit: m.kit, size: size}.put(o, x, 0, w, size.Height)
	}
}

func (m *margins) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		size = size.Max(o.MinSize())
	}
	return size.AddWidthHeight(2*theme.Inset, 0)
}

func (m *margins) heightOf(objects []fyne.CanvasObject, width float32) float32 {
	_, w := m.inner(width)
	var height float32
	for _, o := range objects {
		height = max(height, heightFor(o, w))
	}
	return height
}

// NewGap keeps room in dp for something that comes and goes, so that nothing moves when it
// does.
func NewGap(width, height float32) fyne.CanvasObject {
	gap := canvas.NewRectangle(color.Transparent)
	gap.SetMinSize(fyne.NewSize(width, height))
	return gap
}
