package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// held is the base of everything that is tapped or held to step: fingers, the
// mouse and the keyboard behave alike on dials, counters and their buttons.
type held struct {
	widget.BaseWidget
	kit     *Kit
	name    string
	focused bool
	hold    hold
	// aim says what a place means: -1 or +1, 0 for neither, and whether a long
	// press there asks for a number instead of running.
	aim func(pos fyne.Position) (sign int, still bool)
}

var (
	_ mobile.Touchable  = (*held)(nil)
	_ desktop.Mouseable = (*held)(nil)
	_ desktop.Hoverable = (*held)(nil)
	_ fyne.Focusable    = (*held)(nil)
	_ fyne.Accessible   = (*held)(nil)
)

// TouchDown begins a press; part of mobile.Touchable.
func (h *held) TouchDown(e *mobile.TouchEvent) { h.down(e.ID, e.Position) }

// TouchUp ends a press; part of mobile.Touchable.
func (h *held) TouchUp(e *mobile.TouchEvent) { h.hold.up(e.ID) }

// TouchCancel drops a press that slid away; part of mobile.Touchable.
func (h *held) TouchCancel(e *mobile.TouchEvent) { h.hold.away(e.ID) }

// MouseDown begins a press; part of desktop.Mouseable.
func (h *held) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		h.down(mouse, e.Position)
	}
}

func (h *held) down(id int, pos fyne.Position) {
	sign, still := h.aim(pos)
	h.hold.down(id, sign, still)
}

// MouseUp ends a press; part of desktop.Mouseable.
func (h *held) MouseUp(*desktop.MouseEvent) { h.hold.up(mouse) }

// MouseIn is part of desktop.Hoverable.
func (h *held) MouseIn(*desktop.MouseEvent) {}

// MouseMoved is part of desktop.Hoverable.
func (h *held) MouseMoved(*desktop.MouseEvent) {}

// MouseOut drops a press: nothing runs on below a pointer that is gone.
func (h *held) MouseOut() { h.hold.away(mouse) }

// FocusGained shows the ring; part of fyne.Focusable.
func (h *held) FocusGained() { h.focus(true) }

// FocusLost takes the ring away; part of fyne.Focusable.
func (h *held) FocusLost() { h.focus(false) }

func (h *held) focus(on bool) {
	h.focused = on
	h.Refresh()
}

// TypedRune takes + and -; part of fyne.Focusable.
func (h *held) TypedRune(r rune) {
	switch r {
	case '+':
		h.hold.step(1)
	case '-', '−':
		h.hold.step(-1)
	}
}

// TypedKey takes the arrow keys, and Return to ask; part of fyne.Focusable.
func (h *held) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft, fyne.KeyDown:
		h.hold.step(-1)
	case fyne.KeyRight, fyne.KeyUp:
		h.hold.step(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		if h.hold.long != nil {
			h.hold.long()
		}
	}
}

// AccessibilityLabel is part of fyne.Accessible.
func (h *held) AccessibilityLabel() string { return h.name }

// AccessibilityRole is part of fyne.Accessible.
func (h *held) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }
