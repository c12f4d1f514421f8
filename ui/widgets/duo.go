package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// DuoFace is what stands on the two sides of an arrow.
type DuoFace struct {
	Left, LeftLine   string
	Right, RightLine string
}

// Duo shows who does something to whom: a name with a quiet line at the left, an
// arrow, another at the right. Each half can be tapped.
type Duo struct {
	shown
	left, right *duoSide
}

// duoAir is the room the arrow takes, duoLines the most lines of each text.
const (
	duoAir   float32 = 44
	duoLines int     = 3
)

// NewDuo returns the two halves and what a tap on each does.
func NewDuo(k *Kit, onLeft, onRight func()) *Duo {
	d := &Duo{left: newDuoSide(k, onLeft), right: newDuoSide(k, onRight)}
	d.right.right = true
	d.show(k, d)
	return d
}

// Set shows others.
func (d *Duo) Set(face DuoFace) {
	d.left.set(face.Left, face.LeftLine)
	d.right.set(face.Right, face.RightLine)
	d.Refresh()
}

func (d *Duo) view() part {
	return atLeast(280, 0, byWidth{air(0, 0), func(k *Kit, width float32) part {
		half := (width - duoAir) / 2
		full := func(o fyne.CanvasObject) part { return sized(half, 0, object{o}) }
		return sideBySide(0, full(d.left), sized(duoAir, 0, k.pic("onto", 22, theme.Quiet)), full(d.right))
	}})
}

type duoSide struct {
	press
	right       bool
	title, line string
}

func newDuoSide(k *Kit, onTap func()) *duoSide {
	s := &duoSide{}
	s.onTap = onTap
	s.show(k, s)
	return s
}

func (s *duoSide) set(title, line string) {
	if s.title != title || s.line != line {
		s.title, s.line, s.name = title, line, spoken(title, line)
		s.Refresh()
	}
}

func (s *duoSide) view() part {
	return atLeast(100, theme.Target, over{
		pad(-8, -6, s.aura(12)),
		pad(0, 3, below(2, say(s.title, Style{Display: true, Size: theme.Name, Most: duoLines, Right: s.right}),
			say(s.line, Style{Size: theme.Small, Role: theme.Quiet, Most: duoLines, Right: s.right}))),
	})
}
