package books

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openingRounds are the rounds of an opening that are tried.
const openingRounds = 3

// tryOpening draws what one would plan in the first rounds: by chance from what can be paid for,
// what was cast at one's own tables sooner. It can be drawn again as often as one likes.
func (s *Screen) tryOpening() {
	k, w := s.k, s.w
	plan, ok := s.review.Draw(openingRounds, s.casts, s.n.Chance)
	if !ok {
		return
	}
	rows := []fyne.CanvasObject{widgets.NewParagraph(k, w.T("booksscreen.openingHint"), widgets.Style{Size: theme.Small, Role: theme.Quiet})}
	for i, round := range plan {
		rows = append(rows, widgets.NewSection(k, s.heading(w.T("booksscreen.round", "Round", i+1)), w.N("booksscreen.payable", round.Payable, "Mana", round.Mana)))
		for _, card := range round.Cards {
			icon := string(card.Type)
			rows = append(rows, s.row(widgets.ListFace{Icon: icon, Stripes: stripes(card), Title: card.NameIn(w.Lang()), Line: s.cardLine(card), Trail: s.castLine(card.ID)}, func() { s.n.OpenCard(card.ID) }))
		}
	}
	rows = append(rows, widgets.NewPrimary(k, w.T("booksscreen.drawAgain"), s.tryOpening))
	s.ask(w.T("booksscreen.opening"), widgets.NewColumn(k, 2, rows...))
}
