package books

import (
	"context"
	"path"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// atOnce is how many bytes are read without a detour: far more than a
// spellbook has.
const atOnce = 32 << 10

// bring offers the ways a book can come in.
func (s *Screen) bring() {
	rows := []fyne.CanvasObject{
		widgets.NewParagraph(s.k, s.w.T("booksscreen.importHint"), widgets.Style{Role: theme.Quiet}),
		s.row(widgets.ListFace{Icon: "copy", Title: s.w.T("booksscreen.paste"), Line: s.w.T("booksscreen.pasteHint"), Onward: true}, func() { s.read("", []byte(s.n.Paste())) }),
	}
	if s.n.Scan != nil {
		rows = append(rows, s.row(widgets.ListFace{Icon: "search", Title: s.w.T("booksscreen.scan"), Line: s.w.T("booksscreen.scanHint"), Onward: true}, func() { s.n.Scan(func(data []byte) { s.read("", data) }) }))
	}
	if s.n.OpenFile != nil {
		rows = append(rows, s.row(widgets.ListFace{Icon: "import", Title: s.w.T("booksscreen.openFile"), Line: formats.Endings(), Onward: true}, func() { s.n.OpenFile(s.read) }))
	}
	if s.n.OpenFolder != nil {
		rows = append(rows, s.row(widgets.ListFace{Icon: "box", Title: s.w.T("booksscreen.openFolder"), Line: s.w.T("booksscreen.openFolderHint"), Onward: true}, func() { s.n.OpenFolder(s.BringAll) }))
	}
	if s.n.Share != nil && len(s.shelf.books) > 0 {
		rows = append(rows, s.row(widgets.ListFace{Icon: "export", Title: s.w.T("booksscreen.saveAll"), Line: s.w.T("booksscreen.saveAllHint"), Onward: true}, s.saveAll))
	}
	s.ask(s.w.T("booksscreen.import"), widgets.NewColumn(s.k, 8, rows...))
}

// Bring takes in a book from outside, as opening a file does.
func (s *Screen) Bring(name string, data []byte) { s.read(name, data) }

// read takes in a book; what is much longer than a spellbook is read in the
// background.
func (s *Screen) read(name string, data []byte) {
	if books, faults, mine := builder.DecodeAll(data); mine {
		s.takeAll(books, faults)
		return
	}
	if catalog.IsHouse(data) {
		s.bringHouse(data)
		return
	}
	if len(data) <= atOnce {
		results, err := s.n.Scribe.ReadAll(data, formats.Options{})
		s.take(name, results, err)
		return
	}
	s.lane.Latest(func(context.Context) func() {
		results, err := s.n.Scribe.ReadAll(data, formats.Options{})
		return func() { s.take(name, results, err) }
	})
}

// take puts a book that was read on the shelf, opens it and says what was noticed. Several
// are shown first, and so is one that has the name of a book that is there.
func (s *Screen) take(name string, results []formats.Result, err error) {
	switch {
	case err != nil:
		s.complain(err)
	case len(results) > 1:
		var all []brought
		for _, r := range results {
			all = append(all, brought{name: name, result: r})
		}
		s.takeSeveral(all)
	default:
		s.takeOne(results[0], s.prepared(name, results[0].Book), strings.TrimSpace(results[0].Book.Name) != "")
	}
}

// prepared is a book that was read, with a game and a name where it brought none.
func (s *Screen) prepared(file string, book builder.Book) builder.Book {
	if book.Game == "" {
		book.Game = s.n.Game
	}
	if strings.TrimSpace(book.Name) == "" {
		book.Name = s.broughtName(file, book.Mage)
	}
	return book
}

// takeOne puts a book on the shelf. One that is there already is opened, and one of the
// same name and mage stays unless the person says otherwise.
func (s *Screen) takeOne(result formats.Result, book builder.Book, named bool) {
	add := func() {
		s.create(book.WithName(s.freeName(book.Name)))
		s.report(result)
	}
	s.shelf.load()
	at := slices.IndexFunc(s.shelf.books, func(b shelved) bool {
		return strings.EqualFold(b.Book.Name, book.Name) && b.Book.Mage == book.Mage
	})
	if at < 0 || !named {
		add()
		return
	}
	old := s.shelf.books[at]
	if old.Book.Same(book) {
		s.Open(old.ID)
		s.n.Notice(s.w.T("booksscreen.thereAlready", "Book", s.title(book)), "", nil)
		return
	}
	rows := append([]fyne.CanvasObject{widgets.NewParagraph(s.k, s.w.T("booksscreen.sameName", "Book", s.title(book)), widgets.Style{})},
		s.changeRows(builder.Changes(old.Book, book), "booksscreen.wasNow")...)
	rows = append(rows, widgets.NewEqual(s.k, 10,
		widgets.NewQuiet(s.k, s.w.T("booksscreen.inItsPlace"), func() {
			s.dismiss()
			s.Open(old.ID)
			s.change(book)
			s.n.Notice(s.w.T("booksscreen.replaced", "Book", s.title(book)), s.w.T("booksscreen.undo"), s.undo)
			s.report(result)
		}),
		widgets.NewPrimary(s.k, s.w.T("booksscreen.besideIt"), func() {
			s.dismiss()
			add()
		})))
	s.ask(s.title(book), widgets.NewColumn(s.k, 6, rows...))
}

// broughtName names a book after its file, else after its mage.
func (s *Screen) broughtName(file string, of catalog.MageID) string {
	file = path.Base(strings.ReplaceAll(file, `\`, "/"))
	if name := strings.TrimSpace(strings.TrimSuffix(file, path.Ext(file))); name != "" {
		return name
	}
	if mage, ok := s.n.Catalog.Mage(of); ok {
		return s.w.T("booksscreen.newName", "Mage", s.class(mage))
	}
	return s.w.T("booksscreen.importedName")
}

// report shows what was noticed while a book was read. Lines that were not
// understood stand on the book's page itself.
func (s *Screen) report(result formats.Result) {
	var rows []fyne.CanvasObject
	for _, p := range result.Problems {
		if p.Kind != formats.UnknownCard {
			rows = append(rows, s.remark(p.Entry, s.w.Say(p)))
		}
	}
	for _, n := range result.Notices {
		rows = append(rows, s.remark("", capital(s.w.Say(n))))
	}
	if len(rows) > 0 {
		s.ask(s.w.T("booksscreen.noticed"), widgets.NewColumn(s.k, 10, rows...))
	}
}

// remark is one thing that was noticed, with the line it is about.
func (s *Screen) remark(entry, words string) fyne.CanvasObject {
	parts := []fyne.CanvasObject{widgets.NewParagraph(s.k, words, widgets.Style{})}
	if entry = strings.TrimSpace(entry); entry != "" {
		parts = append([]fyne.CanvasObject{widgets.NewParagraph(s.k, entry, widgets.Style{Bold: true})}, parts...)
	}
	return widgets.NewPanel(s.k, widgets.NewColumn(s.k, 2, parts...)).Tint(theme.Raised)
}
