package books

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// press gives keys to whatever has the focus, or else to the screen, as the window does.
func (st *stand) press(names ...fyne.KeyName) {
	for _, name := range names {
		e := &fyne.KeyEvent{Name: name}
		if focused := st.Window.Canvas().Focused(); focused != nil {
			focused.TypedKey(e)
		} else if !st.screen.Key(e) && name == fyne.KeyEscape {
			st.screen.Back()
		}
	}
}

// A book is built by keys alone: from the search into the book and back, one more and one
// less, out, and the focus is never lost.
func TestABookIsBuiltByKeysAlone(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	st.Window.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) {
		if !st.screen.Key(e) && e.Name == fyne.KeyEscape {
			st.screen.Back()
		}
	})
	c, s := st.Window.Canvas(), st.screen
	s.Begin("arena-wizard-sortilege")
	id := s.draft.ID()
	s.leave()
	s.Open(id)
	if c.Focused() == nil {
		t.Fatal("a book that is opened again has no focus")
	}
	test.Type(c.Focused(), "bear")
	s.Find()
	test.Type(c.Focused(), "hydra")
	if s.finder.seek.query != "hydra" {
		t.Errorf("the search says %q, want the new word alone", s.finder.seek.query)
	}
	st.press(fyne.KeyReturn)
	first := s.finder.hits[0].Card.ID
	test.Type(c.Focused(), "fireball")
	st.press(fyne.KeyReturn)
	s.Add() // Ctrl+Enter
	if got := s.book.sections.order(); s.book.sections.focused(got) < 0 || got[s.book.sections.focused(got)] != "fireball" {
		t.Fatalf("the focus is on %T, want the row of the card that was added last", c.Focused())
	}
	test.Type(c.Focused(), "+++-")
	if n := s.draft.Book().Count("fireball"); n != 3 {
		t.Errorf("%d copies, want 3", n)
	}
	st.press(fyne.KeyDelete)
	if n := s.draft.Book().Count("fireball"); n != 0 || !s.book.sections.rows[first].HasFocus() {
		t.Errorf("%d copies are left and %T has the focus, want none and the next row", n, c.Focused())
	}
	s.Add()
	if _, field := c.Focused().(interface{ SelectedText() string }); !field {
		t.Errorf("%T has the focus, want the search again", c.Focused())
	}
	st.press(fyne.KeyEscape)
	if s.draft == nil || s.finder.seek.query != "" {
		t.Error("Escape must clear the search first")
	}
	st.press(fyne.KeyEscape)
	if s.draft != nil {
		t.Error("Escape must then close the book")
	}
	if c.Focused() != nil {
		t.Errorf("%T has the focus and is out of sight", c.Focused())
	}
}

// Tab leads over few stops from the search to the rows, and the list of what was found counts
// by the same keys as the book.
func TestTabComesToTheRowsSoon(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	c, s := st.Window.Canvas(), st.screen
	s.Begin("arena-wizard-sortilege")
	test.Type(c.Focused(), "arcane")
	tabs := 0
	for c.Focused() != fyne.Focusable(s.finder.list) {
		if tabs++; tabs > 6 {
			t.Fatal("more than 6 stops lie between search and rows")
		}
		c.FocusNext()
	}
	st.press(fyne.KeyDown)
	card := s.finder.hits[s.finder.list.At()].Card.ID
	test.Type(c.Focused(), "+")
	st.press(fyne.KeyReturn)
	if n := s.draft.Book().Count(card); n != 2 {
		t.Errorf("%d copies, want one by a plus and one by Enter", n)
	}
	test.Type(c.Focused(), "-")
	st.press(fyne.KeyDelete)
	if n := s.draft.Book().Count(card); n != 0 {
		t.Errorf("%d copies are left", n)
	}
}

// What was found can be sorted, and what narrows it down says how much it leaves.
func TestWhatWasFoundIsSortedAndCounted(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	s := st.screen
	s.Begin("arena-wizard-sortilege")
	f := s.finder
	for by, value := range map[order]func(int) int{
		"points": func(i int) int { return s.review.Price(f.hits[i].Card).Points },
		"level":  func(i int) int { return f.hits[i].Card.Level },
		"mana":   func(i int) int { return f.hits[i].Card.Cost.Mana },
	} {
		f.narrow(func(n *seeking) { n.order = by })
		for i := range f.hits[1:] {
			if value(i) > value(i+1) {
				t.Fatalf("by %s %d stands before %d", by, value(i), value(i+1))
			}
		}
	}
	f.chooseType()
	for _, o := range []string{"Attacks", "Creatures"} {
		st.Tap(o)
		kind := len(f.hits)
		f.chooseType()
		st.Reads(strconv.Itoa(kind))
		st.Tap("All types")
		f.chooseType()
	}
}

// A card that is dragged into the book is in it; dropped elsewhere it is not.
func TestACardIsDraggedIntoTheBook(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	s := st.screen
	s.Begin("arena-wizard-sortilege")
	var grip *widgets.Grip
	uitest.Walk(s.finder.list, func(o fyne.CanvasObject) {
		if g, ok := o.(*widgets.Grip); ok && grip == nil {
			grip = g
		}
	})
	if grip == nil {
		t.Fatal("no row can be dragged")
	}
	for _, to := range []struct{ x, copies float32 }{{200, 0}, {700, 1}, {1150, 1}} {
		grip.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: fyne.NewPos(to.x, 500)}})
		grip.DragEnd()
		if got := float32(s.review.Cards); got != to.copies {
			t.Errorf("dropped at %v the book holds %v cards, want %v", to.x, got, to.copies)
		}
	}
}
