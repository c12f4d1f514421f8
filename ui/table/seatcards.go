package table

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Measures of a seat with cards, in dp.
const (
	cardedPad   float32 = 16
	cardedGap   float32 = 14
	cardHigh    float32 = 138 // that a card has at the most
	cardWide    float32 = 250 // that it should have, where two stand beside each other without it
	cellsLeast  float32 = 150 // of the column of conditions beside the counter
	purseMost   float32 = 190
	purseLeast  float32 = 124
	groupsShare float32 = 0.34 // the most that what lies about has of the room below the dial
	bodyPart    float32 = 0.27
	bodyLow     float32 = 0.22 // where conditions have a row of their own
)

// conditionGrid are armor, guard and conditions as a grid beside the counter.
func (s *seat) conditionGrid() fyne.CanvasObject {
	list := append([]fyne.CanvasObject{}, s.chips.cells.List...)
	if last := s.chips.last(); last != nil {
		list = append(list, last)
	}
	if s.rowed {
		return widgets.NewSideCells(s.kit, s.chips.cells.List, s.chips.last())
	}
	return widgets.NewArranged(fyne.NewSize(cellsLeast, chipsHeight), func(size fyne.Size) {
		put, columns := widgets.NewPlacing(s.kit, size), 1
		rows := max(1, int(size.Height/(chipsHeight-4)))
		for columns < 3 && columns*rows < len(list) {
			columns++
		}
		rows = max(1, (len(list)+columns-1)/columns)
		w, h := (size.Width-seatGap*float32(columns-1))/float32(columns), min(size.Height/float32(rows), size.Height/4, 58)
		for i, o := range list {
			put(o, float32(i%columns)*(w+seatGap), float32(i/columns)*h, w, h)
		}
	}, list...)
}

// notesRow is what a seat is asked now, in one line; nil where that is nothing.
func (s *seat) notesRow() fyne.CanvasObject {
	return widgets.NewSideRow(s.kit, s.chips.notes.List, nil)
}

// body is how high dial and counter are.
func (s *seat) bodyHigh(size fyne.Size) float32 {
	part := pick.Either(size.Width < cellsWide, bodyLow, bodyPart)
	return min(max(size.Height*part, 140), bodyMost)
}

// cellsWide is from which width on, in dp, conditions stand beside the counter.
const cellsWide float32 = 600

// purseWide is how wide the counter is where conditions stand beside it.
func (s *seat) purseWide(size fyne.Size) float32 {
	return min(max(s.bodyHigh(size)*0.82, purseLeast), purseMost)
}

// cellsInColumn tells whether conditions have room beside the counter.
func (s *seat) cellsInColumn(size fyne.Size) bool {
	return size.Width >= cellsWide
}

// layoutCarded puts conditions beside dial and counter, or below them, and shares the rest
// between cards and what lies about.
func (s *seat) layoutCarded(put widgets.Placing, size fyne.Size) {
	x, w := cardedPad, size.Width-2*cardedPad
	y := float32(8)
	s.layoutHead(put, x, y, w)
	y += headHeight + seatGap
	body := s.bodyHigh(size)
	cells, notes, groups := s.rows[0], s.rows[1], s.rows[2]
	if s.cellsInColumn(size) {
		purse := s.purseWide(size)
		s.layoutBody(put, x, y, body+12+purse, body)
		left := x + body + purse + 2*cardedGap
		put(cells, left, y, x+w-left, body)
		y += body + seatGap
	} else {
		s.layoutBody(put, x, y, w, body)
		y += body + seatGap
		put(cells, x, y, w, chipsHeight)
		y += chipsHeight + seatGap
	}
	if widgets.Show(notes, len(s.chips.notes.List) > 0); notes.Visible() {
		put(notes, x, y, w, chipsHeight)
		y += chipsHeight
	}
	room := size.Height - y - 8
	columns := max(2, int((w+10)/cardWide))
	width := (w-widgets.PagesGap*float32(columns-1))/float32(columns) - 1
	scale := s.kit.Larger()
	least := fyne.NewSize(width, min(widgets.CardHigh*(1+0.5*(scale-1)), cardHigh))
	s.tiles.pages.Fit(least, cardHigh*scale)
	rows := float32(s.tiles.pages.Rows(w))
	lie := s.groups.whole(min(s.groups.high(), max(room*groupsShare, room-rows*(cardHigh*scale+widgets.PagesGap)-cardedGap)))
	cards := room
	if lie > 0 {
		cards -= lie + cardedGap
	}
	cards = min(cards, rows*(cardHigh*scale+widgets.PagesGap))
	put(s.tiles.pages, x, y, w, cards)
	if y += cards + cardedGap; lie > 0 {
		put(groups, x, y, w, size.Height-y-8)
	}
}
