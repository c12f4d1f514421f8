package books

import (
	"runtime"
	"testing"

	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/ui/theme"
)

// A book is printed as what was chosen, for who was named, and the PDF is read back as
// the book.
func TestPrintABook(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	st.screen.takeRulebook(rulebook)
	st.screen.export(st.screen.draft.Book())
	st.Tap("Print")
	st.Reads("One sheet for the judge")
	st.Tap("Checklist")
	st.Reads("A box for every copy")
	st.Tap("Letter")
	st.Tap("Make the PDF")
	for st.shared == "" {
		st.App.Drain()
		runtime.Gosched()
	}
	r, err := st.needs.Scribe.Read(st.sharedData, formats.Options{})
	if st.shared != "Warlock- starting book - Checklist.pdf" || err != nil || r.Format != formats.PDF || !r.Book.Same(st.screen.draft.Book()) {
		t.Errorf("%q, read as %+v, %v", st.shared, r.Book, err)
	}
	st.screen.toPaper(st.screen.draft.Book())
	st.Reads("A box for every copy") // it is remembered
	st.Picture("print-dark")
}

// The share code is shown as a picture and copied as a text or a link; both bring the
// same book, and so does a file that comes from outside.
func TestShareByCode(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	st.screen.takeRulebook(rulebook)
	book := st.screen.draft.Book()
	st.screen.menu(st.screen.saved())
	st.Tap("Share as a code")
	st.Picture("share-code-dark")
	st.Tap("Copy the code")
	code := st.copied
	st.screen.showCode(book)
	st.Tap("Copy a link")
	for _, text := range []string{code, st.copied} {
		st.screen.leave()
		st.screen.Bring("", []byte(text))
		got := st.screen.draft.Book()
		if got.Name = book.Name; !got.Same(book) {
			t.Errorf("%q brings %+v", text, got)
		}
	}
}
