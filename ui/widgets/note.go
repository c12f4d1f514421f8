package widgets

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// noteStays is how long a note is shown.
const noteStays = 7 * time.Second

// Note is a slip of paper on one reader's side of the table: what has just come about,
// and perhaps one thing to do about it. It goes by itself, or waits until it is done or left,
// and meanwhile a tap beside what there is to do reaches what lies below.
type Note struct {
	widget.BaseWidget
	kit     *Kit
	content fyne.CanvasObject
	action  *Button     // nil for nothing to do
	leave   *IconButton // nil for a note that goes by itself
	gone    func()
	cancel  func()
}

// NewNote returns a note. do is "" where there is nothing to do about it; with a word for
// leaving it, it waits to be answered. gone is told however it goes.
func NewNote(k *Kit, content fyne.CanvasObject, do, leave string, onDo, gone func()) *Note {
	n := &Note{kit: k, content: content, gone: gone, cancel: func() {}}
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
	n.ExtendBaseWidget(n)
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
	for _, o := range n.answers() {
		inner -= o.MinSize().Width + noteAir
	}
	return inner
}

// CreateRenderer is part of fyne.Widget.
func (n *Note) CreateRenderer() fyne.WidgetRenderer {
	ground := newBox(16)
	s := &stage{kit: n.kit, owner: n, objects: append([]fyne.CanvasObject{ground.Rectangle, n.content}, n.answers()...)}
	s.paint = func() { ground.fill(n.kit.Theme.Tone(theme.Raised), n.kit.Theme.Tone(theme.Accent), 1) }
	s.min = func() fyne.Size { return fyne.NewSize(120, theme.Target+8) }
	s.layout = func(a area) {
		w, h := min(a.size.Width, noteMost), a.size.Height
		x := (a.size.Width - w) / 2
		a.put(ground.Rectangle, x, 0, w, h)
		high := n.contentHeight(a.size.Width)
		a.put(n.content, x+notePad, (h-high)/2, n.inner(a.size.Width), high)
		end := x + w
		for _, o := range slices.Backward(n.answers()) {
			do := o.MinSize().Width
			end -= do + noteAir
			a.put(o, end, (h-theme.Target)/2, do, theme.Target)
		}
	}
	return s.start()
}
