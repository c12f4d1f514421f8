package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/theme"
)

// Panel is a rounded surface around other objects.
type Panel struct {
	shown
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
	p := &Panel{content: content, tint: theme.Surface, inset: inset}
	p.show(k, p)
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

func (p *Panel) view() part {
	return over{p.kit.outlined(theme.CornerPanel, p.tint, theme.Line, 1), pad(p.inset, p.inset, object{p.content})}
}

// Section is a heading in small letters of the accent with a quiet word at the
// right: "ENCHANTMENTS ... 24 points".
type Section struct {
	shown
	note string
}

// NewSection returns a section heading; note may be "".
func NewSection(k *Kit, words, note string) *Section {
	s := &Section{note: note}
	s.name = words
	s.show(k, s)
	return s
}

// Set changes both words.
func (h *Section) Set(words, note string) {
	if h.name != words || h.note != note {
		h.name, h.note = words, note
		h.Refresh()
	}
}

// AccessibilityRole is part of fyne.Accessible.
func (h *Section) AccessibilityRole() fyne.AccessibleRole { return RoleHeading }

func (h *Section) view() part {
	words := say(h.name, Style{Bold: true, Size: theme.Small, Role: theme.Accent, Tight: true, Most: 2})
	return atLeast(120, 0, inset(0, 10, 0, 4, trailing(words, nil, say(h.note, Style{Size: theme.Small, Role: theme.Quiet, Tight: true, Most: 2}))))
}

// Rule is a hairline between rows.
type Rule struct{ shown }

// NewRule returns a hairline.
func NewRule(k *Kit) *Rule {
	r := &Rule{}
	r.show(k, r)
	return r
}

func (r *Rule) view() part { return atLeast(1, 1, r.kit.hair()) }

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
