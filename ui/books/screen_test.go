package books

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/theme"
)

// everywhere runs a test on a phone and on a desk.
func everywhere(t *testing.T, run func(t *testing.T, size fyne.Size)) {
	t.Helper()
	for name, size := range map[string]fyne.Size{"phone": phone, "desk": desk} {
		t.Run(name, func(t *testing.T) { run(t, size) })
	}
}

func TestRulebookBookIsLegalUntilOneCardTooMany(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		st.Tap("Warlock, Arena · starting book")
		st.Tap("Copy to my shelf")
		st.Reads("120 of 120 points, legal")
		st.Tap("2 Fireball")
		st.Tap("One more")
		st.screen.dismiss()
		st.Lacks("legal\n")
		st.Reads("1 problem")
		st.Reads("122 spellpoints, at most 120")
		st.Tap("122 spellpoints")
		st.Reads("not more than") // the rule itself
		st.screen.dismiss()
		st.Tap("Undo")
		st.Reads("120 of 120 points, legal")
	})
}

func TestTheShelfGivesTheSameBookAgain(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		st.Tap("Warlock, Arena · starting book")
		st.Tap("Copy to my shelf")
		st.Tap("2 Fireball")
		st.Tap("One less")
		st.screen.dismiss()
		before := st.screen.draft.Book()
		st.Tap("Back")
		if st.screen.mage() != "" {
			t.Fatal("the book is still open")
		}
		st.Reads("118")
		st.Reads("legal")
		st.Tap("Warlock, starting book")
		if after := st.screen.draft.Book(); !after.Same(before) || after.Count("fireball") != 1 {
			t.Errorf("got %+v, want %+v", after, before)
		}
		st.Reads("118 of 120 points, legal")
	})
}

func TestARulebookBookThatWasNotChangedIsOpenedAgain(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	for range 2 {
		st.screen.takeRulebook(rulebook)
		st.screen.leave()
	}
	if n := len(st.screen.shelf.books); n != 1 {
		t.Errorf("%d books on the shelf, want the one", n)
	}
}

func TestImportSuggestsWhatWasMeant(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		st.pasted = "Warlock (Arraxian Crown)\n2 Fireball\n3 Bear Strenght\n1 Qwertz Uiop\n"
		st.Tap("Import")
		st.Tap("Paste, what")
		st.Reads("did you mean Bear Strength?")
		st.Reads("no card has a name like that")
		st.Reads("2 problems")
		st.Tap("did you mean Bear Strength?")
		if book := st.screen.draft.Book(); book.Count("bear-strength") != 3 || len(book.Kept) != 1 {
			t.Fatalf("the book is %+v", book)
		}
		st.Tap("Leave out Qwertz Uiop")
		st.Lacks("NOT UNDERSTOOD")
		st.Reads("legal")
	})
}

// Nobody can say what a book without a mage costs: no number pretends to.
func TestABookWithoutAMageHasNoPoints(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		st.screen.read("", []byte("2 Fireball\n4 Teleport\n"))
		st.Reads("1 problem")
		st.Reads("Choose a mage")
		st.Lacks("point")
		if face := st.screen.book.sections.face(st.screen.line("fireball")); face.Count != 2 || face.Price != "" {
			t.Errorf("the row says %+v", face)
		}
		st.screen.showEntry("fireball")
		st.Lacks("point")
		st.screen.dismiss()
		st.screen.find()
		st.Lacks("point")
		st.screen.leave()
		st.screen.leave()
		if line := st.screen.bookFace(st.screen.shelf.books[0]).Line; line != "1 problem · No mage" {
			t.Errorf("on the shelf: %q", line)
		}
	})
}

func TestWhatIsNoBookIsRefused(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	st.pasted = ""
	st.Tap("Import")
	st.Tap("Paste, what")
	if st.Said != st.needs.Words.T("books.rejectEmpty") || len(st.screen.shelf.books) != 0 {
		t.Errorf("said %q, %d books", st.Said, len(st.screen.shelf.books))
	}
}

func TestTheSearchAddsCards(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		st.Tap("New book")
		st.Tap("Beastmaster, Straywood Forest")
		if size == phone {
			if !st.screen.frame.covered() {
				t.Fatal("on a phone a new book begins with the search")
			}
		}
		st.screen.find()
		test.Type(focused(st), `"bear strength"`) // the name alone, not what does so too
		st.Reads("Bear Strength")
		before := st.screen.review.Points
		st.Tap("Add")
		st.Tap("Add")
		if got := st.screen.draft.Book().Count("bear-strength"); got != 2 {
			t.Fatalf("%d copies, want 2", got)
		}
		if st.screen.review.Points != before+2 {
			t.Errorf("%d points, want 2 more than %d", st.screen.review.Points, before)
		}
		st.Reads("2 of 120")
		if size == phone && !st.screen.Back() {
			t.Error("back must lead from the search to the book")
		}
		st.Reads("ENCHANTMENTS")
		st.Tap("Undo")
		if got := st.screen.draft.Book().Count("bear-strength"); got != 1 {
			t.Errorf("%d copies after undo, want 1", got)
		}
		st.Tap("Redo")
		if got := st.screen.draft.Book().Count("bear-strength"); got != 2 {
			t.Errorf("%d copies after redo, want 2", got)
		}
	})
}

func TestWhatFitsIsShownAlone(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	st.screen.takeRulebook(rulebook)
	all := len(st.screen.finder.hits)
	st.Tap("up to 0 points")
	if got := len(st.screen.finder.hits); got >= all {
		t.Errorf("%d of %d cards fit a full book", got, all)
	}
	st.Tap("legal for Warlock")
	st.Tap("up to 0 points")
	if got := len(st.screen.finder.hits); got <= all {
		t.Errorf("%d cards without any limit, %d for the Warlock", got, all)
	}
}

