package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// knob is a square with a plus or a minus that is tapped or held.
type knob struct {
	held
	sign  int
	off   bool
	round bool // a small disc on its place instead of a square that fills it
}

func newKnob(k *Kit, sign int, name string, step func(int)) *knob {
	b := &knob{sign: sign}
	b.kit, b.name = k, name
	b.aim = func(fyne.Position) (int, bool) { return sign, false }
	b.hold = hold{kit: k, step: func(delta int) {
		if !b.off {
			step(delta)
		}
	}, changed: b.Refresh}
	b.ExtendBaseWidget(b)
	return b
}

// TypedRune also takes the space bar; part of fyne.Focusable.
func (b *knob) TypedRune(r rune) {
	if r == ' ' {
		b.hold.step(b.sign)
		return
	}
	b.held.TypedRune(r)
}

func (b *knob) able(on bool) {
	if b.off == on {
		b.off = !on
		b.Refresh()
	}
}

// CreateRenderer is part of fyne.Widget.
func (b *knob) CreateRenderer() fyne.WidgetRenderer {
	ground, pic := newBox(theme.CornerSmall), newIcon(b.kit)
	s := &stage{kit: b.kit, owner: b, objects: []fyne.CanvasObject{ground.Rectangle, pic.Image}}
	s.paint = func() {
		th := b.kit.Theme
		role := theme.Raised
		if b.round {
			role = theme.Surface
		}
		if b.hold.pressed(b.sign) {
			role = theme.Line
		}
		width := float32(0)
		if b.focused {
			width = 2
		}
		ground.fill(th.Tone(role), th.Tone(theme.Accent), width)
		name := "plus"
		if b.sign < 0 {
			name = "minus"
		}
		ink := th.Tone(theme.Ink)
		if b.off {
			ink = th.Tone(theme.Quiet)
			ink.A = 90
		}
		pic.tint(name, ink)
	}
	s.min = func() fyne.Size { return fyne.NewSquareSize(theme.Target) }
	s.layout = func(a area) {
		side := min(a.size.Width, a.size.Height)
		if b.round {
			side = countKnob
			ground.CornerRadius = side / 2
		}
		a.square(ground.Rectangle, a.size.Width/2, a.size.Height/2, side)
		a.square(pic.Image, a.size.Width/2, a.size.Height/2, 20)
	}
	return s.start()
}

// Stepper is a row with words, a minus, a number and a plus.
type Stepper struct {
	widget.BaseWidget
	kit         *Kit
	label       string
	value       int
	least, most int
	minus, plus *knob
	onChange    func(int)
}

// NewStepper returns a row for a number from least to most. onChange is told
// the new number; less and more name the two buttons for a screen reader.
func NewStepper(k *Kit, label string, value, least, most int, less, more string, onChange func(int)) *Stepper {
	s := &Stepper{kit: k, label: label, least: least, most: most, onChange: onChange}
	s.minus = newKnob(k, -1, less, s.step)
	s.plus = newKnob(k, 1, more, s.step)
	s.ExtendBaseWidget(s)
	s.Set(value)
	return s
}

// Value is the number shown.
func (s *Stepper) Value() int { return s.value }

// Set shows another number, within the limits; onChange is not called.
func (s *Stepper) Set(value int) {
	s.value = min(max(value, s.least), s.most)
	s.minus.able(s.value > s.least)
	s.plus.able(s.value < s.most)
	s.Refresh()
}

func (s *Stepper) step(delta int) {
	before := s.value
	s.Set(before + delta)
	if s.value != before && s.onChange != nil {
		s.onChange(s.value)
	}
}

// stepperSide is how much of a row the number and its buttons take, in dp.
const stepperSide = 2*theme.Target + 60

// HeightFor is how high the row is at a width in dp: its words wrap where they must.
func (s *Stepper) HeightFor(width float32) float32 {
	return max(stepperHigh, NewParagraph(s.kit, s.label, Style{Size: theme.Lead}).HeightFor(width-stepperSide)+8)
}

// stepperHigh is the least height of a row in dp.
const stepperHigh float32 = 56

// CreateRenderer is part of fyne.Widget.
func (s *Stepper) CreateRenderer() fyne.WidgetRenderer {
	words := NewParagraph(s.kit, s.label, Style{Size: theme.Lead})
	value := newText(s.kit, display, theme.Title, theme.Ink)
	st := &stage{kit: s.kit, handed: true, owner: s, objects: []fyne.CanvasObject{words, value.object(), s.minus, s.plus}}
	st.paint = func() {
		words.SetText(s.label)
		value.write(number(s.value), theme.Ink)
	}
	st.min = func() fyne.Size { return fyne.NewSize(240, stepperHigh) }
	st.layout = func(a area) {
		w, cy := a.size.Width, a.size.Height/2
		a.put(s.plus, w-theme.Target, cy-theme.Target/2, theme.Target, theme.Target)
		a.middle(value, w-2*theme.Target-4, 52, cy, centre)
		a.put(s.minus, w-2*theme.Target-52, cy-theme.Target/2, theme.Target, theme.Target)
		high := words.HeightFor(w - stepperSide)
		a.put(words, 0, cy-high/2, w-stepperSide, high)
	}
	return st.start()
}
