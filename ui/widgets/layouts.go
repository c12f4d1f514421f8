package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
)

// heighter is what knows its height for a width: paragraphs, wraps, columns.
type heighter interface {
	HeightFor(width float32) float32
}

// HeightFor is the height in dp an object wants at a width.
func HeightFor(o fyne.CanvasObject, width float32) float32 { return heightFor(o, width) }

// heightFor is the height an object wants at this width.
func heightFor(o fyne.CanvasObject, width float32) float32 {
	if h, ok := o.(heighter); ok {
		return h.HeightFor(width)
	}
	if c, ok := o.(*fyne.Container); ok {
		if h, ok := c.Layout.(objectsHeighter); ok {
			return h.heightOf(c.Objects, width)
		}
	}
	if size := o.Size(); max(size.Width-width, width-size.Width) >= 1 { // what was placed on whole dp stays there
		o.Resize(fyne.NewSize(width, size.Height))
		if size.Width > 0 { // asking moves nothing: nobody lays it out again
			defer o.Resize(size)
		}
	}
	return o.MinSize().Height
}

// objectsHeighter is a layout that knows its height for a width.
type objectsHeighter interface {
	heightOf(objects []fyne.CanvasObject, width float32) float32
}

// arranging lays the objects of a container out as parts are: what a widget does with its
// parts a screen does with widgets.
type arranging struct {
	kit   *Kit
	parts func(objects []part) part
	width float32 // that was asked for last
}

// arrange puts objects into a container that is arranged like parts.
func arrange(k *Kit, objects []fyne.CanvasObject, parts func(objects []part) part) *fyne.Container {
	return container.New(&arranging{kit: k, parts: parts}, objects...)
}

func (a *arranging) of(objects []fyne.CanvasObject) part {
	parts := pick.Made(objects, func(o fyne.CanvasObject) part { return object{o} })
	return a.parts(parts)
}

// Layout is part of fyne.Layout.
func (a *arranging) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	a.width = size.Width
	(&pen{}).draw(area{kit: a.kit, size: size}, a.of(objects))
}

// MinSize is part of fyne.Layout.
func (a *arranging) MinSize(objects []fyne.CanvasObject) fyne.Size {
	what := a.of(objects)
	least, like := what.wide(a.kit)
	width := a.width
	if width < least {
		width = like
	}
	return fyne.NewSize(least, what.high(a.kit, width))
}

func (a *arranging) heightOf(objects []fyne.CanvasObject, width float32) float32 {
	a.width = width
	return a.of(objects).high(a.kit, width)
}

// ArrangeAnew gives what stands in a container its places again, and draws nothing anew.
func ArrangeAnew(c *fyne.Container) {
	c.Layout.Layout(c.Objects, c.Size())
	canvas.Refresh(c)
}

// NewWrap puts objects side by side and begins a new line where they no longer
// fit. Chips are 48 dp high with air of their own, so they need no line gap.
func NewWrap(k *Kit, gap, lineGap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return arrange(k, objects, func(parts []part) part { return flow{gap, lineGap, list(parts)} })
}

// NewColumn stacks objects with a gap, each as wide as the column and as high
// as it wants to be at that width. Unlike the toolkit's box it asks wrapping
// parts for their height at the real width in the same pass.
func NewColumn(k *Kit, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return arrange(k, objects, func(parts []part) part { return pile{gap, list(parts), true} })
}

// NewLine puts objects side by side in the middle of a line. The object named
// by stretch takes the room that is left, or gives way where there is too
// little; -1 leaves the room at the end.
func NewLine(k *Kit, gap float32, stretch int, objects ...fyne.CanvasObject) *fyne.Container {
	return arrange(k, objects, func(parts []part) part {
		if stretch >= 0 && stretch < len(parts) && there(parts[stretch]) {
			parts[stretch] = grow(parts[stretch])
		}
		return row{gap: gap, parts: list(parts)}
	})
}

// NewEqual shares the width equally among objects: two buttons, three figures. Where that
// is too narrow for one of them they stand below each other.
func NewEqual(k *Kit, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return arrange(k, objects, func(parts []part) part { return equal(gap, parts...) })
}

// equal is parts of one width, all in a line or all below each other.
func equal(gap float32, parts ...part) part { return shared{gap, list(parts)} }

type shared struct {
	gap   float32
	parts []part
}

func (e shared) wide(k *Kit) (least, like float32) {
	least, like = over(e.parts).wide(k)
	n := float32(len(e.parts))
	return least, max(0, n*like+(n-1)*e.gap)
}

// each is how wide each part is, and whether they stand beside each other.
func (e shared) each(k *Kit, width float32) (float32, bool) {
	least, _ := e.wide(k)
	n := float32(max(len(e.parts), 1))
	if w := (width - e.gap*(n-1)) / n; w >= least-1 {
		return w, true
	}
	return width, false
}

func (e shared) high(k *Kit, width float32) float32 {
	if w, inRow := e.each(k, width); inRow {
		return over(e.parts).high(k, w)
	}
	return pile{gap: e.gap, parts: e.parts}.high(k, width)
}

func (e shared) draw(p *pen, s space) {
	w, inRow := e.each(p.kit, s.w)
	if !inRow {
		pile{e.gap, e.parts, true}.draw(p, s)
		return
	}
	for i, each := range e.parts {
		each.draw(p, space{s.x + float32(i)*(w+e.gap), s.y, w, s.h})
	}
}

