package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Measures of a seat in dp.
const (
	headHeight  float32 = 52
	turnHeight  float32 = 18 // of the line that says whose turn it is
	tilesHeight float32 = 60
	tilesShare  float32 = 0.26 // the most they have of a seat's height
	chipsHeight float32 = 48
	bodyLeast   float32 = 168 // below this the chips move in with the tiles
	bodyMost    float32 = 280
	bodyNarrow  float32 = 206
	dialMost    float32 = 400
	dialShare   float32 = 0.5 // of a high seat
	counterRoom float32 = 200
	counterMost float32 = 250 // on a broad seat
	broadPad    float32 = 20
	broad       float32 = 520 // from this width on the dial grows
	roomy       float32 = 480 // from this height on chips and tiles wrap and scroll down

	glanceHeight float32 = 36 // of what the others have left, beside the dial
)

// layout lays a seat out for the room it has: the dial shrinks first, then chips and tiles
// share one row.
func (s *seat) layout(size fyne.Size) {
	s.dress(size)
	put, p := widgets.NewPlacing(s.kit, size), s.plan(size)
	put(s.ground, 0, 0, size.Width, size.Height)
	x, w := p.pad, size.Width-2*p.pad
	y := s.stackHead(put, x, p.top, w)
	low := p.chips + p.gap + p.tiles
	if p.tiles > 0 {
		low += p.gap
	}
	if !p.broad && s.clock.Visible() {
		low += theme.Target + p.gap
	}
	if !p.broad && s.purse != nil {
		low += p.counter + p.gap
	}
	dial := min(size.Height-y-low-p.end-p.spare, p.dial)
	if p.broad {
		s.layoutBody(put, x, y, w, dial)
	} else {
		put(s.dial, 0, y, size.Width, dial)
	}
	y += dial + p.gap
	if !p.broad && s.clock.Visible() {
		put(s.clock, x, y, w, theme.Target)
		y += theme.Target + p.gap
	}
	if !p.broad && s.purse != nil {
		put(s.purse, x, y, w, p.counter)
		y += p.counter + p.gap
	}
	if p.rest {
		put(s.upper, x-widgets.SideRowAir, y, w+2*widgets.SideRowAir, size.Height-y-p.end)
		return
	}
	put(s.upper, x, y, w, p.chips)
	if s.lower != nil {
		put(s.lower, x, y+p.chips+p.gap, w, p.tiles)
	}
}

// plan is how a shape stands in the room there is, in dp: one column from the head to the
// tiles, in which the dial takes what is left.
type plan struct {
	pad, top, end, gap float32 // air at the sides, above, below, and between
	spare              float32 // more air that is left free where there is little
	broad              bool    // the counter stands beside the dial, not below it
	dial, counter      float32 // the most height of the dial, the height of a counter below it
	chips, tiles       float32 // heights of their rows; 0 for none
	rest               bool    // both take all that is left, chips at least
}

// plan is that of the seat's shape.
func (s *seat) plan(size fyne.Size) plan {
	if s.shape == stacked || s.shape == tight {
		p := plan{pad: 8, top: 4, end: 4, gap: 4, dial: stackDial, counter: flatMana, chips: theme.Target + 2*widgets.SideRowAir}
		if size.Width >= stackedTo {
			p.pad, p.top = 14, 8
		}
		if s.shape == tight {
			p.chips = tilesHeight
		}
		if s.roomForTiles() {
			p.chips, p.counter, p.rest = max(stackTiles, size.Height*0.34), tallMana, true
			p.dial = min(p.dial, max((size.Width-2*p.pad)*0.8, 2*theme.DialTarget))
		}
		p.dial = min(p.dial, size.Width-stackAir)
		return p
	}
	p := plan{pad: 14, top: 8, gap: 6, broad: true, dial: bodyMost}
	switch {
	case size.Height < 340:
		p.pad, p.top = 10, 3
	case size.Width >= broad:
		p.pad, p.top = broadPad, 14
	}
	p.end, p.spare = p.top, p.top
	switch s.shape {
	case merged:
		p.chips = s.tiles.height(size.Height * tilesShare)
	case rows:
		p.chips, p.tiles = chipsHeight, s.tiles.height(size.Height*tilesShare)
	default:
		p.chips, p.rest = chipsHeight+2*tilesHeight+10, true
		p.dial = max(bodyMost, min(max(dialMost, size.Height*dialShare), size.Width-2*broadPad-10-counterRoom)) // it grows, and leaves the counter its own
	}
	if size.Width < broad {
		p.dial = bodyNarrow
	}
	return p
}

// layoutBody puts the dial beside the counter, and above the counter the clock
// and what the others have left.
func (s *seat) layoutBody(put widgets.Placing, x, y, w, body float32) {
	dial := max(2*theme.DialTarget, body)
	if s.purse == nil && !s.clock.Visible() && (!s.rivals.Visible() || s.rivalsInHead()) {
		dial = w
	}
	put(s.dial, x, y, dial, body)
	counter, high, top := w-dial-10, body, y
	right := x + w - counter
	if s.shape == wrapped {
		counter, high = min(counter, counterMost), min(body, counterMost)
		right, top = x+w-counter, y+(body-high)/2
	}
	if s.clock.Visible() {
		put(s.clock, right, top, counter, theme.Target)
		top, high = top+theme.Target+4, high-theme.Target-4
	}
	if s.rivals.Visible() && !s.rivalsInHead() {
		put(s.rivals, right, top, counter, glanceHeight)
		top, high = top+glanceHeight+6, high-glanceHeight-6
	}
	if s.purse != nil {
		put(s.purse, right, top, counter, high)
	}
}

