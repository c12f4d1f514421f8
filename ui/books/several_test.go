package books

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/ui/theme"
)

// Several books in one text are shown first and put on the shelf together; those that are
// there are not taken twice.
func TestSeveralBooksAtOnce(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		s := st.screen
		text := "# Fire night\nMage: Warlock\n2 Fireball\n3 Dispell\n\n# Light\nMage: Priestess\n2 Bear Strength\n"
		s.Bring("", []byte(text))
		st.Reads("2 books were found")
		if len(s.shelf.books) != 0 {
			t.Fatal("they were put on the shelf without asking")
		}
		st.Picture("several")
		st.Tap("Put 2 books on the shelf")
		if len(s.shelf.books) != 2 {
			t.Fatalf("%d books", len(s.shelf.books))
		}
		s.takeSeveral(s.booksIn(File{"again.txt", []byte(text)}))
		st.Reads("on the shelf already")
		st.Lacks("Put 2 books")
	})
}

// A book of the same name is replaced only when the person says so, and the way back is
// one tap.
func TestNothingIsReplacedUnasked(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	s := st.screen
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	s.takeRulebook(rulebook)
	mine := s.draft.Book()
	data, err := st.needs.Scribe.Write(mine.Take("fireball", 1), formats.Text)
	if err != nil {
		t.Fatal(err)
	}
	s.leave()
	s.Bring("", data)
	st.Reads("was 2, now 1")
	st.Picture("same-name")
	if !s.shelf.books[0].Book.Same(mine) || len(s.shelf.books) != 1 {
		t.Fatal("the book was replaced")
	}
	st.Tap("In its place")
	if n := s.draft.Book().Count("fireball"); n != 1 {
		t.Fatalf("%d copies", n)
	}
	s.undo()
	if !s.draft.Book().Same(mine) {
		t.Error("the book before is gone")
	}
	s.leave()
	s.Bring("", data)
	st.Tap("Beside it")
	if len(s.shelf.books) != 2 {
		s.shelf.load()
	}
	if len(s.shelf.books) != 2 {
		t.Errorf("%d books", len(s.shelf.books))
	}
}

// A line that was not understood offers what it may mean, wherever it is told.
func TestSuggestionsToTap(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	s := st.screen
	s.Bring("", []byte("Mage: Warlock\n2 Fireball\n3 Teleprot\n"))
	if want := len(st.needs.Scribe.Suggest("Teleprot", 3)); want < 2 {
		t.Fatalf("%d suggestions", want)
	}
	st.Reads("1 problem")
	if _, n := s.resolved(); n != 1 {
		t.Fatalf("%d lines have a suggestion", n)
	}
	s.showProblems()
	st.Picture("suggestions")
	st.Tap("did you mean Teleport?")
	if n := s.draft.Book().Count("teleport"); n != 3 || s.sheet != nil {
		t.Errorf("%d copies, sheet %v", n, s.sheet != nil)
	}
	s.leave()
	s.Bring("", []byte("Mage: Warlock\n2 Firebal\n1 Qwertz Uiop\n3 Teleprot\n4 Dispell\n"))
	st.Tap("Take all 3 suggestions")
	if book := s.draft.Book(); book.Count("fireball") != 2 || book.Count("teleport") != 3 || book.Count("dispel") != 4 || len(book.Kept) != 1 {
		t.Errorf("%+v", book)
	}
}
