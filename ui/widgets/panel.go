package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// Panel is a rounded surface around other objects.
type Panel struct {
	widget.BaseWidget
	kit     *Kit
	content fyne.CanvasObject
	tint    theme.Role
	inset   float32
	room    fyne.CanvasObject // what it has room for though it is not drawn, nil for nothing
	highest float32           // it has been, of one with such room
}

// NewPanel returns a panel with the usual inset of 16 dp.
func NewPanel(k *Kit, content fyne.CanvasObject) *Panel {
	return newPanel(k, content, theme.Inset)
}

// NewFlushPanel returns a panel whose content reaches the edges, for lists.
func NewFlushPanel(k *Kit, content fyne.CanvasObject) *Panel {
	return newPanel(k, content, 0)
}

func newPanel(k *Kit, content fyne.CanvasObject, inset float32) *Panel {
	p := &Panel{kit: k, content: content, tint: theme.Surface, inset: inset}
	p.ExtendBaseWidget(p)
	return p
}

// Tint gives the panel another ground, for example theme.HarmSoft.
func (p *Panel) Tint(role theme.Role) *Panel {
	p.tint = role
	p.Refresh()
	return p
}

// Reserve gives the panel room for what is yet to come, and never lets it become lower
// again: what stands around it stays where a finger is on its way to.
func (p *Panel) Reserve(room fyne.CanvasObject) *Panel {
	p.room = room
	return p
}

// HeightFor is the height of the panel at a width in dp.
func (p *Panel) HeightFor(width float32) float32 {
	high := heightFor(p.content, width-2*p.inset) + 2*p.inset
	if p.room != nil {
		p.highest = max(p.highest, ceil(high), ceil(heightFor(p.room, width-2*p.inset)+2*p.inset))
		high = p.highest
	}
	return high
}

// CreateRenderer is part of fyne.Widget.
func (p *Panel) CreateRenderer() fyne.WidgetRenderer {
	ground := newBox(theme.CornerPanel)
	s := &stage{kit: p.kit, owner: p, objects: []fyne.CanvasObject{ground.Rectangle, p.content}}
	s.paint = func() {
		ground.fill(p.kit.Theme.Tone(p.tint), p.kit.Theme.Tone(theme.Line), 1)
	}
	s.min = func() fyne.Size {
		return p.content.MinSize().Add(fyne.NewSquareSize(2 * p.inset))
	}
	s.layout = func(a area) {
		a.put(ground.Rectangle, 0, 0, a.size.Width, a.size.Height)
		a.put(p.content, p.inset, p.inset, a.size.Width-2*p.inset, a.size.Height-2*p.inset)
	}
	return s.start()
}

// Section is a heading in small letters of the accent with a quiet word at the
// right: "ENCHANTMENTS ... 24 points".
type Section struct {
	widget.BaseWidget
	kit         *Kit
	words, note string
}

// NewSection returns a section heading; note may be "".
func NewSection(k *Kit, words, note string) *Section {
	s := &Section{kit: k, words: words, note: note}
	s.ExtendBaseWidget(s)
	return s
}

// Set changes both words.
func (h *Section) Set(words, note string) {
	if h.words != words || h.note != note {
		h.words, h.note = words, note
		h.Refresh()
	}
}

// AccessibilityLabel is part of fyne.Accessible.
func (h *Section) AccessibilityLabel() string { return h.words }

// AccessibilityRole is part of fyne.Accessible.
func (h *Section) AccessibilityRole() fyne.AccessibleRole { return RoleHeading }

// CreateRenderer is part of fyne.Widget.
func (h *Section) CreateRenderer() fyne.WidgetRenderer {
	words := newText(h.kit, bold, theme.Small, theme.Accent)
	note := newText(h.kit, plain, theme.Small, theme.Quiet)
	s := &stage{kit: h.kit, owner: h, objects: []fyne.CanvasObject{words.object(), note.object()}}
	s.paint = func() {
		words.write(h.words, theme.Accent)
		note.write(h.note, theme.Quiet)
	}
	s.min = func() fyne.Size { return fyne.NewSize(120, words.height()+14) }
	s.layout = func(a area) {
		note.squeeze(theme.Small, h.kit.least(theme.Small*0.8), max(a.size.Width/2, a.size.Width-words.width()-8))
		w := note.width()
		cy := a.size.Height/2 + 3
		a.middle(note, a.size.Width-w, w+1, cy, right)
		a.middle(words, 0, a.size.Width-w-8, cy, left)
	}
	return s.start()
}

// Rule is a hairline between rows.
type Rule struct {
	widget.BaseWidget
	kit *Kit
}

// NewRule returns a hairline.
func NewRule(k *Kit) *Rule {
	r := &Rule{kit: k}
	r.ExtendBaseWidget(r)
	return r
}

// CreateRenderer is part of fyne.Widget.
func (r *Rule) CreateRenderer() fyne.WidgetRenderer {
	hair := newBox(0)
	s := &stage{kit: r.kit, owner: r, objects: []fyne.CanvasObject{hair.Rectangle}}
	s.paint = func() { hair.fill(r.kit.Theme.Tone(theme.Line), nil, 0) }
	s.min = func() fyne.Size { return fyne.NewSize(1, 1) }
	s.layout = func(a area) { a.put(hair.Rectangle, 0, 0, a.size.Width, 1) }
	return s.start()
}

// NewScroll returns a vertical scroll that tells its content the real width
// before it asks for the height, so that wrapping parts are right at once.
func NewScroll(content fyne.CanvasObject) *fyne.Container {
	scroll := NewVScroll(content)
	return container.New(&scrollLayout{content: content}, scroll)
}

// NewScrollOf is NewScroll for the reader of a kit: turned, it begins at its other end, and
// stays there while its content grows.
func NewScrollOf(k *Kit, content fyne.CanvasObject) *fyne.Container {
	c := NewScroll(content)
	c.Layout.(*scrollLayout).turned = k.Turned
	return c
}

type scrollLayout struct {
	content fyne.CanvasObject
	turned  bool
	high    float32 // of the content, as it was laid out last
}

func (s *scrollLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if size.Width <= 0 || size.Height <= 0 { // no room yet, and so nothing that anybody has scrolled past
		return
	}
	h := heightFor(s.content, size.Width)
	if scroll, ok := objects[0].(*Scroll); ok && s.turned {
		below := float32(0) // what the reader has scrolled past
		if s.high > 0 {
			below = max(0, s.high-scroll.Offset.Y-scroll.Size().Height)
		}
		s.high = max(h, size.Height)
		defer func() { scroll.ScrollToOffset(fyne.NewPos(0, max(0, s.high-size.Height-below))) }()
	}
	s.content.Resize(fyne.NewSize(size.Width, max(h, size.Height)))
	objects[0].Move(fyne.NewPos(0, 0))
	objects[0].Resize(size)
}

func (s *scrollLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(s.content.MinSize().Width, 48)
}
