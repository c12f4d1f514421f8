package magewars

import (
	"maps"
	"strings"

	"quickcast/ui/table"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quickcast/catalog"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/uitest"
	"quickcast/ui/widgets"
)

func sizes() []fyne.Size { return []fyne.Size{phone, small, wide} }

func (s *stand) openRulebook(seat tracker.Seat) {
	s.t.Helper()
	mage := s.magewars().Mage(seat).Printed.Card
	list, err := s.screen.booksOf(bookWish{game: s.screen.Game().Name(), mage: catalog.MageID(mage), apprentice: false})
	if err != nil || len(list) == 0 {
		s.t.Fatalf("no book for %s: %v", mage, err)
	}
	s.screen.Send("book", seat, table.Fields{"cards": list[0].cards})
	s.settle()
}

func (s *stand) magewars() *magewars.State {
	s.t.Helper()
	state, ok := s.screen.Seen().State.(*magewars.State)
	if !ok {
		s.t.Fatal("no table lies open")
	}
	return state
}

func (s *stand) openCast(seat int, id string) {
	s.t.Helper()
	card, ok := s.screen.Needs().Catalog().Card(catalog.CardID(id))
	if !ok {
		s.t.Fatalf("no card %s", id)
	}
	a := &adding{screen: s.screen, kit: s.screen.KitOf(tracker.Seat(seat)), seat: tracker.Seat(seat), sheet: &table.Sheet{Sheet: &widgets.Sheet{}}}
	a.cast(a.printed(card))
	s.settle()
}

func (s *stand) act(seat tracker.Seat) {
	s.t.Helper()
	s.screen.Send("overrule", seat, table.Fields{"phase": "creature-action", "initiative": int(seat), "turn": int(seat)})
	s.settle()
}

func (s *stand) names(seat int) []string {
	var list []string
	for _, o := range s.screen.Seen().View.Seats[seat-1].Objects {
		list = append(list, o.Name)
	}
	return list
}

func (s *stand) lay(seat int, id string, more table.Fields) {
	s.t.Helper()
	card, ok := s.screen.Needs().Catalog().Card(catalog.CardID(id))
	if !ok {
		s.t.Fatalf("no card %s", id)
	}
	payload := payloadOf(magewars.FromCard(card))
	maps.Copy(payload, more)
	s.screen.Send("add", tracker.Seat(seat), payload)
	s.settle()
}

func (s *stand) sees(text string) bool {
	c := s.window.Canvas()
	for _, root := range append(c.Overlays().List(), c.Content()) {
		found := false
		uitest.Walk(root, func(o fyne.CanvasObject) {
			if a, ok := o.(fyne.Accessible); ok && strings.Contains(a.AccessibilityLabel(), text) {
				found = true
			}
			if line, ok := o.(*canvas.Text); ok && strings.Contains(line.Text, text) {
				found = true
			}
		})
		if found {
			return true
		}
	}
	return false
}

func (s *stand) left(seat tracker.Seat, name string) int {
	for _, c := range s.magewars().Player(seat).Book {
		if c.Name == name {
			return c.Count
		}
	}
	return 0
}
