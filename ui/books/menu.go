package books

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// menu offers what can be done with a whole book, on the shelf or opened.
func (s *Screen) menu(b builder.Saved) {
	opened := s.draft != nil
	var rows []fyne.CanvasObject
	item := func(icon, id string, role theme.Role, do func()) {
		rows = append(rows, s.row(widgets.ListFace{Icon: icon, IconRole: role, Title: s.w.T(id)}, do))
	}
	if opened {
		item("mage", "booksscreen.changeMage", "", s.changeMage)
	}
	item("edit", "booksscreen.rename", "", func() { s.rename(b) })
	item("export", "booksscreen.export", "", func() { s.export(b.Book) })
	item("share", "booksscreen.shareCode", "", func() { s.showCode(b.Book) })
	if s.n.Share != nil {
		item("print", "booksscreen.print", "", func() { s.toPaper(b.Book) })
	}
	if !s.owned.Empty() {
		item("list", "booksscreen.pullLists", "", func() { s.pullList(b) })
	}
	item("text", "booksscreen.notes", "", func() { s.writeNotes(b) })
	if opened {
		item("history", "booksscreen.versions", "", s.versions)
	}
	if opened {
		item("check", "booksscreen.pick", "", func() { s.pick(true) })
	}
	item("list", "booksscreen.compare", "", func() { s.compareWith(b) })
	item("copy", "booksscreen.duplicate", "", func() { s.duplicate(b) })
	item("delete", "booksscreen.delete", theme.Harm, func() { s.remove(b) })
	s.ask(s.title(b.Book), widgets.NewColumn(s.k, 0, rows...))
}

// rename asks for another name.
func (s *Screen) rename(b builder.Saved) {
	field := widgets.NewField(s.k, "edit", s.w.T("booksscreen.nameless"), s.w.T("booksscreen.clear"), nil)
	field.SetText(b.Book.Name)
	done := func() {
		s.dismiss()
		s.keep(b, field.Text())
	}
	field.OnSubmit(func(string) { done() })
	s.ask(s.w.T("booksscreen.rename"), widgets.NewColumn(s.k, 16, field, widgets.NewPrimary(s.k, s.w.T("booksscreen.done"), done)))
	field.Focus()
}

// keep gives the book its new name, where it is open through the draft.
func (s *Screen) keep(b builder.Saved, name string) {
	s.put(b, func(book builder.Book) builder.Book { return book.WithName(name) })
}

// duplicate puts a copy beside the book and opens it where the book was open.
func (s *Screen) duplicate(b builder.Saved) {
	s.shelf.load()
	second := b.Book.WithName(s.freeName(s.title(b.Book)))
	if s.draft != nil {
		s.create(second)
		return
	}
	if _, err := s.n.Shelf.New(second); err != nil {
		s.complain(err)
	}
	s.shelf.load()
}

// remove takes the book off the shelf; it can be put back.
func (s *Screen) remove(b builder.Saved) {
	away, err := s.n.Shelf.Remove(b.ID)
	if err != nil {
		s.complain(err)
		return
	}
	if s.draft != nil && s.draft.ID() == b.ID {
		s.leave()
	}
	s.shelf.load()
	s.n.Notice(s.w.T("booksscreen.deleted", "Book", s.title(b.Book)), s.w.T("booksscreen.undo"), func() {
		if _, err := s.n.Shelf.Restore(away); err != nil {
			s.complain(err)
		}
		s.shelf.load()
	})
}

// changeMage gives the open book to another mage.
func (s *Screen) changeMage() {
	s.chooseMage(func(m *catalog.Mage) { s.change(s.draft.Book().WithMage(m)) })
}

// saved is the open book as the shelf has it.
func (s *Screen) saved() builder.Saved {
	return builder.Saved{ID: s.draft.ID(), Book: s.draft.Book()}
}
