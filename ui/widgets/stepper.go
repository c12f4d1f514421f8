package widgets

import (
	"fyne.io/fyne/v2"

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
	b.name = name
	b.aim = func(fyne.Position) (int, bool) { return sign, false }
	b.hold = hold{kit: k, step: func(delta int) {
		if !b.off {
			step(delta)
		}
	}, changed: b.Refresh}
	b.show(k, b)
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

func (b *knob) view() part {
	tone, name, role := b.kit.Theme.Tone(theme.Ink), "plus", theme.Raised
	switch {
	case b.hold.pressed(b.sign):
		role = theme.Line
	case b.round:
		role = theme.Surface
	}
	if b.off {
		tone = b.kit.Theme.Tone(theme.Quiet)
		tone.A = 90
	}
	if b.sign < 0 {
		name = "minus"
	}
	width, side, radius := float32(0), theme.Target, theme.CornerSmall
	if b.focused {
		width = 2
	}
	if b.round {
		side, radius = countKnob, countKnob/2
	}
	return atLeast(theme.Target, theme.Target, over{mid(side, side, b.kit.outlined(radius, role, theme.Accent, width)), picture{name, 20, tone}})
}

// Stepper is a row with words, a minus, a number and a plus.
type Stepper struct {
	shown
	value       int
	least, most int
	minus, plus *knob
	figure      *figureKey // the number where it can be typed, nil where it cannot
	onChange    func(int)
}

// figureKey is the number of a stepper as something to tap: then it is typed.
type figureKey struct {
	press
	of *Stepper
}

func (f *figureKey) view() part {
	high := 1.4 * f.kit.Theme.Text(theme.Title)
	return atLeast(figureWide, theme.Target, over{f.aura(theme.CornerSmall), across(high, f.of.number())})
}

// figureWide is how wide the number of a stepper is, in dp.
const figureWide float32 = 52

// NewStepper returns a row for a number from least to most. onChange is told
// the new number; less and more name the two buttons for a screen reader.
func NewStepper(k *Kit, label string, value, least, most int, less, more string, onChange func(int)) *Stepper {
	s := &Stepper{least: least, most: most, onChange: onChange}
	s.name, s.hand = label, true
	s.minus = newKnob(k, -1, less, s.step)
	s.plus = newKnob(k, 1, more, s.step)
	s.show(k, s)
	s.Set(value)
	return s
}

// Typed makes the number something to tap, which name calls: what is done then asks for it.
func (s *Stepper) Typed(name string, ask func()) *Stepper {
	s.figure = &figureKey{of: s}
	s.figure.name, s.figure.onTap = name, ask
	s.figure.show(s.kit, s.figure)
	return s
}

// Value is the number shown.
func (s *Stepper) Value() int { return s.value }

// Set shows another number, within the limits; onChange is not called.
func (s *Stepper) Set(value int) {
	s.value = min(max(value, s.least), s.most)
	s.minus.able(s.value > s.least)
	s.plus.able(s.value < s.most)
	if s.figure != nil {
		s.figure.Refresh()
	}
	s.Refresh()
}

func (s *Stepper) step(delta int) {
	before := s.value
	s.Set(before + delta)
	if s.value != before && s.onChange != nil {
		s.onChange(s.value)
	}
}

func (s *Stepper) view() part {
	figure := sized(figureWide, 0, s.number())
	if s.figure != nil {
		figure = object{s.figure}
	}
	return atLeast(240, 56, sideBySide(0, grow(inset(0, 4, 8, 4, say(s.name, Style{Size: theme.Lead}))), object{s.minus}, figure, object{s.plus}))
}

// number is the number as it is drawn.
func (s *Stepper) number() part {
	return sayLine(number(s.value), Style{Display: true, Size: theme.Title, Centre: true})
}
