package widgets

import (
	"slices"

	"github.com/quickcast/quickcast/ui/theme"
)

// lineLeast is how narrow in dp a part may become that gives way to others in its row.
const lineLeast float32 = 40

// growing is a part that takes the room its row has left, or gives way where there is too little.
type growing struct{ part }

func grow(p part) part {
	if p == nil {
		return nil
	}
	return growing{p}
}

// row puts parts side by side, in the middle of its height.
type row struct {
	gap   float32
	parts []part
	top   bool // at the top instead
}

func sideBySide(gap float32, parts ...part) part { return row{gap: gap, parts: list(parts)} }

func (r row) wide(k *Kit) (least, like float32) {
	gaps := r.gap * float32(max(len(r.parts)-1, 0))
	least, like = gaps, gaps
	for _, p := range r.parts {
		l, w := p.wide(k)
		least, like = least+l, like+w
	}
	return least, like
}

// widths shares a width out. What is left goes to what grows; what is missing is taken from
// what grows, and then from all that can do with less.
func (r row) widths(k *Kit, width float32) []float32 {
	widths, gives := make([]float32, len(r.parts)), make([]float32, len(r.parts))
	spare, growers, slack := width-r.gap*float32(max(len(r.parts)-1, 0)), float32(0), float32(0)
	for i, p := range r.parts {
		least, w := p.wide(k)
		widths[i], spare = w, spare-w
		if _, ok := p.(growing); ok {
			growers++
		} else {
			gives[i] = w - least
			slack += gives[i]
		}
	}
	for i, p := range r.parts {
		if _, ok := p.(growing); ok {
			w := max(widths[i]+spare/growers, min(lineLeast, widths[i]))
			spare, growers = spare-(w-widths[i]), growers-1
			widths[i] = w
		}
	}
	if spare < -0.01 && slack > 0 {
		for i := range widths {
			widths[i] -= gives[i] * min(1, -spare/slack)
		}
	}
	return widths
}

func (r row) high(k *Kit, width float32) (h float32) {
	widths := r.widths(k, width)
	for i, p := range r.parts {
		h = max(h, p.high(k, widths[i]))
	}
	return h
}

func (r row) draw(p *pen, s space) {
	x := s.x
	widths := r.widths(p.kit, s.w)
	for i, each := range r.parts {
		h, y := min(each.high(p.kit, widths[i]), s.h), s.y
		if !r.top {
			y += (s.h - h) / 2
		}
		each.draw(p, space{x, y, widths[i], h})
		x += widths[i] + r.gap
	}
}

// pile puts parts below each other, in the middle of its space or at the top of it.
type pile struct {
	gap   float32
	parts []part
	top   bool
}

func below(gap float32, parts ...part) part { return pile{gap: gap, parts: list(parts)} }

func (c pile) wide(k *Kit) (least, like float32) { return over(c.parts).wide(k) }

func (c pile) high(k *Kit, width float32) float32 {
	h := c.gap * float32(max(len(c.parts)-1, 0))
	for _, p := range c.parts {
		h += p.high(k, width)
	}
	return h
}

// draw gives each part its height. Where there is too little for all, the gaps give way first,
// and then the last part, as far as to a line of small letters.
func (c pile) draw(p *pen, s space) {
	heights, spare := make([]float32, len(c.parts)), s.h-c.gap*float32(max(len(c.parts)-1, 0))
	for i, each := range c.parts {
		heights[i] = each.high(p.kit, s.w)
		spare -= heights[i]
	}
	y := s.y
	if !c.top {
		if spare < 0 {
			spare, c.gap = spare+c.gap*float32(max(len(c.parts)-1, 0)), 0
		}
		for i := range slices.Backward(heights) {
			if give := heights[i] - (Style{Size: theme.Small}).pitch(p.kit); spare < 0 && give > 0 {
				give = min(give, -spare)
				heights[i], spare = heights[i]-give, spare+give
			}
		}
		y += spare / 2
	}
	for i, each := range c.parts {
		each.draw(p, space{s.x, y, s.w, heights[i]})
		y += heights[i] + c.gap
	}
}

// flow puts parts side by side and begins a new line where they no longer fit.
type flow struct {
	gap, lineGap float32
	parts        []part
}

// flowLeast is the width in dp a flow asks for at the most.
const flowLeast float32 = 160

func (f flow) wide(k *Kit) (least, like float32) {
	widest, _ := over(f.parts).wide(k)
	_, like = row{gap: f.gap, parts: f.parts}.wide(k)
	return min(widest, flowLeast), like
}

// visit goes through all parts with their places, and gives the height of all lines.
func (f flow) visit(k *Kit, width float32, place func(part, space)) float32 {
	var x, y, line float32
	for _, p := range f.parts {
		_, w := p.wide(k)
		w = min(w, width)
		if x > 0 && x+w > width+0.5 {
			x, y, line = 0, y+line+f.lineGap, 0
		}
		h := p.high(k, w)
		place(p, space{x, y, w, h})
		x += w + f.gap
		line = max(line, h)
	}
	return y + line
}

func (f flow) high(k *Kit, width float32) float32 { return f.visit(k, width, func(part, space) {}) }

func (f flow) draw(p *pen, s space) {
	f.visit(p.kit, s.w, func(each part, at space) { each.draw(p, space{s.x + at.x, s.y + at.y, at.w, at.h}) })
}

// columns puts parts into equal columns, line by line; a line is as high as its highest part.
type columns struct {
	gap   float32
	parts []part
	count func(width float32, n int) int // how many columns there are at a width, for n parts
	least float32
}

func (c columns) wide(*Kit) (least, like float32) { return c.least, c.least }

func (c columns) visit(k *Kit, width float32, place func(part, space)) (y float32) {
	count := c.count(width, len(c.parts))
	w := (width - c.gap*float32(count-1)) / float32(count)
	for first := 0; first < len(c.parts); first += count {
		line := c.parts[first:min(first+count, len(c.parts))]
		h := over(line).high(k, w)
		if first > 0 {
			y += c.gap
		}
		for i, p := range line {
			place(p, space{float32(i) * (w + c.gap), y, w, h})
		}
		y += h
	}
	return y
}

func (c columns) high(k *Kit, width float32) float32 { return c.visit(k, width, func(part, space) {}) }

func (c columns) draw(p *pen, s space) {
	c.visit(p.kit, s.w, func(each part, at space) { each.draw(p, space{s.x + at.x, s.y + at.y, at.w, at.h}) })
}
