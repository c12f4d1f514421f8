package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// Stretch is a part of a span bar: from the first to the last number, both
// included.
type Stretch struct {
	From, To int
	Label    string // "7-10"; on the bar
	Loud     bool   // something happens here
}

// SpanBar shows which numbers of a die mean what: one bar in stretches.
type SpanBar struct {
	widget.BaseWidget
	kit  *Kit
	last int
	list []Stretch
	name string
}

// NewSpanBar returns the bar of a die with numbers from 1 to last. name says
// it all in words. Stretches must not overlap.
func NewSpanBar(k *Kit, last int, list []Stretch, name string) *SpanBar {
	b := &SpanBar{kit: k, last: max(last, 1), list: list, name: name}
	b.ExtendBaseWidget(b)
	return b
}

// AccessibilityLabel is part of fyne.Accessible.
func (b *SpanBar) AccessibilityLabel() string { return b.name }

// AccessibilityRole is part of fyne.Accessible.
func (b *SpanBar) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer is part of fyne.Widget.
func (b *SpanBar) CreateRenderer() fyne.WidgetRenderer {
	s := &stage{kit: b.kit, owner: b}
	grounds, labels := make([]box, len(b.list)), make([]*text, len(b.list))
	for i := range b.list {
		grounds[i], labels[i] = newBox(7), newText(b.kit, bold, theme.Small, theme.Ink)
		s.objects = append(s.objects, grounds[i].Rectangle, labels[i].object())
	}
	s.paint = func() {
		for i, part := range b.list {
			ground, outline, ink := theme.Track, theme.Line, theme.Quiet
			if part.Loud {
				ground, outline, ink = theme.AccentSoft, theme.Accent, theme.Accent
			}
			grounds[i].fill(b.kit.Theme.Tone(ground), b.kit.Theme.Tone(outline), 1)
			labels[i].write(part.Label, ink)
		}
	}
	s.min = func() fyne.Size { return fyne.NewSize(160, b.kit.Theme.Text(theme.Small)+13) }
	s.layout = func(a area) {
		each := a.size.Width / float32(b.last)
		for i, part := range b.list {
			x, w := float32(part.From-1)*each, float32(part.To-part.From+1)*each-3
			a.put(grounds[i].Rectangle, x, 0, w, a.size.Height)
			a.middle(labels[i], x+1, w-2, a.size.Height/2, centre)
		}
	}
	return s.start()
}
