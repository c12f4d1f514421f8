package whole

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
	"github.com/quickcast/quickcast/ui/widgets"
)

// rowed is one pane with rows for the arrow keys: a long list, or what scrolls around rows.
type rowed struct {
	list *widgets.List
	rows []*widgets.ListRow
}

// panes are all panes with rows that lie on top of a window; whatever is drawn is looked at,
// so that a new one is among them by itself.
func (w *Window) panes() []rowed {
	tops := w.tops()
	var all []rowed
	uitest.Walk(tops[len(tops)-1], func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widgets.List:
			if o.Length() > 2 {
				all = append(all, rowed{list: o})
			}
		case *widgets.Scroll:
			var rows []*widgets.ListRow
			uitest.Walk(o.Content, func(inner fyne.CanvasObject) {
				if row, ok := inner.(*widgets.ListRow); ok && !row.Disabled() {
					rows = append(rows, row)
				}
			})
			if len(rows) > 2 {
				all = append(all, rowed{rows: rows})
			}
		}
	})
	return all
}

// at is which row of a pane the keys are on; -1 for none of it.
func (p rowed) at(c fyne.Canvas) int {
	if p.list != nil {
		if c.Focused() != fyne.Focusable(p.list) {
			return -1
		}
		return p.list.At()
	}
	for i, row := range p.rows {
		if c.Focused() == fyne.Focusable(row) {
			return i
		}
	}
	return -1
}

// Every pane with rows takes the arrow keys when it has the focus, in every place and on every
// sheet: down and up one row, to the last and the first, and no further.
func TestArrowsMoveInEveryPane(t *testing.T) {
	files := store.NewMemory()
	book, err := furnish.Store(files)
	if err != nil {
		t.Fatal(err)
	}
	w := Open(t, files, Clothes{Size: uitest.Desk()})
	c := w.Fyne.Canvas()
	tried := 0
	law := func(where string) {
		for i, p := range w.panes() {
			where := fmt.Sprintf("%s, pane %d", where, i)
			if p.list != nil {
				c.Focus(p.list)
			} else {
				c.Focus(p.rows[1])
			}
			press := func(key fyne.KeyName) int {
				if c.Focused() == nil {
					t.Fatalf("%s: nothing has the focus", where)
				}
				c.Focused().TypedKey(&fyne.KeyEvent{Name: key})
				return p.at(c)
			}
			if p.list != nil && p.list.OnKey != nil {
				continue // its screen goes through it, which page tests
			}
			tried++
			if first := press(fyne.KeyHome); first != 0 {
				t.Errorf("%s: Home leads to row %d", where, first)
			}
			second := press(fyne.KeyDown)
			if second < 1 {
				t.Errorf("%s: Down leads from the first row to %d", where, second)
			}
			if back := press(fyne.KeyUp); back != 0 {
				t.Errorf("%s: Up leads from row %d to %d", where, second, back)
			}
			last := press(fyne.KeyEnd)
			if last <= second-1 || press(fyne.KeyDown) != last {
				t.Errorf("%s: End leads to row %d, and Down on from there to %d", where, last, p.at(c))
			}
		}
		c.Unfocus()
	}
	for _, stop := range furnish.Stops(book) {
		stop.Visit(w.App)
		w.Settle()
		law(stop.Name)
	}
	w.App.OpenBook(book)
	w.Settle()
	for _, name := range []string{"More", "Export", "Back", "New book"} {
		w.Tap(name)
		law(name)
		for c.Overlays().Top() != nil {
			test.Tap(uitest.Named(c, "Close").(fyne.Tappable))
		}
	}
	if tried < 4 {
		t.Errorf("only %d panes were tried", tried)
	}
}