// rivalsInHead tells whether the small copy of the others stands below the name,
// for want of room.
func (s *seat) rivalsInHead() bool { return s.shape != rows || s.clock.Visible() }

func (s *seat) layoutHead(put widgets.Placing, x, y, w float32) {
	const icon = 40
	put(s.school, x-17, y+2, theme.Target, theme.Target)
	end := x + w
	for i := len(s.markers) - 1; i >= 0; i-- {
		put(s.markers[i], end-headHeight, y, headHeight, headHeight)
		end -= headHeight + 4
	}
	s.layoutName(put, x-8+icon, y, end-4-(x-8+icon), headHeight)
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

// shape is how chips and tiles stand.
type shape int

const (
	unmade  shape = iota
	merged        // both in one row that scrolls across
	rows          // a row each
	wrapped       // both in lines, scrolling down
	stacked       // a narrow seat: dial above counter, chips wrap below
	tight         // a low one: the markers stand among the chips
)

func shapeOf(size fyne.Size) shape {
	switch {
	case size.Width < stackedTo && size.Height < tightTo:
		return tight
	case size.Width < stackedTo, size.Height >= tallFrom && size.Width < broad:
		return stacked
	case size.Height >= roomy && size.Width >= bodyMost+counterRoom:
		return wrapped
	case size.Height-headHeight-chipsHeight-tilesHeight-36 >= bodyLeast:
		return rows
	default:
		return merged
	}
}

// dress takes on a shape, when it is another.
func (s *seat) dress(size fyne.Size) {
	if now := shapeOf(size); now != s.shape {
		s.shape = now
		s.chips.set(s.view, s.screen.seen.View.Asks(s.seat))
		s.setFigures()
		s.fill()
	}
}

// fill puts the parts together in the containers of the shape.
func (s *seat) fill() {
	chips, tiles := s.chips.List, s.tiles.whole
	s.upper, s.lower = nil, nil
	switch s.shape {
	case merged:
		s.upper = widgets.NewSideRow(s.kit, slices.Concat(chips, tiles), s.chips.last())
	case rows:
		s.upper, s.lower = widgets.NewSideRow(s.kit, chips, s.chips.last()), widgets.NewSideRow(s.kit, tiles, nil)
	case tight:
		s.upper = widgets.NewSideRow(s.kit, append(s.pieces(), chips...), s.chips.last())
	case stacked:
		if s.upper = widgets.NewSideRow(s.kit, chips, s.chips.last()); s.roomForTiles() {
			s.upper = s.lines()
		}
	default:
		s.upper = s.lines()
	}
	objects := []fyne.CanvasObject{s.ground, s.school, s.name, s.turn, s.rivals, s.touch}
	if s.shape != tight {
		objects = append(objects, s.pieces()...)
	}
	objects = append(objects, s.dial, s.clock, s.upper)
	if s.purse != nil {
		objects = append(objects, s.purse)
	}
	if s.lower != nil {
		objects = append(objects, s.lower)
	}
	s.object.Objects = objects
}

// lines are chips and tiles in as many lines as it takes, scrolling down.
func (s *seat) lines() fyne.CanvasObject {
	return widgets.NewScroll(widgets.NewInset(s.kit, widgets.SideRowAir, 0, widgets.SideRowAir, widgets.SideRowAir,
		widgets.NewColumn(s.kit, 8, widgets.NewWrap(s.kit, 8, 0, s.chips.whole()...), newTileGrid(s.kit, s.tiles.whole))))
}

// newTileGrid puts objects into columns that share the room.
func newTileGrid(k *widgets.Kit, list []fyne.CanvasObject) *fyne.Container {
	return widgets.NewFixedGrid(k, columnLeast, 8, list...)
}

// columnLeast is the least width of a column of objects, in dp.
const columnLeast float32 = 156

// pieces are the markers as objects.
func (s *seat) pieces() []fyne.CanvasObject {
	list := make([]fyne.CanvasObject, 0, len(s.markers))
	for _, m := range s.markers {
		list = append(list, m)
	}
	return list
}

// Measures of a narrow seat in dp.
const (
	stackedTo  float32 = 330 // up to this width the dial stands above the counter
	tightTo    float32 = 380 // below this height the markers stand among the chips
	tallFrom   float32 = 560 // from this height on there is room for the tiles
	flatMana   float32 = 52
	tallMana   float32 = 88
	stackDial  float32 = 300 // the most height of its dial
	stackTiles float32 = 170 // the least height of chips and tiles where both are shown
	headGap    float32 = 4
	stackAir   float32 = 12  // between a ring and the next seat
	markersIn  float32 = 380 // from this width on the markers stand beside the name
)

// short tells whether there is room for numbers and pictures only.
func (s *seat) short() bool { return s.shape == tight || s.shape == stacked && !s.roomForTiles() }

// roomForTiles tells whether a stacked seat shows its objects itself.
func (s *seat) roomForTiles() bool { return s.object.Size().Height >= tallFrom }

// stackHead puts the name, below it what the others have left, and the markers
// beside it or in a line of their own; it returns where the rest begins.
func (s *seat) stackHead(put widgets.Placing, x, y, w float32) float32 {
	if s.shape != tight && (s.shape != stacked || s.object.Size().Width >= markersIn) {
		s.layoutHead(put, x, y, w)
		return y + headHeight + headGap
	}
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
	return y + headHeight + headGap
}
