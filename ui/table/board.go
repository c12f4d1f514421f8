package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"quickcast/tracker"
	"quickcast/ui/page"
	"quickcast/ui/widgets"
)

// formation is how the seats stand around the strip.
type formation int

const (
	facing  formation = iota // two halves, the far one turned unless all sit on one side
	beside                   // two seats upright, side by side
	several                  // three and more in a grid
)

// board is the running table: the seats and the strip.
type board struct {
	widget.BaseWidget
	screen *Screen
	seats  []*seat
	strip  *widgets.Strip
	grid   *container.Scroll // of several seats
	form   formation
	turned bool // the first seat of two faces the other way
	made   bool
	seen   sight
}

func newBoard(s *Screen) *board {
	b := &board{screen: s}
	b.strip = s.newStrip()
	b.ExtendBaseWidget(b)
	return b
}

// set shows the table as it stands. Only what is different is drawn.
func (b *board) set(seen sight) {
	b.seen = seen
	b.strip.Set(b.screen.stripFace(seen))
	for i, seat := range b.seats {
		if i < len(seen.view.Seats) {
			seat.set(seen.view.Seats[i], seen.view.Turn)
		}
	}
}

// far is the kit of the half across the table.
func (b *board) far() *widgets.Kit {
	if b.turned {
		return b.screen.needs.Kit.Turn()
	}
	return b.screen.needs.Kit
}

// formationOf decides by the room there is, never by the device.
func formationOf(size fyne.Size, seats int) formation {
	switch {
	case seats > 2:
		return several
	case page.ClassOf(size.Width) == page.Narrow && size.Width < 1.2*size.Height, size.Height > 1.1*size.Width:
		return facing
	default:
		return beside
	}
}

// settle makes the seats anew when the formation has changed and reports that.
func (b *board) settle(size fyne.Size) bool {
	form := formationOf(size, len(b.seen.view.Seats))
	turned := form == facing && !b.screen.state.Upright
	if b.made && form == b.form && turned == b.turned && len(b.seats) == len(b.seen.view.Seats) {
		return false
	}
	b.form, b.turned, b.made, b.seats, b.grid = form, turned, true, nil, nil
	var objects []fyne.CanvasObject
	for i, v := range b.seen.view.Seats {
		kit := b.screen.needs.Kit
		if i == 0 {
			kit = b.far()
		}
		seat := newSeat(b.screen, kit, v.Seat)
		seat.set(v, b.seen.view.Turn)
		b.seats = append(b.seats, seat)
		objects = append(objects, seat.object)
	}
	if form == several {
		b.grid = container.NewVScroll(container.New(&grid{}, objects...))
	}
	return true
}

// seatOf is the seat of a number, the first if there is none.
func (b *board) kitOf(number tracker.Seat) *widgets.Kit {
	for _, s := range b.seats {
		if s.number == number {
			return s.kit
		}
	}
	return b.screen.needs.Kit
}

// CreateRenderer is part of fyne.Widget.
func (b *board) CreateRenderer() fyne.WidgetRenderer { return &boardRenderer{b} }

type boardRenderer struct{ board *board }

func (r *boardRenderer) Destroy()           {}
func (r *boardRenderer) MinSize() fyne.Size { return fyne.NewSize(320, 480) }

func (r *boardRenderer) Objects() []fyne.CanvasObject {
	b := r.board
	var objects []fyne.CanvasObject
	if b.grid != nil {
		objects = append(objects, b.grid)
	} else {
		for _, s := range b.seats {
			objects = append(objects, s.object)
		}
	}
	return append(objects, b.strip)
}

func (r *boardRenderer) Refresh() {
	r.Layout(r.board.Size())
	canvas.Refresh(r.board)
}

func (r *boardRenderer) Layout(size fyne.Size) {
	b := r.board
	if size.IsZero() {
		return
	}
	if b.settle(size) {
		defer canvas.Refresh(b)
	}
	h := widgets.StripHeight
	up := spot{b.screen.needs.Kit, size}
	switch b.form {
	case facing:
		half := (size.Height - h) / 2
		up.put(b.seats[0].object, 0, 0, size.Width, half)
		up.put(b.strip, 0, half, size.Width, h)
		up.put(b.seats[1].object, 0, half+h, size.Width, size.Height-half-h)
	case beside:
		up.put(b.strip, 0, 0, size.Width, h)
		w := size.Width / 2
		up.put(b.seats[0].object, 0, h, w, size.Height-h)
		up.put(b.seats[1].object, w, h, size.Width-w, size.Height-h)
	default:
		up.put(b.grid, 0, 0, size.Width, size.Height-h)
		up.put(b.strip, 0, size.Height-h, size.Width, h)
	}
}

// grid puts three and more seats into as many columns as there is room for.
type grid struct{ size fyne.Size }

const (
	gridSeat   float32 = 350 // the least width of a seat in the grid
	gridHeight float32 = 300
)

func (g *grid) columns(n int) int { return max(1, min(int(g.size.Width/gridSeat), min(n, 3))) }

// MinSize is part of fyne.Layout.
func (g *grid) MinSize(seats []fyne.CanvasObject) fyne.Size {
	columns := g.columns(len(seats))
	rows := (len(seats) + columns - 1) / columns
	return fyne.NewSize(300, float32(rows)*gridHeight)
}

// Layout is part of fyne.Layout.
func (g *grid) Layout(seats []fyne.CanvasObject, size fyne.Size) {
	g.size = size
	columns := g.columns(len(seats))
	rows := (len(seats) + columns - 1) / columns
	w, h := size.Width/float32(columns), max(gridHeight, size.Height/float32(max(rows, 1)))
	for i, o := range seats {
		o.Move(fyne.NewPos(float32(i%columns)*w, float32(i/columns)*h))
		o.Resize(fyne.NewSize(w, h))
	}
}