func TestADeletedBookComesBack(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	rulebook, _ := st.needs.Catalog.Rulebook("academy-wizard")
	st.screen.takeRulebook(rulebook)
	name := st.screen.draft.Book().Name
	st.Tap("More")
	st.Tap("Delete")
	if len(st.screen.shelf.books) != 0 || st.Offered == nil {
		t.Fatalf("the book is still there; %q was said", st.Said)
	}
	st.Offered()
	if books := st.screen.shelf.books; len(books) != 1 || books[0].Book.Name != name {
		t.Errorf("the shelf has %+v", books)
	}
}

func TestRenameAndDuplicate(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	rulebook, _ := st.needs.Catalog.Rulebook("academy-wizard")
	st.screen.takeRulebook(rulebook)
	st.screen.keep(st.screen.saved(), "The Pyre Court")
	st.Reads("The Pyre Court")
	st.screen.duplicate(st.screen.saved())
	st.Reads("The Pyre Court 2")
	st.screen.leave()
	if n := len(st.screen.shelf.books); n != 2 || st.screen.shelf.books[0].Book.Name != "The Pyre Court 2" {
		t.Errorf("the shelf has %+v, want the new one first", st.screen.shelf.books)
	}
}

func TestExport(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	st.screen.takeRulebook(rulebook)
	for _, f := range formats.Formats() {
		if !f.Writes() || f.Bytes {
			continue
		}
		st.screen.export(st.screen.draft.Book())
		st.Tap("Copy as " + st.needs.Words.T("booksscreen.format."+string(f.Name)))
		if f.Name != formats.Code && !strings.Contains(strings.ToLower(st.copied), "fireball") {
			t.Errorf("%s: copied %.200q", f.Name, st.copied)
		}
		if !f.Reads() {
			continue
		}
		back, err := st.needs.Scribe.Read([]byte(st.copied), formats.Options{})
		if err != nil || back.Book.Count("fireball") != 2 {
			t.Errorf("%s: reads back as %+v, %v", f.Name, back.Book, err)
		}
	}
	st.screen.export(st.screen.draft.Book())
	st.Tap("Save as OCTGN")
	if st.shared != "Warlock- starting book.o8d" {
		t.Errorf("shared %q", st.shared)
	}
}

func TestTheWizardChoosesAnElement(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	mage, _ := st.needs.Catalog.Mage("arena-wizard-sortilege")
	st.screen.create(builder.Book{Name: "Storm"}.WithMage(mage).Add("lightning-bolt", 2))
	st.Tap("Air serves best: choose")
	st.Tap("Fire")
	if got := st.screen.draft.Book().Choice; got != "fire" {
		t.Errorf("chose %q", got)
	}
	st.Reads("Fire chosen")
}

func TestWhatIsOpenSurvivesANewScreen(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		st.Tap("Warlock, Arena · starting book")
		st.Tap("Copy to my shelf")
		st.screen.add("fireball")
		st.screen.find()
		test.Type(focused(st), "burn")
		again := New(st.needs, st.screen.State())
		st.Window.SetContent(again.Object())
		st.screen = again
		if again.draft == nil || again.finder.field.Text() != "burn" || !again.frame.finding {
			t.Fatal("the book, the query or the search is gone")
		}
		again.undo()
		if got := again.draft.Book().Count("fireball"); got != 2 {
			t.Errorf("%d copies after undo, want 2", got)
		}
	})
}

func TestACardFromElsewhereAsksForTheBook(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	rulebook, _ := st.needs.Catalog.Rulebook("academy-wizard")
	st.screen.takeRulebook(rulebook)
	st.screen.leave()
	st.screen.AddCard("fireball")
	st.Tap("Wizard, suggested book")
	if got := st.screen.draft.Book().Count("fireball"); got != 1 {
		t.Errorf("%d copies, want 1", got)
	}
	st.Reads("not in Academy")
}

// fullDisk refuses to write once it is full.
type fullDisk struct {
	*store.Memory
	full bool
}

func (f *fullDisk) Replace(name string, data []byte) error {
	if f.full {
		return errors.New("no room is left")
	}
	return f.Memory.Replace(name, data)
}

func TestWhatCannotBeSavedIsSaidAndNotDone(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	disk := &fullDisk{Memory: store.NewMemory()}
	st.screen.n.Shelf = builder.NewShelf(disk)
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	st.screen.takeRulebook(rulebook)
	disk.full = true
	st.screen.add("fireball")
	if !strings.Contains(st.Said, "no room is left") || st.screen.draft.Book().Count("fireball") != 2 {
		t.Errorf("said %q, %d copies", st.Said, st.screen.draft.Book().Count("fireball"))
	}
	st.Reads("120 of 120 points, legal")
}

// focused is what the keys go to.
func focused(st *stand) fyne.Focusable { return st.Window.Canvas().Focused() }

func BenchmarkAddCard(b *testing.B) {
	st := newStand(b, phone, "en", theme.Dark)
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	st.screen.takeRulebook(rulebook)
	for b.Loop() {
		st.screen.add("fireball")
		st.screen.undo()
	}
}

// A shelf that held several books when the app was begun is shown.
func TestAShelfOfSeveralBooksIsShownAtOnce(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	for _, name := range []string{"One", "Two", "Three"} {
		if _, err := st.needs.Shelf.New(builder.Book{Name: name, Tags: []string{"tag of " + name}}); err != nil {
			t.Fatal(err)
		}
	}
	again := New(st.needs, State{})
	if got := again.shelf.tags(); len(got) != 3 {
		t.Errorf("the shelf has the tags %v, want three", got)
	}
}
