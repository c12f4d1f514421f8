package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

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
	widget.BaseWidget
	kit         *Kit
	left, right *duoSide
}

// duoAir is the room the arrow takes, duoLines the most lines of each text.
const (
	duoAir   float32 = 44
	duoLines int     = 3
)

// NewDuo returns the two halves and what a tap on each does.
func NewDuo(k *Kit, onLeft, onRight func()) *Duo {
	d := &Duo{kit: k, left: newDuoSide(k, left, onLeft), right: newDuoSide(k, right, onRight)}
	d.ExtendBaseWidget(d)
	return d
}

// Set shows others.
func (d *Duo) Set(face DuoFace) {
	d.left.set(face.Left, face.LeftLine)
	d.right.set(face.Right, face.RightLine)
	d.Refresh()
}

// HeightFor is how high the two are at a width in dp.
func (d *Duo) HeightFor(width float32) float32 {
	half := (width - duoAir) / 2
	return max(d.left.HeightFor(half), d.right.HeightFor(half))
}

// CreateRenderer is part of fyne.Widget.
func (d *Duo) CreateRenderer() fyne.WidgetRenderer {
	arrow := newIcon(d.kit)
	s := &stage{kit: d.kit, owner: d, objects: []fyne.CanvasObject{d.left, d.right, arrow.Image}}
	s.paint = func() { arrow.set("onto", theme.Quiet) }
	s.min = func() fyne.Size { return fyne.NewSize(280, d.HeightFor(max(d.Size().Width, 280))) }
	s.layout = func(a area) {
		half := (a.size.Width - duoAir) / 2
		a.put(d.left, 0, 0, half, a.size.Height)
		a.put(d.right, a.size.Width-half, 0, half, a.size.Height)
		a.square(arrow.Image, a.size.Width/2, a.size.Height/2, 22)
	}
	return s.start()
}

type duoSide struct {
	press
	how   align
	title string
	line  string
}

func newDuoSide(k *Kit, how align, onTap func()) *duoSide {
	s := &duoSide{how: how}
	s.kit, s.onTap = k, onTap
	s.ExtendBaseWidget(s)
	return s
}

func (s *duoSide) set(title, line string) {
	if s.title != title || s.line != line {
		s.title, s.line, s.name = title, line, spoken(title, line)
		s.Refresh()
	}
}

// lines breaks a text for a width; what is beyond the last line ends there.
func (s *duoSide) lines(t *text, words string, width float32) []string {
	broken := breakLines(t, words, width)
	if len(broken) > duoLines {
		broken = broken[:duoLines]
		broken[duoLines-1] += "…"
	}
	return broken
}

// head and rest are a line of the name and one of what stands below it.
func (s *duoSide) head() *text { return newText(s.kit, display, theme.Name, theme.Ink) }
func (s *duoSide) rest() *text { return newText(s.kit, plain, theme.Small, theme.Quiet) }

func (s *duoSide) pitch() (title, line float32) {
	return s.kit.Theme.Text(theme.Name) * 1.22, s.kit.Theme.Text(theme.Small) * 1.35
}

// HeightFor is how high the side is at a width in dp.
func (s *duoSide) HeightFor(width float32) float32 {
	title, line := s.pitch()
	names, lines := s.lines(s.head(), s.title, width), s.lines(s.rest(), s.line, width)
	return max(theme.Target, float32(len(names))*title+float32(len(lines))*line+6)
}

// CreateRenderer is part of fyne.Widget.
func (s *duoSide) CreateRenderer() fyne.WidgetRenderer {
	halo := newBox(12)
	st := &stage{kit: s.kit, owner: s, objects: []fyne.CanvasObject{halo.Rectangle}}
	var head, rest []*text
	for i := range duoLines {
		head, rest = append(head, s.head()), append(rest, s.rest())
		st.objects = append(st.objects, head[i].object(), rest[i].object())
	}
	place := func(a area, parts []*text, lines []string, role theme.Role, y, pitch float32) float32 {
		for i, t := range parts {
			words := ""
			if i < len(lines) {
				words = lines[i]
			}
			t.write(words, role)
			a.middle(t, 0, a.size.Width, y+pitch/2, s.how)
			if i < len(lines) {
				y += pitch
			}
		}
		return y
	}
	st.paint = func() { s.halo(halo) }
	st.min = func() fyne.Size { return fyne.NewSize(100, s.HeightFor(max(s.Size().Width, 100))) }
	st.layout = func(a area) {
		a.put(halo.Rectangle, -8, -6, a.size.Width+16, a.size.Height+12)
		title, line := s.pitch()
		names, lines := s.lines(s.head(), s.title, a.size.Width), s.lines(s.rest(), s.line, a.size.Width)
		y := (a.size.Height - float32(len(names))*title - float32(len(lines))*line - 2) / 2
		y = place(a, head, names, theme.Ink, y, title)
		place(a, rest, lines, theme.Quiet, y+2, line)
	}
	return st.start()
}
