package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// Pages is a grid of equal cells in which everything keeps its place. Where there is more
// than has room it has pages, turned by a swipe or by the button in the last cell; what
// stands in that cell before the button is on every page.
type Pages struct {
	widget.BaseWidget
	kit   *Kit
	items []fyne.CanvasObject // in the order of their cells; nil leaves one free
	last  fyne.CanvasObject   // on every page, nil for none
	turn  *pageButton
	at    int
	cell  fyne.Size // the least a cell has
	most  float32   // the most height of a cell
	drawn float32   // how far a finger has drawn the page aside
	stage *stage
}

// PagesGap lies between the cells, in dp.
const PagesGap float32 = 6

// NewPages returns an empty grid. A cell is no smaller than least and no higher than most, in
// dp; next names the button that turns the page.
func NewPages(k *Kit, least fyne.Size, most float32, next string) *Pages {
	p := &Pages{kit: k, cell: least, most: most}
	p.turn = newPageButton(k, next, func() { p.step(1) })
	p.ExtendBaseWidget(p)
	return p
}

// Fit sets how large a cell is.
func (p *Pages) Fit(least fyne.Size, most float32) {
	if p.cell != least || p.most != most {
		p.cell, p.most = least, most
		p.Refresh()
	}
}

// Set shows other things: nil leaves a cell free.
func (p *Pages) Set(items []fyne.CanvasObject, last fyne.CanvasObject) {
	p.items, p.last = items, last
	p.Refresh()
}

// leaf is how a page is divided.
type leaf struct {
	columns, rows int
	each, pages   int
	w, h          float32 // of a cell
	last          float32 // how wide what stands last is where it has a place of its own, else 0
}

// Measures in one row of small cells, in dp.
const (
	pageLast  float32 = 58 // of what stands last
	pageLeast float32 = 100
)

// leaf divides so much room.
func (p *Pages) leaf(size fyne.Size) (l leaf) {
	fit := func(room, least float32) int { return max(1, int((room+PagesGap+0.5)/(least+PagesGap))) }
	l.columns, l.rows = fit(size.Width, p.cell.Width), fit(size.Height, p.cell.Height)
	room := size.Width
	if p.cell.Width >= CardWide { // cards take the room there is
		l.rows = min(l.rows, p.needs(l.columns))
	}
	if l.rows == 1 && p.last != nil && p.cell.Width < CardWide { // the more has room for the others
		l.last = pageLast
		room -= pageLast + PagesGap
		if l.columns = fit(room, pageLeast); len(p.items) > l.columns {
			room -= theme.Target + PagesGap
			l.columns = fit(room, pageLeast)
		}
		l.each = l.columns
	} else {
		l.each = l.columns * l.rows
		if p.last != nil || len(p.items) > l.each {
			l.each = max(1, l.each-1)
		}
	}
	l.pages = max(1, (len(p.items)+l.each-1)/l.each)
	l.w = (room - PagesGap*float32(l.columns-1)) / float32(l.columns)
	l.h = min((size.Height-PagesGap*float32(l.rows-1))/float32(l.rows), p.most)
	return l
}

// Rows is how many rows of cells so many things need at a width, with what stands last.
func (p *Pages) Rows(width float32) int {
	return p.needs(p.leaf(fyne.NewSize(width, 0)).columns)
}

func (p *Pages) needs(columns int) int {
	n := len(p.items)
	if p.last != nil {
		n++
	}
	return max(1, (n+columns-1)/columns)
}

// step turns so many pages on, and from the last to the first.
func (p *Pages) step(by int) {
	pages := p.leaf(p.Size()).pages
	p.at = ((p.at+by)%pages + pages) % pages
	p.Refresh()
}

// Dragged is part of fyne.Draggable. A mouse is no finger: it has a wheel.
func (p *Pages) Dragged(e *fyne.DragEvent) {
	if fyne.CurrentDevice().IsMobile() {
		p.drawn += e.Dragged.DX
	}
}

