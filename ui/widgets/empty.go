package widgets

import "github.com/quickcast/quickcast/ui/theme"

// EmptyState stands where there is nothing yet: a picture, a line that says so,
// one that says what to do, and a button that does it.
type EmptyState struct {
	shown
	icon, title, hint string
	button            *Button
}

// NewEmptyState returns it; button may be nil.
func NewEmptyState(k *Kit, icon, title, hint string, button *Button) *EmptyState {
	e := &EmptyState{icon: icon, title: title, hint: hint, button: button}
	e.name = spoken(title, hint)
	e.show(k, e)
	return e
}

func (e *EmptyState) view() part {
	k := e.kit
	var button part
	if e.button != nil {
		button = inset(0, 14, 0, 0, mid(min(e.button.MinSize().Width+40, 328), 0, object{e.button}))
	}
	return atLeast(240, 300, byWidth{air(0, 0), func(_ *Kit, width float32) part {
		return mid(min(width-2*theme.Inset, 360), 0, below(6,
			inset(0, 0, 0, 14, mid(88, 88, over{k.outlined(44, theme.Surface, theme.Line, 1), air(88, 88), k.pic(e.icon, 38, theme.Quiet)})),
			say(e.title, Style{Display: true, Size: theme.Title, Centre: true}), say(e.hint, Style{Role: theme.Quiet, Centre: true}), button))
	}})
}
