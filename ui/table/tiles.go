package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// tiles are the objects of a seat, and the place where one is added. A creature keeps its
// place while it lives: what falls leaves its own free for the next that comes.
type tiles struct {
	subject // whose they are
	*widgets.Made[widgets.TileFace, *widgets.Tile]
	places []string // the objects that stand by themselves, by their place; "" for a free one
	plus   fyne.CanvasObject
	add    func() // adds one; nil where none can be
	pages  *widgets.Pages
}

func newTiles(of subject) *tiles {
	s, k, l := of.screen, of.kit, &tiles{subject: of}
	l.Made = widgets.NewMade(func(n widgets.Named[widgets.TileFace]) *widgets.Tile {
		tile := widgets.NewTile(k, n.Face, n.Tap)
		tile.OnHold(func() {
			if held := s.face.Offers(k, of.seat, n.Key).Held; held != nil {
				held()
			}
		})
		return tile
	})
	l.plus = widgets.NewAdding(k, s.T("cast"), s.T("castFrom"), s.T("add"), func() { l.add() })
	l.pages = widgets.NewPages(k, l.least(), tileMost, s.T("turnPage"))
	return l
}

// least is how small a tile may be, in dp.
func (l *tiles) least() fyne.Size { return widgets.TileLeast(l.kit) }

// set shows the objects there are and reports whether others are in the list. carded leaves
// out what is listed under headings.
func (l *tiles) set(v tracker.SeatView, side Side, carded bool) bool {
	s := l.screen
	var standing, rest []widgets.Named[widgets.TileFace]
	var ids []string
	for _, o := range v.Objects {
		one := widgets.Named[widgets.TileFace]{Key: o.ID, Face: l.face(o), Tap: func() { s.OpenObject(l.kit, l.seat, o.ID) }}
		if o.FaceDown {
			one.Tap = side.FaceDown
		}
		switch {
		case o.Group == "" || !carded && o.Gauge != nil:
			standing, ids = append(standing, one), append(ids, o.ID)
		case !carded:
			rest = append(rest, one)
		}
	}
	if len(v.Hidden) > 0 && !carded {
		face := widgets.TileFace{Name: s.N("hidden", len(v.Hidden)), Line: s.N("enchantments", len(v.Hidden)), Hidden: true}
		rest = append(rest, widgets.Named[widgets.TileFace]{Key: "hidden", Face: face, Tap: side.FaceDown})
	}
	places := slices.Clone(l.places)
	l.keep(ids)
	had := l.add != nil
	if l.add = side.Add; v.Fallen || v.Gone {
		l.add = nil
	}
	others := l.Show(append(standing, rest...)) || !slices.Equal(places, l.places) || had != (l.add != nil)
	if others {
		cells := make([]fyne.CanvasObject, len(l.places))
		for i, id := range l.places {
			if at := slices.Index(ids, id); at >= 0 {
				cells[i] = l.List[at]
			}
		}
		l.pages.Set(append(cells, l.List[len(standing):]...), l.last())
	}
	return others
}

// keep leaves what is there in its place and gives what has come the first that is free.
func (l *tiles) keep(ids []string) {
	for i, id := range l.places {
		if !slices.Contains(ids, id) {
			l.places[i] = ""
		}
	}
	for _, id := range ids {
		if slices.Contains(l.places, id) {
			continue
		}
		if free := slices.Index(l.places, ""); free >= 0 {
			l.places[free] = id
		} else {
			l.places = append(l.places, id)
		}
	}
	for len(l.places) > 0 && l.places[len(l.places)-1] == "" {
		l.places = l.places[:len(l.places)-1]
	}
}

// last is the place where an object is put on the table, nil where none can be.
func (l *tiles) last() fyne.CanvasObject {
	if l.add == nil {
		return nil
	}
	return l.plus
}

// whole are all of them with the place where one is added, for a list.
func (l *tiles) whole() []fyne.CanvasObject {
	if l.add == nil {
		return l.List
	}
	return append(slices.Clip(l.List), l.plus)
}

