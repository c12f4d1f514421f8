package books

import (
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// rememberEvery is how long one works on a book until its state is kept in between.
const rememberEvery = 5 * time.Minute

// remember keeps the open book as it is among its earlier states.
func (s *Screen) remember() {
	if s.draft == nil {
		return
	}
	s.remembered = s.n.Now()
	if err := s.n.Shelf.Remember(s.draft.ID(), s.draft.Book(), s.remembered); err != nil {
		s.complain(err)
	}
}

// versions lists what a book was before, the newest first, each with what was changed
// after the one before it.
func (s *Screen) versions() {
	s.remember()
	past, err := s.n.Shelf.Past(s.draft.ID())
	if err != nil {
		s.complain(err)
	}
	rows := []fyne.CanvasObject{widgets.NewParagraph(s.k, s.w.T("booksscreen.versionsHint"), widgets.Style{Role: theme.Quiet})}
	for i, state := range past {
		review := builder.Look(state.Book, s.n.Catalog)
		line := s.points(review)
		if i+1 < len(past) {
			line = join(line, s.changed(builder.Changes(past[i+1].Book, state.Book), 3))
		} else {
			line = join(line, s.w.N("books.cards", review.Cards))
		}
		face := widgets.ListFace{Icon: "history", Title: s.when(state.At), Line: line, Onward: i > 0}
		if i == 0 {
			face.Title += dot + s.w.T("booksscreen.now")
			rows = append(rows, widgets.NewListRow(s.k, face, nil))
			continue
		}
		rows = append(rows, widgets.NewListRow(s.k, face, func() { s.version(state) }))
	}
	s.ask(s.w.T("booksscreen.versions"), widgets.NewColumn(s.k, 4, rows...))
}

// version shows what has changed since a state of the open book, and leads back to it.
func (s *Screen) version(state builder.State) {
	rows := s.changeRows(builder.Changes(state.Book, s.draft.Book()), "booksscreen.wasNow")
	if before, now := s.mageOf(state.Book), s.mageOf(s.draft.Book()); before != now {
		rows = append([]fyne.CanvasObject{widgets.NewParagraph(s.k, s.w.T("booksscreen.mageWas", "Before", before, "After", now), widgets.Style{})}, rows...)
	}
	rows = append(rows, widgets.NewEqual(s.k, 10,
		widgets.NewQuiet(s.k, s.w.T("booksscreen.asNewBook"), func() {
			s.dismiss()
			s.shelf.load()
			s.create(state.Book.WithName(s.freeName(s.title(state.Book))))
		}),
		widgets.NewPrimary(s.k, s.w.T("booksscreen.backToThis"), func() {
			s.dismiss()
			s.change(state.Book)
			s.n.Notice(s.w.T("booksscreen.wentBack", "When", s.when(state.At)), s.w.T("booksscreen.undo"), s.undo)
		})))
	s.ask(s.when(state.At), widgets.NewColumn(s.k, 6, rows...))
}

func (s *Screen) mageOf(b builder.Book) string { return s.mageName(builder.Look(b, s.n.Catalog).Mage) }

// changeRows is a row for each card that differs, with its numbers in the words of id.
func (s *Screen) changeRows(changes []builder.Change, id string) []fyne.CanvasObject {
	if len(changes) == 0 {
		return []fyne.CanvasObject{widgets.NewParagraph(s.k, s.w.T("booksscreen.sameCards"), widgets.Style{Role: theme.Quiet})}
	}
	rows := make([]fyne.CanvasObject, 0, len(changes))
	for _, c := range changes {
		face := widgets.ListFace{Icon: "plus", IconRole: theme.Good, Title: s.cardName(c.Card), Trail: s.w.T(id, "Before", c.Before, "After", c.After)}
		if c.By() < 0 {
			face.Icon, face.IconRole = "minus", theme.Harm
		}
		rows = append(rows, widgets.NewListRow(s.k, face, nil))
	}
	return rows
}

// changed says changes in a line, the first few of them: "+2 Fireball, −1 Dispel".
func (s *Screen) changed(changes []builder.Change, most int) string {
	var said []string
	for i, c := range changes {
		if i == most {
			said = append(said, s.w.N("booksscreen.andMore", len(changes)-most))
			break
		}
		sign := "+"
		if c.By() < 0 {
			sign = "−"
		}
		said = append(said, sign+strconv.Itoa(max(c.By(), -c.By()))+" "+s.cardName(c.Card))
	}
	return strings.Join(said, ", ")
}

// when says a time shortly: the hour today, else the day.
func (s *Screen) when(at time.Time) string {
	now := s.n.Now()
	at = at.In(now.Location())
	if at.Format(time.DateOnly) == now.Format(time.DateOnly) {
		return s.w.T("booksscreen.today", "Time", at.Format("15:04"))
	}
	return at.Format(s.w.T("booksscreen.dateForm"))
}

// join sets facts on one line, empty ones left out.
func join(facts ...string) string {
	var all []string
	for _, fact := range facts {
		if fact != "" {
			all = append(all, fact)
		}
	}
	return strings.Join(all, dot)
}
