package widgets

import "github.com/quickcast/quickcast/ui/theme"

// Stretch is a part of a span bar: from the first to the last number, both
// included.
type Stretch struct {
	From, To int
	Label    string // "7-10"; on the bar
	Loud     bool   // something happens here
}

// SpanBar shows which numbers of a die mean what: one bar in stretches.
type SpanBar struct {
	shown
	last int
	list []Stretch
}

// NewSpanBar returns the bar of a die with numbers from 1 to last. name says
// it all in words. Stretches must not overlap.
func NewSpanBar(k *Kit, last int, list []Stretch, name string) *SpanBar {
	b := &SpanBar{last: max(last, 1), list: list}
	b.name = name
	b.show(k, b)
	return b
}

func (b *SpanBar) view() part {
	return byHand{160, b.kit.Theme.Text(theme.Small) + 13, func(p *pen, s space) {
		each := s.w / float32(b.last)
		for _, at := range b.list {
			ground, ink := b.kit.outlined(7, theme.Track, theme.Line, 1), theme.Quiet
			if at.Loud {
				ground, ink = b.kit.outlined(7, theme.AccentSoft, theme.Accent, 1), theme.Accent
			}
			words := sayLine(at.Label, Style{Bold: true, Size: theme.Small, Role: ink, Centre: true})
			over{ground, words}.draw(p, space{s.x + float32(at.From-1)*each, s.y, float32(at.To-at.From+1)*each - 3, s.h})
		}
	}}
}
