package books

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/widgets"
)

// newBook asks for a mage and begins an empty book.
func (s *Screen) newBook() {
	s.chooseMage(func(m *catalog.Mage) { s.Begin(m.ID) })
}

// Begin begins an empty book of a mage, with the cursor in the search; nothing where there
// is no such mage.
func (s *Screen) Begin(mage catalog.MageID) {
	m, ok := s.n.Catalog.Mage(mage)
	if !ok {
		return
	}
	name := s.freeName(s.w.T("booksscreen.newName", "Mage", s.class(m)))
	s.create(builder.Book{Name: name}.WithMage(m))
	s.find()
}

// chooseMage shows the mages of both games, those of the person's game first.
func (s *Screen) chooseMage(then func(*catalog.Mage)) {
	var rows []fyne.CanvasObject
	for _, game := range s.games() {
		mages := s.n.Catalog.MagesOf(game, s.n.Unofficial)
		rows = append(rows, widgets.NewSection(s.k, s.heading(s.w.Say(builder.GameName(game))), s.w.N("booksscreen.mages", len(mages))))
		for _, m := range mages {
			icon, role := mageIcon(m)
			_, line, _ := strings.Cut(s.mageLine(m), dot)
			rows = append(rows, s.row(widgets.ListFace{Icon: icon, IconRole: role, Title: s.mageName(m), Line: capital(line)}, func() { then(m) }))
		}
	}
	s.ask(s.w.T("booksscreen.chooseMage"), widgets.NewColumn(s.k, 0, rows...))
}

// games lists both games, the person's first.
func (s *Screen) games() []training.Game {
	if s.n.Game == training.Academy {
		return []training.Game{training.Academy, training.Arena}
	}
	return []training.Game{training.Arena, training.Academy}
}

// heading sets words in capitals, as sections have them.
func (s *Screen) heading(words string) string { return strings.ToUpper(words) }
