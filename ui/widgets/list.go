package widgets

import (
	"cmp"
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/keys"
)

// List is a long list of rows that are used again and again, without lines
// between them. It stays where it was scrolled to. For the keyboard it is one thing: arrows
// move through its rows, Return acts on the one that is ringed.
type List struct {
	widget.List

	// OnKey sees keys before the list does and says whether it took them.
	OnKey func(*fyne.KeyEvent) bool

	// Kit and Name are for rows that are not tapped themselves; else the rows have them.
	Kit  *Kit
	Name string

	rows    map[fyne.CanvasObject]int // which row an object shows
	at      int                       // the ringed row
	focused bool
	ownRing bool // the toolkit rings the rows, which have none
}

// NewList returns a list of as many rows as length says. blank makes a row, fill
// gives it what it shows.
func NewList(length func() int, blank func() fyne.CanvasObject, fill func(row int, o fyne.CanvasObject)) *List {
	l := &List{rows: map[fyne.CanvasObject]int{}}
	l.Length, l.HideSeparators = length, true
	l.CreateItem = func() fyne.CanvasObject {
		o := blank()
		p := pressOf(o)
		if l.ownRing = p == nil; !l.ownRing {
			p.listed, l.Kit = true, p.kit
		}
		return o
	}
	l.UpdateItem = func(row int, o fyne.CanvasObject) {
		for other, shows := range l.rows {
			if shows == row {
				delete(l.rows, other) // it is out of sight and shows what was
			}
		}
		l.rows[o] = row
		l.ring(row, o)
		fill(row, o)
	}
	l.ExtendBaseWidget(l)
	return l
}

// ScrollToTop shows the first row. The toolkit's list fails where it was not drawn yet;
// asking for its least size lets it be made.
func (l *List) ScrollToTop() {
	l.MinSize()
	l.List.ScrollToTop()
}

// pressOf is the press of a row, the first where it is put together; nil where it has none.
func pressOf(o fyne.CanvasObject) *press {
	switch row := o.(type) {
	case interface{ base() *press }:
		return row.base()
	case *fyne.Container:
		for _, part := range row.Objects {
			if p := pressOf(part); p != nil {
				return p
			}
		}
	case *Grip:
		return pressOf(row.content)
	}
	return nil
}

func (l *List) ring(row int, o fyne.CanvasObject) {
	if p, on := pressOf(o), l.focused && row == l.at; p != nil && p.focused != on {
		p.focused = on
		p.Refresh()
	}
}

// FocusGained rings a row; part of fyne.Focusable.
func (l *List) FocusGained() { l.focus(true) }

// FocusLost takes the ring away; part of fyne.Focusable.
func (l *List) FocusLost() { l.focus(false) }

func (l *List) focus(on bool) {
	l.focused = on
	switch {
	case on && l.ownRing:
		l.List.FocusGained()
		l.point(l.at)
	case on:
		l.point(l.at)
	case l.ownRing:
		l.List.FocusLost()
	default:
		l.Refresh()
	}
}

// point moves the ring to a row and the row into sight.
func (l *List) point(row int) {
	l.at = max(0, min(row, l.Length()-1))
	if l.ownRing {
		l.Highlight(l.at)
		return
	}
	l.ScrollTo(l.at)
	l.Refresh()
	if p := l.pointed(); p != nil {
		p.point()
	}
}

// At is the row the ring is on, seen or not.
func (l *List) At() int { return l.at }

// Disabled is part of fyne.Disableable: the keyboard passes an empty list by.
func (l *List) Disabled() bool { return l.Length() == 0 }

// Disable is part of fyne.Disableable and does nothing.
func (l *List) Disable() {}

// Enable is part of fyne.Disableable and does nothing.
func (l *List) Enable() {}

// AccessibilityRole is part of fyne.Accessible.
func (l *List) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// AccessibilityLabel is the ringed row; part of fyne.Accessible.
func (l *List) AccessibilityLabel() string {
	if p := l.pointed(); p != nil {
		return p.name
	}
	return l.Name
}

