package widgets

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

// NavHeight and RailWidth are the sizes of the two shapes of a navigation bar.
const (
	NavHeight float32 = 64
	RailWidth float32 = 84

	railStep float32 = 72 // from one place to the next, where there is room
	railTop  float32 = 16 // air above the first
)

// Place is one entry of a navigation bar.
type Place struct {
	Icon, Label string // the icon has the name of the place
}

// NavBar leads to the places of the app: a bar below on a narrow window, a rail
// at the left on a wide one. Where there is too little room for all of them the first are seen, and
// the last, which finds the others.
type NavBar struct {
	shown
	rail   bool
	items  []*navItem
	chosen int
}

// NewNavBar returns a bar; with rail it stands upright. onChoose is told the
// index of the place. The first is lit.
func NewNavBar(k *Kit, places []Place, rail bool, onChoose func(index int)) *NavBar {
	n := &NavBar{rail: rail}
	for i, place := range places {
		item := &navItem{bar: n, icon: place.Icon}
		item.name, item.on = place.Label, i == 0
		item.onTap = func() { onChoose(i) }
		if item.key, item.nth = keys.Place, i; i == len(places)-1 {
			item.key, item.nth = keys.FindAll, 0
		}
		item.show(k, item)
		n.items = append(n.items, item)
	}
	n.show(k, n)
	return n
}

// Choose lights one place.
func (n *NavBar) Choose(index int) {
	n.chosen = index
	for i, item := range n.items {
		if on := i == index; item.on != on {
			item.on = on
			item.Refresh()
		}
	}
}

func (n *NavBar) view() part {
	least := fyne.NewSize(navLess*theme.Target, NavHeight)
	if n.rail {
		least = fyne.NewSize(RailWidth, navLess*theme.Target)
	}
	return atLeast(least.Width, least.Height, over{n.kit.filled(0, theme.Surface), byHand{by: n.place}})
}

// place draws the edge of the bar and puts its places onto it.
func (n *NavBar) place(p *pen, s space) {
	edge, room := n.kit.filled(0, theme.Line), s.w
	if n.rail {
		room = s.h
	}
	last := len(n.items) - 1
	fit := min(max(int(room/theme.Target), 1), last+1)
	seen, count := append(slices.Clone(n.items[:fit-1]), n.items[last]), float32(fit)
	if n.rail {
		edge.draw(p, space{s.w - 1, 0, 1, s.h})
		each := min(railStep, s.h/count)
		top := min(railTop, s.h-each*count)
		for i, item := range seen {
			object{item}.draw(p, space{0, top + float32(i)*each, s.w, each})
		}
		return
	}
	edge.draw(p, space{0, 0, s.w, 1})
	for i, item := range seen {
		each := s.w / count
		object{item}.draw(p, space{float32(i) * each, 0, each, s.h})
	}
}

// size is how large all labels are written, so that none of them looks less than the others.
func (n *NavBar) size(width float32) theme.Type {
	size := theme.Tiny
	for _, item := range n.items {
		_, least := saying{words: item.name, style: Style{Size: theme.Tiny, Role: theme.Quiet, Most: 1}}.set(n.kit, width)
		size = min(size, least)
	}
	return size
}

// navLess is how many places a bar has room for at least.
const navLess = 5

type navItem struct {
	press
	bar  *NavBar
	icon string
	on   bool
}

func (n *navItem) view() part {
	role, pill := theme.Quiet, part(nil)
	if n.on {
		role, pill = theme.Accent, n.kit.filled(15, theme.AccentSoft)
	}
	return atLeast(theme.Target, NavHeight, over{pad(3, 3, n.aura(14)), byWidth{air(0, 0), func(_ *Kit, width float32) part {
		return below(1, sized(52, 29, over{pill, air(52, 29), n.kit.pic(n.icon, 22, role)}),
			sized(0, 18, sayLine(n.name, Style{Size: n.bar.size(width - 2), Role: role, Centre: true})))
	}}})
}
