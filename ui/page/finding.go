package page

import (
	"fyne.io/fyne/v2"

	"quickcast/ui/keys"
	"quickcast/ui/widgets"
)

// Finding is a search above the list of what it found, as keys go through them: the same
// for every screen that has one.
type Finding struct {
	Kit     *widgets.Kit
	Search  *widgets.Field
	Uncover func()                 // takes away a page that covers both
	Found   func() (count, at int) // how many were found, and the place of the selected one; -1 for none

	OnSelect func(at int) // the arrows have come there
	OnOpen   func(at int) // Enter
	OnMenu   func(at int)
}

// pageful is how far Page down goes.
const pageful = 8

// Listen takes the keys that mean the list while the search has the focus.
func (f *Finding) Listen() {
	f.Search.OnKey(f.searchKey)
	f.Search.OnSubmit(func(string) { f.openSelected() })
}

// Key takes keys no field has the focus for: up and down go through what was found, Enter
// acts on the selected one.
func (f *Finding) Key(event *fyne.KeyEvent) bool {
	count, at := f.Found()
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
func (f *Finding) Rune(r rune) bool {
	if keys.OfRune(r, "") == keys.Find {
		f.Find()
		return true
	}
	return false
}

// Find puts the cursor into the search, for Ctrl+F.
func (f *Finding) Find() {
	f.Uncover()
	f.Search.Focus()
}

// Step selects what stands so many places after or before the selected one, or where
// nothing is selected from the first on; it stays within the list.
func (f *Finding) Step(by int) {
	if count, at := f.Found(); count > 0 {
		f.OnSelect(min(max(at+by, 0), count-1))
	}
}

func (f *Finding) searchKey(event *fyne.KeyEvent) bool {
	switch keys.Of(event, "") {
	case keys.Down, keys.Up, keys.PageDown, keys.PageUp, keys.Menu:
		return f.Key(event)
	case keys.Close:
		if f.Search.Text() == "" {
			f.Kit.Unfocus()
		} else {
			f.Search.SetText("")
		}
		return true
	}
	return false
}

// openSelected opens the selected one, or else the first.
func (f *Finding) openSelected() {
	if count, at := f.Found(); count > 0 {
		f.OnOpen(max(at, 0))
	}
}
