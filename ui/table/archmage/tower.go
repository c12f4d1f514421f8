package archmage

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/archmage"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// tower is a seat shown large: planets, shelves, wheel, followers, and what can be done.
type tower struct {
	board   *board
	kit     *widgets.Kit
	object  fyne.CanvasObject
	inset   *fyne.Container
	column  *fyne.Container
	planets *widgets.Diagram
	shelves *widgets.Diagram
	wheel   *widgets.Diagram
}

func newTower(b *board, k *widgets.Kit) *tower {
	t := &tower{board: b, kit: k, column: column(k)}
	t.planets = widgets.NewDiagram(k, planetsHigh, 460)
	t.shelves = widgets.NewDiagram(k, shelvesHigh, 520)
	t.wheel = widgets.NewDiagram(k, wheelHigh, 480)
	t.inset = widgets.NewInset(k, 12, 4, 12, 12, t.column)
	t.object = widgets.NewScrollOf(k, t.inset)
	return t
}

// set shows a seat.
func (t *tower) set(s *archmage.State, seat int) {
	f, k := t.board.face, t.kit
	t.planets.Set(planetsHigh, f.planetNodes(k, s, seat), planetLines(), f.ringTexts(s, seat))
	t.shelves.Set(shelvesHigh, f.shelfNodes(k, s, seat), nil, f.shelfTexts())
	t.wheel.Set(wheelHigh, f.wheelNodes(k, s, seat), wheelLines(), f.wheelTexts(s, seat))
	parts := append([]fyne.CanvasObject{t.head(s, seat)}, f.heralds(k, s)...)
	shelves := widgets.NewPanel(k, t.shelves.Container)
	if t.board.shape().broad {
		left := column(k, t.planets.Container, shelves, f.people(k, s, seat), f.bookOf(k, s, seat))
		parts = append(parts, widgets.NewEqual(k, 16, left, column(k, t.wheel.Container)))
	} else {
		parts = append(parts, t.planets.Container, shelves, t.wheel.Container, f.people(k, s, seat), f.bookOf(k, s, seat))
	}
	t.column.Objects = parts
	t.column.Refresh()
}

// head is the name, the points of movement and the score.
func (t *tower) head(s *archmage.State, seat int) fyne.CanvasObject {
	f, k := t.board.face, t.kit
	m := &s.Mages[seat-1]
	name := widgets.NewLabel(k, m.Name, widgets.Style{Display: true, Size: theme.Title, Role: theme.SchoolInk(m.Tint())})
	parts := []fyne.CanvasObject{name}
	if seat == s.Turn && (s.Phase == archmage.Journey || s.Points > 0) {
		n := max(archmage.Points, s.Points)
		points := widgets.NewDiagram(k, 1/float32(n), float32(n)*22)
		points.Set(1/float32(n), f.pointNodes(s, n), nil, nil)
		parts = append(parts, points.Container)
	}
	score := widgets.NewChip(k, widgets.ChipFace{Icon: "crown", Label: f.word("pointsShort", "Count", s.Standing(seat).Total), Name: f.word("scoreOf", "Name", m.Name, "Count", s.Standing(seat).Total)}, func() { f.openScore(k) })
	parts = append(parts, score)
	return widgets.NewLine(k, 10, 0, parts...)
}

// pointNodes are the points of movement as pips: a tap spends one, or gives one back.
func (f *face) pointNodes(s *archmage.State, n int) []widgets.Node {
	var nodes []widgets.Node
	for i := range n {
		left := i < s.Points
		spot := widgets.SpotFace{Name: f.word("pointSpent")}
		amount := 1
		if left {
			spot.Fill, spot.Rim, spot.Name, amount = theme.AccentFill, theme.Accent, f.word("pointLeft", "Count", s.Points), -1
		}
		w := 1 / float32(n)
		nodes = append(nodes, widgets.Node{X: (float32(i) + 0.5) * w, Y: w / 2, W: w * 0.8, H: w * 0.8, Face: spot, Tap: func() {
			f.Send(tracker.Change, 0, table.Fields{"track": "points", "amount": amount})
		}})
	}
	return nodes
}

// heralds are what the table should know now, each with its rule.
func (f *face) heralds(k *widgets.Kit, s *archmage.State) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	v := f.Seen().View
	for _, n := range append(append([]tracker.Notice(nil), v.Notices...), v.Passed...) {
		list = append(list, f.WithRuleChip(k, widgets.NewParagraph(k, f.Say(n), widgets.Style{Size: theme.Small, Role: theme.Accent}), n.Rule))
	}
	if v.Result.Over {
		list = append(list, widgets.NewParagraph(k, f.Say(v.Result.Reason), widgets.Style{Size: theme.Lead, Role: theme.Accent}),
			widgets.NewPrimary(k, f.word("scoreSheet"), func() { f.openScore(k) }))
	}
	if s.Phase == archmage.Warpath || s.Solo() && s.Phase != archmage.Over && len(f.warlordSaid()) > 0 {
		list = append(list, f.warlordPart(k, s))
	}
	return list
}

// people are the followers wherever they are; a tap sets them by hand.
func (f *face) people(k *widgets.Kit, s *archmage.State, seat int) fyne.CanvasObject {
	m := &s.Mages[seat-1]
	chip := func(id string, n int, track string) fyne.CanvasObject {
		var tap func()
		if track != "" {
			tap = func() {
				f.OpenKeypad(k, f.word(id), n, func(n int) { f.Send(tracker.Set, tracker.Seat(seat), table.Fields{"track": track, "value": n}) })
			}
		}
		return widgets.NewChip(k, widgets.ChipFace{Label: f.word("peopleChip", "Count", n, "Where", f.word(id))}, tap)
	}
	wrap := widgets.NewWrap(k, 8, 0, chip("track-company", m.Company, "company"), chip("track-supply", m.Supply, "supply"),
		chip("onMap", s.Count(seat).OnMap, ""), chip("wardsHere", s.WardsOf(seat), ""))
	if m.Prison > 0 {
		wrap.Objects = append(wrap.Objects, chip("track-prison", m.Prison, "prison"))
	}
	return wrap
}

// bookOf are the spells of the book; those that are cast, and those that come with the
// next Preparation, say so.
func (f *face) bookOf(k *widgets.Kit, s *archmage.State, seat int) fyne.CanvasObject {
	m := &s.Mages[seat-1]
	wrap := widgets.NewWrap(k, 8, 0)
	add := func(id string, icon string, role theme.Role) {
		sp := s.Spell(id)
		if sp == nil {
			return
		}
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: icon, Tone: role, Label: f.Say(sp.Word())}, func() { f.openArea(k, seat, sp.Place()) }))
	}
	known := map[string]bool{}
	for _, id := range m.Book {
		known[id] = true
		if has(m.Cast, id) {
			add(id, "check", theme.Quiet)
		} else {
			add(id, "quickcast", theme.Accent)
		}
	}
	for _, id := range s.Learned(seat) {
		if !known[id] {
			add(id, "clock", theme.Quiet)
		}
	}
	wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "plus", Label: f.word("ownSpell"), Hollow: true}, func() { f.openCard(k, nil) }))
	return widgets.NewColumn(k, 2, widgets.NewSection(k, f.word("book"), ""), wrap)
}

func has(list []string, id string) bool {
	for _, each := range list {
		if each == id {
			return true
		}
	}
	return false
}
