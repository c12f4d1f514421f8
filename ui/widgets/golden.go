package widgets

import (
	"strings"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

// GoldButton is the next thing to do, by its name: words on as many as three lines.
type GoldButton struct {
	press
	words string
	lead  string // before its name, for who does not see it
}

// NewGoldButton returns one without words; lead is said before them to whoever does not
// see it.
func NewGoldButton(k *Kit, lead string, onTap func()) *GoldButton {
	b := &GoldButton{lead: lead}
	b.key = keys.Phase
	b.onTap = onTap
	b.show(k, b)
	return b
}

// SetText changes its words.
func (b *GoldButton) SetText(words string) {
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
func (b *GoldButton) widthIn(room float32) float32 {
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

func (b *GoldButton) view() part {
	return atLeast(theme.Target, theme.Target, over{
		b.kit.filled(theme.CornerSmall, theme.AccentFill), b.aura(theme.CornerSmall), byHand{theme.Target, theme.Target, func(p *pen, s space) {
			if b.bare = s.w <= goldArrow; b.bare {
				b.kit.pic("next", 26, theme.OnAccent).draw(p, s)
				return
			}
			pad(goldPad, 2, byRoom(b.words, Style{Bold: true, Role: theme.OnAccent, Centre: true, Most: goldLines}, theme.Body, theme.Small)).draw(p, s)
		}},
	})
}
