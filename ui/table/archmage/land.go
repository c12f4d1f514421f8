package archmage

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// land is the map: hexagons as the tiles lie, with who controls what, and below it what
// can be done with it.
type land struct {
	board  *board
	kit    *widgets.Kit
	object *fyne.Container
	scroll fyne.CanvasObject // of a narrow board: map and all below it
	whole  fyne.CanvasObject // the map as large as there is room, and what belongs to it
	column *fyne.Container
	legend *fyne.Container
	below  *fyne.Container
	tiles  *widgets.Diagram
}

func newLand(b *board, k *widgets.Kit) *land {
	l := &land{board: b, kit: k, column: column(k), tiles: widgets.NewDiagram(k, 1, 900), below: column(k), legend: widgets.NewWrap(k, 16, 4)}
	l.object = container.NewStack()
	content := widgets.NewInset(k, 8, 4, 8, 12, l.column)
	l.scroll = widgets.NewSwiped(k, content, func(by int) { b.Page(by) })
	l.whole = container.New(&mapPlan{l}, l.tiles.Container, l.legend, widgets.NewScrollOf(k, l.below))
	return l
}

// grid turns the axes of tiles into shares of the width of the drawing.
type grid struct {
	side       float32 // half the width of a tile
	left, top  float32
	high       float32 // of the drawing
	tall, wide float32 // of a tile
}

// across is where a tile lies before it is scaled, in halves of its width.
func across(q, r int) (x, y float32) {
	return 1.5 * float32(q), float32(math.Sqrt(3)) * (float32(r) + float32(q)/2)
}

func gridOf(places []archmage.Place) grid {
	var x0, x1, y0, y1 float32
	for i := range places {
		x, y := across(places[i].Q, places[i].R)
		x0, x1, y0, y1 = min(x0, x), max(x1, x), min(y0, y), max(y1, y)
	}
	half := float32(math.Sqrt(3)) / 2
	side := 1 / (x1 - x0 + 2)
	return grid{side: side, left: (1 - x0) * side, top: (half - y0) * side, high: (y1 - y0 + 2*half) * side, wide: 2 * side, tall: 2 * half * side}
}

func (g grid) at(q, r int) (x, y float32) {
	x, y = across(q, r)
	return g.left + x*g.side, g.top + y*g.side
}

// spot is the tile nearest to a point of the drawing.
func (g grid) spot(x, y float32) (q, r int) {
	x, y = (x-g.left)/g.side, (y-g.top)/g.side
	fq := float64(x) / 1.5
	fr := float64(y)/math.Sqrt(3) - fq/2
	q, r = int(math.Round(fq)), int(math.Round(fr))
	if s := -fq - fr; math.Round(fq)+math.Round(fr)+math.Round(s) != 0 { // the coordinate that is furthest from whole gives way
		dq, dr, ds := math.Abs(math.Round(fq)-fq), math.Abs(math.Round(fr)-fr), math.Abs(math.Round(s)-s)
		switch {
		case dq > dr && dq > ds:
			q = -int(math.Round(fr)) - int(math.Round(s))
		case dr > ds:
			r = -q - int(math.Round(s))
		}
	}
	return q, r
}

