package widgets

import (
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

const (
	snackStays         = 5 * time.Second // how long a message is shown
	snackWidth float32 = 560             // the widest it becomes, in dp
)

// Snackbar is a short message with one thing to do about it ("Undo"). It goes
// by itself. Put it last into a stack over the whole screen: it lets through
// every tap beside it.
type Snackbar struct {
	shown
	action *Button
	lift   float32
	cancel func()
}

// NewSnackbar returns a hidden snackbar; lift is how far above the lower edge
// it stands in dp, to clear a navigation bar.
func NewSnackbar(k *Kit, lift float32) *Snackbar {
	s := &Snackbar{lift: lift}
	s.action = NewButton(k, Link, "", "", nil)
	s.hand = true
	s.show(k, s)
	s.Hide()
	return s
}

// SetLift changes how far above the lower edge the message stands.
func (s *Snackbar) SetLift(lift float32) {
	s.lift = lift
	s.Refresh()
}

// Say shows a message for five seconds, in place of one that is there. do may
// be "" when there is nothing to do about it.
func (s *Snackbar) Say(words, do string, onDo func()) {
	s.hush()
	s.name = words
	s.action.SetText(do)
	s.action.onTap = func() {
		s.dismiss()
		if onDo != nil {
			onDo()
		}
	}
	Show(s.action, do != "")
	s.Show()
	s.Refresh()
	if do != "" {
		s.kit.Shield.Came(s.action)
	}
	s.cancel = s.kit.After(snackStays, s.dismiss)
}

// dismiss takes the message away.
func (s *Snackbar) dismiss() {
	s.hush()
	s.kit.Shield.goes(s.action)
	s.Hide()
}

func (s *Snackbar) hush() {
	if s.cancel != nil {
		s.cancel()
		s.cancel = nil
	}
}

// AccessibilityRole is part of fyne.Accessible.
func (s *Snackbar) AccessibilityRole() fyne.AccessibleRole { return RoleStatus }

func (s *Snackbar) view() part {
	words, button := say(s.name, Style{}), part(nil)
	if s.action.Visible() {
		button = object{s.action}
	}
	line := inset(18, 0, 4, 0, sideBySide(14, grow(pad(0, 10, words)), button))
	if button == nil {
		line = pad(18, 10, words)
	}
	return atLeast(120, 52, byHand{by: func(p *pen, at space) {
		if words == nil {
			return
		}
		_, like := line.wide(s.kit)
		w := min(like+1, at.w-2*theme.Gap, snackWidth)
		h := max(52, line.high(s.kit, w))
		over{s.kit.outlined(16, theme.Raised, theme.Line, 1), line}.draw(p, space{at.x + (at.w-w)/2, at.y + at.h - s.lift - h - theme.Gap, w, h})
	}})
}
