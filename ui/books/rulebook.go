package books

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// rulebookTiles are the books the rulebooks suggest, those of the person's game first, full books
// before those for apprentices.
func (s *Screen) rulebookTiles() (tiles []fyne.CanvasObject) {
	for _, game := range s.games() {
		all := slices.DeleteFunc(slices.Clone(s.n.Catalog.Rulebooks()), func(r *catalog.Rulebook) bool { return r.Game != game })
		slices.SortStableFunc(all, func(a, b *catalog.Rulebook) int { return cmp.Compare(kindRank(a), kindRank(b)) })
		for _, r := range all {
			review := builder.Look(builder.FromRulebook(r, ""), s.n.Catalog)
			icon, role := mageIcon(review.Mage)
			tiles = append(tiles, widgets.NewBookTile(s.k, widgets.BookFace{
				Icon: icon, IconRole: role, Title: s.class(review.Mage), Line: s.w.Say(builder.GameName(game)) + dot + s.w.T("booksscreen.kind."+r.Kind),
				Points: &widgets.PointsFace{Segments: segments(review), Spent: review.Points, Limit: review.Limit, Of: s.w.T("booksscreen.of", "Limit", review.Limit)},
			}, "", func() { s.showRulebook(r) }, nil))
		}
	}
	return tiles
}

// kindRank puts full books before those for apprentices.
func kindRank(r *catalog.Rulebook) int {
	return slices.Index([]string{"starting", "suggested", "apprentice"}, r.Kind)
}

// showRulebook shows what is in a rulebook's book. It stays as it is until it is copied.
func (s *Screen) showRulebook(r *catalog.Rulebook) {
	k, review := s.k, builder.Look(builder.FromRulebook(r, ""), s.n.Catalog)
	points := widgets.NewPointsBar(k)
	points.Set(widgets.PointsFace{Segments: segments(review), Spent: review.Points, Limit: review.Limit, Of: s.w.T("booksscreen.of", "Limit", review.Limit), Left: s.w.N("books.cards", review.Cards)})
	rows := []fyne.CanvasObject{points}
	for _, t := range catalog.BookOrder() {
		var lines []string
		for _, line := range review.Lines {
			if line.Card.Type == t {
				lines = append(lines, fmt.Sprintf("%d %s", line.Count, line.Card.NameIn(s.w.Lang())))
			}
		}
		if len(lines) > 0 {
			rows = append(rows, widgets.NewSection(k, s.heading(s.many(t)), ""), widgets.NewParagraph(k, strings.Join(lines, ", "), widgets.Style{}))
		}
	}
	rows = append(rows, widgets.NewParagraph(k, s.w.T("booksscreen.readOnly"), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
		widgets.NewPrimary(k, s.w.T("booksscreen.takeCopy"), func() {
			s.dismiss()
			s.takeRulebook(r)
		}))
	s.ask(s.mageName(review.Mage)+dot+s.w.T("booksscreen.kind."+r.Kind), widgets.NewColumn(k, 8, rows...))
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
