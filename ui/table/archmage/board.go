package archmage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Measures of the board, in dp.
const (
	smallHeight float32 = 48   // of a seat that is not in turn, with letters of the usual size
	smallShare  float32 = 0.3  // of the board for all of those, where they ask for more
	wideFrom    float32 = 760  // from this width on tower and map stand side by side
	tallFrom    float32 = 1100 // from this height on they stand above each other
	tabsHeight  float32 = 56
)

// page is what the large part of a narrow board shows.
type page int

const (
	towerPage page = iota
	landPage
)

// board is the whole table: one seat large, the others small along the edges, each
// turned to its owner, and the map.
type board struct {
	face  *face
	root  *fyne.Container
	page  page
	looks int // the seat somebody looks at, 0 for the one in turn
	turn  int // the turn that was shown last
	moves bool
	seen  table.Sight
	made  shape             // what the parts were put together for
	dock  fyne.CanvasObject // the deeds of the seat in turn, at its edge; nil for none
	spare float32           // the height its deeds have needed so far

	kits   [2]*widgets.Kit
	towers [2]*tower // upright and turned
	lands  [2]*land
}

func newBoard(f *face) *board {
	b := &board{face: f}
	b.root = container.New(&boardPlan{b})
	k := f.Needs().Kit
	b.kits = [2]*widgets.Kit{k, k.Turn()}
	return b
}

// shape is what decides which parts there are: whether tower and map stand together, who
// reads the other way round, and whether the tower's parts stand side by side.
type shape struct{ both, turned, broad bool }

func (b *board) shape() shape {
	size := b.root.Size()
	return shape{b.both(), b.side(1) == 1, b.wide(size) && tall(size)}
}

// Object is part of table.Board.
func (b *board) Object() fyne.CanvasObject { return b.root }

// Kit is part of table.Board: whoever sits across reads the other way round.
func (b *board) Kit(seat tracker.Seat) *widgets.Kit { return b.kits[b.side(int(seat))] }

// Turns is part of table.Board.
func (b *board) Turns() bool { return len(b.seen.View.Seats) > 1 }

// side is 1 for a seat across the table, as the seats go round it clockwise from the
// upper left. Where tower and map stand side by side all sit on one side.
func (b *board) side(seat int) int {
	n := len(b.seen.View.Seats)
	if n < 2 || seat < 1 || b.face.Upright() || b.wide(b.root.Size()) && !tall(b.root.Size()) {
		return 0
	}
	if seat <= (n+1)/2 {
		return 1
	}
	return 0
}

func (b *board) wide(size fyne.Size) bool { return size.Width >= wideFrom }
func tall(size fyne.Size) bool            { return size.Height >= tallFrom }

// both tells whether tower and map are shown at once.
func (b *board) both() bool { return b.wide(b.root.Size()) || tall(b.root.Size()) }

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
	s := b.face.state()
	if s == nil || len(s.Mages) == 0 {
		return
	}
	b.made = b.shape()
	at := b.side(b.large())
	k := b.kits[at]
	if b.towers[at] == nil {
		b.towers[at], b.lands[at] = newTower(b, k), newLand(b, k)
	}
	var objects []fyne.CanvasObject
	for i := range s.Mages {
		if i+1 != b.large() {
			objects = append(objects, b.small(i+1))
		}
	}
	both := b.both()
	if both || b.page == towerPage {
		b.towers[at].set(s, b.large())
		objects = append(objects, b.towers[at].object)
	}
	if both || b.page == landPage {
		b.lands[at].set(s, b.large())
		objects = append(objects, b.lands[at].object)
	}
	if !both {
		objects = append(objects, b.tabs(k))
	}
	b.dock = b.face.actions(k, s, b.large())
	if b.dock != nil {
		objects = append(objects, b.dock)
	}
	b.root.Objects = objects
	b.root.Refresh()
}

// tabs lead from the tower to the map and back.
func (b *board) tabs(k *widgets.Kit) fyne.CanvasObject {
	f := b.face
	return widgets.NewInset(k, 12, 2, 12, 2, widgets.NewSegmented(k, []string{f.word("pageTower"), f.word("pageLand")}, int(b.page), func(i int) {
		b.page = page(i)
		b.fill()
	}))
}

// small is a seat that is not shown large; a tap looks at it.
func (b *board) small(seat int) fyne.CanvasObject {
	f, k := b.face, b.Kit(tracker.Seat(seat))
	s := f.state()
	m := &s.Mages[seat-1]
	icon, role := f.flag(s, seat)
	line := f.word("smallLine", "Points", s.Standing(seat).Total, "Company", m.Company)
	row := widgets.NewListRow(k, widgets.ListFace{Icon: icon, IconRole: role, Title: m.Name, Line: line, Low: true, Joined: true}, func() {
		b.looks = seat
		b.fill()
	})
	shelves := widgets.NewDiagram(k, 1.0/6, 0)
	shelves.Set(1.0/6, f.smallShelves(m), nil, nil)
	return container.New(&seatPlan{seat: seat, kit: k}, row, shelves.Container)
}

