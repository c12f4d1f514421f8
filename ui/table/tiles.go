package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
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
	plus := widgets.NewIconButton(l.kit, widgets.Solid, "plus", l.screen.t("add"), func() { l.screen.openAdd(l.kit, l.number) })
	l.plus = least(plus, fyne.NewSize(58, 58))
}

// hiddenTile is the key of the tile that stands for all hidden objects.
const hiddenTile = "hidden"

// set shows the objects there are and reports whether others are in the list.
func (l *tiles) set(v tracker.SeatView) bool {
	var keys []string
	for _, o := range v.Objects {
		keys = append(keys, o.ID)
		l.tile(o.ID, l.face(o), func() { l.screen.openObject(l.kit, l.number, o.ID) })
	}
	if v.Hidden > 0 {
		keys = append(keys, hiddenTile)
		s := l.screen
		face := widgets.TileFace{Name: s.n("hidden", v.Hidden), Line: s.n("enchantments", v.Hidden), Hidden: true}
		l.tile(hiddenTile, face, func() { s.openHidden(l.kit, l.number) })
	}
	if l.list != nil && slices.Equal(keys, l.keys) {
		return false
	}
	l.keys, l.list = keys, []fyne.CanvasObject{}
	for _, key := range keys {
		l.list = append(l.list, l.made[key])
	}
	l.list = append(l.list, l.plus)
	return true
}

func (l *tiles) tile(key string, face widgets.TileFace, tap func()) {
	tile, ok := l.made[key]
	if !ok {
		tile = widgets.NewTile(l.kit, face, tap)
		tile.OnHold(func() { l.screen.openAttack(l.number, key) })
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
	life, damage := trackOf(o.Tracks, magewars.LifeTrack), trackOf(o.Tracks, magewars.DamageTrack)
	face := widgets.TileFace{Name: o.Name, Left: max(0, life-damage), Whole: life}
	var line, spoken []string
	if life > 0 {
		line = append(line, s.t("ofLife", "Life", life))
		spoken = append(spoken, s.t("leftOf", "Left", face.Left, "Life", life))
	} else {
		line = append(line, s.kindName(o.Kind))
	}
	if host := s.hostName(l.number, o); host != "" {
		line = append(line, s.t("liesOn", "Name", host))
	}
	if life == 0 {
		spoken = append(spoken, line...)
	}
	states := stateIcons(o)
	face.Icon, face.Also, face.IconRole = states[0], states[1], theme.Accent
	badges, words := s.badges(o)
	copy(face.Badges[:], badges)
	face.Line = strings.Join(line, " · ")
	face.Spoken = strings.Join(append(append([]string{o.Name}, spoken...), words...), ", ")
	return face
}

// stateIcons are guard and action, as far as they are up.
func stateIcons(o tracker.ObjectView) (icons [2]string) {
	n := 0
	for _, each := range []struct{ marker, icon string }{{magewars.ActiveMarker, "action"}, {magewars.GuardMarker, "guard"}} {
		if markerOf(o.Markers, each.marker) {
			icons[n] = each.icon
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
	if mana := trackOf(o.Tracks, magewars.ManaTrack); mana > 0 {
		add("mana", theme.ManaInk, mana, s.t("manaLine", "Mana", mana))
	}
	for _, c := range o.Conditions {
		add(s.conditionIcon(c.ID), conditionTone(c.ID), c.Count, s.t("countLine", "Name", c.Name, "Count", c.Count))
	}
	for _, c := range o.Tokens {
		add(s.conditionIcon(c.ID), theme.Accent, c.Count, s.t("countLine", "Name", c.Name, "Count", c.Count))
	}
	if n := s.attached(o.ID); n > 0 {
		add("link", theme.Quiet, n, s.n("attached", n))
	}
	return list, words
}

// attached is how many objects hang on another, hidden ones too.
func (s *Screen) attached(id string) int {
	state, ok := s.seen.state.(*magewars.State)
	if !ok {
		return 0
	}
	n := 0
	for _, o := range state.Objects {
		if o.Host == id {
			n++
		}
	}
	return n
}
