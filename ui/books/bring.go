package books

import (
	"context"
	"path"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/builder"
	"quickcast/builder/formats"
	"quickcast/catalog"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// atOnce is how many bytes are read without a detour: far more than a
// spellbook has.
const atOnce = 32 << 10

// bring offers the ways a book can come in.
func (s *Screen) bring() {
	rows := []fyne.CanvasObject{
		widgets.NewParagraph(s.k, s.w.T("booksscreen.importHint"), widgets.Style{Role: theme.Quiet}),
		widgets.NewListRow(s.k, widgets.ListFace{Icon: "copy", Title: s.w.T("booksscreen.paste"), Line: s.w.T("booksscreen.pasteHint"), Onward: true}, func() {
			s.dismiss()
			s.read("", []byte(s.n.Paste()))
		}),
	}
	if s.n.OpenFile != nil {
		rows = append(rows, widgets.NewListRow(s.k, widgets.ListFace{Icon: "import", Title: s.w.T("booksscreen.openFile"), Line: formats.Endings(), Onward: true}, func() {
			s.dismiss()
			s.n.OpenFile(s.read)
		}))
	}
	if s.n.Share != nil && len(s.shelf.books) > 0 {
		rows = append(rows, widgets.NewListRow(s.k, widgets.ListFace{Icon: "export", Title: s.w.T("booksscreen.saveAll"), Line: s.w.T("booksscreen.saveAllHint"), Onward: true}, func() {
			s.dismiss()
			s.saveAll()
		}))
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
		result, err := s.n.Scribe.Read(data, formats.Options{})
		s.take(name, result, err)
		return
	}
	s.lane.Latest(func(context.Context) func() {
		result, err := s.n.Scribe.Read(data, formats.Options{})
		return func() { s.take(name, result, err) }
	})
}

// take puts a book that was read on the shelf, opens it and says what was
// noticed.
func (s *Screen) take(name string, result formats.Result, err error) {
	if err != nil {
		s.complain(err)
		return
	}
	book := result.Book
	if book.Game == "" {
		book.Game = s.n.Game
	}
	if strings.TrimSpace(book.Name) == "" {
		book.Name = s.broughtName(name, book.Mage)
	}
	book.Name = s.freeName(book.Name)
	s.create(book)
	s.report(result)
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
