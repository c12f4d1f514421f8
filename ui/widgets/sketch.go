package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// SketchKind is what a stroke of a sketch shows.
type SketchKind int

// The kinds of strokes: a zone, a wall, somebody of one side or the other, a guard, a step, an
// arrow for what may be done, one that is crossed out, and words.
const (
	SketchZone SketchKind = iota
	SketchWall
	SketchOwn
	SketchFoe
	SketchGuard
	SketchStep
	SketchMay
	SketchNot
	SketchText
)

// SketchStroke is a piece of a sketch, in shares of its side from the upper left corner.
type SketchStroke struct {
	Kind           SketchKind
	X, Y, ToX, ToY float32
	Words          string
}

// Sketch is a small drawing that explains a rule; as large a square as there is room for.
type Sketch struct {
	shown
	strokes []SketchStroke
}

// sketchLeast is the least side of a sketch in dp.
const sketchLeast float32 = 240

// NewSketch returns a drawing; name says in words what it shows.
func NewSketch(k *Kit, name string, strokes []SketchStroke) *Sketch {
	s := &Sketch{strokes: strokes}
	s.name = name
	s.show(k, s)
	return s
}

func (s *Sketch) view() part {
	return byHand{sketchLeast, sketchLeast, func(p *pen, at space) {
		side := min(at.w, at.h)
		at = space{at.x + (at.w-side)/2, at.y + (at.h-side)/2, side, side}
		s.kit.outlined(theme.CornerPanel, theme.Surface, theme.Line, 1).draw(p, at)
		at = at.inset(side*0.03, side*0.03, side*0.03, side*0.03)
		for _, stroke := range s.strokes {
			stroke.draw(p, at)
		}
	}}
}

// draw draws a stroke into the square of the sketch.
func (t SketchStroke) draw(p *pen, at space) {
	k, unit := p.kit, at.w
	place := func(x, y float32) fyne.Position { return fyne.NewPos(at.x+x*unit, at.y+y*unit) }
	from, to := place(t.X, t.Y), place(t.ToX, t.ToY)
	around := func(w, h float32) space { return space{from.X - w*unit/2, from.Y - h*unit/2, w * unit, h * unit} }
	word := func(w float32, cy float32, role theme.Role, f face) {
		p.letters(t.Words, f, role, k.typeFor(unit*0.055), 8, from.X-w*unit/2, w*unit, cy)
	}
	bold := max(unit*0.009, 1.5)
	switch t.Kind {
	case SketchZone:
		k.outlined(6, "", theme.Quiet, 1.5).draw(p, space{from.X, from.Y, to.X - from.X, to.Y - from.Y})
		p.letters(t.Words, plain, theme.Quiet, k.typeFor(unit*0.045), 8, from.X+4, to.X-from.X-8, from.Y+unit*0.05)
	case SketchWall:
		p.line(from, to, k.Theme.Tone(theme.Ink), bold*3)
		p.letters(t.Words, plain, theme.Quiet, k.typeFor(unit*0.045), 8, from.X+unit*0.02, unit*0.2, to.Y-unit*0.03)
	case SketchOwn:
		k.outlined(unit*0.12, theme.AccentSoft, theme.Accent, 2).draw(p, around(0.24, 0.24))
		word(0.22, from.Y, theme.Ink, display)
	case SketchFoe:
		k.outlined(4, theme.HarmSoft, theme.HarmInk, 2).draw(p, around(0.26, 0.18))
		word(0.24, from.Y, theme.Ink, display)
	case SketchGuard:
		picture{"guard", unit * 0.26, k.Theme.Tone(theme.AccentSoft)}.draw(p, around(0.26, 0.26))
		picture{"guard-open", unit * 0.26, k.Theme.Tone(theme.Accent)}.draw(p, around(0.26, 0.26))
		word(0.24, from.Y, theme.Ink, display)
	case SketchStep:
		k.outlined(unit*0.04, theme.Raised, theme.Line, 1).draw(p, around(0.8, 0.085))
		word(0.76, from.Y, theme.Ink, plain)
	case SketchMay:
		arrow(p, from, to, theme.Ink, bold, false)
	case SketchNot:
		arrow(p, from, to, theme.HarmInk, bold, true)
	default:
		word(2*min(t.X, 1-t.X)-0.1, from.Y, theme.Ink, plain)
	}
}

// arrow draws an arrow; barred, it is of dashes and crossed out.
func arrow(p *pen, from, to fyne.Position, role theme.Role, bold float32, barred bool) {
	tone := p.kit.Theme.Tone(role)
	along := to.Subtract(from)
	on := func(share, aside, back float32) fyne.Position {
		return fyne.NewPos(from.X+along.X*(share-back)-along.Y*aside, from.Y+along.Y*(share-back)+along.X*aside)
	}
	if barred {
		const dashes = 9
		for i := 0; i < dashes; i += 2 {
			p.line(on(float32(i)/dashes, 0, 0), on(float32(i+1)/dashes, 0, 0), tone, bold)
		}
		p.line(on(0.5, -0.12, 0.12), on(0.5, 0.12, -0.12), tone, bold*1.6)
		p.line(on(0.5, 0.12, 0.12), on(0.5, -0.12, -0.12), tone, bold*1.6)
		return
	}
	p.line(from, to, tone, bold)
	p.line(on(1, 0.14, 0.2), to, tone, bold)
	p.line(on(1, -0.14, 0.2), to, tone, bold)
}
