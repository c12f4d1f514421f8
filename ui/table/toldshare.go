package table

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/widgets"
)

// duelEnding is how the file of a duel ends that is given away.
const duelEnding = ".quickcast-duel"

// share gives the duel away: as text for people, or as a file that opens here and in the page.
func (t *telling) share() {
	s, k := t.screen, t.screen.needs.Kit
	var items []Item
	add := func(yes bool, icon, id string, do func()) {
		if yes {
			items = append(items, Item{Face: widgets.ListFace{Icon: icon, Title: t.t(id), Line: t.t(id + "Hint")}, Do: do})
		}
	}
	add(s.needs.Share != nil, "copy", "asText", func() { s.needs.Share(s.T("logFile"), s.endingText(t.game, t.events, t.end, t.duel.Log())) })
	written := func(give func(data []byte)) func() {
		return func() {
			data, err := journal.Write(t.game.Name(), t.events)
			if s.Notify(s.needs.Words.Error(err), "", nil); err == nil {
				give(data)
			}
		}
	}
	save := func(data []byte) { s.needs.Save("quickcast"+duelEnding, data) }
	link := pick.Either(s.needs.Link != nil, "asLink", "asCode")
	add(s.needs.Share != nil && s.needs.Save != nil, "link", link, written(func(data []byte) {
		word := packed.Word(packed.Duel, data)
		switch {
		case len(word) > packed.MostLink:
			s.Notify(t.t("tooLong"), "", nil)
			save(data)
		case s.needs.Link != nil:
			s.needs.Share(s.T("logFile"), s.needs.Link(word))
		default:
			s.needs.Share(s.T("logFile"), word)
		}
	}))
	add(s.needs.Save != nil, "export", "asFile", written(save))
	s.OpenList(k, t.t("share"), items)
}

// OpenGiven opens a duel that somebody has given away by a link.
func (s *Screen) OpenGiven(data []byte) { s.openGiven(data, s.leaveSetup) }

// openGiven opens a duel that somebody has given away, to look at; nothing is kept of it before
// one goes on from somewhere in it.
func (s *Screen) openGiven(data []byte, back func()) {
	s.tell(func() (tracker.Game, []tracker.Event, error) {
		of, events, err := journal.Read(data)
		if err != nil {
			return nil, nil, err
		}
		game, err := s.needs.Games.Game(of)
		return game, events, err
	}, func(t *telling) {
		t.back = back
		t.open()
	})
}

// given is the button that opens such a file; nil where no file can be chosen.
func (d *duels) given() fyne.CanvasObject {
	s := d.screen
	if s.needs.OpenFile == nil {
		return nil
	}
	return widgets.NewIconButton(s.needs.Kit, widgets.Bare, "import", d.t("openFile"), func() {
		s.needs.OpenFile(func(_ string, data []byte) { s.openGiven(data, d.show) })
	})
}

// logHead says what a log is of: the game, when it was played, by which version of the program
// it is told, and who sat there with which book.
func (s *Screen) logHead(game tracker.Game, events []tracker.Event) string {
	first, last := events[0], events[len(events)-1]
	day := func(e tracker.Event) string {
		return e.Time().In(s.needs.Now().Location()).Format(time.DateOnly + " 15:04")
	}
	lines := []string{
		s.gameName(game.Name()) + " · " + day(first) + " - " + day(last),
		strings.TrimSpace("Quickcast " + s.needs.Version),
	}
	var played []tracker.Played
	if teller, ok := game.(tracker.Recaller); ok {
		played = teller.Recall(events)
	}
	called := s.bookNames()
	for i, sitter := range game.Seated(first) {
		line := s.needs.Words.T("told.seat", "Seat", i+1, "Name", sitter.Name)
		if name := s.personName(game, sitter.Who); name != "" && name != sitter.Name {
			line += " · " + name
		}
		if i < len(played) {
			if book := called(sitter.Who, played[i].Brought); book != "" {
				line += " · " + book
			}
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// bookNames tells what a book is called here that somebody brought to a table, "" for nothing
// that lay open.
func (s *Screen) bookNames() func(who string, brought map[string]int) string {
	var books []builder.Saved
	if s.needs.Books != nil {
		books, _ = s.needs.Books.Recent() // without them none has a name
	}
	return func(who string, brought map[string]int) string {
		book, ok := builder.Like(books, who, brought)
		if !ok && len(brought) > 0 {
			return s.needs.Words.T("told.unnamed")
		}
		return book.Book.Name
	}
}
