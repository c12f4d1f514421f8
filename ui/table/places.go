package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/widgets"
)

// place is where a seat stands on the board.
type place struct {
	x, y, w, h float32
	across     bool // above the strip: its reader sits across the table
}

// faced tells whether two sit across from each other, a half each.
func (b *board) faced() bool { return b.own == nil && b.form == facing && len(b.seats) == 2 }

// noteSide is where what is said in passing to the reader of a kit lies: at the own seat, or
// where two face each other at the far one.
func (b *board) noteSide(k *widgets.Kit) (at fyne.Position, room fyne.Size, own bool) {
	if b.grid != nil {
		return at, room, false
	}
	i := slices.IndexFunc(b.seats, func(s *seat) bool { return s.kit == k })
	if b.faced() {
		i = 1
	}
	if i < 0 {
		return at, room, false
	}
	return b.seats[i].object.Position(), b.seats[i].object.Size(), true
}

// Measures of several seats in dp.
const (
	seatLeast  float32 = 180 // the least width of a seat among several
	seatColumn float32 = 300 // from this width on a seat may be a column of its own
	seatFlat   float32 = 262 // the least height of a seat that is stacked
)

// places says where each seat stands in a formation, and whether all of them fit on the
// board at once.
func (b *board) places(form formation, size fyne.Size) (places []place, fit bool) {
	if own := b.arrangeOwn(size); own != nil {
		return own, true
	}
	return placesOf(len(b.seen.View.Seats), form, size, b.middle(), seatFlat)
}

// placesOf puts some seats into rows of one height around a strip, no row lower than least:
// where there is no room for that they do not fit.
func placesOf(n int, form formation, size fyne.Size, strip, least float32) (places []place, fit bool) {
	rows := rowsOf(n, form, size.Width)
	high := (size.Height - strip) / float32(max(1, len(rows)))
	if fit = form == facing || high >= least; !fit {
		high, strip = max((size.Height-strip)/2, least), 0
	}
	below := 1 // which row the strip lies above
	if form == sideBySide {
		below = 0
	}
	places = make([]place, n)
	y := float32(0)
	for i, row := range rows {
		if i == below {
			y += strip
		}
		w := size.Width / float32(len(row))
		for j, seat := range row {
			places[seat] = place{float32(j) * w, y, w, high, i < below}
		}
		y += high
	}
	return places, fit
}

// rowsOf are some seats as they sit around a table, from its far edge on. They go round it as
// the initiative does, to the left: clockwise, the first at the near edge, to the right of
// those there. Side by side they stand in two rows where they would be too narrow.
func rowsOf(seats int, form formation, width float32) [][]int {
	switch {
	case form == facing && seats == 2:
		return [][]int{{1}, {0}}
	case form == around:
		return rowsAround(seats, width)
	}
	across, all := max(1, seats), make([]int, seats)
	if seats > 2 && width/float32(seats) < seatColumn {
		across = (seats + 1) / 2
	}
	for i := range all {
		all[i] = i
	}
	return slices.Collect(slices.Chunk(all, across))
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

// rowsAround puts three seats and more into rows that go round the table clockwise: the last
// row from right to left, up the left side, the first from left to right, down the right side.
func rowsAround(n int, width float32) [][]int {
	across := min((n+1)/2, max(2, int(width/seatLeast)))
	rows := make([][]int, (n+across-1)/across)
	far, between, next := len(rows)-1, len(rows)-2, 0
	seat := func(row, many int) {
		for range many {
			rows[row] = append(rows[row], next)
			next++
		}
	}
	seat(0, across)
	for row := 1; row < far; row++ { // up one side
		seat(row, 1)
	}
	seat(far, min(n-across-2*between, across)) // the other side needs one for each row between
	slices.Reverse(rows[far])
	for row := between; row >= 1 && next < n; row-- {
		seat(row, 1)
		slices.Reverse(rows[row])
	}
	slices.Reverse(rows)
	for _, row := range rows {
		slices.Reverse(row)
	}
	return rows
}

// scrolled lays out seats that do not all fit: as on the board, but below each other and
// without the strip.
func (b *board) scrolled(seats []fyne.CanvasObject) *fyne.Container {
	now := func() []place {
		places, _ := b.places(formationOf(b.Size(), len(b.seen.View.Seats)), b.Size())
		return places
	}
	return widgets.NewGrowing(func() fyne.Size {
		size := fyne.NewSize(300, 0)
		for _, p := range now() {
			size.Height = max(size.Height, p.y+p.h)
		}
		return size
	}, func(fyne.Size) {
		for i, p := range now()[:min(len(seats), len(b.seen.View.Seats))] {
			widgets.Put(seats[i], p.x, p.y, p.w, p.h)
		}
	}, seats...)
}

// pageWidth is how wide a page of rows becomes at most, in dp.
const pageWidth float32 = 640

// centred keeps a page readable on a wide window.
func centred(o fyne.CanvasObject) *fyne.Container {
	return widgets.NewArranged(fyne.NewSize(280, 100), func(size fyne.Size) {
		w := min(size.Width, pageWidth)
		widgets.Put(o, (size.Width-w)/2, 0, w, size.Height)
	}, o)
}
