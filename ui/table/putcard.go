package table

import (
	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// PutCard brings a card to the open table, from another place of the app: it asks
// who casts it, and a plus only puts it down. Without a table, and for a card that
// is unknown, it says so.
func (s *Screen) PutCard(id catalog.CardID) {
	card, ok := s.needs.Catalog.Card(id)
	if !ok || s.table == nil {
		s.notice(s.t("noTable"), "", nil)
		return
	}
	k := s.needs.Kit
	a := &adding{screen: s, kit: k, hidden: true}
	var rows []fyne.CanvasObject
	for _, seat := range s.seen.view.Seats {
		row := fyne.CanvasObject(widgets.NewListRow(k, widgets.ListFace{
			Icon: seat.Tint, IconRole: theme.SchoolInk(seat.Tint), Title: s.t("casts", "Name", seat.Name), Onward: true,
		}, func() {
			a.seat = seat.Seat
			a.cast(card, "")
		}))
		if !leavesNothing(card) {
			plus := widgets.NewIconButton(k, widgets.Solid, "plus", s.t("putDownFor", "Name", seat.Name), func() {
				a.seat = seat.Seat
				a.add(card)
			})
			row = widgets.NewLine(k, 8, 0, row, plus)
		}
		rows = append(rows, row)
	}
	a.sheet = s.openSheet(k, card.NameIn(s.needs.Words.Lang()), widgets.NewColumn(k, 2, rows...), nil)
}
