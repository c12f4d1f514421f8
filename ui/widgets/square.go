package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// NewSquare puts objects into a square of so many a side, row by row, as large as there
// is room, in the middle of it.
func NewSquare(k *Kit, side int, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return arrange(k, objects, func(parts []part) part { return squareOf(side, gap, parts) })
}

// squareOf is such a square; it can do with its cells at their least.
func squareOf(side int, gap float32, parts []part) byHand {
	least := float32(side)*(cellLeast+gap) - gap
	return byHand{least, least, func(p *pen, s space) {
		whole := min(s.w, s.h)
		cell := (whole - gap*float32(side-1)) / float32(side)
		for i, each := range parts {
			each.draw(p, space{s.x + (s.w-whole)/2 + float32(i%side)*(cell+gap), s.y + (s.h-whole)/2 + float32(i/side)*(cell+gap), cell, cell})
		}
	}}
}

// NewWideSquare is a square below other things: as high as it is wide, up to a bound.
func NewWideSquare(k *Kit, side int, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	const most = 480
	return arrange(k, objects, func(parts []part) part {
		square := squareOf(side, gap, parts)
		return byWidth{square, func(_ *Kit, width float32) part {
			return byHand{square.w, max(square.h, min(width, most)), square.by}
		}}
	})
}

// boardMost is how much of a wide window's width a board takes at most, and of a high
// one's height.
const boardMost = 0.6

// NewBoardAndSide puts a square board and what belongs to it beside each other in a wide
// window, else the board above; what belongs to it scrolls where it has to.
func NewBoardAndSide(k *Kit, board, side fyne.CanvasObject) *fyne.Container {
	const edge = 8
	return arrange(k, []fyne.CanvasObject{board, NewScroll(side)}, func(parts []part) part {
		least := board.MinSize()
		return byHand{least.Width + 2*edge, least.Height + 48 + edge, func(p *pen, s space) {
			if s.w >= theme.Narrow && s.w > s.h {
				wide := min(s.h-edge, s.w*boardMost)
				parts[0].draw(p, space{edge, edge / 2, wide - edge, s.h - edge})
				parts[1].draw(p, space{wide + edge, 0, s.w - wide - edge, s.h})
				return
			}
			high := min(s.w-2*edge, s.h*boardMost)
			parts[0].draw(p, space{edge, edge / 2, s.w - 2*edge, high})
			parts[1].draw(p, space{0, high + edge, s.w, s.h - high - edge})
		}}
	})
}
