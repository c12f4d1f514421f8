package table

import (
	"context"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
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
	var rows []fyne.CanvasObject
	for _, sitter := range list {
		who := f.Person(sitter.Who)
		if who.Name == nil {
			continue
		}
		line := f.line(who, nil)
		if who.Title != nil {
			line = s.Say(tracker.Facts{who.Title, tracker.Own(line)})
		}
		rows = append(rows, widgets.NewListRow(k, widgets.ListFace{
			Icon: who.Tint, IconRole: theme.SchoolInk(who.Tint), Title: s.T("bookOf", "Name", who.Name, "Book", sitter.Brings), Line: line,
		}, func() { f.seat(sitter) }))
	}
	if len(rows) == 0 {
		return nil
	}
	return []fyne.CanvasObject{
		widgets.NewInset(k, 4, 8, 4, 0, widgets.NewSection(k, s.T("withBook"), "")), widgets.NewFlushPanel(k, widgets.NewColumn(k, 0, rows...)),
	}
}
