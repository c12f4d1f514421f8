package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"github.com/quickcast/quickcast/ui/keys"
)

// Peek is a face-down card that shows its face only as long as a finger or the
// pointer lies on it: for its owner's eyes,
// at a table where others look on.
type Peek struct {
	Pick
	down, up PickFace
}

var (
	_ mobile.Touchable  = (*Peek)(nil)
	_ desktop.Mouseable = (*Peek)(nil)
)

// NewPeek returns the card: down is what everybody sees, up what a press shows.
func NewPeek(k *Kit, down, up PickFace) *Peek {
	p := &Peek{down: down, up: up}
	p.show(k, p)
	p.Pick.Set(down)
	return p
}

// HeightFor is how high the card is at a width in dp: it does not move when it is
// looked at.
func (p *Peek) HeightFor(width float32) float32 {
	return max(p.of(p.up).high(p.kit, width), p.of(p.down).high(p.kit, width))
}

// open reports whether the face is seen.
func (p *Peek) open() bool { return p.face == p.up }

func (p *Peek) look(open bool) {
	if open {
		p.Set(p.up)
		return
	}
	p.Set(p.down)
}

// TouchDown shows the face; part of mobile.Touchable.
func (p *Peek) TouchDown(e *mobile.TouchEvent) { p.look(p.meant(&e.PointEvent)) }

// TouchUp hides it; part of mobile.Touchable.
func (p *Peek) TouchUp(*mobile.TouchEvent) { p.look(false) }

// TouchCancel hides it; part of mobile.Touchable.
func (p *Peek) TouchCancel(*mobile.TouchEvent) { p.look(false) }

// MouseDown shows the face; part of desktop.Mouseable.
func (p *Peek) MouseDown(e *desktop.MouseEvent) { p.look(p.meant(&e.PointEvent)) }

// MouseUp hides it; part of desktop.Mouseable.
func (p *Peek) MouseUp(*desktop.MouseEvent) { p.look(false) }

// MouseOut hides it; part of desktop.Hoverable.
func (p *Peek) MouseOut() {
	p.look(false)
	p.press.MouseOut()
}

// TypedKey turns the card over on Return and back; part of fyne.Focusable.
func (p *Peek) TypedKey(e *fyne.KeyEvent) {
	if keys.Of(e, "") == keys.Open {
		p.look(!p.open())
		return
	}
	p.press.TypedKey(e)
}

// Disabled is part of fyne.Disableable: the keyboard always reaches it.
func (p *Peek) Disabled() bool { return p.disabled }

// FocusLost hides the face; part of fyne.Focusable.
func (p *Peek) FocusLost() {
	p.look(false)
	p.press.FocusLost()
}
