package archmage

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
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
	heavens *widgets.Diagram // planets and shelves in one, once the planets stand
	wheel   *widgets.Diagram
	above   []fyne.CanvasObject // what stands above the wheel
}

func newTower(b *board, k *widgets.Kit) *tower {
	t := &tower{board: b, kit: k, column: column(k)}
	t.planets = widgets.NewDiagram(k, planetsHigh, 460)
	t.shelves = widgets.NewDiagram(k, shelvesHigh, 520)
	t.heavens = widgets.NewDiagram(k, heavensHigh, heavensMost)
	t.wheel = widgets.NewDiagram(k, wheelHigh, wheelMost)
	t.inset = widgets.NewInset(k, 12, 4, 12, 12, t.column)
	t.object = widgets.NewSwiped(k, t.inset, func(by int) { b.Page(by) })
	return t
}

// set shows a seat; below is what stands below the wheel, nil for nothing.
func (t *tower) set(s *archmage.State, seat int, below fyne.CanvasObject) {
	f, k := t.board.face, t.kit
	t.planets.Set(planetsHigh, f.planetNodes(k, s, seat), planetLines(), f.ringTexts(s, seat))
	t.shelves.Set(shelvesHigh, f.shelfNodes(k, s, seat), nil, f.relicNames(0.235))
	t.wheel.Set(wheelHigh, f.wheelNodes(k, s, seat), wheelLines(), f.wheelTexts(s, seat))
	notes := f.notes(k)
	t.above = nil
	sky := []fyne.CanvasObject{widgets.NewPanel(k, t.heavens.Container)}
	if s.AtStart() { // on which side a planet stands matters, and what is printed there
		t.above, notes = append(t.above, notes...), nil
		if s.Phase != archmage.Setup { // there the notes say it
			t.above = append(t.above, widgets.NewParagraph(k, f.word("noteTrack"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
		}
		sky = []fyne.CanvasObject{t.planets.Container, widgets.NewPanel(k, t.shelves.Container)}
	} else {
		t.heavens.Set(heavensHigh, f.heavenNodes(k, s, seat), heavenLines(), f.heavenTexts(s, seat))
	}
	rest := append(notes, f.people(k, s, seat), f.bookOf(k, s, seat))
	if below != nil {
		rest = append([]fyne.CanvasObject{below}, rest...)
	}
	if t.board.made.tall && t.board.made.wide {
		t.column.Objects = append(t.above[:len(t.above):len(t.above)], widgets.NewEqual(k, 16, column(k, append(sky, rest...)...), column(k, t.wheel.Container)))
	} else {
		t.above = append(t.above, sky...)
		t.column.Objects = append(append(t.above[:len(t.above):len(t.above)], t.wheel.Container), rest...)
	}
	t.column.Refresh()
}

// Widths of the wheel, in dp.
const (
	wheelMost  float32 = 480
	wheelLeast float32 = 236 // a smaller one could not be read: the rest is scrolled to
)

// fit makes the wheel so large that it is seen whole in a room, as far as it can be.
func (t *tower) fit(size fyne.Size) {
	high := size.Height - 2*columnGap
	for _, o := range t.above {
		if o.Visible() {
			high -= widgets.HeightFor(o, size.Width-2*columnGap) + columnGap
		}
	}
	t.wheel.Bound(min(max(high/wheelHigh, wheelLeast), wheelMost))
}

// head is the name, the points of movement and the score, with what is to be said before anything
// goes on: it stands above the wheel as above the map.
func (f *face) head(k *widgets.Kit, s *archmage.State, seat int) fyne.CanvasObject {
	m := &s.Mages[seat-1]
	icon, role := f.flag(s, seat)
	parts := []fyne.CanvasObject{widgets.NewGlyph(k, icon, role, 20), widgets.NewLabel(k, m.Name, widgets.Style{Display: true, Size: theme.Title})}
	if points := f.points(k, s, seat); points != nil {
		parts = append(parts, points)
	}
	parts = append(parts, widgets.NewChip(k, widgets.ChipFace{Icon: "crown", Label: f.word("pointsShort", "Count", s.Standing(seat).Total), Name: f.word("scoreOf", "Name", m.Name, "Count", s.Standing(seat).Total)}, func() { f.openScore(k) }))
	return widgets.NewInset(k, 12, 0, 12, 0, column(k, append([]fyne.CanvasObject{widgets.NewLine(k, 8, 1, parts...)}, f.urgent(k, s)...)...))
}

// points are the pips of movement of the seat in turn, nil outside its Journey.
func (f *face) points(k *widgets.Kit, s *archmage.State, seat int) fyne.CanvasObject {
	if seat != s.Turn || s.Phase != archmage.Journey && s.Points == 0 {
		return nil
	}
	n := max(archmage.Points, s.Points)
	high := 48 / (float32(n) * pointStep)
	points := widgets.NewDiagram(k, high, float32(n)*pointStep)
	points.Set(high, f.pointNodes(s, n, high), nil, nil)
	return points.Container
}

// pointStep is how far apart the pips of movement stand, in dp.
const pointStep float32 = 24

// pointNodes are the points of movement as pips. A tap on those that are left spends one, a
// tap on the spent ones gives one back: two places, so that a finger hits each.
func (f *face) pointNodes(s *archmage.State, n int, high float32) []widgets.Node {
	var nodes []widgets.Node
	step := 1 / float32(n)
	for i := range n {
		spot := widgets.SpotFace{Rim: theme.Line}
		if i < s.Points {
			spot.Fill, spot.Rim = theme.AccentFill, theme.Accent
		}
		nodes = append(nodes, widgets.Node{X: (float32(i) + 0.5) * step, Y: high / 2, W: step * 0.8, H: step * 0.8, Face: spot})
	}
	place := func(from, to float32, amount int, name string) {
		nodes = append(nodes, widgets.Node{X: (from + to) / 2, Y: high / 2, W: to - from, H: high, Face: widgets.SpotFace{Bare: true, Name: name}, Tap: func() {
			f.Send(tracker.Change, 0, table.Fields{"track": "points", "amount": amount})
		}})
	}
	split := float32(0)
	if s.Points > 0 {
		split = max(2*step, min(float32(s.Points)*step, 1-2*step))
		if s.Points >= n {
			split = 1
		}
		place(0, split, -1, f.word("pointLeft", "Count", s.Points))
	}
	if s.Points < n {
		place(split, 1, 1, f.word("pointSpent"))
	}
	return nodes
}

// notes are what the table should know now, each with its rule.
func (f *face) notes(k *widgets.Kit) (list []fyne.CanvasObject) {
	v := f.Seen().View
	for _, n := range append(append([]tracker.Notice(nil), v.Notices...), v.Passed...) {
		if n.ID == f.state().Goals().ID { // the strip says it
			continue
		}
		list = append(list, f.WithRuleChip(k, widgets.NewParagraph(k, f.Say(n), widgets.Style{Size: theme.Small, Role: theme.Accent}), n.Rule))
	}
	return list
}

// urgent is what is to be said before anything goes on, how it ended, and the Warlord's walk.
func (f *face) urgent(k *widgets.Kit, s *archmage.State) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	v := f.Seen().View
	for _, c := range append(f.offered("due"), f.offered("settle")...) {
		list = append(list, widgets.NewQuiet(k, f.Say(c.Text), func() { f.DoChoice(k, c) }))
	}
	if v.Result.Over {
		list = append(list, widgets.NewParagraph(k, f.Say(v.Result.Reason), widgets.Style{Size: theme.Lead, Role: theme.Accent}),
			widgets.NewPrimary(k, f.word("scoreSheet"), func() { f.openScore(k) }))
	}
	if f.board.paces.told() || s.Phase == archmage.Warpath {
		list = append(list, f.walkPart(k, s))
	}
	return list
}

// people are the followers wherever they are, with the wards; a tap sets them by hand.
func (f *face) people(k *widgets.Kit, s *archmage.State, seat int) fyne.CanvasObject {
	m := &s.Mages[seat-1]
	chip := func(icon, id string, n int, track string) fyne.CanvasObject {
		var tap func()
		if track != "" {
			tap = func() {
				f.OpenKeypad(k, f.word(id), n, func(n int) { f.Send(tracker.Set, tracker.Seat(seat), table.Fields{"track": track, "value": n}) })
			}
		}
		where, label := f.word(id), strconv.Itoa(n)
		if track != "" {
			label = f.word("peopleChip", "Count", n, "Where", where)
		}
		return widgets.NewChip(k, widgets.ChipFace{Icon: icon, Label: label, Name: f.word("peopleSaid", "Count", n, "Where", where)}, tap)
	}
	wrap := widgets.NewWrap(k, 8, 0, chip("people", "track-company", m.Company, "company"), chip("box", "track-supply", m.Supply, "supply"),
		chip("zone", "onMap", s.Count(seat).OnMap, ""), chip("guard", "wardsHere", s.WardsOf(seat), ""))
	if m.Prison > 0 {
		wrap.Objects = append(wrap.Objects, chip("hidden", "track-prison", m.Prison, "prison"))
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
	return slices.Contains(list, id)
}
