package widgets

import (
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// noteStays is how long a note is shown.
const noteStays = 7 * time.Second

// Note is a slip of paper on one reader's side of the table: what has just come about,
// and perhaps one thing to do about it. It goes by itself, or waits until it is done or left,
// and meanwhile a tap beside what there is to do reaches what lies below.
type Note struct {
	shown
	content fyne.CanvasObject
	action  *Button     // nil for nothing to do
	leave   *IconButton // nil for a note that goes by itself
	gone    func()
	cancel  func()
}

// NewNote returns a note. do is "" where there is nothing to do about it; with a word for
// leaving it, it waits to be answered. gone is told however it goes.
func NewNote(k *Kit, content fyne.CanvasObject, do, leave string, onDo, gone func()) *Note {
	n := &Note{content: content, gone: gone, cancel: func() {}}
	if do != "" {
		n.action = NewPill(k, do, "", func() {
			n.Close()
			onDo()
		})
	}
	if leave != "" {
		n.leave = NewIconButton(k, Bare, "close", leave, n.Close)
	} else {
		n.cancel = k.After(noteStays, n.Close)
	}
	n.show(k, n)
	for _, o := range n.answers() {
		k.Shield.Came(o)
	}
	return n
}

// answers are what is tapped on it, the last at its end.
func (n *Note) answers() (list []fyne.CanvasObject) {
	if n.action != nil {
		list = append(list, n.action)
	}
	if n.leave != nil {
		list = append(list, n.leave)
	}
	return list
}

// Close takes the note away. Closing twice is no mistake.
func (n *Note) Close() {
	if n.cancel == nil {
		return
	}
	n.cancel()
	n.cancel = nil
	for _, o := range n.answers() {
		n.kit.Shield.goes(o)
	}
	n.gone()
}

// noteMost is the width in dp a note takes at the most.
const noteMost float32 = 560

func (n *Note) view() part {
	parts := []part{grow(object{n.content})}
	for _, o := range n.answers() {
		parts = append(parts, object{o})
	}
	return atLeast(120, 0, byWidth{air(0, 0), func(k *Kit, width float32) part {
		return mid(min(width, noteMost), 0, over{
			k.outlined(16, theme.Raised, theme.Accent, 1), atLeast(0, theme.Target+8, pad(12, 8, sideBySide(8, parts...))),
		})
	}})
}
