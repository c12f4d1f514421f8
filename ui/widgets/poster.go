package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/theme"
)

// NewPoster writes paragraphs as large as its room allows, all by the same measure, with a
// foot on the ground of that room. A sheet that holds one takes the whole window: it is read
// from the other end of a room. foot may be nil.
func NewPoster(k *Kit, gap float32, foot fyne.CanvasObject, lines ...*Paragraph) *fyne.Container {
	p := &poster{kit: k, gap: gap, foot: foot, lines: lines}
	var objects []fyne.CanvasObject
	for _, l := range lines {
		p.sizes = append(p.sizes, l.style.Size)
		objects = append(objects, l)
	}
	if foot != nil {
		objects = append(objects, foot)
	}
	return container.New(p, objects...)
}

// Measures of a poster: how many times its usual size it is written in at most, by how much
// each size tried is smaller than the one before, and how wide its foot gets in dp.
const (
	posterMost         = 4.0
	posterStep         = 0.95
	posterFoot float32 = 520
)

type poster struct {
	kit   *Kit
	gap   float32
	foot  fyne.CanvasObject
	lines []*Paragraph
	sizes []theme.Type // of the lines, as they are written at least
	width float32
}

// fills reports whether an object asks a sheet for the whole window.
func fills(o fyne.CanvasObject) bool {
	c, ok := o.(*fyne.Container)
	if !ok {
		return false
	}
	_, ok = c.Layout.(*poster)
	return ok
}

// write sets all lines so many times their usual size, each as much smaller as its longest
// word asks for, and gives their height.
func (p *poster) write(times, width float32) (height float32) {
	for i, l := range p.lines {
		if i > 0 {
			height += p.gap * times
		}
		size := p.sizes[i] * theme.Type(times)
		for size > theme.Small && (saying{words: l.name, style: Style{Display: l.style.Display, Bold: l.style.Bold, Size: size}}).longest(p.kit) > width {
			size *= posterStep
		}
		l.style.Size = size
		height += l.HeightFor(width)
	}
	return height
}

// below is the room of the foot.
func (p *poster) below(width float32) float32 {
	if p.foot == nil {
		return 0
	}
	return footGap + ceil(heightFor(p.foot, min(width, posterFoot)))
}

// Layout is part of fyne.Layout.
func (p *poster) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p.width = size.Width
	times := float32(posterMost)
	for times > 1 && p.write(times, size.Width) > size.Height-p.below(size.Width) {
		times *= posterStep
	}
	times = max(times, 1)
	p.write(times, size.Width)
	a, y := area{kit: p.kit, size: size}, float32(0)
	for _, l := range p.lines {
		h := l.HeightFor(size.Width)
		a.put(l, 0, y, size.Width, h)
		l.Refresh() // its size may be the same, and its letters others
		y += h + p.gap*times
	}
	if p.foot != nil {
		w := min(size.Width, posterFoot)
		h := p.below(size.Width) - footGap
		a.put(p.foot, size.Width-w, size.Height-h, w, h)
	}
}

// MinSize is part of fyne.Layout.
func (p *poster) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(200, p.heightOf(objects, max(p.width, 200)))
}

func (p *poster) heightOf(_ []fyne.CanvasObject, width float32) float32 {
	return p.write(1, width) + p.below(width)
}
