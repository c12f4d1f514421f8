package books

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// mostCopies is where the stepper ends: more than any law allows, so that a
// book can be wrong and say why.
const mostCopies = 20

// cardView is all there is to know and do about a card in the open book: how many copies,
// what each costs and why, what is wrong with it, what is printed on it. It stands in a
// sheet, and beside the book where there is room.
type cardView struct {
	s        *Screen
	card     *catalog.Card
	object   *fyne.Container
	stepper  *widgets.Stepper
	allowed  *widgets.Label
	cast     *widgets.Label
	price    *widgets.Paragraph
	faults   *fyne.Container
	maybe    *fyne.Container
	out      *widgets.Button
	standing *widgets.Label
}

// showEntry opens the sheet of a card in the open book; where its place beside the book is
// in sight, the card is shown there.
func (s *Screen) showEntry(id catalog.CardID) {
	if s.frame.paned() {
		s.side.show(id)
		return
	}
	line := s.line(id)
	if line.Card == nil {
		return
	}
	v := newCardView(s, line.Card)
	s.ask(line.Card.NameIn(s.w.Lang()), v.object)
	s.peeked = v
}

func newCardView(s *Screen, card *catalog.Card) *cardView {
	v := &cardView{s: s, card: card}
	k, w := s.k, s.w
	line := s.line(card.ID)
	v.stepper = widgets.NewStepper(k, w.T("booksscreen.copies"), line.Count, 0, max(mostCopies, line.Count), w.T("booksscreen.fewer"), w.T("booksscreen.moreCopies"), v.step)
	v.allowed = widgets.NewLabel(k, "", widgets.Style{Role: theme.Quiet})
	v.cast = widgets.NewLabel(k, "", widgets.Style{Role: theme.Quiet})
	v.standing = widgets.NewLabel(k, "", widgets.Style{Role: theme.Quiet})
	v.price = widgets.NewParagraph(k, "", widgets.Style{})
	v.faults, v.maybe = widgets.NewColumn(k, 8), widgets.NewColumn(k, 0)
	v.out = widgets.NewQuiet(k, w.T("booksscreen.takeAll"), v.takeAll)
	kind := s.cardLine(card)
	if len(card.Subtypes) > 0 {
		kind += dot + s.subtypes(card)
	}
	body := []fyne.CanvasObject{
		widgets.NewParagraph(k, kind, widgets.Style{Role: theme.Quiet}),
		widgets.NewPanel(k, widgets.NewColumn(k, 4, v.stepper, v.allowed, v.cast, v.standing)).Tint(theme.Background),
		v.maybe, v.price, v.faults,
	}
	if which := s.printings(card); which != nil {
		body = append(body, which)
	}
	if button := s.houseButton(card); button != nil {
		body = append(body, button)
	}
	body = append(body, widgets.NewEqual(k, 10,
		v.out,
		widgets.NewPrimary(k, w.T("booksscreen.openCard"), v.open)))
	if s.n.Facts != nil {
		if facts := s.n.Facts(card.ID); facts != nil {
			body = append(body, facts)
		}
	}
	v.object = widgets.NewColumn(k, 12, body...)
	v.update()
	return v
}

func (v *cardView) step(count int) {
	book := v.s.draft.Book()
	have := book.Count(v.card.ID)
	if count > have {
		v.s.change(book.Add(v.card.ID, count-have))
	} else {
		v.s.change(book.Take(v.card.ID, have-count))
	}
	v.update()
}

// update says how the card and the book stand now.
func (v *cardView) update() {
	s := v.s
	line := s.line(v.card.ID)
	v.stepper.Set(line.Count)
	role := theme.Quiet
	if line.Count > line.Copies {
		role = theme.Harm
	}
	v.allowed.SetText(capital(s.w.N("booksscreen.atMost", line.Copies)) + s.stockLine(v.card))
	v.cast.SetText(s.castLine(v.card.ID))
	widgets.Show(v.cast, len(s.played) > 0)
	v.allowed.SetStyle(widgets.Style{Role: role})
	stands, legal := s.standing(s.review, len(s.draft.Book().Kept))
	role = theme.Good
	if !legal {
		stands, role = s.account(s.review, stands), theme.Harm
	}
	v.standing.SetText(stands)
	v.standing.SetStyle(widgets.Style{Role: role})
	if line.Count > 0 {
		v.out.Enable()
	} else {
		v.out.Disable()
	}
	v.price.SetText("")
	if s.review.Priced() {
		v.price.SetText(s.w.N("booksscreen.each", line.Price.Points, "Why", builder.Why(line.Price)))
	}
	widgets.Show(v.price, s.review.Priced())
	v.faults.Objects = nil
	for _, p := range line.Problems {
		v.faults.Add(s.problem(p))
	}
	if bar := s.review.Bar(v.card); bar != nil && line.Count == 0 {
		v.faults.Add(s.problem(*bar))
	}
	widgets.Show(v.faults, len(v.faults.Objects) > 0)
	v.maybe.Objects = []fyne.CanvasObject{s.consider(v)}
	v.object.Refresh()
}

