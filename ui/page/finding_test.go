package page

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/ui/widgets"
)

// rows remembers what it was told.
type rows struct{ drawn, revealed int }

func (r *rows) Refresh()      { r.drawn++ }
func (r *rows) Reveal(at int) { r.revealed = at }

// finding has found so many, each named by its place and one; selected is the place of the
// one the arrows have come to, -1 for none. What is opened or asked for a menu goes to act.
func finding(count, selected int, act func(at int)) (*Finding[int], *rows) {
	r := &rows{revealed: -1}
	bare := func() fyne.CanvasObject { return canvas.NewRectangle(color.Black) }
	split := NewSplit(bare(), bare, func(string, func()) fyne.CanvasObject { return bare() }, color.Black)
	return &Finding[int]{
		Kit: &widgets.Kit{}, Rows: r, Split: split, Opened: new(int), marked: selected + 1,
		Count: func() int { return count }, At: func(at int) int { return at + 1 },
		OnOpen: func(id int) { act(id - 1) }, OnMenu: act,
	}, r
}

// Every key goes as far as it says and stays within the list, be it empty; a list that is
// alone shows where one is, beside a page that is opened.
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
		opened := -1
		f, rows := finding(c.count, c.at, func(at int) { opened = at })
		if took := f.Key(&fyne.KeyEvent{Name: c.key}); f.Selected() != c.want || rows.revealed != c.want || opened != -1 || !took {
			t.Errorf("%s from %d of %d selects %d and opens %d, want %d and nothing", c.key, c.at, c.count, f.Selected(), opened, c.want)
		}
		f.Show(99, "a page", func() fyne.CanvasObject { return canvas.NewRectangle(color.Black) }) // of what was not found
		if f.Key(&fyne.KeyEvent{Name: c.key}); c.count > 0 && (opened < 0 || opened >= c.count) {
			t.Errorf("%s with a page open opens %d of %d", c.key, opened, c.count)
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
		f, _ := finding(c.count, c.at, func(at int) { acted = at })
		if took := f.Key(&fyne.KeyEvent{Name: c.key}); acted != c.want || took != c.took {
			t.Errorf("%s at %d of %d acts on %d (%t), want %d", c.key, c.at, c.count, acted, took, c.want)
		}
	}
}

// What is open is the selected one, and what the page knows when it is made; beside it the
// row of what is open is marked, in a list alone that of the one the arrows have come to.
func TestWhatIsOpenIsSelected(t *testing.T) {
	f, rows := finding(3, 0, nil)
	f.Show(3, "the last", func() fyne.CanvasObject {
		if *f.Opened != 3 || f.Selected() != 2 {
			t.Errorf("the page is made while %d is open and row %d selected", *f.Opened, f.Selected())
		}
		return canvas.NewRectangle(color.Black)
	})
	if rows.revealed != 2 || rows.drawn != 1 || !f.IsSelected(3) || f.IsSelected(1) {
		t.Errorf("row %d is shown, %d times drawn", rows.revealed, rows.drawn)
	}
	*f.Opened = 1
	f.Split.wide = true
	if f.IsSelected(3) || !f.IsSelected(1) {
		t.Error("side by side the open one is marked")
	}
}
