package books

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// pullLists offers the books that can be put together, and says which of them take no
// cards at all.
func (p *collectionPage) pullLists() {
	s := p.s
	rows := []fyne.CanvasObject{widgets.NewParagraph(s.k, s.w.T("booksscreen.pullHint"), widgets.Style{Role: theme.Quiet})}
	for _, b := range p.saved {
		face := widgets.ListFace{Icon: "books", Title: s.title(b.Book), Onward: true}
		_, missing := s.owned.PullList(s.n.Catalog, p.saved, b.ID)
		if n := total(missing); n > 0 {
			face.Line, face.Mark, face.MarkRole = s.w.N("booksscreen.missing", n), "warn", theme.Harm
		} else {
			face.Line, face.Mark, face.MarkRole = s.w.T("booksscreen.allThere"), "check", theme.Good
		}
		rows = append(rows, widgets.NewListRow(s.k, face, func() { s.pullList(b) }))
	}
	s.ask(s.w.T("booksscreen.pullLists"), widgets.NewColumn(s.k, 2, rows...))
}

func total(entries []builder.Entry) int {
	n := 0
	for _, e := range entries {
		n += e.Count
	}
	return n
}

// pullList says where the cards of a book are to be taken from.
func (s *Screen) pullList(b builder.Saved) {
	saved, err := s.n.Shelf.Recent()
	if err != nil {
		s.complain(err)
	}
	pulls, missing := s.owned.PullList(s.n.Catalog, saved, b.ID)
	names := map[string]string{"": s.w.T("booksscreen.fromTheBox")}
	for _, other := range saved {
		names[other.ID] = s.w.T("booksscreen.takeFrom", "Book", s.title(other.Book))
	}
	var text strings.Builder
	text.WriteString(s.w.T("booksscreen.toPlay", "Book", s.title(b.Book)) + "\n")
	var rows []fyne.CanvasObject
	add := func(heading string, lines []string, role theme.Role) {
		if len(lines) == 0 {
			return
		}
		text.WriteString("\n" + heading + "\n" + strings.Join(lines, "\n") + "\n")
		rows = append(rows, widgets.NewPanel(s.k, widgets.NewColumn(s.k, 4,
			widgets.NewLabel(s.k, heading, widgets.Style{Display: true, Size: theme.Name, Role: role}),
			widgets.NewParagraph(s.k, strings.Join(lines, "\n"), widgets.Style{}))).Tint(theme.Raised))
	}
	line := func(count int, name string) string { return strconv.Itoa(count) + " " + name }
	var lost []string
	for _, e := range missing {
		lost = append(lost, line(e.Count, s.cardName(e.Card)))
	}
	add(s.w.T("booksscreen.nowhere"), lost, theme.HarmInk)
	from := func(id string) []string {
		var lines []string
		for _, p := range pulls {
			if p.From == id {
				lines = append(lines, line(p.Count, p.Card.NameIn(s.w.Lang())))
			}
		}
		return lines
	}
	for _, other := range saved {
		add(names[other.ID], from(other.ID), theme.Accent)
	}
	add(names[""], from(""), "")
	said := text.String()
	apart := s.owned.Apart[b.ID]
	rows = append(rows,
		widgets.NewSwitch(s.k, s.w.T("booksscreen.apart"), s.w.T("booksscreen.apartHint"), apart, func(on bool) { s.own(s.owned.WithApart(b.ID, on)) }),
		widgets.NewPrimary(s.k, s.w.T("booksscreen.copyList"), func() {
			s.n.Copy(said)
			s.dismiss()
		}))
	s.ask(s.w.T("booksscreen.toPlay", "Book", s.title(b.Book)), widgets.NewColumn(s.k, 10, rows...))
}

// menu offers what can be done with the whole collection.
func (p *collectionPage) menu() {
	s := p.s
	var rows []fyne.CanvasObject
	item := func(icon, id string, do func()) {
		rows = append(rows, s.row(widgets.ListFace{Icon: icon, Title: s.w.T(id)}, do))
	}
	item("copy", "booksscreen.pasteCollection", func() { s.bringCollection("", []byte(s.n.Paste())) })
	if s.n.OpenFile != nil {
		item("import", "booksscreen.importCollection", func() { s.n.OpenFile(s.bringCollection) })
	}
	if s.n.Share != nil {
		item("export", "booksscreen.exportCollection", func() {
			name := s.w.T("booksscreen.collection")
			data, err := s.n.Scribe.Write(s.owned.AsBook(s.n.Catalog, name), formats.CSV)
			if err != nil {
				s.complain(err)
				return
			}
			s.n.Share(fileName(name)+".csv", "text/csv", data)
		})
	}
	s.ask(s.w.T("booksscreen.collection"), widgets.NewColumn(s.k, 0, rows...))
}

// bringCollection reads a list of cards and boxes in any format of books, says what it
// holds, and asks before anything is replaced.
func (s *Screen) bringCollection(_ string, data []byte) {
	result, err := s.n.Scribe.Read(data, formats.Options{Boxes: true})
	if err != nil {
		s.complain(err)
		return
	}
	brought, unread := builder.FromBook(s.n.Catalog, result.Book)
	boxes, cards := 0, 0
	for _, n := range brought.Boxes {
		boxes += n
	}
	for _, n := range brought.Singles {
		cards += n
	}
	rows := []fyne.CanvasObject{widgets.NewParagraph(s.k,
		s.w.N("booksscreen.boxes", boxes)+", "+s.w.N("booksscreen.cardsOwned", cards), widgets.Style{})}
	for _, k := range unread {
		rows = append(rows, s.remark(strconv.Itoa(k.Count)+" "+k.Name, s.w.T("books.problemUnknownCard")))
	}
	take := func(c builder.Collection) func() {
		return func() {
			before := s.owned
			s.dismiss()
			s.own(c)
			s.n.Notice(s.w.T("booksscreen.collectionChanged"), s.w.T("booksscreen.undo"), func() { s.own(before) })
		}
	}
	replaced := brought
	replaced.Apart = s.owned.Apart
	rows = append(rows,
		widgets.NewPrimary(s.k, s.w.T("booksscreen.addToCollection"), take(s.owned.Merge(brought))),
		widgets.NewQuiet(s.k, s.w.T("booksscreen.replaceCollection"), take(replaced)))
	s.ask(s.w.T("booksscreen.importCollection"), widgets.NewColumn(s.k, 10, rows...))
}
