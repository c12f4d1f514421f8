package books

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// showStock says where a card comes from and who wants it, and lets single copies be
// added or taken away.
func (s *Screen) showStock(stock builder.Stock) {
	s.ask(stock.Card.NameIn(s.w.Lang()), widgets.NewColumn(s.k, 8, s.stockParts(stock)...))
}

// stockParts are all there is to know and do about a card of the collection.
func (s *Screen) stockParts(stock builder.Stock) []fyne.CanvasObject {
	k, w, card := s.k, s.w, stock.Card
	body := []fyne.CanvasObject{widgets.NewParagraph(k, s.cardLine(card), widgets.Style{Role: theme.Quiet})}
	if stock.Wanted > 0 {
		role := theme.Ink
		if stock.Short() > 0 {
			role = theme.HarmInk
		}
		body = append(body, widgets.NewParagraph(k, w.N("booksscreen.booksWant", len(stock.Claims), "Wanted", stock.Wanted, "Owned", stock.Owned), widgets.Style{Role: role}))
	}
	body = append(body, widgets.NewStepper(k, w.T("booksscreen.singles"), s.owned.Singles[card.ID], -builder.MaxCount, builder.MaxCount,
		w.T("booksscreen.fewer"), w.T("booksscreen.moreCopies"), func(n int) { s.own(s.owned.WithSingle(card.ID, n)) }))
	if len(stock.Claims) > 0 {
		body = append(body, widgets.NewSection(k, s.heading(w.T("booksscreen.whoGets")), ""))
	}
	gets := stock.Gets()
	for i, claim := range stock.Claims {
		body = append(body, s.claimRow(claim, gets[i]))
	}
	body = append(body, widgets.NewSection(k, s.heading(w.T("booksscreen.whereFrom")), ""))
	for _, p := range card.Printed {
		if set, ok := s.n.Catalog.Set(p.Set); ok {
			said := w.T("booksscreen.copiesUnknown")
			if p.Copies > 0 {
				said = w.N("booksscreen.copiesInBox", p.Copies)
			}
			body = append(body, widgets.NewListRow(k, widgets.ListFace{Icon: "box", Title: shortName(set), Line: said, Trail: w.N("booksscreen.boxes", s.owned.Boxes[set.ID])}, nil))
		}
	}
	return append(body, widgets.NewPrimary(k, w.T("booksscreen.openCard"), func() {
		s.dismiss()
		s.n.OpenCard(card.ID)
	}))
}

// claimRow is a book that wants a card, with what it gets; an arrow lets it have its cards before
// the book above.
func (s *Screen) claimRow(claim builder.Claim, gets int) fyne.CanvasObject {
	ranked := s.owned.Ranked(s.collection.saved)
	at := 0
	for i, b := range ranked {
		if b.ID == claim.Book {
			at = i
		}
	}
	book := ranked[at].Book
	face := widgets.ListFace{Title: s.title(book), Trail: s.w.T("booksscreen.ofOwned", "Wanted", gets, "Owned", claim.Count), Line: s.w.T("booksscreen.allThere")}
	face.Icon, face.IconRole = mageIcon(builder.Look(book, s.n.Catalog).Mage)
	if gets < claim.Count {
		face.Line, face.Mark, face.MarkRole = s.w.N("booksscreen.missing", claim.Count-gets), "warn", theme.Harm
	}
	row := widgets.NewListRow(s.k, face, func() {
		s.dismiss()
		s.showCollection(false)
		s.Open(claim.Book)
	})
	up := widgets.NewIconButton(s.k, widgets.Bare, "up", s.w.T("booksscreen.getsFirst", "Book", s.title(book)), func() {
		s.own(s.owned.WithFirst(ranked, claim.Book, at-1))
	})
	enable(up, at > 0)
	return widgets.NewLine(s.k, 0, 0, row, up)
}
