package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"quickcast/builder"
	"quickcast/catalog"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/widgets"
)

// sizes are the windows everything is tried in.
func sizes() []fyne.Size { return []fyne.Size{phone, small, wide} }

// openRulebook lays the first book the rulebooks suggest open at a seat.
func (s *stand) openRulebook(seat tracker.Seat) {
	s.t.Helper()
	mage := s.magewars().Mage(seat).Printed.Card
	list, err := s.screen.booksOf(bookWish{game: s.screen.table.Game().Name(), mage: catalog.MageID(mage), apprentice: true})
	if err != nil || len(list) == 0 {
		s.t.Fatalf("no book for %s: %v", mage, err)
	}
	s.screen.send("book", seat, fields{"cards": list[0].cards})
	s.settle()
}

// magewars is the state of the table.
func (s *stand) magewars() *magewars.State {
	s.t.Helper()
	state, ok := s.screen.seen.state.(*magewars.State)
	if !ok {
		s.t.Fatal("no table lies open")
	}
	return state
}

// openCast opens the sheet of a card.
func (s *stand) openCast(seat int, id string) {
	s.t.Helper()
	card, ok := s.screen.needs.Catalog.Card(catalog.CardID(id))
	if !ok {
		s.t.Fatalf("no card %s", id)
	}
	a := &adding{screen: s.screen, kit: s.seat(seat).kit, seat: tracker.Seat(seat), sheet: &sheet{Sheet: &widgets.Sheet{}}}
	a.cast(card, "")
	s.settle()
}

// powersColumn are the abilities of a seat's mage.
func (s *stand) powersColumn(seat tracker.Seat) fyne.CanvasObject {
	k := s.seat(int(seat)).kit
	return widgets.NewColumn(k, 8, s.screen.powerRows(k, seat)...)
}

// act lets a seat's mage act in Arena's Creature Actions.
func (s *stand) act(seat tracker.Seat) {
	s.t.Helper()
	s.screen.send("overrule", seat, fields{"phase": "creature-action", "initiative": int(seat), "turn": int(seat)})
	s.settle()
}

var _ builder.Saved

func TestACreatureFromTheBookInThreeTaps(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.openRulebook(2)
		s.act(2)
		before := s.magewars().Mage(2).Mana
		s.tap("Put an object on the table") // 1
		s.tap("Bitterwood Fox")             // 2
		s.tap("Cast (5 mana)")              // 3
		v := s.screen.seen.view.Seats[1]
		if len(v.Objects) != 1 || v.Objects[0].Name != "Bitterwood Fox" || s.magewars().Mage(2).Mana != before-5 {
			t.Errorf("%v: objects %v, mana %d of %d; notices %v", size, v.Objects, s.magewars().Mage(2).Mana, before, s.notices)
		}
	}
}
