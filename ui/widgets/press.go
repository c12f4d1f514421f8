package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"quickcast/ui/theme"
)

// press is the base of everything that is tapped: mouse, finger and keyboard
// behave alike, and assistive technology is told the name.
type press struct {
	widget.BaseWidget
	kit      *Kit
	name     string
	onTap    func()
	hovered  bool
	focused  bool
	disabled bool
}

var (
	_ fyne.Tappable      = (*press)(nil)
	_ fyne.Focusable     = (*press)(nil)
	_ fyne.Disableable   = (*press)(nil)
	_ fyne.Accessible    = (*press)(nil)
	_ desktop.Hoverable  = (*press)(nil)
	_ desktop.Cursorable = (*press)(nil)
)

// Tapped calls back unless the widget is disabled; part of fyne.Tappable.
func (p *press) Tapped(*fyne.PointEvent) { p.fire() }

func (p *press) fire() {
	if p.onTap != nil && !p.disabled {
		p.onTap()
	}
}

// Disable greys the widget and makes it deaf.
func (p *press) Disable() { p.able(true) }

// Enable undoes Disable.
func (p *press) Enable() { p.able(false) }

// Disabled says whether the widget is deaf.
func (p *press) Disabled() bool { return p.disabled }

func (p *press) able(disabled bool) {
	if p.disabled != disabled {
		p.disabled = disabled
		p.Refresh()
	}
}

// FocusGained shows the ring; part of fyne.Focusable.
func (p *press) FocusGained() { p.focus(true) }

// FocusLost takes the ring away; part of fyne.Focusable.
func (p *press) FocusLost() { p.focus(false) }

func (p *press) focus(on bool) {
	p.focused = on
	p.Refresh()
}

// TypedRune fires on the space bar; part of fyne.Focusable.
func (p *press) TypedRune(r rune) {
	if r == ' ' {
		p.fire()
	}
}

// TypedKey fires on Return; part of fyne.Focusable.
func (p *press) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
		p.fire()
	}
}

// MouseIn is part of desktop.Hoverable.
func (p *press) MouseIn(*desktop.MouseEvent) { p.hover(true) }

// MouseMoved is part of desktop.Hoverable.
func (p *press) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is part of desktop.Hoverable.
func (p *press) MouseOut() { p.hover(false) }

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

// AccessibilityLabel is what a screen reader says; part of fyne.Accessible.
func (p *press) AccessibilityLabel() string { return p.name }

// AccessibilityRole is part of fyne.Accessible.
func (p *press) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// halo lays hover and focus over a ground: a breath of ink for hover, a ring in
// the accent for focus. b must lie above the ground and below the text.
func (p *press) halo(b box) {
	th := p.kit.Theme
	veil := th.Tone(theme.Ink)
	veil.A = 0
	if p.hovered && !p.disabled {
		veil.A = 12
	}
	width := float32(0)
	if p.focused {
		width = 2
	}
	b.fill(veil, th.Tone(theme.Accent), width)
}
