package page

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Rows are the list of what was found.
type Rows interface {
	Refresh()      // draws the rows in sight anew
	Reveal(at int) // scrolls to a row
}

// Finding is a search above the list of what it found, with the page of what is open beside
// or over both, as keys go through them: the same for every screen that has one.
type Finding[ID comparable] struct {
	Kit     *widgets.Kit
	Search  *widgets.Field
	Rows    Rows
	Split   *Split
	Opened  *ID    // what is open, which the screen keeps; its zero value for nothing
	Uncover func() // takes away a page that covers both

	Count func() int      // how many were found
	At    func(at int) ID // which of them stands there

	OnOpen func(id ID)
	OnMenu func(at int)

	marked  ID   // the one the arrows have come to, or that was opened last
	filling bool // the search is being filled by the program
}

// pageful is how far Page down goes.
const pageful = 8

// Listen takes the keys that mean the list while the search has the focus.
func (f *Finding[ID]) Listen() {
	f.Search.OnKey(f.searchKey)
	f.Search.OnSubmit(func(string) { f.openSelected() })
}

// Key takes keys no field has the focus for: up and down go through what was found, Enter
// acts on the selected one.
func (f *Finding[ID]) Key(event *fyne.KeyEvent) bool {
	count, at := f.Count(), f.Selected()
	act := keys.Of(event, "")
	by := map[keys.Act]int{
		keys.Down: 1, keys.Up: -1, keys.PageDown: pageful, keys.PageUp: -pageful, keys.First: -count, keys.Last: count,
	}[act]
	switch {
	case by != 0:
		f.Step(by)
	case act == keys.Open:
		f.openSelected()
	case act == keys.Menu && at >= 0:
		f.OnMenu(at)
	default:
		return false
	}
	return true
}

// Rune takes what is typed while nothing has the focus: a slash leads to the search.
func (f *Finding[ID]) Rune(r rune) bool {
	if keys.OfRune(r, "") == keys.Find {
		f.Find()
		return true
	}
	return false
}

// Find puts the cursor into the search, for Ctrl+F.
func (f *Finding[ID]) Find() {
	f.Uncover()
	f.Search.Find()
}

// Step selects what stands so many places after or before the selected one, or where
// nothing is selected from the first on; it stays within the list.
func (f *Finding[ID]) Step(by int) {
	if count := f.Count(); count > 0 {
		f.arrive(min(max(f.Selected()+by, 0), count-1))
	}
}

// arrive selects what the arrows have come to, and opens it where list and page stand side
// by side, or where a page covers the list.
func (f *Finding[ID]) arrive(at int) {
	if f.marked = f.At(at); f.Split.IsWide() || f.Split.Opened() {
		f.OnOpen(f.marked)
		return
	}
	f.Rows.Refresh()
	f.Rows.Reveal(at)
}

// Searched lets go of what was open and selected before a new search: beside the list stands
// the first that was found then, until another is opened.
func (f *Finding[ID]) Searched(fresh bool) {
	var none ID
	if fresh {
		*f.Opened, f.marked = none, none
	}
	if *f.Opened == none {
		f.Split.Close()
	}
}

// Selected is where the selected one stands among what was found: the open one, or where the
// list is alone the one the arrows have come to; -1 for none.
func (f *Finding[ID]) Selected() int {
	selected := f.selected()
	for at := range f.Count() {
		if f.At(at) == selected {
			return at
		}
	}
	return -1
}

// selected is the open one; where none is, the first beside its page, or in a list alone the
// one the arrows have come to.
func (f *Finding[ID]) selected() ID {
	var none ID
	switch {
	case *f.Opened != none:
		return *f.Opened
	case f.Split.IsWide() && f.Count() > 0:
		return f.At(0)
	}
	return f.marked
}

// IsSelected reports whether a row of the list is drawn as the selected one.
func (f *Finding[ID]) IsSelected(id ID) bool {
	if f.Split.IsWide() {
		return id == f.selected()
	}
	return id == f.marked
}

// Show opens a page, which is made when it is known to be the open one.
func (f *Finding[ID]) Show(id ID, title string, page func() fyne.CanvasObject) {
	*f.Opened, f.marked = id, id
	if !f.Split.IsWide() {
		f.Kit.Unfocus() // the search is covered, and the keys are the page's
	}
	f.Split.open(title, page())
	f.Rows.Refresh()
	if at := f.Selected(); at >= 0 {
		f.Rows.Reveal(at)
	}
}

// Fill writes a query into the search as the program does, without asking it.
func (f *Finding[ID]) Fill(query string) {
	f.filling = true
	f.Search.SetText(query)
	f.filling = false
}

// Typed is ask for what a person types, which leaves out what Fill writes.
func (f *Finding[ID]) Typed(ask func(query string)) func(string) {
	return func(query string) {
		if !f.filling {
			ask(query)
		}
	}
}

func (f *Finding[ID]) searchKey(event *fyne.KeyEvent) bool {
	switch keys.Of(event, "") {
	case keys.Down, keys.Up, keys.PageDown, keys.PageUp, keys.Menu:
		return f.Key(event)
	case keys.Close:
		if f.Search.Text() == "" {
			f.Kit.Unfocus()
			return true
		}
	}
	return false
}

// openSelected opens the selected one, or else the first.
func (f *Finding[ID]) openSelected() {
	if f.Count() > 0 {
		f.OnOpen(f.At(max(f.Selected(), 0)))
	}
}
