package archmage

import (
	"math"
	"slices"
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
// can be done.
type land struct {
	board  *board
	kit    *widgets.Kit
	object *fyne.Container // the scroll, or the whole
	scroll fyne.CanvasObject
	whole  fyne.CanvasObject // the map as large as there is room, and what is done with it
	column *fyne.Container
	below  *fyne.Container
	tiles  *widgets.Diagram
}

func newLand(b *board, k *widgets.Kit) *land {
	l := &land{board: b, kit: k, column: column(k), tiles: widgets.NewDiagram(k, 1, 900), below: column(k)}
	l.object = container.NewStack()
	l.scroll = widgets.NewScrollOf(k, widgets.NewInset(k, 8, 4, 8, 12, l.column))
	l.whole = container.New(&mapPlan{l}, l.tiles.Container, widgets.NewScrollOf(k, l.below))
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
	if l.board.both() { // the tower beside it says the rest
		l.below.Objects = []fyne.CanvasObject{l.owners(s), l.foot()}
		if s.Round == 1 {
			l.below.Objects = append(l.below.Objects, widgets.NewParagraph(k, f.word("mapOurs"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
		}
		l.object.Objects = []fyne.CanvasObject{l.whole}
		l.object.Refresh()
		return
	}
	// The head is there in every phase, so that the map below it stays where it is tapped.
	head := widgets.NewLine(k, 10, 0, widgets.NewLabel(k, f.nameOf(s, seat), widgets.Style{Display: true, Role: f.ink(s, seat)}), widgets.NewGap(0, theme.Target))
	if points := f.points(k, s, seat); points != nil { // what a tap on a tile spends
		head.Add(points)
	}
	parts := append(append([]fyne.CanvasObject{head, l.tiles.Container}, f.urgent(k, s)...), f.notes(k)...)
	if s.Round == 1 {
		parts = append(parts, widgets.NewParagraph(k, f.word("mapOurs"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	l.column.Objects = append(parts, l.owners(s), l.foot())
	l.object.Objects = []fyne.CanvasObject{l.scroll}
	l.object.Refresh()
	l.column.Refresh()
}

// sideWidth is how wide what belongs to the map is where it stands beside it, in dp.
const sideWidth float32 = 300

// mapPlan gives the map all the room that what stands below it leaves, or beside it where
// there is more room across.
type mapPlan struct{ land *land }

// MinSize is part of fyne.Layout.
func (p *mapPlan) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 320) }

// Layout is part of fyne.Layout.
func (p *mapPlan) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const edge float32 = 8
	if size.Width > 1.3*size.Height && size.Width > 2*sideWidth {
		mapAt, sideAt := edge, size.Width-sideWidth-edge
		if p.land.kit.Turned {
			mapAt, sideAt = sideWidth+2*edge, edge
		}
		high := min(widgets.HeightFor(p.land.below, sideWidth), size.Height-2*edge)
		widgets.Put(objects[0], mapAt, edge, size.Width-sideWidth-3*edge, size.Height-2*edge)
		widgets.Put(objects[1], sideAt, (size.Height-high)/2, sideWidth, high)
		return
	}
	below := min(widgets.HeightFor(p.land.below, size.Width-2*edge), size.Height/2)
	high := size.Height - below - 3*edge
	mapAt, belowAt := edge, size.Height-below-edge
	if p.land.kit.Turned {
		mapAt, belowAt = below+2*edge, edge
	}
	widgets.Put(objects[0], edge, mapAt, size.Width-2*edge, high)
	widgets.Put(objects[1], edge, belowAt, size.Width-2*edge, below)
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

// owners counts what each mage holds of each type of wilderness; the most stand out, as
// they would score.
func (l *land) owners(s *archmage.State) fyne.CanvasObject {
	f, k := l.board.face, l.kit
	var head []fyne.CanvasObject
	for _, kind := range archmage.WildKinds() {
		head = append(head, container.NewCenter(widgets.NewGlyph(k, string(kind), theme.SchoolInk(hue(sphereOf(kind))), 22)))
	}
	names := []fyne.CanvasObject{widgets.NewLabel(k, f.word("held"), widgets.Style{Size: theme.Small, Role: theme.Quiet})}
	counts := [][]fyne.CanvasObject{head}
	seats := len(s.Mages)
	if s.Solo() {
		seats++
	}
	for seat := 1; seat <= seats; seat++ {
		icon, role := f.flag(s, seat)
		names = append(names, widgets.NewLine(k, 6, 1, widgets.NewGlyph(k, icon, role, 14), widgets.NewLabel(k, f.nameOf(s, seat), widgets.Style{Size: theme.Small})))
		var row []fyne.CanvasObject
		for _, kind := range archmage.WildKinds() {
			n := s.Land(seat, kind)
			style := widgets.Style{Display: true, Size: theme.Name, Role: theme.Quiet, Centre: true}
			if n > 0 {
				style.Role = theme.Ink
			}
			if s.Holds(seat, kind) {
				style.Role = theme.Accent
			}
			row = append(row, widgets.NewLabel(k, strconv.Itoa(n), style))
		}
		counts = append(counts, row)
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

// tileFace is a location as it is drawn: its kind, whose it is, what stands there.
func (f *face) tileFace(s *archmage.State, p *archmage.Place) widgets.SpotFace {
	spot := widgets.SpotFace{Shape: widgets.Hexagon, Fill: theme.Surface, Icon: tileIcon(p), Label: f.word("brief-" + string(p.Kind))}
	switch {
	case !p.Open():
		spot.Fill, spot.Ink, spot.Label = theme.Track, theme.Quiet, ""
	case len(p.Kind.Races()) > 0:
		spot.Ink = theme.SchoolInk(hue(p.Kind.Races()[0]))
	}
	if p.Owner > 0 {
		spot.Bold, spot.Rim, spot.Fill = true, theme.Harm, theme.HarmSoft
		if p.Owner <= len(s.Mages) {
			colour := s.Mages[p.Owner-1].Colour
			spot.Rim, spot.Fill = theme.School(colour), theme.SchoolTint(colour)
		}
		if p.Wards > 1 {
			spot.Tag = f.word("times", "Count", p.Wards)
		}
	}
	var flags []widgets.SpotFlag
	for i := range s.Mages {
		if s.Mages[i].At == p.ID {
			flags = append(flags, f.piece(s, i+1, "mage", true))
		}
	}
	if s.Warlord != nil && s.Warlord.At == p.ID {
		flags = append(flags, f.piece(s, len(s.Mages)+1, "melee", true))
	}
	lies, marks := "", []string{}
	switch {
	case p.Tower > 0:
		lies = "magetower"
	case p.Wards > 0:
		lies = "guard"
	}
	if icon, _ := f.flag(s, p.Owner); p.Owner > 0 && slices.ContainsFunc(flags, func(there widgets.SpotFlag) bool { return there.Icon == icon }) {
		marks = append(marks, lies) // the mage covers the flag
	} else if p.Owner > 0 {
		flags = append([]widgets.SpotFlag{f.piece(s, p.Owner, lies, false)}, flags...)
	}
	if p.Token != "" {
		marks = append(marks, "incantation")
	}
	copy(spot.Flags[:], flags)
	copy(spot.Marks[:], slices.DeleteFunc(marks, func(m string) bool { return m == "" }))
	spot.Lit = f.offer("travel", 0, "to", p.ID) != nil || f.offer("inflame", 0, "place", p.ID) != nil
	spot.Name = f.placeSaid(s, p)
	return spot
}

// placeSaid is a location in words.
func (f *face) placeSaid(s *archmage.State, p *archmage.Place) string {
	return f.word("placeSaid", "Place", archmage.PlaceWord(p), "Name", s.NameOf(p.Owner), "Wards", p.Wards)
}

func (f *face) nameOf(s *archmage.State, seat int) string {
	switch name := s.NameOf(seat).(type) {
	case string:
		return name
	case tracker.Message:
		return f.Say(name)
	}
	return ""
}

// flag is the shape of a seat's pieces on the map and their colour, which no tile has.
func (f *face) flag(s *archmage.State, seat int) (icon string, role theme.Role) {
	if seat < 1 || seat > len(s.Mages) {
		return "flag-square", theme.Harm
	}
	return []string{"flag-disc", "flag-square", "flag-diamond", "flag-triangle"}[(seat-1)%4], theme.School(s.Mages[seat-1].Colour)
}

// piece is a flag on a tile, with a picture in it.
func (f *face) piece(s *archmage.State, seat int, inside string, raised bool) widgets.SpotFlag {
	icon, role := f.flag(s, seat)
	return widgets.SpotFlag{Icon: icon, Role: role, Inside: inside, Raised: raised}
}

// ink is the colour in which a seat's name is written.
func (f *face) ink(s *archmage.State, seat int) theme.Role {
	if seat < 1 || seat > len(s.Mages) {
		return theme.HarmInk
	}
	return theme.SchoolInk(s.Mages[seat-1].Colour)
}

// tileIcon is the picture of a kind of location; of a tile that lies face down, of its stack.
func tileIcon(p *archmage.Place) string {
	switch {
	case p.Kind == archmage.Unknown && p.Stack == archmage.Outpost:
		return "diamond-open"
	case p.Kind == archmage.Unknown:
		return "disc-open"
	case p.Kind == archmage.CursedTower:
		return "curse"
	case len(p.Kind.Races()) > 0:
		return "enclave"
	}
	return string(p.Kind)
}

// sphereOf is the sphere whose colour a kind takes.
func sphereOf(k archmage.Kind) archmage.Sphere {
	if races := k.Races(); len(races) > 0 {
		return races[0]
	}
	for i, wild := range archmage.WildKinds() {
		if wild == k {
			return []archmage.Sphere{archmage.Time, archmage.Will, archmage.Death, archmage.Nature, archmage.Matter}[i]
		}
	}
	return archmage.Time
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
