package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// EmptyState stands where there is nothing yet: a picture, a line that says so,
// one that says what to do, and a button that does it.
type EmptyState struct {
	widget.BaseWidget
	kit    *Kit
	icon   string
	title  *Label
	hint   *Paragraph
	button *Button
}

// NewEmptyState returns it; button may be nil.
func NewEmptyState(k *Kit, icon, title, hint string, button *Button) *EmptyState {
	e := &EmptyState{kit: k, icon: icon, button: button}
	e.title = NewLabel(k, title, Style{Display: true, Size: theme.Title, Centre: true})
	e.hint = NewParagraph(k, hint, Style{Role: theme.Quiet, Centre: true})
	e.ExtendBaseWidget(e)
	return e
}

// CreateRenderer is part of fyne.Widget.
func (e *EmptyState) CreateRenderer() fyne.WidgetRenderer {
	disc, pic := newBox(44), newIcon(e.kit)
	s := &stage{kit: e.kit, owner: e, objects: []fyne.CanvasObject{disc.Rectangle, pic.Image, e.title, e.hint}}
	if e.button != nil {
		s.objects = append(s.objects, e.button)
	}
	s.paint = func() {
		disc.fill(e.kit.Theme.Tone(theme.Surface), e.kit.Theme.Tone(theme.Line), 1)
		pic.set(e.icon, theme.Quiet)
	}
	s.min = func() fyne.Size { return fyne.NewSize(240, 300) }
	s.layout = func(a area) {
		inner := min(a.size.Width-2*theme.Inset, 360)
		x := (a.size.Width - inner) / 2
		hint := e.hint.HeightFor(inner)
		total := 88 + 20 + 34 + 6 + hint
		if e.button != nil {
			total += 20 + 52
		}
		y := max((a.size.Height-total)*0.42, 0)
		a.square(disc.Rectangle, a.size.Width/2, y+44, 88)
		a.square(pic.Image, a.size.Width/2, y+44, 38)
		a.put(e.title, x, y+108, inner, 34)
		a.put(e.hint, x, y+148, inner, hint)
		if e.button != nil {
			w := min(e.button.MinSize().Width+40, inner)
			a.put(e.button, (a.size.Width-w)/2, y+168+hint, w, 52)
		}
	}
	return s.start()
}
