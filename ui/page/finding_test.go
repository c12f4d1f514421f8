package page

import (
	"testing"

	"fyne.io/fyne/v2"
)

// Every key goes as far as it says and stays within the list, be it empty.
func TestKeysGoThroughWhatWasFound(t *testing.T) {
	for _, c := range []struct {
		key             fyne.KeyName
		count, at, want int // -1: nothing is selected
	}{
		{fyne.KeyDown, 3, -1, 0},
		{fyne.KeyUp, 3, -1, 0},
		{fyne.KeyDown, 3, 0, 1},
		{fyne.KeyDown, 3, 2, 2},
		{fyne.KeyUp, 3, 0, 0},
		{fyne.KeyUp, 3, 2, 1},
		{fyne.KeyPageDown, 30, 2, 10},
		{fyne.KeyPageUp, 30, 2, 0},
		{fyne.KeyHome, 30, 20, 0},
		{fyne.KeyEnd, 30, 2, 29},
		{fyne.KeyDown, 0, -1, -1},
	} {
		selected := -1
		f := Finding{Found: func() (int, int) { return c.count, c.at }, OnSelect: func(at int) { selected = at }}
		if took := f.Key(&fyne.KeyEvent{Name: c.key}); selected != c.want || !took {
			t.Errorf("%s from %d of %d selects %d, want %d", c.key, c.at, c.count, selected, c.want)
		}
	}
}

// Enter opens the selected one, or else the first; the menu is of the selected one alone.
func TestKeysActOnTheSelected(t *testing.T) {
	for _, c := range []struct {
		key             fyne.KeyName
		count, at, want int
		took            bool
	}{
		{fyne.KeyReturn, 3, 2, 2, true},
		{fyne.KeyReturn, 3, -1, 0, true},
		{fyne.KeyReturn, 0, -1, -1, true},
		{fyne.KeyF10, 3, 2, 2, true},
		{fyne.KeyF10, 3, -1, -1, false},
		{fyne.KeyEscape, 3, 2, -1, false},
	} {
		acted := -1
		act := func(at int) { acted = at }
		f := Finding{Found: func() (int, int) { return c.count, c.at }, OnOpen: act, OnMenu: act}
		if took := f.Key(&fyne.KeyEvent{Name: c.key}); acted != c.want || took != c.took {
			t.Errorf("%s at %d of %d acts on %d (%t), want %d", c.key, c.at, c.count, acted, took, c.want)
		}
	}
}
