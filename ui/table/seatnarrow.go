package table

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Measures of a narrow seat in dp.
const (
	stackedTo  float32 = 330 // up to this width the dial stands above the counter
	tightTo    float32 = 380 // below this height the markers stand among the chips
	tallFrom   float32 = 560 // from this height on there is room for the tiles
	flatMana   float32 = 52
	tallMana   float32 = 88
	stackDial  float32 = 300 // the most height of its dial
	stackTiles float32 = 170 // the least height of chips and tiles where both are shown
	stackGap   float32 = 4
	stackAir   float32 = 12 // between a ring and the next seat
)

// short tells whether there is room for numbers and pictures only.
func (s *seat) short() bool { return s.shape == tight || s.shape == stacked && !s.roomForTiles() }

// roomForTiles tells whether a stacked seat shows its objects itself.
func (s *seat) roomForTiles() bool { return s.object.Size().Height >= tallFrom }

// layoutNarrow puts everything into one column from the head to the tiles, in which the dial
// takes what is left.
func (s *seat) layoutNarrow(put widgets.Placing, size fyne.Size) {
	const pad float32 = 8
	x, w, chips, counter := pad, size.Width-2*pad, theme.Target+2*widgets.SideRowAir, flatMana
	most := min(stackDial, size.Width-stackAir)
	if s.shape == tight {
		chips = tileHigh
	}
	if s.roomForTiles() {
		chips, counter = max(stackTiles, size.Height*0.34), tallMana
		most = min(most, max(w*0.8, 2*theme.DialTarget))
	}
	y := s.stackHead(put, x, stackGap, w)
	low := chips + stackGap
	if s.clock.Visible() {
		low += theme.Target + stackGap
	}
	if s.purse != nil {
		low += counter + stackGap
	}
	dial := min(size.Height-y-low-stackGap, most)
	put(s.dial, 0, y, size.Width, dial)
	y += dial + stackGap
	if s.clock.Visible() {
		put(s.clock, x, y, w, theme.Target)
		y += theme.Target + stackGap
	}
	if s.purse != nil {
		put(s.purse, x, y, w, counter)
		y += counter + stackGap
	}
	if s.roomForTiles() {
		put(s.rows[0], x-widgets.SideRowAir, y, w+2*widgets.SideRowAir, size.Height-y-stackGap)
		return
	}
	put(s.rows[0], x, y, w, chips)
}

// tileHigh is the height of a row with markers in it, in dp.
const tileHigh float32 = 60

// stackHead puts the name, below it what the others have left, and the markers below that in
// a line of their own; it returns where the rest begins.
func (s *seat) stackHead(put widgets.Placing, x, y, w float32) float32 {
	const icon = 34
	high := float32(36)
	if s.rivals.Visible() || s.turn.Visible() {
		high += turnHeight - 8
	}
	put(s.school, x-14, y+(high-theme.Target)/2, theme.Target, theme.Target)
	s.layoutName(put, x-6+icon, y, w-icon+6, high)
	put(s.touch, x-8, y, w+8, high)
	y += high + 2
	if s.shape == tight {
		return y
	}
	step := w / float32(max(1, len(s.markers)))
	for i, m := range s.markers {
		put(m, x+float32(i)*step+(step-headHeight)/2, y, headHeight, headHeight)
	}
	return y + headHeight + stackGap
}

// lines are chips and tiles in as many lines as it takes, scrolling down.
func (s *seat) lines() fyne.CanvasObject {
	return widgets.NewScroll(widgets.NewInset(s.kit, widgets.SideRowAir, 0, widgets.SideRowAir, widgets.SideRowAir,
		widgets.NewColumn(s.kit, 8, widgets.NewWrap(s.kit, 8, 0, s.chips.whole()...), newTileGrid(s.kit, s.tiles.whole()))))
}

// newTileGrid puts objects into columns that share the room.
func newTileGrid(k *widgets.Kit, list []fyne.CanvasObject) *fyne.Container {
	return widgets.NewFixedGrid(k, columnLeast, 8, list...)
}

// columnLeast is the least width of a column of objects, in dp.
const columnLeast float32 = 156
