package table

import (
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
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
	stackAir   float32 = 12  // between a ring and the next seat
	markersIn  float32 = 380 // from this width on the markers stand beside the name
)

// short tells whether there is room for numbers and pictures only.
func (s *seat) short() bool { return s.shape == tight || s.shape == stacked && !s.roomForTiles() }

// roomForTiles tells whether a stacked seat shows its objects itself.
func (s *seat) roomForTiles() bool { return s.object.Size().Height >= tallFrom }

// layoutStacked lays out a narrow seat: name, markers, dial, counter, chips. The
// dial takes what is left.
func (s *seat) layoutStacked(at spot) {
	w, h := at.size.Width, at.size.Height
	pad, y := float32(8), float32(4)
	if w >= stackedTo {
		pad, y = 14, 8
	}
	inner := w - 2*pad
	y = s.stackHead(at, pad, y, inner)
	shelf, mana := theme.Target+2*widgets.SideRowAir, flatMana
	if s.shape == tight {
		shelf = tilesHeight
	}
	tall := s.roomForTiles()
	if tall {
		shelf, mana = max(stackTiles, h*0.34), tallMana
	}
	if s.purse == nil {
		mana = -stackGap
	}
	clock := float32(0)
	if s.clock.Visible() {
		clock = theme.Target + stackGap
	}
	dial := min(h-y-shelf-mana-clock-3*stackGap, stackDial)
	if tall {
		dial = min(dial, max(inner*0.8, 2*theme.DialTarget))
	}
	dial = min(dial, w-stackAir)
	at.put(s.dial, 0, y, w, dial)
	y += dial + stackGap
	if s.clock.Visible() {
		at.put(s.clock, pad, y, inner, theme.Target)
		y += clock
	}
	if s.purse != nil {
		at.put(s.purse, pad, y, inner, mana)
		y += mana + stackGap
	}
	if tall {
		at.put(s.upper, pad-widgets.SideRowAir, y, inner+2*widgets.SideRowAir, h-y-stackGap)
		return
	}
	at.put(s.upper, pad, y, inner, shelf)
}

// stackHead puts the name, below it what the others have left, and the markers
// beside it or in a line of their own; it returns where the rest begins.
func (s *seat) stackHead(at spot, x, y, w float32) float32 {
	if s.shape == stacked && at.size.Width >= markersIn {
		s.layoutHead(at, x, y, w)
		return y + headHeight + stackGap
	}
	const icon = 34
	high := float32(36)
	if s.rivals.Visible() || s.turn.Visible() {
		high += turnHeight - 8
	}
	at.put(s.school, x-14, y+(high-theme.Target)/2, theme.Target, theme.Target)
	s.layoutName(at, x-6+icon, y, w-icon+6, high)
	at.put(s.touch, x-8, y, w+8, high)
	y += high + 2
	if s.shape == tight {
		return y
	}
	step := w / float32(max(1, len(s.markers)))
	for i, m := range s.markers {
		at.put(m, x+float32(i)*step+(step-headHeight)/2, y, headHeight, headHeight)
	}
	return y + headHeight + stackGap
}
