package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

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
	widget.BaseWidget
	kit    *Kit
	words  string
	action *Button
	lift   float32
	cancel func()
}

// NewSnackbar returns a hidden snackbar; lift is how far above the lower edge
// it stands in dp, to clear a navigation bar.
func NewSnackbar(k *Kit, lift float32) *Snackbar {
	s := &Snackbar{kit: k, lift: lift}
	s.action = NewButton(k, Link, "", "", nil)
	s.ExtendBaseWidget(s)
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
	s.words = words
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

// AccessibilityLabel is part of fyne.Accessible.
func (s *Snackbar) AccessibilityLabel() string { return s.words }

// AccessibilityRole is part of fyne.Accessible.
func (s *Snackbar) AccessibilityRole() fyne.AccessibleRole { return RoleStatus }

// CreateRenderer is part of fyne.Widget.
func (s *Snackbar) CreateRenderer() fyne.WidgetRenderer {
	ground := newBox(16)
	words := NewParagraph(s.kit, s.words, Style{})
	st := &stage{kit: s.kit, handed: true, owner: s, objects: []fyne.CanvasObject{ground.Rectangle, words, s.action}}
	st.paint = func() {
		ground.fill(s.kit.Theme.Tone(theme.Raised), s.kit.Theme.Tone(theme.Line), 1)
		words.SetText(s.words)
	}
	st.min = func() fyne.Size { return fyne.NewSize(120, 52) }
	st.layout = func(a area) {
		do := float32(0)
		if s.action.Visible() {
			do = s.action.MinSize().Width
		}
		room := min(a.size.Width-2*theme.Gap, snackWidth)
		least := newText(s.kit, plain, theme.Body, theme.Ink).widthOf(s.words)
		w := min(least+40+do, room)
		text := words.HeightFor(w - do - 36)
		h := max(52, text+20)
		x, y := (a.size.Width-w)/2, a.size.Height-s.lift-h-theme.Gap
		a.put(ground.Rectangle, x, y, w, h)
		a.put(words, x+18, y+(h-text)/2, w-do-36, text)
		a.put(s.action, x+w-do-4, y+(h-theme.Target)/2, do, theme.Target)
	}
	return st.start()
}
