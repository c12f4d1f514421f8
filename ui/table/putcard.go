package table

import (
	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// PutCard puts a card on the open table, from another place of the app: it asks
// for whom. Without a table, and for a card that is unknown or leaves nothing
// behind, it says so.
func (s *Screen) PutCard(id catalog.CardID) {
	card, ok := s.needs.Catalog.Card(id)
	switch {
	case s.table == nil:
		s.notice(s.t("noTable"), "", nil)
		return
	case !ok || card.Type == catalog.Incantation || card.Type == catalog.Attack:
		s.notice(s.t("leavesNothing"), "", nil)
		return
	}
	k := s.needs.Kit
	a := &adding{screen: s, kit: k, hidden: true}
	rows := []fyne.CanvasObject{widgets.NewWrap(k, 8, 0, a.toggle(s.t("payMana"), "mana", &a.pay), a.toggle(s.t("faceDown"), "hidden", &a.hidden))}
	for _, seat := range s.seen.view.Seats {
		rows = append(rows, widgets.NewListRow(k, widgets.ListFace{
			Icon: seat.Tint, IconRole: theme.SchoolInk(seat.Tint), Title: s.t("addFor", "Name", seat.Name), Onward: true,
		}, func() {
			a.seat = seat.Seat
			a.add(card)
		}))
	}
	a.sheet = s.openSheet(k, card.NameIn(s.needs.Words.Lang()), widgets.NewColumn(k, 2, rows...), nil)
}
