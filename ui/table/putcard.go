package table

import "quickcast/catalog"

// PutCard brings a card to the open table, from another place of the app. Without a
// table, for a card that is unknown, and at a game without cards it says so.
func (s *Screen) PutCard(id catalog.CardID) {
	card, ok := s.needs.Catalog().Card(id)
	if !ok || s.table == nil || !s.face.Put(card) {
		s.Notify(s.T("noTable"), "", nil)
	}
}
