package books

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// File is a file that may hold spellbooks.
type File struct {
	Name string
	Data []byte
}

// brought is a book out of one of several files, or why there is none in it.
type brought struct {
	name   string
	result formats.Result
	err    error
}

// BringAll takes in the books of several files, as a folder or a handful of dropped files
// have them. A single file is taken as it always is.
func (s *Screen) BringAll(files []File) {
	if len(files) == 1 {
		s.read(files[0].Name, files[0].Data)
		return
	}
	s.lane.Latest(func(context.Context) func() {
		var all []brought
		for _, f := range files {
			all = append(all, s.booksIn(f)...)
		}
		return func() {
			if len(all) == 0 {
				s.n.Notice(s.w.T("booksscreen.noBooks"), "", nil)
				return
			}
			s.takeSeveral(all)
		}
	})
}

// booksIn reads one file; house rules are none of it.
func (s *Screen) booksIn(f File) []brought {
	if books, faults, mine := builder.DecodeAll(f.Data); mine {
		var all []brought
		for _, b := range books {
			all = append(all, brought{name: f.Name, result: formats.Result{Book: b}})
		}
		for _, err := range faults {
			all = append(all, brought{name: f.Name, err: err})
		}
		return all
	}
	if catalog.IsHouse(f.Data) {
		return nil
	}
	results, err := s.n.Scribe.ReadAll(f.Data, formats.Options{})
	if err != nil {
		return []brought{{name: f.Name, err: err}}
	}
	var all []brought
	for _, r := range results {
		all = append(all, brought{name: f.Name, result: r})
	}
	return all
}

// takeSeveral shows what was found and puts it on the shelf when the person says so. A book
// that is there already, the same in all, is not taken twice.
func (s *Screen) takeSeveral(all []brought) {
	s.shelf.load()
	var rows []fyne.CanvasObject
	var fresh []builder.Book
	for _, b := range all {
		if b.err != nil {
			rows = append(rows, s.remark(b.name, s.w.Error(b.err)))
			continue
		}
		book := s.prepared(b.name, b.result.Book)
		face := s.bookFace(shelved{Saved: builder.Saved{Book: book}, review: builder.Look(book, s.n.Catalog)})
		if s.onShelf(book) {
			face.Line, face.Mark, face.MarkRole = s.w.T("booksscreen.onShelf"), "check", theme.Quiet
		} else {
			fresh = append(fresh, book)
		}
		rows = append(rows, widgets.NewListRow(s.k, face, nil))
	}
	rows = append([]fyne.CanvasObject{widgets.NewParagraph(s.k, s.w.N("booksscreen.foundBooks", len(all)), widgets.Style{Role: theme.Quiet})}, rows...)
	if len(fresh) > 0 {
		rows = append(rows, widgets.NewPrimary(s.k, s.w.N("booksscreen.takeThem", len(fresh)), func() {
			s.dismiss()
			s.takeAll(fresh, nil)
		}))
	}
	s.ask(s.w.T("booksscreen.import"), widgets.NewColumn(s.k, 6, rows...))
}
