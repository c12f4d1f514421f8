package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"github.com/quickcast/quickcast/ui/keys"
)

// held is the base of everything that is tapped or held to step: fingers, the
// mouse and the keyboard behave alike on dials, counters and their buttons.
type held struct {
	shown
	focused bool
	hold    hold
	from    map[int]fyne.Position // where each finger came down
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
func (h *held) TouchDown(e *mobile.TouchEvent) { h.down(e.ID, e.PointEvent) }

// TouchUp ends a press; part of mobile.Touchable.
func (h *held) TouchUp(e *mobile.TouchEvent) { h.up(e.ID, e.Position) }

// TouchCancel drops a press that slid away; part of mobile.Touchable.
func (h *held) TouchCancel(e *mobile.TouchEvent) { h.hold.away(e.ID) }

// MouseDown begins a press; part of desktop.Mouseable.
func (h *held) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		h.down(mouse, e.PointEvent)
	}
}

// slip is how far a finger may move, in dp, before leaving is no tap any more:
// it was on its way elsewhere, or the phone was pushed.
const slip float32 = 24

func (h *held) down(id int, e fyne.PointEvent) {
	if h.kit.Deaf || !h.kit.Shield.lets(h, h.name, h.Size(), e) {
		return
	}
	if h.from == nil {
		h.from = map[int]fyne.Position{}
	}
	h.from[id] = e.Position
	sign, still := h.aim(e.Position)
	h.hold.down(id, sign, still)
}

// up ends a press: a tap where the finger stayed, nothing where it moved on.
func (h *held) up(id int, pos fyne.Position) {
	if h.slipped(id, pos) {
		h.hold.away(id)
	} else {
		h.hold.up(id)
	}
	delete(h.from, id)
}

func (h *held) slipped(id int, pos fyne.Position) bool {
	from, ok := h.from[id]
	if !ok {
		return false
	}
	by := pos.Subtract(from)
	return by.X*by.X+by.Y*by.Y > slip*slip
}

// MouseUp ends a press; part of desktop.Mouseable.
func (h *held) MouseUp(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		h.up(mouse, e.Position)
	}
}

// MouseIn is part of desktop.Hoverable.
func (h *held) MouseIn(*desktop.MouseEvent) {}

// MouseMoved drops a press that is dragged away; part of desktop.Hoverable.
func (h *held) MouseMoved(e *desktop.MouseEvent) {
	if h.slipped(mouse, e.Position) {
		h.hold.away(mouse)
	}
}

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

// TypedRune takes + and - and leaves other letters to the window; part of fyne.Focusable.
func (h *held) TypedRune(r rune) {
	if !h.act(keys.OfRune(r, keys.Number)) {
		h.kit.passRune(r)
	}
}

// TypedKey takes the arrow keys, and Return to ask, and leaves other keys to the window;
// part of fyne.Focusable.
func (h *held) TypedKey(e *fyne.KeyEvent) {
	if !h.act(keys.Of(e, keys.Number)) {
		h.kit.passKey(e)
	}
}

func (h *held) act(act keys.Act) bool {
	switch act {
	case keys.Lower:
		h.hold.step(-1)
	case keys.Higher:
		h.hold.step(1)
	case keys.Open:
		if h.hold.long != nil {
			h.hold.long()
		}
	default:
		return false
	}
	return true
}

// Disabled is part of fyne.Disableable: the keyboard passes by what is only looked at.
func (h *held) Disabled() bool { return h.kit.Deaf }

// Disable is part of fyne.Disableable; only the kit says that something is looked at.
func (h *held) Disable() {}

// Enable is part of fyne.Disableable.
func (h *held) Enable() {}

// AccessibilityRole is part of fyne.Accessible.
func (h *held) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }
