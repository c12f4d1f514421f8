package books

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// advice says how the open book gets legal again, what the rulebook advises and it lacks,
// and how its mana goes.
func (s *Screen) advice() {
	k, w, r := s.k, s.w, s.review
	var rows []fyne.CanvasObject
	head := func(id string) {
		rows = append(rows, widgets.NewSection(k, s.heading(w.T(id)), ""))
	}
	must, ways := r.Mend()
	if len(must)+len(ways) > 0 {
		head("booksscreen.mend")
	}
	if len(must) > 0 {
		rows = append(rows, s.way("booksscreen.mustGo", must))
	}
	for _, way := range ways {
		rows = append(rows, s.way("booksscreen.takeOut", append(append([]builder.Step(nil), must...), way...)))
	}
	head("booksscreen.parts")
	rows = append(rows, widgets.NewParagraph(k, w.T("booksscreen.partsHint"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	var chips []fyne.CanvasObject
	for _, p := range r.Parts() {
		face := widgets.ChipFace{Label: w.T("booksscreen.part." + p.Name), Icon: "check", Tone: theme.Good, Count: p.Cards}
		if p.Cards == 0 {
			face.Icon, face.Tone, face.Hollow = "search", "", true
		}
		chips = append(chips, widgets.NewChip(k, face, func() {
			s.dismiss()
			s.finder.field.SetText(p.Query)
			s.find()
		}))
	}
	rows = append(rows, widgets.NewWrap(k, 8, 0, chips...))
	if against := r.Frictions(); len(against) > 0 {
		head("booksscreen.frictions")
		for _, f := range against {
			rows = append(rows, s.friction(f))
		}
	}
	if reaches, ok := r.Reaches(3); ok && r.Cards > 0 {
		head("booksscreen.opening")
		pairs := make([]widgets.Pair, len(reaches))
		for i, reach := range reaches {
			pairs[i] = widgets.Pair{
				Word:  w.T("booksscreen.round", "Round", i+1),
				Means: w.T("booksscreen.reach", "Mana", reach.Mana, "Cards", reach.Cards, "All", r.Cards),
			}
		}
		_, average, _ := r.Opening()
		rows = append(rows, widgets.NewPairs(k, pairs), widgets.NewParagraph(k, w.N("booksscreen.sustained", r.Sustained(),
			"Average", fmt.Sprintf("%.1f", average), "Channeling", r.Mage.Channeling), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
		if s.n.Chance != nil {
			rows = append(rows, widgets.NewQuiet(k, w.T("booksscreen.tryOpening"), s.tryOpening))
		}
	}
	if cast := s.castRows(); len(cast) > 0 {
		head("booksscreen.atTables")
		rows = append(rows, cast...)
	}
	s.ask(w.T("booksscreen.advice"), widgets.NewColumn(k, 8, rows...))
}

// friction says which cards are in each other's way, and why.
func (s *Screen) friction(f builder.Friction) fyne.CanvasObject {
	what := f.What
	switch f.Kind {
	case builder.FrictionSlot:
		what = s.w.Term(words.SlotTerm, what)
	case builder.FrictionTarget:
		what = s.w.Term(words.SubtypeTerm, capital(what))
	case builder.FrictionMage:
		what = s.w.Term(words.ClassTerm, capital(what))
	}
	return widgets.NewColumn(s.k, 0,
		widgets.NewParagraph(s.k, s.w.N("booksscreen.friction."+f.Kind, f.Copies, "What", what), widgets.Style{}),
		widgets.NewParagraph(s.k, s.names(f.Cards), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
}

// names are those of cards, in a line.
func (s *Screen) names(cards []*catalog.Card) string {
	all := make([]string, len(cards))
	for i, card := range cards {
		all[i] = card.NameIn(s.w.Lang())
	}
	return strings.Join(all, ", ")
}

// way is one way back to legal; a tap goes it.
func (s *Screen) way(id string, steps []builder.Step) fyne.CanvasObject {
	var said []string
	points := 0
	for _, step := range steps {
		said = append(said, fmt.Sprintf("%d %s", step.Count, step.Card.NameIn(s.w.Lang())))
		points += step.Points
	}
	return s.row(widgets.ListFace{Icon: "minus", Title: s.w.T(id, "Cards", strings.Join(said, ", ")), Line: s.w.N("booksscreen.saves", points)}, func() {
		book := s.draft.Book()
		for _, step := range steps {
			book = book.Take(step.Card.ID, step.Count)
		}
		s.change(book)
		s.n.Notice(s.w.T("booksscreen.mended"), s.w.T("booksscreen.undo"), s.undo)
	})
}

// saveAll writes all books of the shelf into one file.
func (s *Screen) saveAll() {
	books, err := s.n.Shelf.Books()
	if err != nil {
		s.complain(err) // what can be read goes out all the same
	}
	data, err := builder.EncodeAll(books)
	if err != nil {
		s.complain(err)
		return
	}
	s.n.Share("quickcast-spellbooks.json", "application/json", data)
}

// takeAll puts the books of an archive on the shelf, beside those that are there. A book
// that is there already, the same in all, is not taken twice.
func (s *Screen) takeAll(books []builder.Book, faults []error) {
	s.shelf.load()
	taken := 0
	for _, b := range books {
		if s.onShelf(b) {
			continue
		}
		b.Name = s.freeName(s.title(b))
		if _, err := s.n.Shelf.New(b); err != nil {
			faults = append(faults, err)
			continue
		}
		taken++
		s.shelf.load()
	}
	for _, err := range faults {
		s.complain(err)
	}
	s.n.Notice(s.w.N("booksscreen.booksTaken", taken), "", nil)
}

// onShelf says whether the shelf has just this book.
func (s *Screen) onShelf(b builder.Book) bool {
	for _, other := range s.shelf.books {
		if other.Book.Same(b) {
			return true
		}
	}
	return false
}