// set shows the map for a seat.
func (l *land) set(s *archmage.State, seat int) {
	f, k := l.board.face, l.kit
	g := gridOf(s.Places)
	var nodes []widgets.Node
	for i := range s.Places {
		p := &s.Places[i]
		x, y := g.at(p.Q, p.R)
		n := widgets.Node{X: x, Y: y, W: g.wide * 0.97, H: g.tall * 0.97, Face: f.tileFace(s, p), Tap: func() { f.tapPlace(k, seat, p.ID) }}
		if l.board.moves && p.Kind != archmage.CursedTower {
			n.Face.Lit = false
			n.Drop = func(dx, dy float32) { f.drop(s, p, g, x+dx, y+dy) }
		}
		nodes = append(nodes, n)
	}
	l.tiles.Set(g.high, nodes, nil, nil)
	l.legend.Objects = f.legend(k, s)
	l.below.Objects = []fyne.CanvasObject{l.owners(s), l.foot()}
	if s.Round == 1 {
		l.below.Objects = append(l.below.Objects, widgets.NewParagraph(k, f.word("mapOurs"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	if l.board.made.both() { // the tower beside it says the rest
		l.object.Objects = []fyne.CanvasObject{l.whole}
		l.whole.Refresh()
	} else {
		l.column.Objects = append(append([]fyne.CanvasObject{l.tiles.Container, l.legend}, f.notes(k)...), l.below.Objects...)
		l.object.Objects = []fyne.CanvasObject{l.scroll}
		l.column.Refresh()
	}
	l.object.Refresh()
}

// legend says whose flag is whose, and what the map says by dashes and crosses.
func (f *face) legend(k *widgets.Kit, s *archmage.State) []fyne.CanvasObject {
	key := func(sign fyne.CanvasObject, words string) fyne.CanvasObject {
		return widgets.NewLine(k, 6, -1, sign, widgets.NewLabel(k, words, widgets.Style{Size: theme.Small}))
	}
	var list []fyne.CanvasObject
	for seat := range s.Owners() {
		icon, role := f.flag(s, seat+1)
		list = append(list, key(widgets.NewGlyph(k, icon, role, 16), f.nameOf(s, seat+1)))
	}
	return append(list, key(widgets.NewKey(k, theme.Ink, 5), f.word("keyReach")), key(widgets.NewGlyph(k, "close", theme.Quiet, 16), f.word("keyClosed")))
}

// sideWidth is how wide what belongs to the map is where it stands beside it, in dp.
const sideWidth float32 = 300

// mapPlan gives the map all the room that what stands below it leaves, or beside it where
// there is more room across. On a desk the rest stands in a column of its own.
type mapPlan struct{ land *land }

// MinSize is part of fyne.Layout.
func (p *mapPlan) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 320) }

// Layout is part of fyne.Layout.
func (p *mapPlan) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const edge float32 = 8
	tiles, legend, below := objects[0], objects[1], objects[2]
	put := widgets.NewPlacing(p.land.kit, size)
	wide, bottom := size.Width-2*edge, size.Height-edge
	switch broad := size.Width > 1.3*size.Height && size.Width > 2*sideWidth; {
	case p.land.board.made.desk:
		put(below, 0, 0, 0, 0)
	case broad:
		wide -= sideWidth + edge
		high := min(widgets.HeightFor(p.land.below, sideWidth), size.Height-2*edge)
		put(below, wide+2*edge, (size.Height-high)/2, sideWidth, high)
	default:
		high := min(widgets.HeightFor(p.land.below, wide), size.Height/2)
		bottom -= high + edge
		put(below, edge, bottom+edge, wide, high)
	}
	high := widgets.HeightFor(legend, wide)
	put(legend, edge, bottom-high, wide, high)
	put(tiles, edge, edge, wide, bottom-high-2*edge)
}

// foot has what is done with the map as a whole.
func (l *land) foot() fyne.CanvasObject {
	f, k, b := l.board.face, l.kit, l.board
	label := f.word("arrange")
	if b.moves {
		label = f.word("arranged")
	}
	return widgets.NewWrap(k, 8, 0,
		widgets.NewChip(k, widgets.ChipFace{Icon: "edit", Label: label, Selected: b.moves}, func() {
			b.moves = !b.moves
			b.fill()
		}),
		widgets.NewChip(k, widgets.ChipFace{Icon: "box", Label: f.word("layouts")}, func() { f.openLayouts(k) }),
		widgets.NewChip(k, widgets.ChipFace{Icon: "list", Label: f.word("placeList")}, func() { f.openPlaces(k) }))
}

// owners counts what each mage holds of each type of wilderness.
func (l *land) owners(s *archmage.State) fyne.CanvasObject {
	f, k := l.board.face, l.kit
	var head []fyne.CanvasObject
	for _, kind := range archmage.WildKinds() {
		head = append(head, container.NewCenter(widgets.NewGlyph(k, string(kind), theme.SchoolInk(hue(sphereOf(kind))), 22)))
	}
	names := []fyne.CanvasObject{widgets.NewLabel(k, f.word("held"), widgets.Style{Size: theme.Small, Role: theme.Quiet})}
	counts := [][]fyne.CanvasObject{head}
	for seat := 1; seat <= s.Owners(); seat++ {
		icon, role := f.flag(s, seat)
		names = append(names, widgets.NewLine(k, 6, 1, widgets.NewGlyph(k, icon, role, 14), widgets.NewLabel(k, f.nameOf(s, seat), widgets.Style{Size: theme.Small})))
		counts = append(counts, []fyne.CanvasObject{f.holds(k, s, seat)})
	}
	wide := asWide(0)
	for _, name := range names {
		wide = max(wide, asWide(name.MinSize().Width))
	}
	rows := widgets.NewColumn(k, 6)
	for i, name := range names {
		rows.Objects = append(rows.Objects, widgets.NewLine(k, 4, 1, container.New(wide, name), widgets.NewEqual(k, 4, counts[i]...)))
	}
	return widgets.NewPanel(k, rows)
}

// holds are how many of each type of wilderness somebody holds: what scores 2 points in a bright
// disc, what scores 1 in a ring (M-67).
func (f *face) holds(k *widgets.Kit, s *archmage.State, seat int) fyne.CanvasObject {
	const cells, high = 5, 0.56 / 5
	var nodes []widgets.Node
	for i, kind := range archmage.WildKinds() {
		n := s.Land(seat, kind)
		spot := widgets.SpotFace{Label: strconv.Itoa(n), Ink: theme.Quiet, Rim: theme.Surface}
		switch points := s.LandPoints(seat, kind); {
		case points > 1:
			spot.Fill, spot.Rim, spot.Ink = theme.Ink, theme.Ink, theme.Background
		case points > 0:
			spot.Rim, spot.Ink = theme.Ink, theme.Ink
		case n > 0:
			spot.Ink = theme.Ink
		}
		spot.Name = f.word("holdsSaid", "Kind", archmage.KindWord(kind), "Count", n, "Points", s.LandPoints(seat, kind))
		nodes = append(nodes, widgets.Node{X: (float32(i) + 0.5) / cells, Y: high / 2, W: 0.52 / cells, H: 0.52 / cells, Face: spot})
	}
	row := widgets.NewDiagram(k, high, 340)
	row.Set(high, nodes, nil, nil)
	return row.Container
}

// asWide is the layout of a name that is as wide as the longest, so that what stands beside
// it stands in columns.
type asWide float32

// MinSize is part of fyne.Layout.
func (w asWide) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(float32(w), objects[0].MinSize().Height)
}

// Layout is part of fyne.Layout.
func (w asWide) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	widgets.Put(objects[0], 0, 0, size.Width, size.Height)
}

// drop lays a tile where it was dragged to: on a free spot, or in the place of another,
// which takes its own.
func (f *face) drop(s *archmage.State, p *archmage.Place, g grid, x, y float32) {
	q, r := g.spot(x, y)
	if q == p.Q && r == p.R {
		return
	}
	layout := []archmage.Spot{{Place: p.ID, Q: q, R: r}}
	for i := range s.Places {
		if o := &s.Places[i]; o.Q == q && o.R == r {
			layout = append(layout, archmage.Spot{Place: o.ID, Q: p.Q, R: p.R})
		}
	}
	f.Send("arrange", 0, table.Fields{"layout": layout})
}

// tapPlace travels where the rules let the mage go, else opens the location.
func (f *face) tapPlace(k *widgets.Kit, seat int, id string) {
	if f.board.moves {
		f.openPlace(k, seat, id)
		return
	}
	for _, c := range []*tracker.Choice{f.offer("travel", 0, "to", id), f.offer("inflame", 0, "place", id)} {
		if c != nil {
			f.DoChoice(k, *c)
			return
		}
	}
	f.openPlace(k, seat, id)
}
