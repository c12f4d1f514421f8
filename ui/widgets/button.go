package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// ButtonKind is how much a button asks for attention.
type ButtonKind int

// The kinds of button.
const (
	Primary ButtonKind = iota // the one thing to do here: solid accent
	Calm                      // another thing to do: raised
	Danger                    // takes something away: harm on its soft ground
	Pill                      // small and round, beside a heading
	Link                      // words only, in the accent
)

// Button is words, with or without an icon, on a rounded ground.
type Button struct {
	press
	kind  ButtonKind
	label string
	icon  string
	gold  bool // a pill of which the one of its row stands out
}

// NewButton returns a button. icon may be "".
func NewButton(k *Kit, kind ButtonKind, label, icon string, onTap func()) *Button {
	b := &Button{kind: kind, label: label, icon: icon}
	b.kit, b.name, b.onTap = k, label, onTap
	b.ExtendBaseWidget(b)
	return b
}

// NewPrimary returns the one button of a screen that stands out.
func NewPrimary(k *Kit, label string, onTap func()) *Button {
	return NewButton(k, Primary, label, "", onTap)
}

// NewQuiet returns a raised button.
func NewQuiet(k *Kit, label string, onTap func()) *Button {
	return NewButton(k, Calm, label, "", onTap)
}

// NewPill returns a small round button.
func NewPill(k *Kit, label, icon string, onTap func()) *Button {
	return NewButton(k, Pill, label, icon, onTap)
}

// SetText changes the words.
func (b *Button) SetText(label string) {
	b.label, b.name = label, label
	b.Refresh()
}

// look is ground, text and how the words are set.
func (b *Button) look() (ground, ink theme.Role, f face) {
	if b.disabled {
		return theme.Surface, theme.Quiet, plain
	}
	if b.gold {
		return theme.AccentSoft, theme.Accent, bold
	}
	switch b.kind {
	case Primary:
		return theme.AccentFill, theme.OnAccent, bold
	case Danger:
		return theme.HarmSoft, theme.Harm, bold
	case Link:
		return "", theme.Accent, plain
	default:
		return theme.Raised, theme.Ink, plain
	}
}

// buttonMost is how much room words ask for before they would rather shrink, in dp.
const buttonMost float32 = 270

func (b *Button) visibleHeight() float32 {
	if b.kind == Pill || b.kind == Link {
		return 36
	}
	return 52
}

// CreateRenderer is part of fyne.Widget.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	ground, halo := newBox(16), newBox(16)
	if b.kind == Pill || b.kind == Link {
		ground, halo = newBox(18), newBox(18)
	}
	pic := newIcon(b.kit)
	size := theme.Lead
	if b.kind == Pill || b.kind == Link {
		size = 14
	}
	_, _, f := b.look()
	words := newText(b.kit, f, size, theme.Ink)
	full := newText(b.kit, f, size, theme.Ink) // never shrinks: what the button asks for stays the same
	least := func() theme.Type { return b.kit.least(size * 0.7) }
	s := &stage{kit: b.kit, owner: b, objects: []fyne.CanvasObject{ground.Rectangle, halo.Rectangle, pic.Image, words.object()}}
	s.paint = func() {
		role, ink, _ := b.look()
		Show(ground.Rectangle, role != "")
		ground.fill(b.kit.Theme.Tone(role), nil, 0)
		b.halo(halo)
		pic.set(b.icon, ink)
		words.write(b.label, ink)
	}
	s.min = func() fyne.Size {
		pad := float32(20)
		if b.kind == Pill || b.kind == Link {
			pad = 14
		}
		wide := full.widthOf(b.label)
		wide = min(wide, max(buttonMost, full.widthIn(least(), b.label)*1.03)) // long words rather shrink than push others out
		return fyne.NewSize(ceil(wide)+2*pad+b.iconSpace(), max(theme.Target, b.visibleHeight()))
	}
	s.layout = func(a area) {
		h := min(a.size.Height, b.visibleHeight())
		if b.kind != Pill && b.kind != Link {
			h = a.size.Height
		}
		y := (a.size.Height - h) / 2
		a.put(ground.Rectangle, 0, y, a.size.Width, h)
		a.put(halo.Rectangle, 0, y, a.size.Width, h)
		space := b.iconSpace()
		words.squeeze(size, least(), a.size.Width-27-space) // rather small than cut off
		w := min(words.width(), a.size.Width-24-space)
		x := (a.size.Width - w - space) / 2
		if space > 0 {
			a.square(pic.Image, x+10, a.size.Height/2, 20)
		}
		a.middle(words, x+space, w+1, a.size.Height/2, left)
	}
	return s.start()
}

func (b *Button) iconSpace() float32 {
	switch {
	case b.icon == "":
		return 0
	case b.label == "":
		return 20
	default:
		return 28
	}
}

// IconKind is the ground of an icon button.
type IconKind int

// The kinds of icon button.
const (
	Bare   IconKind = iota // the icon alone
	Solid                  // on a raised rounded square
	Golden                 // outlined in the accent: the next thing to do
)

// IconButton is one icon, 48 dp to hit at least. It has a name for those who
// cannot see it.
type IconButton struct {
	press
	kind IconKind
	icon string
	role theme.Role
}

// NewIconButton returns a button that shows only an icon; name says in words
// what it does.
func NewIconButton(k *Kit, kind IconKind, icon, name string, onTap func()) *IconButton {
	b := &IconButton{kind: kind, icon: icon, role: theme.Ink}
	if kind == Golden {
		b.role = theme.Accent
	}
	b.bare = true
	b.kit, b.name, b.onTap = k, name, onTap
	b.ExtendBaseWidget(b)
	return b
}

// OnTap changes what a tap does, for rows that are used again.
func (b *IconButton) OnTap(f func()) { b.onTap = f }

// SetIcon changes the picture and its colour.
func (b *IconButton) SetIcon(icon string, role theme.Role) {
	b.icon, b.role = icon, role
	b.Refresh()
}

// CreateRenderer is part of fyne.Widget.
func (b *IconButton) CreateRenderer() fyne.WidgetRenderer {
	ground, halo, pic := newBox(theme.CornerSmall), newBox(theme.CornerSmall), newIcon(b.kit)
	s := &stage{kit: b.kit, owner: b, objects: []fyne.CanvasObject{ground.Rectangle, halo.Rectangle, pic.Image}}
	s.paint = func() {
		th := b.kit.Theme
		switch b.kind {
		case Solid:
			ground.fill(th.Tone(theme.Raised), nil, 0)
		case Golden:
			ground.fill(th.Tone(theme.AccentSoft), th.Tone(theme.Accent), 2)
		}
		Show(ground.Rectangle, b.kind != Bare)
		b.halo(halo)
		ink := th.Tone(b.role)
		if b.disabled {
			ink = th.Tone(theme.Quiet)
			ink.A = 110
		}
		pic.tint(b.icon, ink)
	}
	s.min = func() fyne.Size { return fyne.NewSquareSize(theme.Target) }
	s.layout = func(a area) {
		side := min(a.size.Width, a.size.Height)
		cx, cy := a.size.Width/2, a.size.Height/2
		a.square(ground.Rectangle, cx, cy, side)
		a.square(halo.Rectangle, cx, cy, side)
		a.square(pic.Image, cx, cy, min(22, side/2))
	}
	return s.start()
}
