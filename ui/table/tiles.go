package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// tiles are the objects of a seat, and the place where one is added.
type tiles struct {
	screen *Screen
	kit    *widgets.Kit
	number tracker.Seat
	made   map[string]*widgets.Tile
	keys   []string
	list   []fyne.CanvasObject
	plus   fyne.CanvasObject
}

func newTiles(s *seat) *tiles {
	l := &tiles{screen: s.screen, kit: s.kit, number: s.number, made: map[string]*widgets.Tile{}}
	l.addPlus()
	return l
}

// addPlus makes the place where an object is added.
func (l *tiles) addPlus() {
	plus := widgets.NewIconButton(l.kit, widgets.Solid, "plus", l.screen.T("add"), func() { l.screen.face.Adding(l.number)(l.kit) })
	l.plus = widgets.NewLine(l.kit, 0, -1, least(plus, fyne.NewSize(58, 58)))
}

// hiddenTile is the key of the tile that stands for all hidden objects.
const hiddenTile = "hidden"

// set shows the objects there are and reports whether others are in the list.
func (l *tiles) set(v tracker.SeatView) bool {
	var keys []string
	for _, o := range v.Objects {
		keys = append(keys, o.ID)
		l.tile(o.ID, l.face(o), func() { l.screen.OpenObject(l.kit, l.number, o.ID) })
	}
	if v.Hidden > 0 {
		keys = append(keys, hiddenTile)
		s := l.screen
		face := widgets.TileFace{Name: s.N("hidden", v.Hidden), Line: s.N("enchantments", v.Hidden), Hidden: true}
		l.tile(hiddenTile, face, func() { s.face.FaceDown(l.kit, l.number) })
	}
	if v.Fallen || v.Gone {
		keys = append(keys, "over") // nothing can be added any more
	}
	if l.list != nil && slices.Equal(keys, l.keys) {
		return false
	}
	l.keys, l.list = keys, []fyne.CanvasObject{}
	for _, key := range keys {
		if tile, ok := l.made[key]; ok {
			l.list = append(l.list, tile)
		}
	}
	if l.screen.face.Adding(l.number) != nil && !v.Fallen && !v.Gone {
		l.list = append(l.list, l.plus)
	}
	return true
}

func (l *tiles) tile(key string, face widgets.TileFace, tap func()) {
	tile, ok := l.made[key]
	if !ok {
		tile = widgets.NewTile(l.kit, face, tap)
		tile.OnHold(func() { l.screen.face.Hold(l.number, key) })
		l.made[key] = tile
		return
	}
	before := tile.MinSize()
	tile.Set(face)
	if tile.MinSize() != before {
		l.keys = nil
	}
}

// face is an object at a glance: what is left of it, whether it guards or may
// act, its mana, and what lies on it with counts.
func (l *tiles) face(o tracker.ObjectView) widgets.TileFace {
	s := l.screen
	face := widgets.TileFace{Name: o.Name, IconRole: theme.Accent}
	spoken := []string{o.Name}
	var line []string
	if o.Gauge != nil {
		face.Left, face.Whole = o.Gauge.Value, o.Gauge.Most
		line = append(line, s.T("ofLife", "Life", o.Gauge.Most))
		spoken = append(spoken, s.T("leftOf", "Left", face.Left, "Life", face.Whole))
	} else {
		line = append(line, s.KindName(o.Kind))
	}
	for _, more := range o.Lines {
		line = append(line, s.Say(more))
	}
	if o.Gauge == nil {
		spoken = append(spoken, line...)
	}
	states := stateIcons(o)
	face.Icon, face.Also = states[0], states[1]
	badges, words := s.badges(o)
	copy(face.Badges[:], badges)
	face.Line = strings.Join(line, " · ")
	face.Spoken = strings.Join(append(spoken, words...), ", ")
	return face
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
func (s *Screen) badges(o tracker.ObjectView) (list []widgets.TileBadge, words []string) {
	add := func(icon string, tone theme.Role, count int, word string) {
		list = append(list, widgets.TileBadge{Icon: icon, Tone: tone, Count: count})
		words = append(words, word)
	}
	for _, t := range o.Tracks {
		if t.Icon == "mana" && t.Value > 0 {
			add(t.Icon, theme.ManaInk, t.Value, s.T("trackSpoken", "Track", t.Name, "Value", t.Value))
		}
	}
	for _, c := range o.Conditions {
		add(s.countIcon(c), toneOf(c), c.Count, s.T("countLine", "Name", c.Name, "Count", c.Count))
	}
	for _, c := range o.Tokens {
		add(s.countIcon(c), theme.Accent, c.Count, s.T("countLine", "Name", c.Name, "Count", c.Count))
	}
	if o.Attached > 0 {
		add("link", theme.Quiet, o.Attached, s.N("attached", o.Attached))
	}
	return list, words
}
