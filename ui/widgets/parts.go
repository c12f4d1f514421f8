package widgets

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
)

// part is a piece of what a widget shows, as a value: words, a picture, a ground, or an
// arrangement of other parts. A widget makes its parts anew whenever something changes, and
// a pen draws them. Parts know what each widget would otherwise have to work out for itself:
// the size of letters, the width at hand, and, by way of the pen, which way up and at which
// hand everything stands. A nil part is left out wherever parts are listed.
type part interface {
	// wide gives the least width in dp the part can do with, and the width it would like.
	wide(k *Kit) (least, like float32)
	// high gives its height in dp at a width.
	high(k *Kit, width float32) float32
	// draw draws it into a space.
	draw(p *pen, s space)
}

// space is a rectangle in dp within a widget, as its reader sees it.
type space struct{ x, y, w, h float32 }

// inset is the space without so much at each of its sides.
func (s space) inset(left, top, right, bottom float32) space {
	return space{s.x + left, s.y + top, s.w - left - right, s.h - top - bottom}
}

// there tells whether a part is there and not hidden.
func there(p part) bool {
	o, ok := p.(object)
	return p != nil && (!ok || o.Visible())
}

// list leaves out what is not there and what is hidden.
func list(parts []part) []part {
	return slices.DeleteFunc(slices.Clone(parts), func(p part) bool { return !there(p) })
}

// when is a part that is shown under a condition.
func when(shown bool, p part) part {
	return pick.Either(shown, p, nil)
}

// object is a widget, or anything else of the toolkit's, as a part.
type object struct{ fyne.CanvasObject }

func (o object) wide(*Kit) (least, like float32) {
	w := o.MinSize().Width
	return w, w
}
func (o object) high(_ *Kit, width float32) float32 { return heightFor(o.CanvasObject, width) }
func (o object) draw(p *pen, s space)               { p.lay(o.CanvasObject, s) }

// picture is one of the project's pictures in the middle of its space.
type picture struct {
	icon string
	side float32
	tone color.NRGBA
}

// pic is a picture in the colour of a role, so many dp wide and high; none without a name.
func (k *Kit) pic(icon string, side float32, role theme.Role) part {
	if icon == "" {
		return nil
	}
	return picture{icon, side, k.Theme.Tone(role)}
}

func (i picture) wide(*Kit) (least, like float32) { return i.side, i.side }
func (i picture) high(*Kit, float32) float32      { return i.side }
func (i picture) draw(p *pen, s space) {
	if p.blind {
		return
	}
	pic := p.icon(i.icon, i.tone)
	side := min(i.side, max(s.w, 1))
	p.square(pic.Image, s.x+s.w/2, s.y+s.h/2, side)
}

// ground is a rounded rectangle that fills its space.
type ground struct {
	radius     float32
	fill, line color.Color
	width      float32 // of the outline in dp; 0 for none
}

func (g ground) wide(*Kit) (least, like float32) { return 0, 0 }
func (g ground) high(*Kit, float32) float32      { return 0 }
func (g ground) draw(p *pen, s space) {
	if p.blind {
		return
	}
	b := p.box(g.radius)
	b.fill(g.fill, g.line, g.width)
	p.put(b.Rectangle, s.x, s.y, s.w, s.h)
}

// filled is a ground in the colour of a role; none where there is no role.
func (k *Kit) filled(radius float32, role theme.Role) part {
	if role == "" {
		return nil
	}
	return ground{radius: radius, fill: k.Theme.Tone(role)}
}

// outlined is a ground with an outline.
func (k *Kit) outlined(radius float32, fill, line theme.Role, width float32) part {
	return ground{radius, toneOf(k, fill), toneOf(k, line), width}
}

// hair is a thin line along the lower edge of its space.
func (k *Kit) hair() part { return atFoot{sized(0, 1, k.filled(0, theme.Line))} }

type atFoot struct{ part }

func (f atFoot) draw(p *pen, s space) {
	h := f.high(p.kit, s.w)
	f.part.draw(p, space{s.x, s.y + s.h - h, s.w, h})
}

// fixed is a part with a size of its own; 0 leaves width or height to the part.
type fixed struct {
	part
	w, h float32
}

func sized(w, h float32, p part) part {
	if p == nil {
		return nil
	}
	return fixed{p, w, h}
}

// air is room with nothing in it.
func air(w, h float32) part { return fixed{ground{}, w, h} }

