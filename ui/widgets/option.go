package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// Option is one of several things to do: a picture and words, on as many lines
// as they take.
type Option struct {
	press
	icon  string
	words *Paragraph
}

// Measures of an option in dp.
const (
	optionLead float32 = 38 // the picture with the gap after it
	optionAir  float32 = 8  // above and below the words
)

// NewOption returns something to do.
func NewOption(k *Kit, icon, words string, onTap func()) *Option {
	o := &Option{icon: icon, words: NewParagraph(k, words, Style{Size: theme.Lead})}
	o.kit, o.name, o.onTap = k, words, onTap
	o.ExtendBaseWidget(o)
	return o
}

// HeightFor is how high the option is at a width in dp.
func (o *Option) HeightFor(width float32) float32 {
	return max(theme.Target+4, o.words.HeightFor(width-optionLead)+2*optionAir)
}

// CreateRenderer is part of fyne.Widget.
func (o *Option) CreateRenderer() fyne.WidgetRenderer {
	halo, pic := newBox(theme.CornerSmall), newIcon(o.kit)
	s := &stage{kit: o.kit, owner: o, objects: []fyne.CanvasObject{halo.Rectangle, pic.Image, o.words}}
	s.paint = func() {
		o.halo(halo)
		pic.set(o.icon, theme.Accent)
	}
	s.min = func() fyne.Size { return fyne.NewSize(180, o.HeightFor(max(o.Size().Width, 180))) }
	s.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		a.put(halo.Rectangle, -6, 0, w+6, h)
		a.square(pic.Image, 12, h/2, 22)
		text := o.words.HeightFor(w - optionLead)
		a.put(o.words, optionLead, (h-text)/2, w-optionLead, text)
	}
	return s.start()
}