// pointed is the ringed row; nil where it is not in sight.
func (l *List) pointed() *press {
	for o, row := range l.rows {
		if row == l.at {
			return pressOf(o)
		}
	}
	return nil
}

// TypedKey moves the ring and acts on its row; part of fyne.Focusable.
func (l *List) TypedKey(e *fyne.KeyEvent) {
	if l.OnKey != nil && l.OnKey(e) {
		return
	}
	page := max(1, int(l.Size().Height/max(1, l.MinSize().Height))-1)
	switch act := keys.Of(e, ""); act {
	case keys.Down:
		l.point(l.at + 1)
	case keys.Up:
		if l.at > 0 || l.Kit == nil || !l.Kit.Step(act) {
			l.point(l.at - 1)
		}
	case keys.PageDown:
		l.point(l.at + page)
	case keys.PageUp:
		l.point(l.at - page)
	case keys.First:
		l.point(0)
	case keys.Last:
		l.point(l.Length() - 1)
	case keys.Open:
		l.open()
	case keys.Menu:
		if p := l.pointed(); p != nil && p.onMenu != nil {
			p.onMenu()
		}
	default:
		if !l.count(keys.Of(e, keys.Books)) && l.Kit != nil {
			l.Kit.passKey(e)
		}
	}
}

// count changes how many there are of what the ringed row shows, and reports whether a key
// means that.
func (l *List) count(act keys.Act) bool {
	p := l.pointed()
	if p == nil {
		return false
	}
	row, ok := p.owner.(interface{ count(act keys.Act) bool })
	return ok && row.count(act)
}

// open acts on the ringed row.
func (l *List) open() {
	if p := l.pointed(); p != nil {
		p.fire()
		return
	}
	l.Select(l.at)
}

// TypedRune acts on the space bar and leaves other letters to the window; part of
// fyne.Focusable.
func (l *List) TypedRune(r rune) {
	switch {
	case keys.OfRune(r, "") == keys.Open:
		l.open()
	case !l.count(keys.OfRune(r, keys.Books)) && l.Kit != nil:
		l.Kit.passRune(r)
	}
}

// inSight gives the rows that are seen and the next ones, which are drawn already, from
// the first to the last, and where each lies on the list.
func (l *List) inSight(give func(row fyne.CanvasObject, y float32)) {
	driver := fyne.CurrentApp().Driver()
	from := driver.AbsolutePositionForObject(l).Y
	seen := map[fyne.CanvasObject]float32{}
	for row, id := range l.rows {
		at := driver.AbsolutePositionForObject(row)
		y := at.Y - from
		if !at.IsZero() && id < l.Length() && y > -row.Size().Height && y < l.Size().Height+row.Size().Height {
			seen[row] = y
		}
	}
	for _, row := range slices.SortedFunc(maps.Keys(seen), func(a, b fyne.CanvasObject) int { return cmp.Compare(seen[a], seen[b]) }) {
		give(row, seen[row])
	}
}

// CreateRenderer is part of fyne.Widget. The toolkit's own begins at the top
// again, but takes its rows from where it was: nothing would be seen.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	r := l.List.CreateRenderer()
	scroll := r.Objects()[0].(*container.Scroll)
	scroll.Offset.Y = l.GetScrollOffset()
	over := newWheel(scroll)
	both := &listRenderer{r, over, append(r.Objects()[:1:1], over)}
	if size := l.Size(); !size.IsZero() {
		both.Layout(size)
	}
	return both
}

// listRenderer is the toolkit's renderer with what takes the wheel over it.
type listRenderer struct {
	fyne.WidgetRenderer
	wheel   *wheel
	objects []fyne.CanvasObject
}

// Objects is part of fyne.WidgetRenderer.
func (r *listRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Layout is part of fyne.WidgetRenderer.
func (r *listRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.wheel.Resize(size)
}
