package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/theme"
)

// NewSquare puts objects into a square of so many a side, row by row, as large as there
// is room, in the middle of it.
func NewSquare(k *Kit, side int, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&square{k, side, gap}, objects...)
}

type square struct {
	kit  *Kit
	side int
	gap  float32
}

func (s *square) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	a := area{kit: s.kit, size: size}
	whole := min(size.Width, size.Height)
	cell := (whole - s.gap*float32(s.side-1)) / float32(s.side)
	for i, o := range objects {
		a.put(o, (size.Width-whole)/2+float32(i%s.side)*(cell+s.gap), (size.Height-whole)/2+float32(i/s.side)*(cell+s.gap), cell, cell)
	}
}

func (s *square) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSquareSize(float32(s.side)*(cellLeast+s.gap) - s.gap)
}

// NewBoardAndSide puts a square board and what belongs to it beside each other in a wide
// window, else the board above; what belongs to it scrolls where it has to.
func NewBoardAndSide(k *Kit, board, side fyne.CanvasObject) *fyne.Container {
	return container.New(&boardAndSide{k}, board, NewScroll(side))
}

type boardAndSide struct{ kit *Kit }

// boardMost is how much of a wide window's width the board takes at most, and of a high
// one's height.
const boardMost = 0.6

func (b *boardAndSide) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	a := area{kit: b.kit, size: size}
	const edge = 8
	if size.Width >= theme.Narrow && size.Width > size.Height {
		board := min(size.Height-edge, size.Width*boardMost)
		a.put(objects[0], edge, edge/2, board-edge, size.Height-edge)
		a.put(objects[1], board+edge, 0, size.Width-board-edge, size.Height)
		return
	}
	board := min(size.Width-2*edge, size.Height*boardMost)
	a.put(objects[0], edge, edge/2, size.Width-2*edge, board)
	a.put(objects[1], 0, board+edge, size.Width, size.Height-board-edge)
}

func (b *boardAndSide) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[0].MinSize()
	return fyne.NewSize(least.Width+16, least.Height+objects[1].MinSize().Height+8)
}
