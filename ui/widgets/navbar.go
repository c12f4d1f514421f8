package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

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
// at the left on a wide one. Where it is too narrow for all of them the first are seen, and
// the last, which finds the others.
type NavBar struct {
	widget.BaseWidget
	kit    *Kit
	rail   bool
	items  []*navItem
	chosen int
}

// NewNavBar returns a bar; with rail it stands upright. onChoose is told the
// index of the place. The first is lit.
func NewNavBar(k *Kit, places []Place, rail bool, onChoose func(index int)) *NavBar {
	n := &NavBar{kit: k, rail: rail}
	for i, place := range places {
		item := &navItem{bar: n, icon: place.Icon, label: place.Label}
		item.kit, item.name, item.on = k, place.Label, i == 0
		item.onTap = func() { onChoose(i) }
		item.ExtendBaseWidget(item)
		n.items = append(n.items, item)
	}
	n.ExtendBaseWidget(n)
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

// CreateRenderer is part of fyne.Widget.
func (n *NavBar) CreateRenderer() fyne.WidgetRenderer {
	ground, edge := newBox(0), newBox(0)
	s := &stage{kit: n.kit, owner: n, objects: []fyne.CanvasObject{ground.Rectangle, edge.Rectangle}}
	for _, item := range n.items {
		s.objects = append(s.objects, item)
	}
	s.paint = func() {
		ground.fill(n.kit.Theme.Tone(theme.Surface), nil, 0)
		edge.fill(n.kit.Theme.Tone(theme.Line), nil, 0)
	}
	s.min = func() fyne.Size {
		if n.rail {
			return fyne.NewSize(RailWidth, float32(len(n.items))*theme.Target)
		}
		return fyne.NewSize(navLess*theme.Target, NavHeight)
	}
	s.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		a.put(ground.Rectangle, 0, 0, w, h)
		if n.rail {
			a.put(edge.Rectangle, w-1, 0, 1, h)
			each := min(railStep, h/float32(len(n.items)))
			top := min(railTop, h-each*float32(len(n.items)))
			for i, item := range n.items {
				a.put(item, 0, top+float32(i)*each, w, each)
			}
			return
		}
		a.put(edge.Rectangle, 0, 0, w, 1)
		last := len(n.items) - 1
		fit := min(int(w/theme.Target), last+1)
		each, x := w/float32(max(fit, 1)), float32(0)
		for i, item := range n.items {
			if Show(item, i < fit-1 || i == last); item.Visible() {
				a.put(item, x, 0, each, h)
				x += each
			}
		}
	}
	return s.start()
}

// size is how large all labels are written, so that none of them looks less than the others.
func (n *NavBar) size(width float32) theme.Type {
	size, probe := navType, newText(n.kit, plain, navType, theme.Quiet)
	for _, item := range n.items {
		probe.write(item.label, theme.Quiet)
		probe.squeeze(navType, n.kit.least(navLeast), width)
		size = min(size, probe.size)
	}
	return size
}

// navLess is how many places a bar has room for at least.
const navLess = 5

// Sizes of the labels: the usual one, and how small they may become.
const (
	navType  theme.Type = 12
	navLeast theme.Type = 10
)

type navItem struct {
	press
	bar         *NavBar
	icon, label string
	on          bool
}

// CreateRenderer is part of fyne.Widget.
func (n *navItem) CreateRenderer() fyne.WidgetRenderer {
	pill, halo, pic := newBox(15), newBox(14), newIcon(n.kit)
	words := newText(n.kit, plain, navType, theme.Quiet)
	s := &stage{kit: n.kit, owner: n, objects: []fyne.CanvasObject{halo.Rectangle, pill.Rectangle, pic.Image, words.object()}}
	s.paint = func() {
		role := theme.Quiet
		if n.on {
			role = theme.Accent
		}
		pill.fill(n.kit.Theme.Tone(theme.AccentSoft), nil, 0)
		Show(pill.Rectangle, n.on)
		n.halo(halo)
		pic.set(n.icon, role)
		words.write(n.label, role)
	}
	s.min = func() fyne.Size { return fyne.NewSize(theme.Target, NavHeight) }
	s.layout = func(a area) {
		w, cy := a.size.Width, a.size.Height/2
		a.put(halo.Rectangle, 3, 3, w-6, a.size.Height-6)
		a.put(pill.Rectangle, w/2-26, cy-24, 52, 29)
		a.square(pic.Image, w/2, cy-9.5, 22)
		size := n.bar.size(w - 2)
		words.squeeze(size, size, w-2)
		a.middle(words, 1, w-2, cy+17, centre)
	}
	return s.start()
}
