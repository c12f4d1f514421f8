package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// FactFace is one number with what it means: "9" over "mana".
type FactFace struct {
	Value   string
	Caption string
	Icon    string     // before the caption; "" for none
	Tone    theme.Role // of number and icon; ink when empty
}

// Fact is one large number with its caption below, for the few numbers of a
// thing that matter most.
type Fact struct {
	widget.BaseWidget
	kit  *Kit
	face FactFace
}

const factSize theme.Type = 32

// NewFact returns a number with its caption.
func NewFact(k *Kit, face FactFace) *Fact {
	f := &Fact{kit: k, face: face}
	f.ExtendBaseWidget(f)
	return f
}

// AccessibilityLabel is part of fyne.Accessible.
func (f *Fact) AccessibilityLabel() string { return f.face.Caption + " " + f.face.Value }

// AccessibilityRole is part of fyne.Accessible.
func (f *Fact) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer is part of fyne.Widget.
func (f *Fact) CreateRenderer() fyne.WidgetRenderer {
	value := newText(f.kit, display, factSize, theme.Ink)
	caption := newText(f.kit, plain, theme.Small, theme.Quiet)
	pic := newIcon(f.kit)
	s := &stage{kit: f.kit, owner: f, objects: []fyne.CanvasObject{value.object(), caption.object(), pic.Image}}
	s.paint = func() {
		tone := f.face.Tone
		if tone == "" {
			tone = theme.Ink
		}
		value.write(f.face.Value, tone)
		caption.write(f.face.Caption, theme.Quiet)
		pic.set(f.face.Icon, tone)
	}
	lead := func() float32 {
		if f.face.Icon == "" {
			return 0
		}
		return 19
	}
	s.min = func() fyne.Size {
		s.paint()
		w := max(value.width(), caption.width()+lead())
		return fyne.NewSize(w+1, f.kit.Theme.Text(factSize)+f.kit.Theme.Text(theme.Small)+14)
	}
	s.layout = func(a area) {
		big, small := f.kit.Theme.Text(factSize), f.kit.Theme.Text(theme.Small)
		a.middle(value, 0, a.size.Width, big/2+1, left)
		cy := a.size.Height - small/2 - 3
		a.square(pic.Image, 7, cy, 15)
		a.middle(caption, lead(), a.size.Width-lead()+1, cy, left)
	}
	return s.start()
}
