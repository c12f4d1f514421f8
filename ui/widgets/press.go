package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

// press is the base of everything that is tapped: mouse, finger and keyboard
// behave alike, and assistive technology is told the name.
type press struct {
	shown
	onTap    func()
	onPoint  func()   // when the pointer or the focus comes; nil for nothing
	onMenu   func()   // by a long press, the other button of the mouse, or the key for it
	golden   bool     // stands out in the accent already: its ring is of ink
	key      keys.Act // that does the same, for its tip
	nth      int      // of the keys for that, 0 for the first
	bare     bool     // shows no words: its name comes up beside it
	listed   bool     // stands in a list or a row that has the keys for it
	group    *group   // of which Tab comes to one alone; nil for none
	hovered  bool
	focused  bool
	disabled bool
	rest     func()        // calls off what the left button of the mouse held down will do; nil for nothing
	from     fyne.Position // where it went down
	spent    bool          // it was held: to let go is no tap
}

var (
	_ fyne.Tappable          = (*press)(nil)
	_ fyne.SecondaryTappable = (*press)(nil)
	_ fyne.Focusable         = (*press)(nil)
	_ fyne.Disableable       = (*press)(nil)
	_ fyne.Accessible        = (*press)(nil)
	_ desktop.Hoverable      = (*press)(nil)
	_ desktop.Mouseable      = (*press)(nil)
	_ desktop.Cursorable     = (*press)(nil)
)

// Tapped calls back unless the widget is disabled, or was held; part of fyne.Tappable.
func (p *press) Tapped(e *fyne.PointEvent) {
	if p.spent {
		p.spent = false
		return
	}
	if p.meant(e) {
		p.fire()
	}
}

// meant tells whether a tap is meant for the widget.
func (p *press) meant(e *fyne.PointEvent) bool { return p.kit.Shield.lets(p, p.name, p.Size(), *e) }

// MouseDown begins to count how long the left button is held: long enough, it is what a
// finger's long press is. Part of desktop.Mouseable.
func (p *press) MouseDown(e *desktop.MouseEvent) {
	p.letGo()
	p.spent = false
	if e.Button != desktop.MouseButtonPrimary || (p.onMenu == nil || p.disabled) && !p.tells() {
		return
	}
	at := e.PointEvent
	p.from = at.Position
	p.rest = p.kit.After(holdAfter, func() {
		p.rest, p.spent = nil, true
		p.TappedSecondary(&at)
	})
}

// MouseUp ends that; part of desktop.Mouseable.
func (p *press) MouseUp(*desktop.MouseEvent) { p.letGo() }

func (p *press) letGo() {
	if p.rest != nil {
		p.rest()
		p.rest = nil
	}
}

// TappedSecondary opens the menu, or says the name of what has no words: a long press and
// the other button of the mouse do the same. Part of fyne.SecondaryTappable.
func (p *press) TappedSecondary(e *fyne.PointEvent) {
	switch {
	case p.kit.Deaf || !p.meant(e):
	case p.onMenu != nil && !p.disabled:
		p.kit.Grasp.asks(e.AbsolutePosition, p.onMenu)
	case p.tells():
		p.kit.Tip.say(p.kit, p.tip(), e.AbsolutePosition.Subtract(e.Position))
	}
}

// OnMenu sets what a long press and the other button of the mouse do.
func (p *press) OnMenu(f func()) { p.onMenu = f }

func (p *press) fire() {
	p.kit.Tip.Hush()
	if p.onTap != nil && !p.disabled && !p.kit.Deaf {
		p.onTap()
	}
}

// Disable greys the widget and makes it deaf.
func (p *press) Disable() { p.able(true) }

// Enable undoes Disable.
func (p *press) Enable() { p.able(false) }

// Disabled says whether the keyboard passes the widget by: it is deaf, there is nothing to
// do, or its list has the keys.
func (p *press) Disabled() bool { return p.idle() || p.listed || !p.group.has(p) }

// idle reports whether a tap does nothing.
func (p *press) idle() bool { return p.disabled || p.onTap == nil || p.kit.Deaf }

