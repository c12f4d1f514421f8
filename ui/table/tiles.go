package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// tiles are the objects of a seat, and the place where one is added.
type tiles struct {
	subject // whose they are
	*widgets.Made[widgets.TileFace, *widgets.Tile]
	plus  fyne.CanvasObject
	whole []fyne.CanvasObject // with the place where one is added
}

func newTiles(of subject) *tiles {
	s, k, l := of.screen, of.kit, &tiles{subject: of}
	l.Made = widgets.NewMade(func(n widgets.Named[widgets.TileFace]) *widgets.Tile {
		tile := widgets.NewTile(k, n.Face, n.Tap)
		tile.OnHold(func() { s.face.Hold(of.seat, n.Key) })
		return tile
	})
	plus := widgets.NewIconButton(k, widgets.Solid, "plus", s.T("add"), func() { s.face.Adding(of.seat)(k) })
	l.plus = widgets.NewLine(k, 0, -1, container.NewStack(widgets.NewGap(58, 58), plus))
	return l
}

// set shows the objects there are and reports whether others are in the list.
func (l *tiles) set(v tracker.SeatView) bool {
	s := l.screen
	var all []widgets.Named[widgets.TileFace]
	for _, o := range v.Objects {
		all = append(all, widgets.Named[widgets.TileFace]{Key: o.ID, Face: l.face(o), Tap: func() { s.OpenObject(l.kit, l.seat, o.ID) }})
	}
	if len(v.Hidden) > 0 {
		face := widgets.TileFace{Name: s.N("hidden", len(v.Hidden)), Line: s.N("enchantments", len(v.Hidden)), Hidden: true}
		all = append(all, widgets.Named[widgets.TileFace]{Key: "hidden", Face: face, Tap: func() { s.face.FaceDown(l.kit, l.seat) }})
	}
	others, before := l.Show(all), len(l.whole)
	l.whole = l.List
	if s.face.Adding(l.seat) != nil && !v.Fallen && !v.Gone {
		l.whole = append(slices.Clip(l.List), l.plus)
	}
	return others || len(l.whole) != before
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

// height is how high a row of the tiles is: as high as they need for their letters, within
// most.
func (l *tiles) height(most float32) float32 {
	high := tilesHeight
	for _, tile := range l.whole {
		high = max(high, min(tile.MinSize().Height, most))
	}
	return high
}
