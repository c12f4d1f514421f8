package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quickcast/ui/widgets"
)

// place is where a seat stands on the board.
type place struct {
	x, y, w, h float32
	across     bool // above the strip: its reader sits across the table
}

// Measures of several seats in dp.
const (
	seatLeast  float32 = 180 // the least width of a seat among several
	seatColumn float32 = 300 // from this width on a seat may be a column of its own
	seatFlat   float32 = 262 // the least height of a seat that is stacked
)

// places says where each seat stands in a formation, and whether all of them fit
// on the board at once. The seats go round the table as the initiative does, to
// the left: clockwise, the first at the near edge, to the right of those there.
func (b *board) places(form formation, size fyne.Size) (places []place, fit bool) {
	n := len(b.seen.View.Seats)
	strip := b.middle()
	switch form {
	case facing:
		half := (size.Height - strip) / 2
		return []place{
			{0, half + strip, size.Width, size.Height - half - strip, false},
			{0, 0, size.Width, half, true},
		}[:min(n, 2)], true
	case sideBySide:
		return columns(n, size, strip)
	}
	rows := rowsAround(n, size.Width)
	high := (size.Height - strip) / float32(len(rows))
	if fit = high >= seatFlat; !fit {
		high, strip = max((size.Height-strip)/2, seatFlat), 0
	}
	places = make([]place, n)
	y := float32(0)
	for i, row := range rows {
		w := size.Width / float32(len(row))
		for j, seat := range row {
			places[seat] = place{float32(j) * w, y, w, high, i == 0}
		}
		y += high
		if i == 0 {
			y += strip
		}
	}
	return places, fit
}

// rowsOf are some seats as they sit around a table of a size.
func rowsOf(seats int, size fyne.Size) [][]int {
	switch formationOf(size, seats) {
	case facing:
		return [][]int{{1}, {0}}
	case around:
		return rowsAround(seats, size.Width)
	}
	row := make([]int, seats)
	for i := range row {
		row[i] = i
	}
	return [][]int{row}
}

// stripAt is where the strip begins: above seats side by side, below the first
// row of others.
func stripAt(form formation, places []place) float32 {
	top := float32(0)
	for _, p := range places {
		if form != sideBySide && p.y == 0 {
			top = p.h
		}
	}
	return top
}

// rowsAround puts seats into rows that go round the table clockwise: the last row from
// right to left, up the left side, the first from left to right, down the right side.
func rowsAround(n int, width float32) [][]int {
	rows := rowsOpposite(n, width)
	slices.Reverse(rows)
	for _, row := range rows {
		slices.Reverse(row)
	}
	return rows
}

// rowsOpposite is the same as seen from across.
func rowsOpposite(n int, width float32) [][]int {
	across := min((n+1)/2, max(2, int(width/seatLeast)))
	count := (n + across - 1) / across
	rows := make([][]int, count)
	next, left := 0, n
	for range min(across, n) {
		rows[0] = append(rows[0], next)
		next++
	}
	left -= across
	for i := 1; i < count-1; i++ { // down the right side
		rows[i] = append(rows[i], next)
		next++
		left--
	}
	last := min(left-(count-2), across) // the left side needs one for each row between
	for range last {
		rows[count-1] = append([]int{next}, rows[count-1]...)
		next++
	}
	for i := count - 2; i >= 1; i-- { // up the left side
		if next < n {
			rows[i] = append([]int{next}, rows[i]...)
			next++
		}
	}
	return rows
}

// columns puts seats side by side, in two rows where they would be too narrow.
func columns(n int, size fyne.Size, strip float32) ([]place, bool) {
	rows := 1
	if n > 2 && size.Width/float32(n) < seatColumn {
		rows = 2
	}
	across := (n + rows - 1) / rows
	high := (size.Height - strip) / float32(rows)
	fit := high >= seatFlat
	top := strip
	if !fit {
		high, top = seatFlat, 0
	}
	var places []place
	for i := range n {
		row := i / across
		count := min(across, n-row*across)
		w := size.Width / float32(count)
		places = append(places, place{float32(i%across) * w, top + float32(row)*high, w, high, false})
	}
	return places, fit
}

// scrolled is the layout of seats that do not all fit: as on the board, but
// below each other and without the strip.
type scrolled struct{ board *board }

// MinSize is part of fyne.Layout.
func (s *scrolled) MinSize([]fyne.CanvasObject) fyne.Size {
	var low float32
	for _, p := range s.places() {
		low = max(low, p.y+p.h)
	}
	return fyne.NewSize(300, low)
}

func (s *scrolled) places() []place {
	size := s.board.Size()
	places, _ := s.board.places(formationOf(size, len(s.board.seen.View.Seats)), size)
	return places
}

// Layout is part of fyne.Layout.
func (s *scrolled) Layout(seats []fyne.CanvasObject, _ fyne.Size) {
	for i, p := range s.places() {
		if i < len(seats) {
			seats[i].Move(fyne.NewPos(p.x, p.y))
			seats[i].Resize(fyne.NewSize(p.w, p.h))
		}
	}
}

// spot places objects in a space as its reader sees it: for a reader across the
// table everything stands point-mirrored.
type spot struct {
	kit  *widgets.Kit
	size fyne.Size
}

func (p spot) put(o fyne.CanvasObject, x, y, w, h float32) {
	if p.kit.Turned {
		x, y = p.size.Width-x-w, p.size.Height-y-h
	}
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// arranged is a layout made of a function.
type arranged struct {
	min    fyne.Size
	layout func(size fyne.Size)
}

// MinSize is part of fyne.Layout.
func (a *arranged) MinSize([]fyne.CanvasObject) fyne.Size { return a.min }

// Layout is part of fyne.Layout.
func (a *arranged) Layout(_ []fyne.CanvasObject, size fyne.Size) { a.layout(size) }

// least gives an object a least size.
func least(o fyne.CanvasObject, size fyne.Size) *fyne.Container {
	return container.New(&arranged{min: size, layout: func(size fyne.Size) {
		o.Move(fyne.NewPos(0, 0))
		o.Resize(size)
	}}, o)
}

// pageWidth is how wide a page of rows becomes at most, in dp.
const pageWidth float32 = 640

// centred keeps a page readable on a wide window.
func centred(o fyne.CanvasObject) *fyne.Container {
	return container.New(&arranged{min: fyne.NewSize(280, 100), layout: func(size fyne.Size) {
		w := min(size.Width, pageWidth)
		o.Move(fyne.NewPos((size.Width-w)/2, 0))
		o.Resize(fyne.NewSize(w, size.Height))
	}}, o)
}