func (p *press) able(disabled bool) {
	if p.disabled != disabled {
		p.disabled = disabled
		p.Refresh()
	}
}

// FocusGained shows the ring, within sight; part of fyne.Focusable.
func (p *press) FocusGained() {
	p.focus(true)
	p.kit.reveal()
	p.point()
}

// HasFocus reports whether the keys are its.
func (p *press) HasFocus() bool { return p.focused }

// FocusLost takes the ring away; part of fyne.Focusable.
func (p *press) FocusLost() { p.focus(false) }

func (p *press) point() {
	if p.onPoint != nil {
		p.onPoint()
	}
}

func (p *press) focus(on bool) {
	p.focused = on
	p.Refresh()
}

// TypedRune fires on the space bar and leaves other letters to the window; part of
// fyne.Focusable.
func (p *press) TypedRune(r rune) {
	if keys.OfRune(r, "") == keys.Open {
		p.fire()
		return
	}
	p.kit.passRune(r)
}

// TypedKey fires on Return and leaves other keys to the window; part of fyne.Focusable.
func (p *press) TypedKey(e *fyne.KeyEvent) {
	switch act := keys.Of(e, ""); {
	case act == keys.Open:
		p.fire()
	case act == keys.Menu && p.onMenu != nil && !p.kit.Deaf:
		p.onMenu()
	case (act == keys.Down || act == keys.Up || p.group != nil) && p.kit.Step(act):
	default:
		p.kit.passKey(e)
	}
}

// MouseIn is part of desktop.Hoverable.
func (p *press) MouseIn(e *desktop.MouseEvent) {
	p.hover(true)
	p.point()
	if (p.tells() || p.keyed()) && e != nil {
		p.kit.Tip.soon(p.kit, p.tip(), e.AbsolutePosition.Subtract(e.Position))
	}
}

// MouseMoved lets go of what is dragged away; part of desktop.Hoverable.
func (p *press) MouseMoved(e *desktop.MouseEvent) {
	if by := e.Position.Subtract(p.from); by.X*by.X+by.Y*by.Y > slip*slip {
		p.letGo()
	}
}

// MouseOut is part of desktop.Hoverable.
func (p *press) MouseOut() {
	p.letGo()
	p.hover(false)
	p.kit.Tip.Hush()
}

func (p *press) hover(on bool) {
	if p.hovered != on {
		p.hovered = on
		p.Refresh()
	}
}

// Cursor is a hand over what can be tapped; part of desktop.Cursorable.
func (p *press) Cursor() desktop.Cursor {
	if p.onTap == nil || p.disabled {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// tells says whether its name comes up beside it: it shows no words, or cannot show them whole.
func (p *press) tells() bool { return p.bare || p.cut }

// Bare reports whether no words say what the widget is: then its name comes up beside it.
func (p *press) Bare() bool { return p.bare }

// tip is what comes up beside it: its name, and its key.
func (p *press) tip() string {
	if p.keyed() {
		return p.name + " (" + p.kit.Tip.Keys(p.key, p.nth) + ")"
	}
	return p.name
}

// keyed says whether its tip tells a key: for that it comes up though the words are there.
func (p *press) keyed() bool { return p.key != keys.None && p.kit.Tip.Keys != nil }

// base is the press of a widget that has one.
func (p *press) base() *press { return p }

// AccessibilityRole is part of fyne.Accessible.
func (p *press) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// halo lays hover and focus over a ground: a breath of ink for hover, a ring in
// the accent for focus. b must lie above the ground and below the text.
func (p *press) halo(b box) {
	h := p.aura(0)
	b.fill(h.fill, h.line, h.width)
}

// aura is the halo as a part.
func (p *press) aura(radius float32) ground {
	veil, width := p.kit.Theme.Tone(theme.Ink), float32(0)
	veil.A = 0
	if p.hovered && !p.disabled {
		veil.A = 12
	}
	ring := theme.Accent
	if p.focused {
		width = 2
		if p.golden {
			ring = theme.Ink // on what is golden already
		}
	}
	return ground{radius, veil, p.kit.Theme.Tone(ring), width}
}
