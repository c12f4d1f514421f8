package archmage

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Measures of the board, in dp.
const (
	wideFrom  float32 = 760  // from this width on wheel and map stand side by side
	deskFrom  float32 = 1100 // from this one on all of the table is seen at once
	tallFrom  float32 = 1100 // from this height on they stand above each other
	pageLeast float32 = 300  // of a page, before the opponents go below the wheel
	deskTower float32 = 376  // of the column with the wheel
	deskSide  float32 = 348  // of the one with what can be done and the opponents
)

// page is what the large part of a narrow board shows.
type page int

const (
	towerPage page = iota
	landPage
)

// board is the whole table as the seat in turn sees it: its tower, the map, the opponents, a line
// each, and what can be done.
type board struct {
	face  *face
	root  *fyne.Container
	page  page
	looks int // the seat somebody looks at, 0 for the one in turn
	turn  int // the turn that was shown last
	moves bool
	paces paces // the Warlord's walk
	seen  table.Sight
	made  shape // what the parts were put together for
	parts parts
	spare float32 // the height its deeds have needed so far

	kits   [2]*widgets.Kit
	towers [2]*tower // upright and turned
	lands  [2]*land
}

// parts are what a board is made of; those a shape does not have are nil.
type parts struct {
	head, tower, land fyne.CanvasObject
	tabs              fyne.CanvasObject // lead from the tower to the map
	rivals            fyne.CanvasObject
	side              fyne.CanvasObject // of a desk: head, opponents and land
	dock              fyne.CanvasObject // the deeds of the seat in turn
}

func newBoard(f *face) *board {
	b := &board{face: f}
	b.root = widgets.NewArranged(fyne.NewSize(320, 420), b.layout)
	k := f.Needs().Kit
	b.kits = [2]*widgets.Kit{k, k.Turn()}
	return b
}

// shape is what decides which parts there are.
type shape struct {
	wide, tall, desk bool
	turned           bool // who reads it sits across
	crowded          bool // there is no room for the opponents beside a page
}

func (b *board) shape() shape {
	size := b.root.Size()
	s := shape{wide: size.Width >= wideFrom, tall: size.Height >= tallFrom}
	s.desk = size.Width >= deskFrom && !s.tall
	s.turned = b.side(b.large()) == 1
	k := b.kits[0]
	rows := float32(len(b.seen.View.Seats)-1) * rivalPlan{k}.high()
	s.crowded = !s.tall && !s.desk && size.Height < pageLeast+rows+4*theme.Target*k.Larger()
	return s
}

// both tells whether tower and map are shown at once.
func (s shape) both() bool { return s.wide || s.tall }

// Object is part of table.Board.
func (b *board) Object() fyne.CanvasObject { return b.root }

// Kit is part of table.Board: whoever sits across reads the other way round.
func (b *board) Kit(seat tracker.Seat) *widgets.Kit { return b.kits[b.side(int(seat))] }

// Turns is part of table.Board.
func (b *board) Turns() bool { return len(b.seen.View.Seats) > 1 }

// side is 1 for a seat across the table: the first sits on this side, and the seats go round it
// clockwise. Where tower and map stand side by side all sit on this side.
func (b *board) side(seat int) int {
	n, size := len(b.seen.View.Seats), b.root.Size()
	if b.face.Upright() || size.Width >= wideFrom && size.Height < tallFrom {
		return 0
	}
	if seat > 1 && seat <= 1+n/2 {
		return 1
	}
	return 0
}

// Set is part of table.Board.
func (b *board) Set(seen table.Sight) {
	b.seen = seen
	if turn := b.turnOf(); turn != b.turn {
		b.turn, b.looks = turn, 0
	}
	b.fill()
}

// turnOf is the seat in turn; the first where there is none.
func (b *board) turnOf() int { return max(1, int(b.seen.View.Turn)) }

// large is the seat that is shown large.
func (b *board) large() int {
	if b.looks > 0 && b.looks <= len(b.seen.View.Seats) {
		return b.looks
	}
	return b.turnOf()
}

