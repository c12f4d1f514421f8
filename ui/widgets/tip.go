package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// How long the pointer rests on a thing before its name comes up, and how long a name
// stays that a finger asked for.
const (
	tipAfter = 600 * time.Millisecond
	tipStays = 3 * time.Second
)

// Tip says in words what an icon is, beside it. It lies over everything and lets every tap
// through: the last in the window, and the last in every sheet.
type Tip struct {
	widget.BaseWidget
	kit    *Kit
	words  string
	at     fyne.Position // of the upper left corner of what it is about
	cancel func()
	shown  *Tip // the one that speaks for this: that of the sheet on top
}

// newTip returns a tip that says nothing. It is never turned: a pointer belongs to who sits
// in front of the window.
func newTip(k *Kit) *Tip {
	if k.Turned {
		k = k.Turn()
	}
	t := &Tip{kit: k}
	t.ExtendBaseWidget(t)
	t.Hide()
	return t
}

// Words are what it says; nothing while it is not seen.
func (t *Tip) Words() string {
	switch {
	case t.shown != nil && t.shown != t:
		return t.shown.Words()
	case t.Visible():
		return t.words
	}
	return ""
}

// soon says the name of a thing at a place of the window when the pointer rests there.
func (t *Tip) soon(k *Kit, words string, at fyne.Position) {
	t.Hush()
	t.cancel = k.After(tipAfter, func() { t.open(k, words, at) })
}

// say says it at once, for a while.
func (t *Tip) say(k *Kit, words string, at fyne.Position) {
	t.Hush()
	t.open(k, words, at)
	t.cancel = k.After(tipStays, t.Hush)
}

func (t *Tip) open(k *Kit, words string, at fyne.Position) {
	t.shown = t
	if k.Canvas != nil {
		if s, ok := k.Canvas.Overlays().Top().(*Sheet); ok {
			t.shown = s.tip
		}
	}
	t.shown.words, t.shown.at = words, at
	t.shown.Show()
	t.shown.Refresh()
	if k.Canvas != nil {
		k.Canvas.Refresh(t.shown) // the toolkit does not know where a thing is that was never drawn
	}
}

// Hush takes the words away: what they are about may be gone.
func (t *Tip) Hush() {
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
	if t.shown != nil {
		t.shown.Hide()
		t.shown = nil
	}
}

// CreateRenderer is part of fyne.Widget.
func (t *Tip) CreateRenderer() fyne.WidgetRenderer {
	ground := newBox(10)
	words := newText(t.kit, plain, theme.Small, theme.Ink)
	s := &stage{kit: t.kit, owner: t, objects: []fyne.CanvasObject{ground.Rectangle, words.object()}}
	s.paint = func() {
		ground.fill(t.kit.Theme.Tone(theme.Raised), t.kit.Theme.Tone(theme.Line), 1)
		words.write(t.words, theme.Ink)
	}
	s.min = func() fyne.Size { return fyne.NewSize(1, 1) }
	s.layout = func(a area) {
		const high, pad, edge = 32, 12, 6
		w := min(words.width()+2*pad, a.size.Width-2*edge)
		x := min(max(t.at.X+theme.Target/2-w/2, edge), a.size.Width-edge-w)
		y := t.at.Y + theme.Target
		if y+high+edge > a.size.Height {
			y = t.at.Y - high
		}
		a.put(ground.Rectangle, x, y, w, high)
		a.middle(words, x+pad, w-2*pad+1, y+high/2, left)
	}
	return s.start()
}
