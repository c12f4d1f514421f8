package books

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
)

// A book goes back to what it was yesterday, and that can be undone.
func TestBackToAnEarlierState(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		s := st.screen
		now := time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)
		s.n.Now = func() time.Time { return now }
		rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
		s.takeRulebook(rulebook)
		s.leave()
		now = now.AddDate(0, 0, 1)
		s.Open(s.shelf.books[0].ID)
		s.change(s.draft.Book().Take("fireball", 1).Add("dispel", 1))
		s.versions()
		st.Reads("today, 20:00")
		st.Reads("21 November 2026, 20:00")
		st.Picture("versions")
		st.Tap("21 November 2026")
		st.Reads("was 2, now 1")
		st.Picture("version")
		st.Tap("Back to this")
		if n := s.draft.Book().Count("fireball"); n != 2 {
			t.Fatalf("%d copies", n)
		}
		s.undo()
		if n := s.draft.Book().Count("fireball"); n != 1 {
			t.Errorf("%d copies after undo", n)
		}
	})
}

// Two books, one of them a rulebook's, stand beside each other over the whole window; what one has
// more of the other takes over by a button, that can be taken back, and Escape leads to the book.
func TestComparing(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		s := st.screen
		rulebook, _ := st.needs.Catalog.Rulebook("academy-wizard")
		s.takeRulebook(rulebook)
		s.compareWith(s.saved())
		st.Tap("Warlock, starting book")
		st.Reads("2 against 0")
		st.Reads("MORE IN WARLOCK, STARTING BOOK")
		st.Picture(fmt.Sprintf("compare-%.0f", size.Width))
		before := s.draft.Book()
		st.Tap("Take over a copy into Wizard, suggested book: Fireball")
		if n := s.draft.Book().Count("fireball"); n != 1 {
			t.Errorf("%d copies were taken over", n)
		}
		st.Reads("2 against 1")
		st.Offered()
		if !s.draft.Book().Same(before) || s.compared.sides[0].Book.Count("fireball") != 0 {
			t.Error("it does not come back")
		}
		if uitest.TapIn(st.Window.Content(), "Take over a copy into Warlock, starting book") {
			t.Error("a rulebook's book takes a card")
		}
		st.Tap("Also what both have")
		again := New(st.needs, s.State())
		if again.compared == nil || !again.Back() || again.compared != nil || again.draft == nil {
			t.Error("built anew the books are not compared, or Back does not lead to the book")
		}
	})
}

// Notes, tags and what is thought of are written, shown, and come back with the book.
func TestNotesTagsAndMaybe(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		s := st.screen
		rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
		s.takeRulebook(rulebook)
		s.change(s.draft.Book().WithNotes("Burn first.").WithTags([]string{"club"}).SetAside("fireball"))
		st.Reads("MAYBE")
		st.Reads("Burn first.")
		st.Reads("116 of 120 points, legal")
		s.book.scrollTo(4000)
		st.Tap("Into the book: Fireball")
		if book := s.draft.Book(); book.Count("fireball") != 1 || book.Considered("fireball") != 1 {
			t.Fatalf("%+v", book)
		}
		s.book.scrollTo(4000)
		st.Picture("aside")
		s.writeNotes(s.saved())
		st.Picture("notes")
		s.dismiss()
	})
}

// In a wide window the card under the pointer stands beside the book, and what is done
// there is done to the book.
func TestTheCardBesideTheBook(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	s := st.screen
	s.n.Facts = func(catalog.CardID) fyne.CanvasObject { return nil }
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	s.takeRulebook(rulebook)
	if s.side.shown == nil || !s.frame.paned() {
		t.Fatal("no card is shown beside the book")
	}
	s.book.sections.rows["fireball"].MouseIn(nil)
	s.side.show("fireball")
	if s.side.shown.card.ID != "fireball" {
		t.Fatalf("%s is shown", s.side.shown.card.ID)
	}
	s.side.shown.step(3)
	st.Reads("1 problem")
	if s.sheet != nil {
		t.Error("a sheet lies over the book")
	}
	st.Picture("panes")
}
