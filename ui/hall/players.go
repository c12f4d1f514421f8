package hall

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/tracker/hall"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// players are all who have come, and the field to let more enter.
func (s *Screen) players() fyne.CanvasObject {
	k := s.k
	if s.watches() {
		return widgets.NewColumn(k, 0, s.playerRows(nil)...)
	}
	names := namesEntry(s.word("players"))
	credit := false
	add := func() {
		s.doAll(nil, entering(namesIn(names.Text), credit)...)
	}
	parts := []fyne.CanvasObject{names}
	if len(s.evening.Rounds) > 0 {
		parts = append(parts, widgets.NewSwitch(k, s.word("credit"), s.word("creditHint"), false, func(on bool) { credit = on }))
	}
	parts = append(parts, widgets.NewQuiet(k, s.word("enter"), add))
	list := fyne.CanvasObject(widgets.NewParagraph(k, s.word("nobody"), widgets.Style{Role: theme.Quiet}))
	if rows := s.playerRows(s.openPlayer); len(rows) > 0 {
		list = widgets.NewFlushPanel(k, widgets.NewColumn(k, 0, rows...))
	}
	return widgets.NewSpread(k, 360, listWide, theme.Gap, list, widgets.NewColumn(k, 8, parts...))
}

// playerRows are the players; a tap opens one, nil for nothing.
func (s *Screen) playerRows(open func(player int)) (rows []fyne.CanvasObject) {
	for i, player := range s.evening.Players {
		face := widgets.ListFace{Icon: "mage", Title: player.Name, Line: s.bookLine(player.Book), Onward: open != nil, Joined: i == 0}
		if player.Book != nil && (!player.Book.Legal || player.Book.Changed > 0) {
			face.Mark, face.MarkRole = "warn", theme.Harm
		}
		if player.Gone {
			face.Title = s.word("gone", "Name", player.Name)
		}
		var do func()
		if open != nil {
			do = func() { open(i) }
		}
		rows = append(rows, widgets.NewListRow(s.k, face, do))
	}
	return rows
}

// bookLine says which book somebody has handed in, "" for none.
func (s *Screen) bookLine(b *hall.Book) string {
	if b == nil {
		return ""
	}
	facts := []string{s.word("book", "Book", b.Name, "Mage", b.Mage, "Points", b.Points)}
	if !b.Legal {
		facts = append(facts, s.word("bookIllegal"))
	}
	if b.Changed > 0 {
		facts = append(facts, s.word("bookChanged", "Count", b.Changed))
	}
	return strings.Join(facts, " · ")
}

// openPlayer is what can be done about a player.
func (s *Screen) openPlayer(i int) {
	player := s.evening.Players[i]
	number := fields{"player": i + 1}
	rows := []row{
		s.rowOf("copy", "bookPaste", func() { s.readBook(i, []byte(s.n.Paste())) }),
		s.rowOf("books", "bookChoose", func() { s.chooseBook(i) }),
	}
	if player.Gone {
		rows = append(rows, s.rowOf("redo", "return", func() { s.do(hall.Return, number) }))
	} else {
		rows = append(rows, s.rowOf("close", "leaveEvening", func() { s.do(hall.Leave, number) }))
	}
	parts := []fyne.CanvasObject{s.stepper(s.word("stay"), player.Table, 0, 200, func(n int) { s.do(hall.Stay, fields{"player": i + 1, "table": n}) })}
	if player.Book != nil {
		parts = append(parts, widgets.NewParagraph(s.k, s.bookLine(player.Book), widgets.Style{Role: theme.Quiet}))
	}
	s.sheet(player.Name, parts, rows...)
}

// chooseBook asks for a book of the shelf.
func (s *Screen) chooseBook(player int) {
	s.lane.Do(func(context.Context) func() {
		saved, err := s.n.Shelf.Recent()
		return func() {
			s.complain(err)
			var rows []row
			for _, b := range saved {
				rows = append(rows, row{widgets.ListFace{Icon: "books", Title: b.Book.Name}, func() { s.handIn(player, b.Book) }})
			}
			parts := []fyne.CanvasObject{}
			if len(rows) == 0 {
				parts = append(parts, widgets.NewParagraph(s.k, s.word("noBooks"), widgets.Style{Role: theme.Quiet}))
			}
			s.sheet(s.word("bookChoose"), parts, rows...)
		}
	})
}

// readBook hands in a book from a text in any format.
func (s *Screen) readBook(player int, text []byte) {
	s.lane.Do(func(context.Context) func() {
		results, err := s.n.Scribe.ReadAll(text, formats.Options{})
		return func() {
			if s.complain(err); err == nil && len(results) > 0 {
				s.handIn(player, results[0].Book)
			}
		}
	})
}

// handIn checks a book and keeps what it is, with a sum of what is in it: whoever hands in
// another one afterwards is marked.
func (s *Screen) handIn(player int, book builder.Book) {
	review := builder.Look(book, s.n.Catalog)
	bare := builder.Book{Game: review.Game, Mage: book.Mage, Choice: review.Choice, Entries: book.Entries, MageCards: book.MageCards, Kept: book.Kept}
	text, err := builder.Encode(bare)
	if err != nil {
		s.complain(err)
		return
	}
	sum := sha256.Sum256(text)
	mage := s.word("noMage")
	if review.Mage != nil {
		mage = review.Mage.Name
	}
	s.do(hall.Hand, fields{
		"player": player + 1, "name": book.Name, "mage": mage, "points": review.Points,
		"legal": review.Legal() && len(book.Kept) == 0, "hash": hex.EncodeToString(sum[:]),
	})
}