// Scrolled turns the page by the wheel, or by a finger in a browser; part of fyne.Scrollable.
func (p *Pages) Scrolled(e *fyne.ScrollEvent) {
	if p.leaf(p.Size()).pages == 1 {
		return
	}
	p.drawn += e.Scrolled.DX + e.Scrolled.DY
	if p.drawn < -pageSwipe || p.drawn > pageSwipe {
		p.DragEnd()
	}
}

// DragEnd turns the page where a finger went far enough; part of fyne.Draggable.
func (p *Pages) DragEnd() {
	by := p.drawn
	if p.drawn = 0; p.kit.Turned {
		by = -by
	}
	switch {
	case by < -pageSwipe:
		p.step(1)
	case by > pageSwipe:
		p.step(-1)
	}
}

// pageSwipe is how far a finger goes that turns a page, in dp.
const pageSwipe float32 = 40

// Parts is what a screen reader goes through.
func (p *Pages) Parts() []fyne.CanvasObject { return p.stage.objects }

// CreateRenderer is part of fyne.Widget.
func (p *Pages) CreateRenderer() fyne.WidgetRenderer {
	s := &stage{kit: p.kit, owner: p}
	p.stage = s
	s.paint = func() {
		s.objects = s.objects[:0:0]
		for _, o := range p.items {
			if o != nil {
				s.objects = append(s.objects, o)
			}
		}
		if p.last != nil {
			s.objects = append(s.objects, p.last)
		}
		s.objects = append(s.objects, p.turn)
	}
	s.min = func() fyne.Size { return p.cell }
	s.layout = func(a area) { p.layout(a) }
	return s.start()
}

func (p *Pages) layout(a area) {
	l := p.leaf(a.size)
	p.at = min(p.at, l.pages-1)
	cell := func(i int) (x, y float32) {
		return float32(i%l.columns) * (l.w + PagesGap), float32(i/l.columns) * (l.h + PagesGap)
	}
	for i, o := range p.items {
		if o == nil {
			continue
		}
		if Show(o, i/l.each == p.at); i/l.each == p.at {
			x, y := cell(i % l.each)
			a.put(o, x, y, l.w, l.h)
		}
	}
	turns := l.pages > 1
	Show(p.turn, turns)
	p.turn.set(p.at, l.pages)
	at := len(p.items) // what stands last follows the others while all of them are on one page
	if turns {
		at = l.each
	}
	x, y := cell(at)
	switch {
	case l.last > 0:
		x = float32(l.columns) * (l.w + PagesGap)
		a.put(p.last, x, 0, l.last, l.h)
		a.put(p.turn, x+l.last+PagesGap, 0, theme.Target, l.h)
	case p.last == nil:
		a.put(p.turn, x, y, l.w, l.h)
	case turns:
		last := l.w - max(theme.Target, l.w*0.3) - 4
		a.put(p.last, x, y, last, l.h)
		a.put(p.turn, x+last+4, y, l.w-last-4, l.h)
	default:
		a.put(p.last, x, y, l.w, l.h)
	}
}

// pageButton turns the pages and says by dots which one lies open.
type pageButton struct {
	press
	at, of int
}

// pageDots is how many dots there are at the most.
const pageDots = 5

func newPageButton(k *Kit, name string, onTap func()) *pageButton {
	b := &pageButton{}
	b.onTap, b.name, b.bare = onTap, name, true
	b.show(k, b)
	return b
}

func (b *pageButton) set(at, of int) {
	if b.at != at || b.of != of {
		b.at, b.of = at, of
		b.Refresh()
	}
}

func (b *pageButton) view() part {
	k := b.kit
	var dots []part
	for i := range min(b.of, pageDots) {
		dot := k.outlined(3.5, "", theme.Quiet, 1.5)
		if i == min(b.at, pageDots-1) {
			dot = k.filled(3.5, theme.Ink)
		}
		dots = append(dots, sized(7, 7, dot))
	}
	return atLeast(theme.Target, theme.Target, over{k.filled(12, theme.Raised), b.aura(12), below(4, mid(0, 0, k.pic("next", 20, theme.Ink)), mid(0, 0, sideBySide(2, dots...)))})
}
