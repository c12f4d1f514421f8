package cards

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openMenu shows what can be done with a card of the list: by a long press, the other button
// of the mouse, or the key for it.
func (s *Screen) openMenu(card *catalog.Card) {
	k, w := s.needs.Kit, s.needs.Words
	var shut func()
	var rows []fyne.CanvasObject
	add := func(icon, id string, do func()) {
		rows = append(rows, widgets.NewListRow(k, widgets.ListFace{Icon: icon, Title: w.T(id)}, func() {
			shut()
			do()
		}))
	}
	add("cards", "cardsscreen.open", func() { s.Open(card.ID) })
	if s.needs.AddToBook != nil {
		add("books", "cardsscreen.addToBook", func() { s.needs.AddToBook(card.ID) })
	}
	if s.putable(card) {
		add("table", "cardsscreen.putOnTable", func() { s.needs.PutOnTable(card.ID) })
	}
	add("flip", "cardsscreen.compare", func() { s.toggleCompared(card.ID) })
	if s.needs.Learn != nil {
		add("star-open", "cardsscreen.learn", func() { s.needs.Learn(card.ID) })
	}
	if s.needs.OwnPicture != nil {
		add("import", "cardsscreen.ownPicture", func() { s.needs.OwnPicture(card.ID) })
	}
	if s.needs.ForgetPicture != nil && len(s.picture(card)) > 0 {
		add("delete", "cardsscreen.forgetPicture", func() { s.needs.ForgetPicture(card.ID) })
	}
	shut = s.needs.Sheet(card.NameIn(w.Lang()), widgets.NewColumn(k, 0, rows...))
}

// putable reports whether a card can be put on the table from here.
func (s *Screen) putable(card *catalog.Card) bool {
	return s.needs.PutOnTable != nil && card.Type != catalog.Incantation && card.Type != catalog.Attack
}
