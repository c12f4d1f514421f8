package table

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Measures of a seat in dp.
const (
	headHeight  float32 = 52
	turnHeight  float32 = 18 // of the line that says whose turn it is
	chipsHeight float32 = 48
	bodyLeast   float32 = 92  // of dial and counter
	bodyShare   float32 = 118 // the least they keep for another row of tiles
	bodyMost    float32 = 226
	seatGap     float32 = 6
	slipsFrom   float32 = 372 // from this height on what lies on a mage has a row of its own

	glanceHeight float32 = 30 // of what the others have left
)

// shape is how the parts of a seat stand.
type shape int

const (
	unmade  shape = iota
	plain         // dial beside counter, below them rows, and small tiles on pages
	carded        // a large one: cards, and below them what lies about in numbers
	stacked       // a narrow seat: dial above counter, chips wrap below
	tight         // a low one: the markers stand among the chips
)

// From this size on, in dp, a seat has cards.
const (
	cardedWide float32 = 420
	cardedHigh float32 = 560
)

func shapeOf(size fyne.Size) shape {
	switch {
	case size.Width < stackedTo && size.Height < tightTo:
		return tight
	case size.Width < stackedTo:
		return stacked
	case size.Width >= cardedWide && size.Height >= cardedHigh:
		return carded
	}
	return plain
}

// dress takes on a shape, when it is another.
func (s *seat) dress(size fyne.Size) {
	rowed := size.Height >= slipsFrom
	if shapeOf(size) == carded {
		rowed = !s.cellsInColumn(size)
	}
	if now := shapeOf(size); now != s.shape || rowed != s.rowed {
		s.shape, s.rowed = now, rowed
		s.show()
		s.setFigures()
		s.fill()
	}
}

// fill puts the parts together in the containers of the shape.
func (s *seat) fill() {
	s.rows = nil
	switch s.shape {
	case plain:
		cells := s.chips.cells.List
		if s.rowed {
			s.rows = append(s.rows, widgets.NewSideCells(s.kit, cells, s.chips.last()), s.lyingRow())
			break
		}
		first := append(append([]fyne.CanvasObject{}, s.chips.notes.List...), s.lyingChips()...)
		s.rows = append(s.rows, widgets.NewSideCells(s.kit, append(first, cells...), s.chips.last()))
	case carded:
		s.rows = append(s.rows, s.conditionGrid(), s.notesRow(), s.groups.object())
	case tight:
		s.rows = append(s.rows, widgets.NewSideRow(s.kit, append(s.pieces(), s.chips.all()...), s.chips.last()))
	default:
		if s.rows = append(s.rows, widgets.NewSideRow(s.kit, s.chips.all(), s.chips.last())); s.roomForTiles() {
			s.rows[0] = s.lines()
		}
	}
	objects := []fyne.CanvasObject{s.ground, s.school, s.name, s.turn, s.touch}
	if s.shape != tight {
		objects = append(objects, s.pieces()...)
	}
	objects = append(objects, s.dial, s.clock)
	if s.purse != nil {
		objects = append(objects, s.purse)
	}
	objects = append(append(objects, s.rivals), s.rows...)
	if s.shape == plain || s.shape == carded {
		objects = append(objects, s.tiles.pages)
	}
	s.object.Objects = objects
}

// layout lays a seat out for the room it has.
func (s *seat) layout(size fyne.Size) {
	s.dress(size)
	put := widgets.NewPlacing(s.kit, size)
	put(s.ground, 0, 0, size.Width, size.Height)
	switch s.shape {
	case plain:
		s.layoutPlain(put, size)
	case carded:
		s.layoutCarded(put, size)
	default:
		s.layoutNarrow(put, size)
	}
}

