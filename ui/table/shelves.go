package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quickcast/ui/widgets"
)

// shelves is the layout of the objects on a broad seat: columns of one width
// that share the room, as many lines as it takes.
type shelves struct {
	kit   *widgets.Kit
	width float32
}

const (
	columnLeast float32 = 156
	columnGap   float32 = 8
)

// newShelves puts objects into columns.
func newShelves(k *widgets.Kit, list []fyne.CanvasObject) *fyne.Container {
	return container.New(&shelves{kit: k}, list...)
}

func (s *shelves) columns() int { return max(1, int((s.width+columnGap)/(columnLeast+columnGap))) }

// MinSize is part of fyne.Layout.
func (s *shelves) MinSize(objects []fyne.CanvasObject) fyne.Size {
	lines := (len(objects) + s.columns() - 1) / s.columns()
	return fyne.NewSize(columnLeast, float32(lines)*(shelfHeight+columnGap))
}

// Layout is part of fyne.Layout.
func (s *shelves) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.width = size.Width
	n := s.columns()
	w := (size.Width - float32(n-1)*columnGap) / float32(n)
	at := spot{s.kit, size}
	for i, o := range objects {
		wide := w
		if _, tile := o.(*widgets.Tile); !tile {
			wide = o.MinSize().Width // where one is added
		}
		at.put(o, float32(i%n)*(w+columnGap), float32(i/n)*(shelfHeight+columnGap), wide, shelfHeight)
	}
}
