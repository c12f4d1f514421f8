package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// Ordinal is a number in a ring: the how-manieth something is.
type Ordinal struct {
	widget.BaseWidget
	kit *Kit
	n   int
}

// NewOrdinal returns the ring of a number.
func NewOrdinal(k *Kit, n int) *Ordinal {
	o := &Ordinal{kit: k, n: n}
	o.ExtendBaseWidget(o)
	return o
}

// AccessibilityLabel is part of fyne.Accessible.
func (o *Ordinal) AccessibilityLabel() string { return strconv.Itoa(o.n) }

// AccessibilityRole is part of fyne.Accessible.
func (o *Ordinal) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer is part of fyne.Widget.
func (o *Ordinal) CreateRenderer() fyne.WidgetRenderer {
	ground, number := newBox(0), newText(o.kit, bold, theme.Small, theme.Ink)
	s := &stage{kit: o.kit, owner: o, objects: []fyne.CanvasObject{ground.Rectangle, number.object()}}
	s.paint = func() {
		ground.fill(nil, o.kit.Theme.Tone(theme.Quiet), 1)
		number.write(strconv.Itoa(o.n), theme.Ink)
	}
	s.min = func() fyne.Size { return fyne.NewSquareSize(number.height() + 4) }
	s.layout = func(a area) {
		side := min(a.size.Width, a.size.Height)
		ground.CornerRadius = side / 2
		a.square(ground.Rectangle, a.size.Width/2, a.size.Height/2, side)
		a.middle(number, 0, a.size.Width, a.size.Height/2, centre)
	}
	return s.start()
}