// boardPlan is the layout of a board: small seats along the upper and the lower edge, the
// large one and the map between.
type boardPlan struct{ board *board }

// MinSize is part of fyne.Layout.
func (p *boardPlan) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 420) }

// Layout is part of fyne.Layout.
func (p *boardPlan) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	b := p.board
	if s := b.face.state(); s == nil || len(objects) == 0 {
		return
	}
	if b.made != b.shape() { // another size asks for other parts
		b.spare = 0
		b.fill()
		return
	}
	top, bottom := float32(0), size.Height
	small := b.smallHigh(size)
	seatWide := float32(0) // where all sit on one side of a wide board, the small ones sit beside each other
	if b.wide(size) && !tall(size) && len(b.seen.View.Seats) > 1 {
		seatWide = size.Width / float32(len(b.seen.View.Seats)-1)
		bottom -= small
	}
	nth := float32(0)
	var main []fyne.CanvasObject
	for _, o := range objects {
		if o == b.dock {
			continue
		}
		c, ok := o.(*fyne.Container)
		if !ok {
			main = append(main, o)
			continue
		}
		plan, ok := c.Layout.(*seatPlan)
		switch {
		case !ok:
			main = append(main, o)
		case seatWide > 0:
			widgets.Put(o, nth*seatWide, bottom, seatWide, small)
			nth++
		case plan.kit.Turned:
			widgets.Put(o, 0, top, size.Width, small)
			top += small
		default:
			bottom -= small
			widgets.Put(o, 0, bottom, size.Width, small)
		}
	}
	turned := b.side(b.large()) == 1
	both := b.wide(size) || tall(size)
	docked := float32(0)
	if tabs := len(main) - 1; !both && tabs > 0 { // at the owner's edge: messages come and go at the other
		if turned {
			widgets.Put(main[tabs], 0, top, size.Width, tabsHeight)
			top += tabsHeight
		} else {
			bottom -= tabsHeight
			widgets.Put(main[tabs], 0, bottom, size.Width, tabsHeight)
		}
		main = main[:tabs]
	}
	if b.dock != nil {
		width := size.Width
		if b.wide(size) && !tall(size) {
			width = half(size)
		}
		high := widgets.HeightFor(b.dock, width)
		docked = high
		if tall(size) { // the map stays where it is when a line of deeds comes or goes
			b.spare = max(b.spare, high)
			docked = b.spare
		}
		if turned {
			widgets.Put(b.dock, 0, top, width, high)
			top += docked
		} else {
			widgets.Put(b.dock, 0, bottom-high, width, high)
			bottom -= docked
		}
	}
	high := bottom - top
	tower := b.towers[b.side(b.large())]
	switch {
	case len(main) == 0:
	case !both:
		tower.fit(fyne.NewSize(size.Width, high))
		widgets.Put(main[0], 0, top, size.Width, high)
	case b.wide(size) && !tall(size):
		tower.fit(fyne.NewSize(half(size), high))
		widgets.Put(main[0], 0, top, half(size), high)
		widgets.Put(main[1], half(size), top, size.Width-half(size), high+docked)
	default:
		first, second := main[0], main[1]
		if turned {
			first, second = second, first
		}
		tower.wheel.Bound(wheelMost)
		own := min(widgets.HeightFor(tower.inset, size.Width), high*0.5)
		tower.fit(fyne.NewSize(size.Width, own))
		if turned {
			own = high - own
		}
		widgets.Put(first, 0, top, size.Width, own)
		widgets.Put(second, 0, top+own, size.Width, high-own)
	}
}

// smallHigh is how high a small seat is: larger letters get a higher one, as far as the board
// can spare it.
func (b *board) smallHigh(size fyne.Size) float32 {
	large := letters(b.kits[0])
	spare := smallShare * size.Height / float32(max(1, len(b.seen.View.Seats)-1))
	return max(smallHeight, min(smallHeight*large, spare))
}

// letters is how large a kit's letters are, 1 for the usual ones.
func letters(k *widgets.Kit) float32 { return k.Theme.Text(theme.Body) / float32(theme.Body) }

// half is how wide the tower is where the map stands beside it.
func half(size fyne.Size) float32 { return min(size.Width*0.46, 620) }

// seatPlan is the layout of a small seat: its name and numbers, and its shelves beside.
type seatPlan struct {
	seat int
	kit  *widgets.Kit
}

// MinSize is part of fyne.Layout.
func (p *seatPlan) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, smallHeight) }

// Layout is part of fyne.Layout.
func (p *seatPlan) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	shelves := min(size.Width*0.48, 216*max(1, letters(p.kit)), (size.Height-4)*6)
	x := float32(8)
	right := size.Width - shelves - 8
	if p.kit.Turned {
		x, right = shelves+8, 8
	}
	widgets.Put(objects[0], x, 2, size.Width-shelves-20, size.Height-4)
	widgets.Put(objects[1], right, (size.Height-shelves/6)/2, shelves, shelves/6)
}
