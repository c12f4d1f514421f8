package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/page"
	"github.com/quickcast/quickcast/ui/widgets"
)

// formation is how the seats stand around the strip.
type formation int

const (
	facing     formation = iota // two halves, the far one turned unless all sit on one side
	sideBySide                  // two and more seats upright, side by side
	around                      // three and more: the upper row turned, the others upright
)

// board is the running table: the seats and the strip.
type board struct {
	*fyne.Container
	screen *Screen
	seats  []*seat
	strip  *widgets.Strip
	shared *regions
	pane   *pane           // beside the seats of a large window, nil where there is none
	own    Board           // of a game that draws the whole of it itself, nil for none
	grid   *widgets.Scroll // of seats that do not all fit, nil where they do
	form   formation
	turned bool // whoever sits across reads the other way round
	made   bool
	seen   Sight
	passed string // what was said last of what an event went past
}

func newBoard(s *Screen) *board {
	b := &board{screen: s}
	b.strip, b.own, b.shared = s.newStrip(), s.face.Board(), newRegions(s)
	b.Container = widgets.NewArranged(fyne.NewSize(320, 480), b.layout, b.strip, b.shared.row)
	widgets.Show(b.strip, b.stripHigh() > 0)
	if b.own != nil {
		b.Objects = []fyne.CanvasObject{b.own.Object(), b.strip}
	}
	return b
}

// set shows the table as it stands. Only what is different is drawn.
func (b *board) set(seen Sight) {
	b.seen = seen
	b.sayPassed(seen.View)
	if b.pane != nil {
		b.pane.set(seen)
	} else {
		b.strip.Set(b.screen.stripFace(seen))
	}
	if b.own != nil {
		b.own.Set(seen)
		return
	}
	b.shared.set(seen)
	for i, seat := range b.seats {
		if i < len(seen.View.Seats) {
			seat.set(seen.View, i)
		}
	}
}

// formationOf decides by the room there is, never by the device.
func formationOf(size fyne.Size, seats int) formation {
	lies := page.ClassOf(size.Width) == page.Narrow && size.Width < 1.2*size.Height || size.Height > 1.1*size.Width
	switch {
	case seats == 1:
		return sideBySide
	case lies && seats > 2:
		return around
	case lies:
		return facing
	default:
		return sideBySide
	}
}

// canTurn tells whether somebody may sit across: then the board is turned, or
// turned back, by one tap.
func (b *board) canTurn() bool {
	if b.own != nil {
		return b.own.Turns()
	}
	return b.made && b.form != sideBySide && len(b.seats) > 1
}

// takePane makes the pane of a large window, or puts it away, and gives the room that is left
// for the seats.
func (b *board) takePane(size fyne.Size) (room fyne.Size, other bool) {
	wide, seats := paneWide(size), len(b.seen.View.Seats)
	if b.screen.past != nil || seats > 2 || formationOf(size, seats) != sideBySide {
		wide = 0
	}
	if other = (wide > 0) != (b.pane != nil); other {
		if b.pane = nil; wide > 0 {
			b.pane = newPane(b.screen)
			b.pane.set(b.seen)
		}
	}
	widgets.Show(b.strip, b.pane == nil && b.stripHigh() > 0)
	return b.seatsRoom(size), other
}

// seatsRoom is what the pane leaves of a size for the seats.
func (b *board) seatsRoom(size fyne.Size) fyne.Size {
	if b.pane != nil {
		size.Width -= paneWide(size)
	}
	return size
}

// middle is the height of the strip and of what all share, in dp.
func (b *board) middle() float32 { return b.stripHigh() + b.shared.height() }

// stripHigh is the height of the strip, which a table of the past has none of.
func (b *board) stripHigh() float32 {
	return pick.Either(b.screen.past != nil, 0, widgets.StripHeight)
}

// settle makes the seats anew when the formation has changed and reports that.
func (b *board) settle(size fyne.Size, other bool) bool {
	count := len(b.seen.View.Seats)
	form, alone := formationOf(size, count), b.arrangeOwn(size) != nil
	turned := form != sideBySide && !b.screen.needs.Upright && !alone
	_, fits := b.places(form, size)
	if !other && b.made && form == b.form && turned == b.turned && len(b.seats) == count && fits == (b.grid == nil) {
		return false
	}
	if b.made {
		b.screen.closeSided()
	}
	b.form, b.turned, b.made, b.seats, b.grid = form, turned, true, nil, nil
	places, _ := b.places(form, size)
	var objects []fyne.CanvasObject
	for i, v := range b.seen.View.Seats {
		kit := *b.screen.needs.Kit // a copy: it tells whose sheets are opened with it
		if turned && places[i].across {
			kit = *b.screen.needs.Kit.Turn()
		}
		seat := newSeat(b.screen, &kit, v.Seat)
		seat.glances = turned
		seat.set(b.seen.View, i)
		b.seats = append(b.seats, seat)
		objects = append(objects, seat.object)
	}
	b.strip.Set(b.screen.stripFace(b.seen))
	if !fits {
		b.grid = widgets.NewVScroll(b.scrolled(objects))
		objects = []fyne.CanvasObject{b.grid}
	}
	b.Objects = append(objects, b.strip, b.shared.row)
	if b.pane != nil {
		b.Objects = append(b.Objects, b.pane.bar, b.pane.column)
	}
	return true
}

// kitOf is the kit of a seat's reader, the screen's if there is no such seat.
func (b *board) kitOf(number tracker.Seat) *widgets.Kit {
	if b.own != nil {
		return b.own.Kit(number)
	}
	for _, s := range b.seats {
		if s.seat == number {
			return s.kit
		}
	}
	return b.screen.needs.Kit
}

func (b *board) layout(size fyne.Size) {
	if size.IsZero() {
		return
	}
	put := widgets.NewPlacing(b.screen.needs.Kit, size)
	if b.own != nil {
		b.made = true
		put(b.strip, 0, 0, size.Width, b.stripHigh())
		put(b.own.Object(), 0, b.stripHigh(), size.Width, size.Height-b.stripHigh())
		return
	}
	whole := size
	size, other := b.takePane(whole)
	if b.settle(size, other) {
		defer canvas.Refresh(b.Container)
	}
	if b.pane != nil {
		put(b.pane.column, size.Width, 0, whole.Width-size.Width, whole.Height)
		put(b.pane.bar, 0, 0, size.Width, widgets.StripHeight)
	}
	strip, middle := b.stripHigh(), b.middle()
	if b.grid != nil {
		put(b.grid, 0, 0, size.Width, size.Height-middle)
		put(b.strip, 0, size.Height-middle, size.Width, strip)
		put(b.shared.row, 0, size.Height-middle+strip, size.Width, middle-strip)
		return
	}
	places, _ := b.places(b.form, size)
	for i, s := range b.seats {
		put(s.object, places[i].x, places[i].y, places[i].w, places[i].h)
	}
	top := stripAt(b.form, places)
	put(b.strip, 0, top, size.Width, strip)
	put(b.shared.row, 0, top+strip, size.Width, middle-strip)
}
