package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// slips are lines of what lies about in numbers, each with the colour of whose it is.
type slips struct {
	subject // at whose seat they are read
	*widgets.Made[widgets.SlipFace, *widgets.Slip]
}

func newSlips(of subject) *slips {
	l := &slips{subject: of}
	l.Made = widgets.NewMade(func(n widgets.Named[widgets.SlipFace]) *widgets.Slip { return widgets.NewSlip(of.kit, n.Face, n.Tap) })
	return l
}

// liesOn is what others have put on this seat's mage, what lies face down too.
func (s *seat) liesOn(all tracker.View) []tracker.ObjectView {
	var list []tracker.ObjectView
	for _, each := range all.Seats {
		for _, o := range slices.Concat(each.Objects, each.Hidden) {
			if o.Host != "" && o.Host == s.view.Object && o.Controller != s.seat {
				list = append(list, o)
			}
		}
	}
	return list
}

// set shows what lies on a mage with what it does.
func (l *slips) set(list []tracker.ObjectView) bool {
	var all []widgets.Named[widgets.SlipFace]
	for i, o := range list {
		face := l.face(o)
		if face.Line = l.screen.Say(o.Says); o.FaceDown && o.ID == "" {
			face.Line = l.screen.T("ofPlayer", "Name", l.screen.seen.View.NameOf(o.Controller))
		}
		all = append(all, widgets.Named[widgets.SlipFace]{Key: slipKey(o, i), Face: face, Tap: l.opens(o)})
	}
	return l.Show(all)
}

// lyingChips are the same as pictures alone, where there is no room for words.
func (s *seat) lyingChips() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, o := range s.liesOn(s.screen.seen.View) {
		face := s.lying.face(o)
		chip := widgets.ChipFace{Icon: face.Icon, Tone: face.IconRole, Name: face.Title + ", " + s.screen.Say(o.Says)}
		list = append(list, widgets.NewChip(s.kit, chip, s.lying.opens(o)))
	}
	return list
}

// slipKey tells a slip from others.
func slipKey(o tracker.ObjectView, i int) string {
	if o.ID == "" {
		return fmt.Sprint("hidden/", o.Controller, "/", o.Host, "/", i)
	}
	return o.ID
}

// opens opens the object, or what its owner has face down.
func (l *slips) opens(o tracker.ObjectView) func() {
	s := l.screen
	if o.FaceDown {
		return func() { s.face.Side(s.KitOf(o.Controller), o.Controller).FaceDown() }
	}
	return func() { s.OpenObject(l.kit, o.Controller, o.ID) }
}

// slipIcon is the picture of what is listed: of its school, or its kind.
func (s *base) slipIcon(o tracker.ObjectView) string {
	switch {
	case o.FaceDown && o.ID == "":
		return "hidden"
	case o.Tint != "" && s.needs.Kit.Theme.Icons().Has(o.Tint):
		return o.Tint
	}
	return o.Kind
}

// face is an object in one line: its name, its picture, and whose it is where it lies on
// something else.
func (l *slips) face(o tracker.ObjectView) widgets.SlipFace {
	s := l.screen
	face := widgets.SlipFace{Title: o.Name, Icon: s.slipIcon(o)}
	if o.Tint != "" {
		face.IconRole = theme.SchoolInk(o.Tint)
	}
	face.Hollow = o.FaceDown
	if o.ID == "" {
		face.Title = s.T("faceDown")
	}
	if owner, _ := s.seen.View.Seat(o.Controller); o.Host != "" && (o.Host != owner.Object || o.FaceDown) {
		face.Edge = theme.School(owner.Tint)
	}
	for _, t := range o.Tracks {
		if t.Icon == "mana" && t.Value > 0 {
			face.Trail = strconv.Itoa(t.Value)
		}
	}
	return face
}

// lyingRow is what lies on the mage, after what the seat is asked now; where there is neither
// its room stays.
func (s *seat) lyingRow() fyne.CanvasObject {
	list := slices.Concat(s.chips.notes.List, s.lying.List)
	if len(list) == 0 {
		list = append(list, widgets.NewSlip(s.kit, widgets.SlipFace{Title: s.screen.T("nothingLies"), Hollow: true}, nil))
	}
	return widgets.NewSideCells(s.kit, list, nil)
}

// groups are what lies about in numbers, under headings beside each other: of the seat, and
// of others what lies on its mage.
type groups struct {
	subject
	by   map[tracker.Word]*slips
	list []tracker.Word
	most int // how many stand in the longest column
}

func newGroups(of subject) *groups { return &groups{subject: of, by: map[tracker.Word]*slips{}} }

