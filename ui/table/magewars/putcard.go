package magewars

import (
	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// putCard asks who casts a card from another place of the app; a plus only puts it
// down.
func (s *face) putCard(card *catalog.Card) {
	k := s.Needs().Kit
	a := &adding{screen: s, kit: k}
	var rows []fyne.CanvasObject
	for _, seat := range s.Seen().View.Seats {
		row := fyne.CanvasObject(widgets.NewListRow(k, widgets.ListFace{
			Icon: seat.Tint, IconRole: theme.SchoolInk(seat.Tint), Title: s.T("casts", "Name", seat.Name), Onward: true,
		}, func() {
			a.seat = seat.Seat
			a.cast(a.printed(card))
		}))
		if !leavesNothing(card) {
			plus := widgets.NewIconButton(k, widgets.Solid, "plus", s.T("putDownFor", "Name", seat.Name), func() {
				a.seat = seat.Seat
				a.put(a.printed(card))
			})
			row = widgets.NewLine(k, 8, 0, row, plus)
		}
		rows = append(rows, row)
	}
	a.sheet = s.OpenSheet(k, card.NameIn(s.Needs().Words.Lang()), widgets.NewColumn(k, 2, rows...), nil)
}