func (f fixed) wide(k *Kit) (least, like float32) {
	if f.w > 0 {
		return f.w, f.w
	}
	return f.part.wide(k)
}

func (f fixed) high(k *Kit, width float32) float32 {
	if f.h > 0 {
		return f.h
	}
	return f.part.high(k, width)
}

func (f fixed) draw(p *pen, s space) {
	if f.part != (ground{}) {
		f.part.draw(p, s)
	}
}

// roomy is a part with at least so much room.
type roomy struct {
	part
	w, h float32
}

func atLeast(w, h float32, p part) part {
	if p == nil {
		p = air(0, 0)
	}
	return roomy{p, w, h}
}

func (r roomy) wide(k *Kit) (least, like float32) {
	_, like = r.part.wide(k)
	return r.w, max(r.w, like)
}
func (r roomy) high(k *Kit, width float32) float32 { return max(r.h, r.part.high(k, width)) }

// padded is a part with air around it.
type padded struct {
	part
	left, top, right, bottom float32
	soft                     bool // the air above and below gives way before the part does
}

// pad puts air beside, and above and below a part.
func pad(x, y float32, p part) part { return inset(x, y, x, y, p) }

func inset(left, top, right, bottom float32, p part) part {
	if p == nil {
		return nil
	}
	return padded{part: p, left: left, top: top, right: right, bottom: bottom}
}

func (i padded) wide(k *Kit) (least, like float32) {
	least, like = i.part.wide(k)
	return least + i.left + i.right, like + i.left + i.right
}

func (i padded) high(k *Kit, width float32) float32 {
	return i.part.high(k, width-i.left-i.right) + i.top + i.bottom
}

func (i padded) draw(p *pen, s space) {
	s = s.inset(i.left, i.top, i.right, i.bottom)
	if i.soft {
		if over := i.part.high(p.kit, s.w) - s.h; over > 0 {
			give := min(over/2, i.top)
			s = s.inset(0, -give, 0, -give)
		}
	}
	i.part.draw(p, s)
}

// centred is a part in the middle of its space, of a size: 0 is as much as it likes, less all
// there is.
type centred struct {
	part
	w, h float32
}

func mid(w, h float32, p part) part {
	if p == nil {
		return nil
	}
	return centred{p, w, h}
}

// across is a part across the middle of its space, so many dp high.
func across(h float32, p part) part { return mid(-1, h, p) }

func (c centred) draw(p *pen, s space) {
	w, h := c.w, c.h
	switch _, like := c.part.wide(p.kit); {
	case w < 0:
		w = s.w
	case w == 0:
		w = min(like, s.w)
	}
	switch {
	case h < 0:
		h = s.h
	case h == 0:
		h = min(c.part.high(p.kit, w), s.h)
	}
	c.part.draw(p, space{s.x + (s.w-w)/2, s.y + (s.h-h)/2, w, h})
}

// over lays parts over each other, the first at the bottom, all into the same space.
type over []part

func (o over) wide(k *Kit) (least, like float32) {
	for _, p := range list(o) {
		l, w := p.wide(k)
		least, like = max(least, l), max(like, w)
	}
	return least, like
}

func (o over) high(k *Kit, width float32) (h float32) {
	for _, p := range list(o) {
		h = max(h, p.high(k, width))
	}
	return h
}

func (o over) draw(p *pen, s space) {
	for _, each := range list(o) {
		each.draw(p, s)
	}
}

// squared is a part in the largest square its space has room for.
type squared struct{ part }

func (q squared) draw(p *pen, s space) {
	side := min(s.w, s.h)
	centred{q.part, side, side}.draw(p, s)
}

// byHand is a part that is drawn by hand into the space it asks for.
type byHand struct {
	w, h float32
	by   func(p *pen, s space)
}

func (d byHand) wide(*Kit) (least, like float32) { return d.w, d.w }
func (d byHand) high(*Kit, float32) float32      { return d.h }
func (d byHand) draw(p *pen, s space)            { d.by(p, s) }

// byWidth is another part at another width. It is as wide as one that stands for all of them.
type byWidth struct {
	part
	at func(k *Kit, width float32) part
}

func (b byWidth) high(k *Kit, width float32) float32 { return b.at(k, width).high(k, width) }
func (b byWidth) draw(p *pen, s space)               { b.at(p.kit, s.w).draw(p, s) }

// Larger is how many times their usual size letters have, at least once.
func (k *Kit) Larger() float32 { return max(1, k.Theme.Text(theme.Body)/float32(theme.Body)) }
