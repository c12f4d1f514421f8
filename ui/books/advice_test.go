package books

import (
	"testing"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/ui/theme"
)

// The advice leads back to a legal book by a tap, and to the search for what is lacking.
func TestAdvice(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	s := st.screen
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	s.takeRulebook(rulebook)
	s.change(s.draft.Book().Add("bear-strength", 1))
	st.Tap("Advice")
	st.Picture("advice-phone")
	st.Tap("Take out: ")
	if !s.review.Legal() {
		t.Errorf("%+v", s.review.Problems)
	}
	st.Offered()
	if s.review.Legal() {
		t.Error("it cannot be taken back")
	}
	st.Tap("Advice")
	st.Tap("Wall")
	if s.finder.seek.query != "type:wall" || len(s.finder.hits) == 0 {
		t.Errorf("%q finds %d", s.finder.seek.query, len(s.finder.hits))
	}
}

// All books go out in one file, and come in beside what is there.
func TestArchiveOfAllBooks(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	s := st.screen
	for _, r := range st.needs.Catalog.Rulebooks()[:3] {
		s.takeRulebook(r)
		s.leave()
	}
	s.bring()
	st.Tap("Save all books")
	s.dismiss()
	first := s.shelf.books[0]
	if _, err := st.needs.Shelf.Remove(first.ID); err != nil {
		t.Fatal(err)
	}
	if err := st.needs.Shelf.Save(s.shelf.books[1].ID, builder.Book{Name: "Other"}); err != nil {
		t.Fatal(err)
	}
	s.Bring("all.json", st.sharedData)
	s.shelf.load()
	if len(s.shelf.books) != 4 || st.Said != "2 books are on the shelf now." {
		t.Errorf("%d books, said %q", len(s.shelf.books), st.Said)
	}
}
