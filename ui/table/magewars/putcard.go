package magewars

import (
	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// putCard asks who casts a card from another place of the app.
func (s *face) putCard(card *catalog.Card) {
	k := s.Needs().Kit
	a := &adding{screen: s, kit: k}
	var rows []fyne.CanvasObject
	for _, seat := range s.Seen().View.Seats {
		rows = append(rows, widgets.NewListRow(k, widgets.ListFace{
			Icon: seat.Tint, IconRole: theme.SchoolInk(seat.Tint), Title: s.T("casts", "Name", seat.Name), Onward: true,
		}, func() {
			a.seat = seat.Seat
			a.cast(a.printed(card))
		}))
	}
	a.sheet = s.OpenSheet(k, card.NameIn(s.Needs().Words.Lang()), widgets.NewColumn(k, 2, rows...), nil)
}