// stockLine says how many copies of a card are owned and free, for somebody who keeps a
// collection.
func (s *Screen) stockLine(card *catalog.Card) string {
	if s.owned.Empty() {
		return ""
	}
	owned := s.owned.Owned(card)
	return dot + s.w.T("booksscreen.ownedFree", "Owned", owned, "Free", max(0, owned-s.wanted[card.ID]))
}

func (s *Screen) subtypes(card *catalog.Card) string {
	names := make([]string, len(card.Subtypes))
	for i, subtype := range card.Subtypes {
		names[i] = s.w.Term(words.SubtypeTerm, subtype)
	}
	return strings.Join(names, ", ")
}

func (v *cardView) takeAll() {
	v.s.dismiss()
	v.s.takeOut(v.card.ID)
}

// takeOut takes all copies of a card out of the open book.
func (s *Screen) takeOut(id catalog.CardID) {
	if s.draft == nil || s.review.Count(id) == 0 {
		return
	}
	s.change(s.draft.Book().Take(id, builder.MaxCount))
	s.n.Notice(s.w.T("booksscreen.takenOut", "Card", s.cardName(id)), s.w.T("booksscreen.undo"), s.undo)
}

func (v *cardView) open() {
	v.s.dismiss()
	v.s.n.OpenCard(v.card.ID)
}

// sidePane shows the card under the pointer or the cursor, beside the book.
type sidePane struct {
	s       *Screen
	object  *fyne.Container
	name    *widgets.Label
	column  *fyne.Container
	scroll  *fyne.Container
	shown   *cardView
	waiting func() // calls off the card that was pointed at last
	pointed catalog.CardID
}

func newSidePane(s *Screen) *sidePane {
	p := &sidePane{s: s}
	p.name = widgets.NewTitle(s.k, "")
	p.column = widgets.NewColumn(s.k, 8, p.name, widgets.NewParagraph(s.k, s.w.T("booksscreen.pointAt"), widgets.Style{Role: theme.Quiet}))
	p.scroll = widgets.NewScroll(widgets.NewInset(s.k, 18, 16, 18, 24, p.column))
	p.object = p.scroll
	return p
}

// restBefore is how long the pointer rests on a row before its card is shown, so that a way
// across the book leaves the card as it is.
const restBefore = 180 * time.Millisecond

// point shows a card once the pointer has rested on it.
func (p *sidePane) point(id catalog.CardID) {
	p.pointed = id
	if p.waiting != nil {
		p.waiting()
		p.waiting = nil
	}
	if p.s.frame.paned() && (p.shown == nil || p.shown.card.ID != id) {
		p.waiting = p.s.k.After(restBefore, func() { p.show(id) })
	}
}

// show shows a card at once.
func (p *sidePane) show(id catalog.CardID) {
	line := p.s.line(id)
	if line.Card == nil || p.s.draft == nil {
		return
	}
	if p.shown != nil && p.shown.card == line.Card {
		p.shown.update()
		return
	}
	p.shown = newCardView(p.s, line.Card)
	p.name.SetText(line.Card.NameIn(p.s.w.Lang()))
	p.column.Objects = []fyne.CanvasObject{p.name, p.shown.object}
	p.column.Refresh()
	p.scroll.Objects[0].(*widgets.Scroll).ScrollToTop()
	p.scroll.Refresh()
}

// update follows a change of the book.
func (p *sidePane) update() {
	if !p.s.frame.paned() {
		return
	}
	if p.shown == nil {
		switch {
		case len(p.s.review.Lines) > 0:
			p.show(p.s.review.Lines[0].Card.ID)
		case len(p.s.finder.hits) > 0:
			p.show(p.s.finder.hits[0].Card.ID)
		}
		return
	}
	p.shown.update()
}
