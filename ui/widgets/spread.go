package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// spreadGap is the room between the two pages of a spread, in dp.
const spreadGap float32 = 44

// NewSpread puts two parts of a page beside each other where both get at least
// a width of least dp, like the pages of an open book, and else the second
// below the first, gap apart. Neither gets wider than most.
func NewSpread(k *Kit, least, most, gap float32, first, second fyne.CanvasObject) *fyne.Container {
	return container.New(&spread{kit: k, least: least, most: most, gap: gap}, first, second)
}

type spread struct {
	kit              *Kit
	least, most, gap float32
	width            float32
}

// page is how wide one part is, and whether they stand beside each other.
func (s *spread) page(width float32) (float32, bool) {
	half := (width - spreadGap) / 2
	if half >= s.least {
		return min(half, s.most), true
	}
	return min(width, s.most), false
}

func (s *spread) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.width = size.Width
	w, both := s.page(size.Width)
	first := heightFor(objects[0], w)
	area := area{kit: s.kit, size: size}
	area.put(objects[0], 0, 0, w, first)
	if both {
		area.put(objects[1], w+spreadGap, 0, w, heightFor(objects[1], w))
		return
	}
	area.put(objects[1], 0, first+s.gap, w, heightFor(objects[1], w))
}

func (s *spread) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := max(objects[0].MinSize().Width, objects[1].MinSize().Width)
	return fyne.NewSize(least, s.heightOf(objects, max(s.width, least)))
}

func (s *spread) heightOf(objects []fyne.CanvasObject, width float32) float32 {
	w, both := s.page(width)
	first, second := heightFor(objects[0], w), heightFor(objects[1], w)
	if both {
		return max(first, second)
	}
	return first + s.gap + second
}
