package books

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
)

// A book is built by keys alone: words, arrows, Enter and Delete; a full row stays where
// it is and takes no more.
func TestBuildByKeys(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	s := st.screen
	mage, _ := st.needs.Catalog.Mage("arena-warlock-arraxian-crown")
	s.create(builder.Book{Name: "Keys"}.WithMage(mage))
	s.find()
	f := s.finder
	test.Type(st.Window.Canvas().Focused(), "fireball")
	press := func(keys ...fyne.KeyName) {
		for _, key := range keys {
			st.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: key})
		}
	}
	press(fyne.KeyReturn, fyne.KeyReturn)
	if s.draft.Book().Count("fireball") != 2 {
		t.Fatalf("%+v", s.draft.Book().Entries)
	}
	press(fyne.KeyDelete)
	press(fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn)
	if n := s.draft.Book().Count("fireball"); n != 4 || f.hits[f.at].Card.ID != "fireball" {
		t.Errorf("%d copies of a level 2 spell", n)
	}
	st.Picture("finder-full")
	f.field.SetText("")
	test.Type(st.Window.Canvas().Focused(), "dis")
	before := f.hits[1].Card.ID
	press(fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	if s.draft.Book().Count(before) != 1 || f.hits[1].Card.ID != before {
		t.Errorf("the second row is %s: %+v", f.hits[1].Card.ID, s.draft.Book().Entries)
	}
}

// A number before the words adds as many copies, the next word needs no clearing, and
// Ctrl+Z in the search takes back what was added.
func TestCopiesByNumber(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	s := st.screen
	st.Tap("New book")
	st.Tap("Warlock, Arraxian Crown")
	field := st.Window.Canvas().Focused()
	if field == nil {
		t.Fatal("a new book does not begin with the search")
	}
	enter := func() { field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) }
	test.Type(field, "3 fireball")
	st.Reads("Enter adds 3")
	enter()
	test.Type(field, "2x dispel")
	enter()
	if book := s.draft.Book(); book.Count("fireball") != 3 || book.Count("dispel") != 2 {
		t.Fatalf("%+v, searched for %q", book.Entries, s.finder.seek.query)
	}
	enter()
	enter()
	enter()
	if n := s.draft.Book().Count("dispel"); n != 6 {
		t.Errorf("%d copies of a level 1 spell", n)
	}
	field.(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutUndo{})
	if n := s.draft.Book().Count("dispel"); n != 4 || s.finder.field.Text() != "2x dispel" {
		t.Errorf("%d copies after Ctrl+Z, %q in the search", n, s.finder.field.Text())
	}
	for query, want := range map[string]int{"3 fireball": 3, "3xfireball": 3, "12 x fire": 12, "3": 1, "fire 3": 1, "level<=2": 1, "": 1} {
		if times, _ := timesOf(query); times != want {
			t.Errorf("%q: %d copies, want %d", query, times, want)
		}
	}
}

// Whatever key comes to the search after its book was closed, nothing happens: on a real
// window the search may still have the focus.
func TestKeysAfterTheBookIsClosed(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	s := st.screen
	s.create(builder.Book{Name: "Gone"})
	s.find()
	s.finder.field.SetText("fire")
	field := st.Window.Canvas().Focused()
	for s.Back() {
	}
	if st.Window.Canvas().Focused() != nil {
		t.Error("the search of a closed book keeps the focus")
	}
	for _, k := range keys.All() {
		for _, name := range k.Names {
			field.TypedKey(&fyne.KeyEvent{Name: name})
		}
		if k.Rune != 0 {
			field.TypedRune(k.Rune)
		}
	}
	field.(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutUndo{})
}

// A card that is full stays in its row though only what fits is listed: the next tap never
// hits its neighbour.
func TestFullRowsStay(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	s := st.screen
	mage, _ := st.needs.Catalog.Mage("arena-warlock-arraxian-crown")
	s.create(builder.Book{Name: "Taps"}.WithMage(mage).Add("dark-pact-slayer", 3))
	s.find()
	s.finder.narrow(func(n *seeking) { n.fits = true })
	s.finder.field.SetText("dark pact slayer")
	for range 3 {
		st.Tap("Add")
	}
	if s.finder.hits[0].Card.ID != "dark-pact-slayer" || s.draft.Book().Count("dark-pact-slayer") != 4 || len(s.draft.Book().Entries) != 1 {
		t.Errorf("%s, %+v", s.finder.hits[0].Card.ID, s.draft.Book().Entries)
	}
	st.Picture("finder-phone-full")
	st.Tap("Take one out")
	if s.draft.Book().Count("dark-pact-slayer") != 3 {
		t.Errorf("%+v", s.draft.Book().Entries)
	}
	s.Back()
	st.Tap("One less: Dark Pact Slayer")
	if s.draft.Book().Count("dark-pact-slayer") != 2 {
		t.Errorf("%+v", s.draft.Book().Entries)
	}
	st.Picture("book-steps")
}

// What can be undone and what was searched for live as long as the book, and a card
// without a book makes one.
func TestBooksRemember(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	s := st.screen
	s.AddCard("fireball")
	st.Tap("Warlock, Arraxian Crown")
	if s.draft == nil || s.draft.Book().Count("fireball") != 1 {
		t.Fatalf("no book was made: %s", uitest.Spoken(s.Object()))
	}
	id := s.draft.ID()
	s.finder.field.SetText("imp")
	s.leave()
	s.finder.field.SetText("other")
	s.Open(id)
	if !s.draft.Edits().CanUndo() || s.finder.seek.query != "imp" {
		t.Errorf("undo %v, query %q", s.draft.Edits().CanUndo(), s.finder.seek.query)
	}
	s.leave()
	if err := st.needs.Shelf.Save(id, builder.Book{Name: "Changed elsewhere"}); err != nil {
		t.Fatal(err)
	}
	s.Open(id)
	if s.draft.Edits().CanUndo() || s.draft.Book().Name != "Changed elsewhere" {
		t.Errorf("an old state of the book is undone to: %+v", s.draft.Book())
	}
}
