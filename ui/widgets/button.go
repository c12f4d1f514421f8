package widgets

import (
	"github.com/quickcast/quickcast/ui/keys"
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
	b.name, b.onTap, b.golden = label, onTap, kind == Primary
	b.show(k, b)
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

// Key says which key does the same, for those who rest the pointer on the button.
func (b *Button) Key(act keys.Act) *Button {
	b.key = act
	return b
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

// buttonMost is how much room in dp words ask for before they would rather stand on two lines.
const buttonMost float32 = 270

func (b *Button) view() part {
	role, ink, f := b.look()
	style := Style{Size: theme.Lead, Role: ink, Bold: f == bold, Tight: true, Most: 2, Centre: true}
	side, high, radius := float32(20), float32(52), float32(16)
	ground := func(p part) part { return p }
	if b.kind == Pill || b.kind == Link {
		side, high, radius, style.Size, style.Most = 14, theme.Target, 18, theme.Label, 1
		ground = func(p part) part { return across(36, p) }
	}
	words := pad(side, 2, mid(0, 0, sideBySide(8, b.kit.pic(b.icon, 20, ink), say(b.label, style))))
	_, like := words.wide(b.kit)
	return atLeast(ceil(min(like, buttonMost)), high, over{ground(b.kit.filled(radius, role)), ground(b.aura(radius)), words})
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

// iconKeys are the keys that do what a picture stands for.
var iconKeys = map[string]keys.Act{"back": keys.Close, "undo": keys.Undo, "redo": keys.Redo}

// NewIconButton returns a button that shows only an icon; name says in words
// what it does. Its tip tells the key that does what such a picture stands for.
func NewIconButton(k *Kit, kind IconKind, icon, name string, onTap func()) *IconButton {
	b := &IconButton{kind: kind, icon: icon, role: theme.Ink}
	if kind == Golden {
		b.role = theme.Accent
	}
	b.bare, b.name, b.onTap, b.golden, b.key = true, name, onTap, kind == Golden, iconKeys[icon]
	b.show(k, b)
	return b
}

// Key says which key does the same, for those who rest the pointer on the button.
func (b *IconButton) Key(act keys.Act) *IconButton {
	b.key = act
	return b
}

// SetIcon changes the picture and its colour.
func (b *IconButton) SetIcon(icon string, role theme.Role) {
	b.icon, b.role = icon, role
	b.Refresh()
}

func (b *IconButton) view() part {
	k, ground := b.kit, part(nil)
	switch b.kind {
	case Solid:
		ground = k.filled(theme.CornerSmall, theme.Raised)
	case Golden:
		ground = k.outlined(theme.CornerSmall, theme.AccentSoft, theme.Accent, 2)
	}
	ink := k.Theme.Tone(b.role)
	if b.disabled {
		ink = k.Theme.Tone(theme.Quiet)
		ink.A = 110
	}
	return atLeast(theme.Target, theme.Target, over{squared{over{ground, b.aura(theme.CornerSmall)}}, picture{b.icon, 22, ink}})
}
