package widgets

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
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
	s := &stage{kit: b.kit, owner: b, objects: []fyne.CanvasObject{ground.Rectangle, halo.Rectangle}}
	var sizes []*Paragraph // of which the first that fits is shown
	for _, size := range []theme.Type{theme.Body, theme.Small, b.kit.least(theme.Small)} {
		words := NewParagraph(b.kit, "", Style{Bold: true, Role: theme.Accent, Centre: true, Most: goldLines, Size: size})
		sizes, s.objects = append(sizes, words), append(s.objects, words)
	}
	s.paint = func() {
		th := b.kit.Theme
		ground.fill(th.Tone(theme.AccentSoft), th.Tone(theme.Accent), 2)
		b.halo(halo)
		for _, words := range sizes {
			words.SetText(b.words)
		}
	}
	s.min = func() fyne.Size { return fyne.NewSize(theme.Target, theme.Target) }
	s.layout = func(a area) {
		a.put(ground.Rectangle, 0, 0, a.size.Width, a.size.Height)
		a.put(halo.Rectangle, 0, 0, a.size.Width, a.size.Height)
		w := a.size.Width - 2*goldPad
		room := func(i int) float32 {
			if i == 0 { // large on two lines at most
				return min(b.kit.Theme.Text(theme.Body)*3, a.size.Height-4)
			}
			return a.size.Height - 4
		}
		fits := 0
		for fits < len(sizes)-1 && sizes[fits].HeightFor(w) > room(fits) {
			fits++
		}
		for i, words := range sizes {
			Show(words, i == fits)
		}
		h := sizes[fits].HeightFor(w)
		a.put(sizes[fits], goldPad, (a.size.Height-h)/2, w, h)
	}
	return s.start()
}