// layoutPlain keeps rows of a fixed height, as many rows of tiles as leave the dial its size,
// and gives dial and counter the rest.
func (s *seat) layoutPlain(put widgets.Placing, size fyne.Size) {
	pad, gap := float32(12), float32(3)
	x, w := pad, size.Width-2*pad
	s.layoutHead(put, x, 1, w)
	tile := s.tiles.least().Height
	rest := size.Height - headHeight - 1 - float32(len(s.rows))*(chipsHeight+gap) - gap
	count := max(1, int((rest-bodyShare+widgets.PagesGap)/(tile+widgets.PagesGap)))
	tiles := min(float32(count)*(tile+widgets.PagesGap), max(tile, rest-bodyLeast))
	body := min(max(rest-tiles-gap, 0), bodyMost)
	y := 1 + headHeight
	s.layoutBody(put, x, y, w, body)
	y += body + gap
	for _, row := range s.rows {
		put(row, x, y, w, chipsHeight)
		y += chipsHeight + gap
	}
	s.tiles.pages.Fit(s.tiles.least(), tileMost)
	put(s.tiles.pages, x, y, w, size.Height-y-gap/2)
}

// tileMost is how high a small tile becomes.
const tileMost float32 = 76

// layoutBody puts the dial beside the counter, and above the counter the clock of its player.
func (s *seat) layoutBody(put widgets.Placing, x, y, w, body float32) {
	dial := body
	if body < bodyShare { // the discs stand beside the ring
		dial = min(w*0.5, body+88)
	}
	counter := w - dial - 12
	if s.purse == nil && !s.clock.Visible() {
		put(s.dial, x, y, w, body)
		s.layoutRivals(put, x+w-90, y, 90)
		return
	}
	put(s.dial, x, y, dial, body)
	right, high := x+w-counter, body
	if s.clock.Visible() {
		own := min(theme.Target, body*0.45)
		put(s.clock, right, y, counter, own)
		y, high = y+own+2, high-own-2
	}
	if s.purse != nil {
		put(s.purse, right, y, counter, high)
	}
	if !s.rivalsInHead() {
		put(s.rivals, right+counter/2-34, y+high-46, 68, glanceHeight)
	}
}

func (s *seat) layoutRivals(put widgets.Placing, x, y, w float32) {
	if s.rivals.Visible() && !s.rivalsInHead() {
		put(s.rivals, x, y, w, glanceHeight)
	}
}

// rivalsInHead tells whether the small copy of the others stands below the name, for want of
// room between the discs of the counter.
func (s *seat) rivalsInHead() bool {
	if s.shape != plain || len(s.rivals.Items()) > 1 {
		return true
	}
	size := s.object.Size()
	return s.purse == nil || s.clock.Visible() || size.Height < slipsFrom || size.Width < 400
}

func (s *seat) layoutHead(put widgets.Placing, x, y, w float32) {
	const icon = 34
	put(s.school, x-13, y+2, theme.Target, theme.Target)
	end := x + w
	for i := len(s.markers) - 1; i >= 0; i-- {
		put(s.markers[i], end-headHeight, y, headHeight, headHeight)
		end -= headHeight + 3
	}
	s.layoutName(put, x-4+icon, y, end-4-(x-4+icon), headHeight)
	put(s.touch, x-8, y, end-4-(x-8), headHeight)
}

// layoutName puts the name above the word that it is to act and what the others
// have left, where those are shown.
func (s *seat) layoutName(put widgets.Placing, x, y, w, h float32) {
	below := s.rivals.Visible() && s.rivalsInHead()
	if !s.turn.Visible() && !below {
		put(s.name, x, y, w, h)
		return
	}
	put(s.name, x, y, w, h-turnHeight)
	y += h - turnHeight - 2
	if s.turn.Visible() {
		word := min(s.turn.MinSize().Width, w)
		put(s.turn, x, y, word, turnHeight)
		x, w = x+word+10, w-word-10
	}
	if below {
		put(s.rivals, x, y, max(w, 0), turnHeight)
	}
}

// pieces are the markers as objects.
func (s *seat) pieces() []fyne.CanvasObject {
	list := make([]fyne.CanvasObject, 0, len(s.markers))
	for _, m := range s.markers {
		list = append(list, m)
	}
	return list
}