// fill puts the parts together as the table stands.
func (b *board) fill() {
	f := b.face
	s := f.state()
	if s == nil || len(s.Mages) == 0 {
		return
	}
	b.made = b.shape()
	seat, at := b.large(), b.side(b.large())
	k := b.kits[at]
	if b.towers[at] == nil {
		b.towers[at], b.lands[at] = newTower(b, k), newLand(b, k)
	}
	b.paces.follow(s)
	p := parts{head: f.head(k, s, seat), dock: f.actions(k, s, seat)}
	if len(s.Mages) > 1 {
		p.rivals = f.rivals(k, s, seat)
	}
	tower, land := b.towers[at], b.lands[at]
	if b.made.both() || b.page == towerPage {
		var below fyne.CanvasObject
		if b.made.crowded {
			below, p.rivals = p.rivals, nil
		}
		tower.set(s, seat, below)
		p.tower = tower.object
	}
	if b.made.both() || b.page == landPage {
		land.set(s, seat)
		p.land = land.object
	}
	if b.made.crowded {
		p.rivals = nil
	}
	if !b.made.both() {
		p.tabs = widgets.NewInset(k, 12, 0, 12, 0, widgets.NewSegmented(k, []string{f.word("pageTower"), f.word("pageLand")}, int(b.page), func(i int) { b.open(page(i)) }))
	}
	if b.made.desk {
		side := column(k, widgets.NewFlushPanel(k, column(k, p.head, f.here(k, s, seat))))
		if p.rivals != nil {
			next := f.word("nextUp", "Name", s.Mages[s.Turn%len(s.Mages)].Name)
			side.Objects = append(side.Objects, widgets.NewFlushPanel(k, column(k, widgets.NewInset(k, 12, 10, 12, 0, widgets.NewSection(k, f.word("opponents"), next)), p.rivals)))
		}
		side.Objects = append(side.Objects, land.below.Objects...)
		p.head, p.rivals, p.side = nil, nil, widgets.NewScrollOf(k, widgets.NewInset(k, 0, 10, 12, 12, side))
	}
	b.parts, b.root.Objects = p, nil
	for _, o := range []fyne.CanvasObject{p.head, p.tower, p.land, p.tabs, p.side, p.rivals, p.dock} {
		if o != nil {
			b.root.Objects = append(b.root.Objects, o)
		}
	}
	b.root.Refresh()
}

// open shows a page of a narrow board.
func (b *board) open(to page) {
	b.page = to
	b.fill()
}

// Page is part of table.Pager: it turns from the wheel to the map and back.
func (b *board) Page(by int) bool {
	if b.shape().both() {
		return false
	}
	b.open(min(max(b.page+page(by), towerPage), landPage))
	return true
}

// layout gives the parts their places, as their reader sees them.
func (b *board) layout(size fyne.Size) {
	if s := b.face.state(); s == nil || len(b.root.Objects) == 0 {
		return
	}
	if b.made != b.shape() { // another size asks for other parts
		b.spare = 0
		b.fill()
		return
	}
	k := b.kits[b.side(b.large())]
	p, put := b.parts, widgets.NewPlacing(k, size)
	left, width := float32(0), size.Width // of what stands below each other
	top, bottom := float32(0), size.Height
	tower := b.towers[b.side(b.large())]
	switch {
	case b.made.desk:
		tower.fit(fyne.NewSize(deskTower, size.Height))
		put(p.tower, 0, 0, deskTower, size.Height)
		put(p.side, size.Width-deskSide, 0, deskSide, size.Height)
		left, width = deskTower, size.Width-deskTower-deskSide
	case b.made.wide && !b.made.tall:
		left = half(size)
		put(p.land, left, 0, width-left, size.Height)
		left, width = 0, left
	}
	if p.head != nil {
		high := widgets.HeightFor(p.head, width)
		put(p.head, left, top, width, high)
		top += high
	}
	for _, o := range []fyne.CanvasObject{p.dock, p.rivals, p.tabs} {
		if o == nil {
			continue
		}
		high := widgets.HeightFor(o, width)
		put(o, left, bottom-high, width, high)
		if o == p.dock && (b.made.tall || b.made.desk) { // the map stays where it is when a line of deeds comes or goes
			b.spare = max(b.spare, high)
			high = b.spare
		}
		bottom -= high
	}
	high := bottom - top
	switch {
	case b.made.desk:
		put(p.land, left, top, width, high)
	case b.made.tall:
		tower.wheel.Bound(wheelMost)
		own := min(widgets.HeightFor(tower.inset, width), high/2)
		tower.fit(fyne.NewSize(width, own))
		put(p.tower, 0, top, width, own)
		put(p.land, 0, top+own, width, high-own)
	case p.tower != nil:
		tower.fit(fyne.NewSize(width, high))
		put(p.tower, 0, top, width, high)
	default:
		put(p.land, 0, top, width, high)
	}
}

// half is how wide the tower is where the map stands beside it.
func half(size fyne.Size) float32 { return min(size.Width*0.46, 620) }
