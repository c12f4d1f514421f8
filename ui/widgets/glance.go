package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// GlanceItem is one thing to know at a glance: a picture, a number, and a quiet
// word after it.
type GlanceItem struct {
	Icon  string
	Tone  theme.Role // of the picture; Quiet when empty
	Value string
	Alarm bool // the number in harm
	Note  string
}

// glanceMost is how many things a glance takes in.
const glanceMost = 5

// Glance is a line of small copies of what is shown large elsewhere, the right
// way up for whoever reads it here. It is as large as the room it is given.
type Glance struct {
	widget.BaseWidget
	kit    *Kit
	items  []GlanceItem
	spoken string
	pill   bool
}

// NewGlance returns an empty line; pill gives it a ground.
func NewGlance(k *Kit, pill bool) *Glance {
	g := &Glance{kit: k, pill: pill}
	g.ExtendBaseWidget(g)
	return g
}

// Set shows other things; what is more than five is left out. spoken is what a
// screen reader says.
func (g *Glance) Set(spoken string, items ...GlanceItem) {
	items = items[:min(len(items), glanceMost)]
	same := len(items) == len(g.items)
	for i := 0; same && i < len(items); i++ {
		same = items[i] == g.items[i]
	}
	g.spoken = spoken
	if !same {
		g.items = append(g.items[:0:0], items...)
		g.Refresh()
	}
}

// Items are the things that are shown.
func (g *Glance) Items() []GlanceItem { return g.items }

// AccessibilityLabel is part of fyne.Accessible.
func (g *Glance) AccessibilityLabel() string { return g.spoken }

// AccessibilityRole is part of fyne.Accessible.
func (g *Glance) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

type glancePart struct {
	icon        *icon
	value, note *text
}

// CreateRenderer is part of fyne.Widget.
func (g *Glance) CreateRenderer() fyne.WidgetRenderer {
	ground := newBox(theme.CornerPanel)
	s := &stage{kit: g.kit, owner: g, objects: []fyne.CanvasObject{ground.Rectangle}}
	var parts []glancePart
	for range glanceMost {
		p := glancePart{newIcon(g.kit), newText(g.kit, display, theme.Body, theme.Ink), newText(g.kit, plain, theme.Small, theme.Quiet)}
		parts = append(parts, p)
		s.objects = append(s.objects, p.icon.Image, p.value.object(), p.note.object())
	}
	s.paint = func() {
		ground.fill(g.kit.Theme.Tone(theme.Surface), g.kit.Theme.Tone(theme.Line), 1)
		Show(ground.Rectangle, g.pill && len(g.items) > 0)
		for i, p := range parts {
			if i < len(g.items) {
				p.paint(g.items[i])
			} else {
				p.paint(GlanceItem{})
			}
		}
	}
	s.min = func() fyne.Size { return fyne.NewSize(48, 18) }
	s.layout = func(a area) { g.layout(a, ground, parts) }
	return s.start()
}

func (p glancePart) paint(item GlanceItem) {
	tone, ink := item.Tone, theme.Ink
	if tone == "" {
		tone = theme.Quiet
	}
	if item.Alarm {
		ink = theme.HarmInk
	}
	p.icon.set(item.Icon, tone)
	p.value.write(item.Value, ink)
	p.note.write(item.Note, theme.Quiet)
}

// width is how wide the things are at a size, without the gaps between them.
func (g *Glance) width(parts []glancePart, figure theme.Type, side float32) float32 {
	var w float32
	for i, p := range parts[:len(g.items)] {
		p.value.squeeze(figure, figure, 1)
		w += side + 8 + p.value.width()
		if g.items[i].Note != "" {
			w += p.note.width()
		}
	}
	return w
}

func (g *Glance) layout(a area, ground box, parts []glancePart) {
	w, h := a.size.Width, a.size.Height
	a.put(ground.Rectangle, 0, 0, w, h)
	x, gap := float32(0), float32(10)
	if g.pill {
		x = 10
	}
	side := min(h*0.62, 20)
	figure := min(max(theme.Type(h*0.66), theme.Small), theme.Title)
	gap = min(gap, (w-x-g.width(parts, figure, side))/float32(max(1, len(g.items))))
	if gap < 2 {
		figure, side = theme.Tiny, side*0.8
		gap = max(1, (w-x-g.width(parts, figure, side))/float32(len(g.items)))
	}
	for i, p := range parts[:len(g.items)] {
		p.value.squeeze(figure, figure, w)
		p.note.squeeze(min(theme.Body, max(theme.Tiny, theme.Type(h*0.42))), theme.Tiny, w)
		a.square(p.icon.Image, x+side/2, h/2, side)
		x += side + 4
		a.middle(p.value, x, p.value.width()+1, h/2, left)
		x += p.value.width() + 4
		if g.items[i].Note != "" {
			a.middle(p.note, x, min(p.note.width()+1, max(0, w-x-4)), h/2, left)
			x += p.note.width()
		}
		x += gap
	}
}
