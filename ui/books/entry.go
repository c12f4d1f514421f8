package books

import (
	"fyne.io/fyne/v2"

	"quickcast/builder"
	"quickcast/catalog"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// mostCopies is where the stepper ends: more than any law allows, so that a
// book can be wrong and say why.
const mostCopies = 20

// entrySheet changes how many copies of a card the book has.
type entrySheet struct {
	s        *Screen
	card     *catalog.Card
	stepper  *widgets.Stepper
	allowed  *widgets.Label
	standing *widgets.Label
}

// showEntry opens the sheet of a card in the open book.
func (s *Screen) showEntry(id catalog.CardID) {
	line := s.line(id)
	if line.Card == nil {
		return
	}
	e := &entrySheet{s: s, card: line.Card}
	k, w := s.k, s.w
	e.stepper = widgets.NewStepper(k, w.T("booksscreen.copies"), line.Count, 0, max(mostCopies, line.Count), w.T("booksscreen.fewer"), w.T("booksscreen.moreCopies"), e.step)
	e.allowed = widgets.NewLabel(k, "", widgets.Style{Role: theme.Quiet})
	e.standing = widgets.NewLabel(k, "", widgets.Style{Role: theme.Quiet})
	e.update()
	body := []fyne.CanvasObject{
		widgets.NewParagraph(k, s.cardLine(line.Card), widgets.Style{Role: theme.Quiet}),
	}
	if s.review.Priced() {
		body = append(body, widgets.NewParagraph(k, w.N("booksscreen.each", line.Price.Points, "Why", builder.Why(line.Price)), widgets.Style{}))
	}
	if barred := s.barred(line); barred != "" {
		body = append(body, widgets.NewParagraph(k, barred, widgets.Style{Role: theme.Harm}))
	}
	if which := s.printings(line.Card); which != nil {
		body = append(body, which)
	}
	body = append(body,
		widgets.NewPanel(k, widgets.NewColumn(k, 4, e.stepper, e.allowed, e.standing)).Tint(theme.Background),
		widgets.NewEqual(k, 10,
			widgets.NewQuiet(k, w.T("booksscreen.takeAll"), e.takeAll),
			widgets.NewPrimary(k, w.T("booksscreen.openCard"), e.open)))
	s.ask(line.Card.NameIn(w.Lang()), widgets.NewColumn(k, 12, body...))
}

// barred says why the mage may not use the card at all.
func (s *Screen) barred(l builder.Line) string {
	for _, p := range l.Problems {
		if p.Limit == 0 {
			return capital(s.w.Say(builder.Explain(p)))
		}
	}
	return ""
}

func (e *entrySheet) step(count int) {
	book := e.s.draft.Book()
	have := book.Count(e.card.ID)
	if count > have {
		e.s.change(book.Add(e.card.ID, count-have))
	} else {
		e.s.change(book.Take(e.card.ID, have-count))
	}
	e.update()
}

// update says how the card and the book stand now.
func (e *entrySheet) update() {
	s := e.s
	line := s.line(e.card.ID)
	e.stepper.Set(line.Count)
	role := theme.Quiet
	if line.Count > line.Copies {
		role = theme.Harm
	}
	e.allowed.SetText(capital(s.w.N("booksscreen.atMost", line.Copies)))
	e.allowed.SetStyle(widgets.Style{Role: role})
	words, legal := s.standing(s.review, len(s.draft.Book().Kept))
	role = theme.Good
	if !legal {
		words, role = s.account(s.review, words), theme.Harm
	}
	e.standing.SetText(words)
	e.standing.SetStyle(widgets.Style{Role: role})
}

func (e *entrySheet) takeAll() {
	e.s.dismiss()
	e.s.change(e.s.draft.Book().Take(e.card.ID, builder.MaxCount))
	e.s.n.Notice(e.s.w.T("booksscreen.takenOut", "Card", e.card.NameIn(e.s.w.Lang())), e.s.w.T("booksscreen.undo"), e.s.undo)
}

func (e *entrySheet) open() {
	e.s.dismiss()
	e.s.n.OpenCard(e.card.ID)
}