// NewGrid puts objects into as many equal columns as there is room for, each at
// least so many dp wide; a line is as high as its highest. One alone takes the
// whole width.
func NewGrid(k *Kit, least, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return arrange(k, objects, func(parts []part) part { return grid(list(parts), gap, least, 0, false) })
}

// NewFixedGrid is NewGrid whose columns stay as wide as they are while there are few
// objects: nothing moves when one comes or goes.
func NewFixedGrid(k *Kit, least, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return arrange(k, objects, func(parts []part) part { return grid(list(parts), gap, least, 0, true) })
}

// grid is parts in as many columns as there is room for. A column that would rather be roomy
// dp wide is so where there is room for mostDeeds of them, and then all lines are equally full.
func grid(parts []part, gap, least, roomy float32, fixed bool) part {
	return columns{gap: gap, parts: parts, least: least, count: func(width float32, n int) int {
		least := max(least, min(roomy, (width+gap)/mostDeeds-gap))
		count := max(1, int((width+gap)/(least+gap)+0.01))
		if !fixed {
			count = max(1, min(count, n))
		}
		if lines := (n + count - 1) / count; roomy > 0 && !fixed && lines > 0 {
			count = (n + lines - 1) / lines
		}
		return count
	}}
}

// NewInset puts air around one object: left, top, right and bottom in dp.
func NewInset(k *Kit, left, top, right, bottom float32, o fyne.CanvasObject) *fyne.Container {
	return arrange(k, []fyne.CanvasObject{o}, func(parts []part) part { return inset(left, top, right, bottom, over(parts)) })
}

// wideInset is the margin of a page where there is room.
const wideInset float32 = 26

// NewMargins gives a page its air at the left and right, more where there is
// room, and holds it to a width in dp, so that lines of text stay easy to read.
func NewMargins(k *Kit, most float32, o fyne.CanvasObject) *fyne.Container {
	return arrange(k, []fyne.CanvasObject{o}, func(parts []part) part {
		return byWidth{pad(theme.Inset, 0, over(parts)), func(k *Kit, width float32) part {
			x := pick.Either(width >= theme.Narrow, wideInset, theme.Inset)
			return inset(x, 0, width-x-min(width-2*x, most), 0, over(parts))
		}}
	})
}

// spreadGap is the room between the two pages of a spread, in dp.
const spreadGap float32 = 44

// NewSpread puts two parts of a page beside each other where both get at least
// a width of least dp, like the pages of an open book, and else the second
// below the first, gap apart. Neither gets wider than most.
func NewSpread(k *Kit, least, most, gap float32, first, second fyne.CanvasObject) *fyne.Container {
	return arrange(k, []fyne.CanvasObject{first, second}, func(parts []part) part {
		return byWidth{over(parts), func(k *Kit, width float32) part {
			if half := (width - spreadGap) / 2; half >= least {
				page := min(half, most)
				return row{spreadGap, []part{sized(page, 0, parts[0]), sized(page, 0, parts[1])}, true}
			}
			return inset(0, 0, max(0, width-most), 0, pile{gap, parts, true})
		}}
	})
}

// NewColumns puts objects below each other, from a width in dp on in two columns that are read one
// after the other.
func NewColumns(k *Kit, from, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return arrange(k, objects, func(parts []part) part {
		parts = list(parts)
		return byWidth{air(220, 0), func(_ *Kit, width float32) part {
			if width < from {
				return pile{0, parts, true}
			}
			half, w := (len(parts)+1)/2, (width-gap)/2
			return row{gap, []part{sized(w, 0, pile{0, parts[:half], true}), sized(w, 0, pile{0, parts[half:], true})}, true}
		}}
	})
}

// NewGap keeps room in dp for something that comes and goes, so that nothing moves when it
// does.
func NewGap(width, height float32) fyne.CanvasObject {
	gap := canvas.NewRectangle(color.Transparent)
	gap.SetMinSize(fyne.NewSize(width, height))
	return gap
}

// Pair is a word and what it stands for: "Range" and "0 to 2".
type Pair struct{ Word, Means string }

// Measures of pairs: the gaps in dp between and below them, the least width of the words, and
// the share of the width that they have where both columns have to wrap.
const (
	pairsGap   float32 = 12
	pairsLine  float32 = 6
	pairsLeast float32 = 96
	pairsShare float32 = 0.42
)

// NewPairs returns lines of words with what they stand for, all in two columns.
// What is too long wraps.
func NewPairs(k *Kit, pairs []Pair) *fyne.Container {
	var objects []fyne.CanvasObject
	words, meanings := over{}, over{}
	for _, p := range pairs {
		words, meanings = append(words, say(p.Word, Style{})), append(meanings, say(p.Means, Style{}))
		objects = append(objects, NewParagraph(k, p.Word, Style{Role: theme.Quiet}), NewParagraph(k, p.Means, Style{}))
	}
	return arrange(k, objects, func(parts []part) part {
		return byWidth{air(200, 0), func(k *Kit, width float32) part {
			_, first := words.wide(k)
			_, second := meanings.wide(k)
			room := max(width*pairsShare, width-ceil(second)-1-pairsGap)
			first = min(max(ceil(first)+1, pairsLeast), room)
			var lines []part
			for i := 0; i+1 < len(parts); i += 2 {
				lines = append(lines, row{pairsGap, []part{sized(first, 0, parts[i]), sized(width-first-pairsGap, 0, parts[i+1])}, true})
			}
			return pile{pairsLine, lines, true}
		}}
	})
}
