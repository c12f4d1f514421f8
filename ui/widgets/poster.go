package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// Measures of a poster: how many times its usual size it is written in at most, by how much
// each size tried is smaller than the one before, and how wide its foot gets in dp.
const (
	posterMost         = 4.0
	posterStep         = 0.95
	posterFoot float32 = 520
)

// poster is paragraphs as large as there is room for.
type poster struct {
	shown
	gap   float32
	foot  part
	lines []saying
}

// NewPoster writes paragraphs as large as its room allows, all by the same measure, with a
// foot on the ground of that room. A sheet that holds one takes the whole window: it is read
// from the other end of a room. foot may be nil.
func NewPoster(k *Kit, gap float32, foot fyne.CanvasObject, lines ...*Paragraph) fyne.CanvasObject {
	p := &poster{gap: gap}
	for _, l := range lines {
		p.lines = append(p.lines, saying{words: l.name, style: l.style})
		p.name = spoken(p.name, l.name)
	}
	if foot != nil {
		p.foot = inset(0, footGap, 0, 0, object{foot})
	}
	p.show(k, p)
	return p
}

// fills reports whether an object asks a sheet for the whole window.
func fills(o fyne.CanvasObject) bool {
	_, ok := o.(*poster)
	return ok
}

func (p *poster) view() part { return p }

func (p *poster) wide(*Kit) (least, like float32) { return 200, 200 }

func (p *poster) high(k *Kit, width float32) float32 {
	return p.written(k, 1, width).high(k, width) + p.below(k, width)
}

func (p *poster) draw(pen *pen, s space) {
	k, foot := p.kit, p.below(p.kit, s.w)
	times := float32(posterMost)
	for times > 1 && p.written(k, times, s.w).high(k, s.w) > s.h-foot {
		times = max(1, times*posterStep)
	}
	p.written(k, times, s.w).draw(pen, s)
	if p.foot != nil {
		w := min(s.w, posterFoot)
		p.foot.draw(pen, space{s.x + s.w - w, s.y + s.h - foot, w, foot})
	}
}

// written are all lines so many times their usual size, each as much smaller as its longest
// word asks for.
func (p *poster) written(k *Kit, times, width float32) part {
	lines := make([]part, len(p.lines))
	for i, l := range p.lines {
		l.style.Size *= theme.Type(times)
		for l.style.Size > theme.Small && l.longest(k) > width {
			l.style.Size *= posterStep
		}
		lines[i] = l
	}
	return pile{p.gap * times, lines, true}
}

// below is the room of the foot.
func (p *poster) below(k *Kit, width float32) float32 {
	if p.foot == nil {
		return 0
	}
	return ceil(p.foot.high(k, min(width, posterFoot)))
}
