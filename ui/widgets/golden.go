package widgets

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/ui/theme"
)

// goldButton is the next thing to do, by its name: words on as many as three lines.
type goldButton struct {
	press
	words string
	lead  string // before its name, for who does not see it
}

// newGoldButton returns one without words; lead is said before them to whoever does not
// see it.
func newGoldButton(k *Kit, lead string, onTap func()) *goldButton {
	b := &goldButton{lead: lead}
	b.kit, b.onTap = k, onTap
	b.ExtendBaseWidget(b)
	return b
}

// SetText changes its words.
func (b *goldButton) SetText(words string) {
	if b.words != words {
		b.words, b.name = words, b.lead+": "+words
		b.Refresh()
	}
}

const (
	goldPad   float32 = 10
	goldLines int     = 3
)

// widthIn is how wide it wants to be in a room: on one or two lines, if they fit.
func (b *goldButton) widthIn(room float32) float32 {
	t := newText(b.kit, bold, theme.Body, theme.Accent)
	least := max(theme.Target, t.widthOf(b.words)/2)
	for _, word := range strings.Fields(b.words) {
		least = max(least, t.widthOf(word))
	}
	for w := min(room, ceil(least)+2*goldPad); w < room; w += 4 {
		if len(breakLines(t, b.words, w-2*goldPad)) <= 2 {
			return w
		}
	}
	return room
}

// CreateRenderer is part of fyne.Widget.
func (b *goldButton) CreateRenderer() fyne.WidgetRenderer {
	ground, halo := newBox(theme.CornerSmall), newBox(theme.CornerSmall)
	style := Style{Bold: true, Role: theme.Accent, Centre: true, Most: goldLines}
	large := NewParagraph(b.kit, "", style)
	style.Size = theme.Small
	small := NewParagraph(b.kit, "", style)
	s := &stage{kit: b.kit, owner: b, objects: []fyne.CanvasObject{ground.Rectangle, halo.Rectangle, large, small}}
	s.paint = func() {
		th := b.kit.Theme
		ground.fill(th.Tone(theme.AccentSoft), th.Tone(theme.Accent), 2)
		b.halo(halo)
		large.SetText(b.words)
		small.SetText(b.words)
	}
	s.min = func() fyne.Size { return fyne.NewSize(theme.Target, theme.Target) }
	s.layout = func(a area) {
		a.put(ground.Rectangle, 0, 0, a.size.Width, a.size.Height)
		a.put(halo.Rectangle, 0, 0, a.size.Width, a.size.Height)
		w := a.size.Width - 2*goldPad
		words, two := large, b.kit.Theme.Text(theme.Body)*3
		if large.HeightFor(w) > min(two, a.size.Height-4) {
			words = small
		}
		Show(large, words == large)
		Show(small, words == small)
		h := words.HeightFor(w)
		a.put(words, goldPad, (a.size.Height-h)/2, w, h)
	}
	return s.start()
}
