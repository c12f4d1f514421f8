package books

import (
	"cmp"
	"slices"
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

// chooseRulebook shows the rulebooks' books in a sheet.
func (s *Screen) chooseRulebook() {
	s.ask(s.w.T("booksscreen.fromRulebook"), s.rulebookRows())
}

// rowInset is the air a row has at its sides; without it the rows begin where
// the titles over them do.
const rowInset float32 = 12

// rulebookRows lists the books the rulebooks suggest; a tap takes one.
func (s *Screen) rulebookRows() fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, game := range s.games() {
		all := slices.DeleteFunc(slices.Clone(s.n.Catalog.Rulebooks()), func(r *catalog.Rulebook) bool { return r.Game != game })
		slices.SortStableFunc(all, func(a, b *catalog.Rulebook) int { return cmp.Compare(kindRank(a), kindRank(b)) })
		rows = append(rows, widgets.NewSection(s.k, s.heading(s.w.T("booksscreen.ofRulebook", "Game", builder.GameName(game))), ""))
		for _, r := range all {
			rows = append(rows, widgets.NewInset(s.k, -rowInset, 0, -rowInset, 0, s.rulebookRow(r)))
		}
	}
	return widgets.NewColumn(s.k, 0, rows...)
}

// kindRank puts full books before those for apprentices.
func kindRank(r *catalog.Rulebook) int {
	return slices.Index([]string{"starting", "suggested", "apprentice"}, r.Kind)
}

func (s *Screen) rulebookRow(r *catalog.Rulebook) fyne.CanvasObject {
	review := builder.Look(builder.FromRulebook(r, ""), s.n.Catalog)
	icon, role := mageIcon(review.Mage)
	line := s.w.T("booksscreen.kind."+r.Kind) + dot + s.points(review)
	return s.row(widgets.ListFace{Icon: icon, IconRole: role, Title: s.mageName(review.Mage), Line: line}, func() { s.takeRulebook(r) })
}

// takeRulebook opens a copy of a rulebook's book. A copy that is on the shelf
// and was never changed is opened again.
func (s *Screen) takeRulebook(r *catalog.Rulebook) {
	mage, _ := s.n.Catalog.Mage(r.Mage)
	name := s.w.T("booksscreen.rulebookName", "Mage", s.class(mage), "Kind", s.w.T("booksscreen.kind."+r.Kind))
	book := builder.FromRulebook(r, name)
	for _, b := range s.shelf.books {
		if b.Book.Same(book) {
			s.Open(b.ID)
			return
		}
	}
	book.Name = s.freeName(name)
	s.create(book)
}
