package magewars

import (
	"quickcast/catalog"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// putCard asks who casts a card from another place of the app.
func (s *face) putCard(card *catalog.Card) {
	k := s.Needs().Kit
	a := &adding{screen: s, kit: k}
	var items []table.Item
	for _, seat := range s.Seen().View.Seats {
		items = append(items, table.Item{Face: widgets.ListFace{
			Icon: seat.Tint, IconRole: theme.SchoolInk(seat.Tint), Title: s.T("casts", "Name", seat.Name), Onward: true,
		}, Do: func() {
			a.seat = seat.Seat
			s.Ask(k, castEvent(a.seat, a.printed(card), nil))
		}})
	}
	s.OpenList(k, card.NameIn(s.Needs().Words.Lang()), items)
}
