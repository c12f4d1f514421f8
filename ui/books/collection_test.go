package books

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/ui/theme"
)

// Boxes are counted by a tap, clashes of books stand at their cards, and a pull list says
// where the cards of a book are.
func TestCollection(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		st := newStand(t, phone, lang, theme.Dark)
		s, w := st.screen, st.needs.Words
		for _, id := range []string{"arena-starting-warlock", "arena-starting-wizard"} {
			rulebook, _ := st.needs.Catalog.Rulebook(id)
			s.takeRulebook(rulebook)
			s.change(s.draft.Book().Add("dispel", 4))
			s.leave()
		}
		st.Tap(w.T("booksscreen.collection"))
		st.Reads(w.T("booksscreen.collectionEmpty"))
		st.Tap(w.T("booksscreen.moreBoxes", "Box", "Mage Wars Arena Core Set"))
		if s.owned.Boxes["core"] != 1 {
			t.Fatalf("%+v", s.owned)
		}
		st.Tap(w.T("booksscreen.having.short"))
		st.Reads(w.N("booksscreen.booksWant", 2, "Wanted", 10, "Owned", 5))
		st.Picture("collection-phone-dark-" + lang)
		st.Tap("Dispel")
		st.Reads(w.T("booksscreen.singles"))
		st.Picture("collection-card-phone-dark-" + lang)
		st.Tap(w.T("booksscreen.moreCopies"))
		s.dismiss()
		if s.owned.Singles["dispel"] != 1 {
			t.Errorf("%+v", s.owned)
		}
		st.Tap(w.T("booksscreen.pullLists"))
		st.Picture("pull-phone-dark-" + lang)
		st.Tap(s.title(s.collection.saved[1].Book))
		if lang == "en" {
			st.Reads("Take from Wizard")
		}
		st.Picture("pull-list-phone-dark-" + lang)
		st.Tap(w.T("booksscreen.copyList"))
		if !strings.Contains(st.copied, "Dispel") {
			t.Errorf("copied %q", st.copied)
		}
		if !s.Back() || s.collecting {
			t.Error("Back does not lead to the shelf")
		}
	}
}

// A list of cards comes in beside what is there or in its place, asks first and can be
// taken back; what goes out comes in again.
func TestCollectionThereAndBack(t *testing.T) {
	st := newStand(t, desk, "en", theme.Light)
	s := st.screen
	s.showCollection(true)
	s.own(builder.Collection{}.WithBoxes("core", 1).WithSingle("dispel", 2))
	st.Tap("Collection menu")
	st.Tap("Export as CSV")
	if st.shared != "Collection.csv" {
		t.Fatalf("shared %q", st.shared)
	}
	st.pasted = string(st.sharedData) + "kept,3,Unheard Of,,,\n"
	st.Tap("Collection menu")
	st.Tap("Paste a list")
	st.Reads("Unheard Of")
	st.Tap("Add to the collection")
	if s.owned.Boxes["core"] != 2 || s.owned.Singles["dispel"] != 4 {
		t.Errorf("%+v", s.owned)
	}
	st.Offered()
	if s.owned.Boxes["core"] != 1 {
		t.Errorf("taken back %+v", s.owned)
	}
	st.Picture("collection-desk-light")
	again := New(st.needs, s.State())
	if again.owned.Singles["dispel"] != 2 || !again.collecting {
		t.Errorf("built again: %+v", again.owned)
	}
}

// A wide window has the boxes beside a table of the cards, which sorts by its columns and counts
// by its buttons; behind it stands who gets the copies of the card that is pointed at, and a book
// that is short gets them by an arrow.
func TestAWideCollection(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	s, p := st.screen, st.screen.collection
	mage, _ := st.needs.Catalog.Mage("arena-warlock-arraxian-crown")
	s.create(builder.Book{Name: "First"}.WithMage(mage).Add("dispel", 3))
	s.leave()
	s.create(builder.Book{Name: "Second"}.WithMage(mage).Add("dispel", 3))
	s.leave()
	s.owned = s.owned.WithSingle("dispel", 4)
	s.showCollection(true)
	if !p.wide || !p.paned || p.rows[0].Card.ID != "dispel" || p.shown != "dispel" {
		t.Fatalf("wide %v, paned %v, shown %q", p.wide, p.paned, p.shown)
	}
	st.Reads("2 books want 6, you own 4")
	last := p.rows[0].Claims[1].Book
	if got := p.rows[0].Gets(); got[0] != 3 || got[1] != 1 {
		t.Fatalf("they get %v", got)
	}
	book, _ := st.needs.Shelf.Recent()
	for _, b := range book {
		if b.ID == last {
			st.Tap(b.Book.Name + " gets its cards earlier")
		}
	}
	if p.rows[0].Claims[0].Book != last {
		t.Errorf("%s is not the first now: %v", last, p.rows[0].Claims)
	}
	s.shelf.load()
	if s.shelf.short[last] != 0 || len(s.shelf.short) != 2 {
		t.Errorf("the shelf says %v are short", s.shelf.short)
	}
	p.sortBy(1)
	if p.rows[0].Owned < p.rows[len(p.rows)-1].Owned || !p.falls {
		t.Error("it does not sort by what is owned")
	}
}

// Beside a book the search shows what is owned or free, if anybody keeps a collection.
func TestSearchTheCollection(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	s := st.screen
	mage, _ := st.needs.Catalog.Mage("arena-warlock-arraxian-crown")
	s.create(builder.Book{Name: "Fire"}.WithMage(mage).Add("fireball", 2).Add("dispel", 3))
	s.find()
	st.Lacks("owned")
	s.own(builder.Collection{}.WithSingle("fireball", 2).WithSingle("dispel", 4))
	st.Tap("owned")
	if len(s.finder.hits) != 2 {
		t.Errorf("%d owned", len(s.finder.hits))
	}
	st.Tap("free")
	if len(s.finder.hits) != 1 || s.finder.hits[0].Card.ID != "dispel" {
		t.Errorf("%d free", len(s.finder.hits))
	}
	s.add("rust")
	s.Back()
	st.Reads("1 card missing")
}
