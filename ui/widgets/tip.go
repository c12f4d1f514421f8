package widgets

import (
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/keys"
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
	shown
	Keys   func(act keys.Act, nth int) string // how a key is called, of several the nth; nil where none is told
	words  string
	at     fyne.Position // of the upper left corner of what it is about
	cancel func()
	says   *Tip // the one that speaks for this: that of the sheet on top
}

// newTip returns a tip that says nothing. It is never turned: a pointer belongs to who sits
// in front of the window.
func newTip(k *Kit) *Tip {
	if k.Turned {
		k = k.Turn()
	}
	t := &Tip{}
	t.show(k, t)
	t.Hide()
	return t
}

// Words are what it says; nothing while it is not seen.
func (t *Tip) Words() string {
	switch {
	case t.says != nil && t.says != t:
		return t.says.Words()
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
	t.says = t
	if k.Canvas != nil {
		if s, ok := k.Canvas.Overlays().Top().(*Sheet); ok {
			t.says = s.tip
		}
	}
	t.says.words, t.says.at = words, at
	t.says.Show()
	t.says.Refresh()
	if k.Canvas != nil {
		k.Canvas.Refresh(t.says) // the toolkit does not know where a thing is that was never drawn
	}
}

// Hush takes the words away: what they are about may be gone.
func (t *Tip) Hush() {
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
	if t.says != nil {
		t.says.Hide()
		t.says = nil
	}
}

// tipMost is the width in dp the words take at the most.
const tipMost float32 = 320

func (t *Tip) view() part {
	const edge float32 = 6
	words := pad(12, 7, say(t.words, Style{Size: theme.Small}))
	return byHand{1, 1, func(p *pen, s space) {
		if words == nil || t.words == "" {
			return
		}
		_, like := words.wide(t.kit)
		w := min(like+1, s.w-2*edge, tipMost)
		h := words.high(t.kit, w)
		x, y := min(max(t.at.X+theme.Target/2-w/2, edge), s.w-edge-w), t.at.Y+theme.Target
		if y+h+edge > s.h {
			y = t.at.Y - h
		}
		over{t.kit.outlined(10, theme.Raised, theme.Line, 1), words}.draw(p, space{x, y, w, h})
	}}
}