// face is an object at a glance: what is left of it, whether it guards or may act, its mana,
// what it attacks with, and what lies on it with counts.
func (l *tiles) face(o tracker.ObjectView) widgets.TileFace {
	s := l.screen
	face := widgets.TileFace{Name: o.Name, IconRole: theme.WoodInk, Hidden: o.FaceDown}
	spoken := []string{o.Name}
	line := []string{s.KindName(o.Kind)}
	if o.FaceDown {
		line[0] = s.T("faceDown")
	}
	if o.Gauge != nil {
		face.Left, face.Whole = o.Gauge.Value, o.Gauge.Most
		line = nil
		spoken = append(spoken, s.T("leftOf", "Left", face.Left, "Life", face.Whole))
	}
	for _, more := range o.Lines {
		line = append(line, s.Say(more))
	}
	if o.Gauge == nil {
		spoken = append(spoken, line...)
	}
	for _, t := range o.Tracks {
		if t.Icon == "armor" {
			face.Armor = strconv.Itoa(t.Value)
		}
	}
	face.Kin = s.kin(o)
	for i, bar := range o.Bars[:min(len(o.Bars), len(face.Bars))] {
		face.Bars[i] = widgets.TileBar{Name: s.Say(bar.Name), Note: s.Say(bar.Note)}
		if bar.Dice > 0 {
			face.Bars[i].Dice = strconv.Itoa(bar.Dice)
		}
	}
	states := stateIcons(o)
	face.Icon, face.Also = states[0], states[1]
	badges, words := s.badges(o)
	copy(face.Badges[:], badges)
	face.Line = strings.Join(line, " · ")
	face.Spoken = strings.Join(append(spoken, words...), ", ")
	return face
}

// kin is what an object is, and what it has of keywords.
func (s *base) kin(o tracker.ObjectView) string {
	words := pick.Each(o.Traits, func(t tracker.Trait) string { return s.Say(t.Name) })
	kinds := pick.Each(o.Kin, s.Say)
	kin, traits := strings.Join(kinds, ", "), strings.Join(words, ", ")
	if kin == "" || traits == "" {
		return kin + traits
	}
	return kin + " · " + traits
}

// stateIcons are the pictures of the first two markers that are up, such as action
// and guard.
func stateIcons(o tracker.ObjectView) (icons [2]string) {
	n := 0
	for _, m := range o.Markers {
		if m.On && m.Icon != "" && n < len(icons) {
			icons[n] = m.Icon
			n++
		}
	}
	return icons
}

// badges are what lies on an object, with counts: its mana, conditions, tokens,
// what is attached to it; and the same in words.
func (s *base) badges(o tracker.ObjectView) (list []widgets.TileBadge, words []string) {
	add := func(icon, label string, tone theme.Role, count int, word string) {
		list = append(list, widgets.TileBadge{Icon: icon, Tone: tone, Count: count, Label: label})
		words = append(words, word)
	}
	for _, t := range o.Tracks {
		if t.Icon == "mana" && t.Value > 0 {
			add(t.Icon, "", theme.ManaInk, t.Value, s.T("trackSpoken", "Track", t.Name, "Value", t.Value))
		}
	}
	for _, c := range o.Conditions {
		add(s.countIcon(c), s.Say(c.Name), toneOf(c), c.Count, s.T("countLine", "Name", c.Name, "Count", c.Count))
	}
	for _, c := range o.Tokens {
		add(s.countIcon(c), s.Say(c.Name), theme.Accent, c.Count, s.T("countLine", "Name", c.Name, "Count", c.Count))
	}
	seen := s.seen.View.Attached(o.ID)
	for _, each := range seen {
		tint, _ := s.seen.View.Seat(each.Controller)
		list = append(list, widgets.TileBadge{Icon: s.slipIcon(each), Tone: theme.SchoolInk(tint.Tint), Label: each.Name})
		words = append(words, each.Name)
	}
	if down := o.Attached - len(seen); down > 0 {
		list = append(list, widgets.TileBadge{Icon: "hidden", Tone: theme.Quiet, Count: down, Label: s.T("faceDown")})
		words = append(words, s.N("attached", down))
	}
	return list, words
}