// set shows them as they lie and reports whether others are there.
func (g *groups) set(all tracker.View, v tracker.SeatView) (others bool) {
	others = !slices.Equal(g.list, all.Groups)
	g.list = all.Groups
	for _, group := range g.list {
		if g.by[group] == nil {
			g.by[group] = newSlips(g.subject)
		}
		l, foreign := g.by[group], 0
		var list []widgets.Named[widgets.SlipFace]
		for _, seat := range all.Seats {
			for i, o := range slices.Concat(seat.Objects, seat.Hidden) {
				if o.Group != group || o.Controller != v.Seat && (o.Host == "" || o.Host != v.Object) {
					continue
				}
				face := l.face(o)
				face.Line = g.where(o, v)
				each := widgets.Named[widgets.SlipFace]{Key: slipKey(o, i), Face: face, Tap: l.opens(o)}
				if o.Controller != v.Seat { // what others do to this mage is never what there is no room for
					list = slices.Insert(list, foreign, each)
					foreign++
					continue
				}
				list = append(list, each)
			}
		}
		others = l.Show(list) || others
	}
	return others
}

// where says what a thing lies on and whose it is, or what is left of it and what it does.
func (g *groups) where(o tracker.ObjectView, v tracker.SeatView) string {
	s := g.screen
	var words []string
	switch host, _, ok := s.seen.View.Object(o.Host); {
	case o.Gauge != nil:
		words = append(words, s.T("leftOf", "Left", o.Gauge.Value, "Life", o.Gauge.Most))
		words = append(words, s.Say(o.Says))
	case o.Host == v.Object && o.Controller != v.Seat:
		words = append(words, s.T("onYou"), s.T("ofPlayer", "Name", s.seen.View.NameOf(o.Controller)))
	case o.Host == v.Object && o.FaceDown:
		words = append(words, s.T("onYou"))
	case ok && o.Host != v.Object:
		words = append(words, s.T("onName", "Name", host.Name))
	default:
		words = append(words, s.Say(o.Says))
	}
	return strings.Join(slices.DeleteFunc(words, func(w string) bool { return w == "" }), " · ")
}

// object is all of them beside each other. What has no room is a tap away.
func (g *groups) object() fyne.CanvasObject {
	g.most = 0
	var all []fyne.CanvasObject
	heads, rest := make([]fyne.CanvasObject, len(g.list)), make([]*widgets.Slip, len(g.list))
	for i, group := range g.list {
		heads[i] = widgets.NewLabel(g.kit, strings.ToUpper(g.screen.Say(group)), widgets.Style{Bold: true, Size: theme.Small, Role: theme.Quiet})
		rest[i] = widgets.NewSlip(g.kit, widgets.SlipFace{}, func() { g.screen.openObjects(g.kit, g.seat) })
		g.most = max(g.most, len(g.by[group].List))
		all = append(append(all, heads[i], rest[i]), g.by[group].List...)
	}
	if g.most == 0 {
		all = nil
	}
	return widgets.NewArranged(fyne.NewSize(slipColumn, 0), func(size fyne.Size) {
		if g.most == 0 {
			return
		}
		put, w := widgets.NewPlacing(g.kit, size), (size.Width-cardedGap*float32(len(g.list)-1))/float32(len(g.list))
		rows := max(1, int((size.Height-slipHead+slipGap)/(slipHigh+slipGap)))
		for i, group := range g.list {
			x, list := float32(i)*(w+cardedGap), g.by[group].List
			widgets.Show(heads[i], len(list) > 0)
			put(heads[i], x, 0, w, slipHead)
			shown := len(list)
			if shown > rows {
				shown = rows - 1
			}
			for j, o := range list {
				if widgets.Show(o, j < shown); j < shown {
					put(o, x, slipHead+float32(j)*(slipHigh+slipGap), w, slipHigh)
				}
			}
			if widgets.Show(rest[i], shown < len(list)); shown < len(list) {
				rest[i].Set(widgets.SlipFace{Title: g.screen.N("moreLie", len(list)-shown), Hollow: true})
				put(rest[i], x, slipHead+float32(shown)*(slipHigh+slipGap), w, slipHigh)
			}
		}
	}, all...)
}

// high is how high they are with all of them in sight, in dp.
func (g *groups) high() float32 {
	if g.most == 0 {
		return 0
	}
	return slipHead + float32(g.most)*(slipHigh+slipGap)
}

// whole is the height of as many whole lines as a height in dp has room for with the air around
// it, one at least; 0 where there is nothing.
func (g *groups) whole(high float32) float32 {
	if g.most == 0 {
		return 0
	}
	const line = slipHigh + slipGap
	return slipHead + line*float32(max(1, int((high+cardedGap+seatGap-slipHead+slipGap)/line)))
}

// Measures of them in dp.
const (
	slipColumn float32 = 122 // the least width of a column
	slipHead   float32 = 22
	slipHigh   float32 = 46
	slipGap    float32 = 4
)
