package widgets

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// ClockFace is what a clock shows. That it runs is told by a bar below the
// digits, that it stands by the picture before them, and an alarm by a filled
// band: never by colour alone.
type ClockFace struct {
	Digits  string
	Caption string // above the digits: a name; "" for none
	Icon    string // before the digits; "" for none
	Live    bool   // it runs
	Quiet   bool   // it is not on now
	Alarm   bool   // its time runs out
	Name    string // read out; caption and digits when empty
}

// Clock shows a time in digits that keep their place while they count, as large
// as they fit.
type Clock struct {
	press
	face ClockFace
	most theme.Type
}

// NewClock returns a clock whose digits are of a size at most. A tap on it calls
// back; onTap may be nil.
func NewClock(k *Kit, most theme.Type, onTap func()) *Clock {
	c := &Clock{most: most}
	c.kit, c.onTap = k, onTap
	c.ExtendBaseWidget(c)
	return c
}

// Set shows another time. The same face costs nothing.
func (c *Clock) Set(face ClockFace) {
	if c.face == face {
		return
	}
	c.face = face
	c.name = face.Name
	if c.name == "" {
		c.name = spoken(face.Caption, face.Digits)
	}
	c.Refresh()
}

// Face is what is shown.
func (c *Clock) Face() ClockFace { return c.face }

// HeightFor is how high the clock is with its largest digits.
func (c *Clock) HeightFor(float32) float32 {
	h := c.kit.Theme.Text(c.most)*1.05 + 14
	if c.face.Caption != "" {
		h += c.kit.Theme.Text(c.captionSize()) * 1.5
	}
	return max(theme.Target, ceil(h))
}

// captionSize grows with the digits, and leaves them the room of large letters.
func (c *Clock) captionSize() theme.Type {
	return min(theme.Heading, c.kit.typeFor(float32(theme.Heading)), max(theme.Small, c.most/3.4))
}

// digitsShown are the fewest cells room is kept for, so that the size of the
// digits does not change whenever one of them goes.
const digitsShown = "00:00"

// CreateRenderer is part of fyne.Widget.
func (c *Clock) CreateRenderer() fyne.WidgetRenderer {
	halo, band, bar := newBox(12), newBox(14), newBox(2)
	caption := newText(c.kit, plain, theme.Small, theme.Quiet)
	digits := newFigures(c.kit, c.most)
	pic := newIcon(c.kit)
	st := &stage{kit: c.kit, owner: c, objects: []fyne.CanvasObject{halo.Rectangle, band.Rectangle, bar.Rectangle, caption.object(), pic.Image}}
	st.objects = append(st.objects, digits.objects()...)
	role := func() theme.Role {
		switch {
		case c.face.Alarm:
			return theme.OnHarm
		case c.face.Quiet:
			return theme.Quiet
		}
		return theme.Ink
	}
	st.paint = func() {
		th := c.kit.Theme
		c.halo(halo)
		if c.face.Alarm {
			band.fill(th.Tone(theme.HarmFill), nil, 0)
		}
		Show(band.Rectangle, c.face.Alarm)
		bar.fill(th.Tone(theme.AccentFill), nil, 0)
		Show(bar.Rectangle, c.face.Live && !c.face.Alarm) // the band is moving enough
		caption.resize(c.captionSize())
		caption.write(c.face.Caption, theme.Quiet)
		digits.write(c.face.Digits, role())
		pic.set(c.face.Icon, role())
	}
	st.min = func() fyne.Size { return fyne.NewSize(72, theme.Target) }
	st.layout = func(a area) {
		w, top := a.size.Width, float32(0)
		a.put(halo.Rectangle, 0, 0, w, a.size.Height)
		if c.face.Caption != "" {
			top = c.kit.Theme.Text(c.captionSize()) * 1.5
			a.middle(caption, 4, w-8, top/2, centre)
		}
		high := a.size.Height - top - 14
		side := func() float32 { return digits.cells[0].capHeight() * 0.62 }
		room := func() float32 {
			if c.face.Icon == "" {
				return 0
			}
			return side() + max(4, side()*0.35)
		}
		digits.fit(c.most, w-20, high, room)
		cy := top + (a.size.Height-top)/2 - 2
		full := digits.width() + room()
		x := (w - full) / 2
		if c.face.Icon != "" {
			a.square(pic.Image, x+side()/2, cy, side())
			x += room()
		}
		digits.layout(a, x, cy)
		cap := digits.cells[0].capHeight()
		a.put(band.Rectangle, (w-full)/2-10, cy-cap*0.5-9, full+20, cap+18)
		thick := max(3, round(cap*0.06))
		a.put(bar.Rectangle, x, min(a.size.Height-thick, cy+cap/2+max(5, cap*0.14)), digits.width(), thick)
	}
	return st.start()
}

// fit makes the figures as large as they go into a width beside a room that
// grows with them, and a height, but no larger than most. The width of at least
// "00:00" is kept for a time, of "00" for a number.
func (f *figures) fit(most theme.Type, w, h float32, room func() float32) {
	const probe theme.Type = 100
	f.size(probe) // to measure them: nothing is written
	wide := float32(max(len(f.words), 2))*f.cell + 1 + room()
	if slices.Contains(f.words, ':') {
		cells := max(len(f.words), len(digitsShown))
		wide = float32(cells-1)*f.cell + f.cells[0].measure(":") + 1 + room()
	}
	high := f.cells[0].capHeight() * 1.25
	f.scale(max(theme.Tiny, min(most, probe*theme.Type(w/wide), probe*theme.Type(h/high))))
}

// scale changes the size of the figures.
func (f *figures) scale(size theme.Type) {
	for _, cell := range f.cells {
		cell.resize(size)
		cell.write(cell.value, cell.role)
	}
	f.cell = 0
	for digit := '1'; digit <= '9'; digit++ {
		f.cell = max(f.cell, f.cells[0].measure(string(digit)))
	}
}
