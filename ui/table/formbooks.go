package table

import (
	"context"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/widgets"
)

// booked is a face whose seats can be taken with what somebody brings along, such as a
// spellbook, in one tap.
type booked interface {
	// Brought lists who could sit there with what, the likeliest first. It is called off
	// the goroutine of the screen.
	Brought(game string) ([]tracker.Sitter, error)
}

// brought is what can be brought to a game, nothing where its face knows of nothing. What
// could not be read is left out.
func (s *Screen) brought(game string, own Face) []tracker.Sitter {
	booked, ok := own.(booked)
	if !ok {
		return nil
	}
	list, _ := booked.Brought(game) // the shelf says elsewhere what could not be read
	return list
}

// readBooks lists what can be brought along once it is read.
func (f *form) readBooks() {
	s := f.screen
	s.lane.Do(func(context.Context) func() {
		list := s.brought(f.game.Name(), f.own)
		return func() {
			f.books.Objects = f.bookRows(list)
			f.scroll.Refresh()
		}
	})
}

// bookRows are rows that seat somebody together with a book.
func (f *form) bookRows(list []tracker.Sitter) []fyne.CanvasObject {
	s, k := f.screen, f.screen.needs.Kit
	var rows []Item
	for _, sitter := range list {
		who := f.Person(sitter.Who)
		if who.Name == nil {
			continue
		}
		face := f.personFace(who)
		if face.Title, face.Trail = s.T("bookOf", "Name", who.Name, "Book", sitter.Brings), ""; who.Title != nil {
			face.Line = s.Say(tracker.Facts{who.Title, tracker.Own(face.Line)})
		}
		rows = append(rows, Item{Face: face, Do: func() { f.seat(sitter) }})
	}
	if len(rows) == 0 {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewInset(k, 4, 8, 4, 0, widgets.NewSection(k, s.T("withBook"), "")), panelOf(k, rows)}
}
