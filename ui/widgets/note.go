package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// noteStays is how long a note is shown.
const noteStays = 7 * time.Second

// Note is a slip of paper on one reader's side of the table: what has just come about,
// and perhaps one thing to do about it. It goes by itself, and meanwhile a tap beside what
// there is to do reaches what lies below.
type Note struct {
	widget.BaseWidget
	kit     *Kit
	content fyne.CanvasObject
	action  *Button // nil for nothing to do
	gone    func()
	cancel  func()
}

// NewNote returns a note. do is "" where there is nothing to do about it. gone is told
// however it goes.
func NewNote(k *Kit, content fyne.CanvasObject, do string, onDo, gone func()) *Note {
	n := &Note{kit: k, content: content, gone: gone}
	if do != "" {
		n.action = NewPill(k, do, "", func() {
			n.Close()
			onDo()
		})
	}
	n.ExtendBaseWidget(n)
	n.cancel = k.After(noteStays, n.Close)
	return n
}

// Close takes the note away. Closing twice is no mistake.
func (n *Note) Close() {
	if n.cancel == nil {
		return
	}
	n.cancel()
	n.cancel = nil
	n.gone()
}

// Measures of a note in dp.
const (
	notePad  float32 = 12
	noteAir  float32 = 8
	noteMost float32 = 560 // the widest it becomes
)

// HeightFor is how high it is at a width in dp.
func (n *Note) HeightFor(width float32) float32 {
	return max(n.contentHeight(width)+2*noteAir, theme.Target+8)
}

func (n *Note) contentHeight(width float32) float32 {
	return ceil(heightFor(n.content, n.inner(width)))
}

// inner is the width of what it says.
func (n *Note) inner(width float32) float32 {
	inner := min(width, noteMost) - 2*notePad
	if n.action != nil {
		inner -= n.action.MinSize().Width + noteAir
	}
	return inner
}

// CreateRenderer is part of fyne.Widget.
func (n *Note) CreateRenderer() fyne.WidgetRenderer {
	ground := newBox(16)
	s := &stage{kit: n.kit, owner: n, objects: []fyne.CanvasObject{ground.Rectangle, n.content}}
	if n.action != nil {
		s.objects = append(s.objects, n.action)
	}
	s.paint = func() { ground.fill(n.kit.Theme.Tone(theme.Raised), n.kit.Theme.Tone(theme.Accent), 1) }
	s.min = func() fyne.Size { return fyne.NewSize(120, theme.Target+8) }
	s.layout = func(a area) {
		w, h := min(a.size.Width, noteMost), a.size.Height
		x := (a.size.Width - w) / 2
		a.put(ground.Rectangle, x, 0, w, h)
		high := n.contentHeight(a.size.Width)
		a.put(n.content, x+notePad, (h-high)/2, n.inner(a.size.Width), high)
		if n.action != nil {
			do := n.action.MinSize().Width
			a.put(n.action, x+w-do-noteAir, (h-theme.Target)/2, do, theme.Target)
		}
	}
	return s.start()
}
