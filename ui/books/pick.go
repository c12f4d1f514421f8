package books

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// picking is which cards of the open book are picked, to do one thing to all of them.
type picking struct {
	on   bool
	ids  []catalog.CardID // in the order in which they were picked
	last catalog.CardID   // where a range begins
}

// tapped answers a tap on a card of the book: it is shown, or picked where that is going
// on. With Ctrl or Shift held picking begins; Shift takes all rows from the last one on.
func (s *Screen) tapped(id catalog.CardID) {
	held := modifiers()
	if !s.picks.on && held&(fyne.KeyModifierShortcutDefault|fyne.KeyModifierShift) == 0 {
		s.showEntry(id)
		return
	}
	s.picks.on = true
	if held&fyne.KeyModifierShift != 0 && s.picks.last != "" {
		s.pickRange(s.picks.last, id)
	} else if at := slices.Index(s.picks.ids, id); at >= 0 {
		s.picks.ids = slices.Delete(s.picks.ids, at, at+1)
	} else {
		s.picks.ids = append(s.picks.ids, id)
	}
	s.picks.last = id
	s.book.update()
}

// modifiers are the keys held beside a tap; none on a phone.
func modifiers() fyne.KeyModifier {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()
	}
	return 0
}

// pickRange picks all rows of the book between two cards.
func (s *Screen) pickRange(from, to catalog.CardID) {
	rows := s.book.sections.order()
	a, b := slices.Index(rows, from), slices.Index(rows, to)
	if a < 0 || b < 0 {
		return
	}
	for _, id := range rows[min(a, b) : max(a, b)+1] {
		if !slices.Contains(s.picks.ids, id) {
			s.picks.ids = append(s.picks.ids, id)
		}
	}
}

// pick begins to pick cards, or ends it.
func (s *Screen) pick(on bool) {
	s.picks = picking{on: on}
	if s.draft != nil {
		s.book.update()
	}
}

// picked says whether a card is one of those that are picked.
func (s *Screen) picked(id catalog.CardID) bool {
	return s.picks.on && slices.Contains(s.picks.ids, id)
}

// toAll does the same to every card that is picked, as one change.
func (s *Screen) toAll(how func(builder.Book, catalog.CardID) builder.Book) {
	book := s.draft.Book()
	for _, id := range s.picks.ids {
		book = how(book, id)
	}
	s.change(book)
}

// pickRows say how many cards are picked and what can be done to all of them.
func (s *Screen) pickRows() []fyne.CanvasObject {
	if !s.picks.on {
		return nil
	}
	k, w := s.k, s.w
	s.picks.ids = slices.DeleteFunc(s.picks.ids, func(id catalog.CardID) bool { return s.review.Count(id) == 0 })
	copies, points := 0, 0
	for _, id := range s.picks.ids {
		line := s.line(id)
		copies, points = copies+line.Count, points+line.Points
	}
	said := w.N("books.cards", copies)
	if s.review.Priced() {
		said = join(said, w.N("booksscreen.sectionPoints", points))
	}
	act := func(id, icon string, do func()) fyne.CanvasObject {
		return widgets.NewChip(k, widgets.ChipFace{Label: w.T(id), Icon: icon, Hollow: true}, do)
	}
	chips := []fyne.CanvasObject{
		act("booksscreen.pickAll", "check", func() {
			s.picks.ids = s.book.sections.order()
			s.book.update()
		}),
		act("booksscreen.pickDone", "close", func() { s.pick(false) }),
	}
	if len(s.picks.ids) > 0 {
		chips = append([]fyne.CanvasObject{
			act("booksscreen.oneLess", "minus", func() {
				s.toAll(func(b builder.Book, id catalog.CardID) builder.Book { return b.Take(id, 1) })
			}),
			act("booksscreen.oneMore", "plus", func() {
				s.toAll(func(b builder.Book, id catalog.CardID) builder.Book { return b.Add(id, 1) })
			}),
			act("booksscreen.setAside", "down", func() { s.toAll(builder.Book.SetAside) }),
			act("booksscreen.takeAll", "delete", func() {
				s.toAll(func(b builder.Book, id catalog.CardID) builder.Book { return b.Take(id, builder.MaxCount) })
			}),
			act("booksscreen.copyTo", "books", s.copyPicked),
			act("booksscreen.copyList", "copy", s.copyPickedList),
		}, chips...)
	} else {
		said = w.T("booksscreen.pickHint")
	}
	return []fyne.CanvasObject{widgets.NewPanel(k, widgets.NewColumn(k, 4,
		widgets.NewParagraph(k, said, widgets.Style{Role: theme.Accent}), widgets.NewWrap(k, 8, 0, chips...))).Tint(theme.Raised)}
}

// copyPicked puts copies of the cards that are picked into another book.
func (s *Screen) copyPicked() {
	ids, from := slices.Clone(s.picks.ids), s.draft.Book()
	s.chooseBook(func(id string) {
		s.pick(false)
		s.Open(id)
		book := s.draft.Book()
		for _, card := range ids {
			book = book.Add(card, from.Count(card))
		}
		s.change(book)
		s.n.Notice(s.w.N("booksscreen.copiedTo", len(ids), "Book", s.title(book)), s.w.T("booksscreen.undo"), s.undo)
	})
}

// copyPickedList copies the cards that are picked as text.
func (s *Screen) copyPickedList() {
	lines := make([]string, len(s.picks.ids))
	for i, id := range s.picks.ids {
		lines[i] = strconv.Itoa(s.review.Count(id)) + "x " + s.cardName(id)
	}
	s.n.Copy(strings.Join(lines, "\n") + "\n")
}
