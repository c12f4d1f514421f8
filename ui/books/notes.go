package books

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/widgets"
)

// noteLines is how many lines of notes are in sight while they are written.
const noteLines = 7

// writeNotes asks for the notes and the tags of a book.
func (s *Screen) writeNotes(b builder.Saved) {
	k, w := s.k, s.w
	text := widget.NewMultiLineEntry()
	text.Wrapping = fyne.TextWrapWord
	text.SetMinRowsVisible(noteLines)
	text.SetPlaceHolder(w.T("booksscreen.notesHint"))
	text.SetText(b.Book.Notes)
	tags := widgets.NewField(k, "", w.T("booksscreen.tagsHint"), w.T("booksscreen.clear"), nil)
	tags.SetText(strings.Join(b.Book.Tags, ", "))
	rows := []fyne.CanvasObject{text, tags}
	if known := s.otherTags(b.Book); len(known) > 0 {
		chips := make([]fyne.CanvasObject, len(known))
		for i, tag := range known {
			chips[i] = widgets.NewChip(k, widgets.ChipFace{Label: tag, Icon: "plus", Hollow: true}, func() {
				tags.SetText(strings.Join(builder.Book{}.WithTags(append(strings.Split(tags.Text(), ","), tag)).Tags, ", "))
			})
		}
		rows = append(rows, widgets.NewWrap(k, 8, 0, chips...))
	}
	done := func() {
		s.dismiss()
		s.put(b, func(book builder.Book) builder.Book {
			return book.WithNotes(strings.TrimRight(text.Text, " \n")).WithTags(strings.Split(tags.Text(), ","))
		})
	}
	tags.OnSubmit(func(string) { done() })
	s.ask(w.T("booksscreen.notes"), widgets.NewColumn(k, 12, append(rows, widgets.NewPrimary(k, w.T("booksscreen.done"), done))...))
}

// otherTags are the words other books have and this one has not, by the alphabet.
func (s *Screen) otherTags(b builder.Book) []string {
	return slices.DeleteFunc(s.shelf.tags(), func(tag string) bool { return slices.Contains(b.Tags, tag) })
}

// tags are the words all books of the shelf are found by.
func (p *shelfPage) tags() []string {
	var all []string
	for _, b := range p.books {
		all = append(all, b.Book.Tags...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// put changes a book, where it is open through the draft, so that it can be undone.
func (s *Screen) put(b builder.Saved, how func(builder.Book) builder.Book) {
	if s.draft != nil && s.draft.ID() == b.ID {
		s.change(how(s.draft.Book()))
		return
	}
	if err := s.n.Shelf.Save(b.ID, how(b.Book)); err != nil {
		s.complain(err)
	}
	s.shelf.load()
}

// noteRows are the notes and tags of the open book, to be read and changed by a tap.
func (s *Screen) noteRows() []fyne.CanvasObject {
	book := s.draft.Book()
	if book.Notes == "" && len(book.Tags) == 0 {
		return nil
	}
	edit := func() { s.writeNotes(s.saved()) }
	rows := []fyne.CanvasObject{widgets.NewLine(s.k, 8, 0,
		widgets.NewSection(s.k, s.heading(s.w.T("booksscreen.notes")), ""),
		widgets.NewIconButton(s.k, widgets.Bare, "edit", s.w.T("booksscreen.editNotes"), edit))}
	if book.Notes != "" {
		rows = append(rows, widgets.NewParagraph(s.k, book.Notes, widgets.Style{}))
	}
	if len(book.Tags) > 0 {
		chips := make([]fyne.CanvasObject, len(book.Tags))
		for i, tag := range book.Tags {
			chips[i] = widgets.NewChip(s.k, widgets.ChipFace{Label: tag, Hollow: true}, edit)
		}
		rows = append(rows, widgets.NewWrap(s.k, 8, 0, chips...))
	}
	return []fyne.CanvasObject{widgets.NewColumn(s.k, 4, rows...)}
}

// maybeRows are the cards that are thought of: a plus puts one copy into the book, a minus
// forgets it.
func (s *Screen) maybeRows() []fyne.CanvasObject {
	book := s.draft.Book()
	var rows []fyne.CanvasObject
	points := 0
	for _, e := range book.Maybe {
		card, ok := s.n.Catalog.Card(e.Card)
		if !ok {
			continue
		}
		each := s.review.Price(card)
		points += e.Count * each.Points
		row := widgets.NewListRow(s.k, widgets.ListFace{Low: true}, func() { s.showEntry(e.Card) }).WithSteps(
			s.w.T("booksscreen.forget", "Card", card.NameIn(s.w.Lang())), s.w.T("booksscreen.takeUp", "Card", card.NameIn(s.w.Lang())),
			func() { s.change(s.draft.Book().Consider(e.Card, -1)) },
			func() { s.change(s.draft.Book().Consider(e.Card, -1).Add(e.Card, 1)) })
		row.Set(widgets.ListFace{
			Count: e.Count, Title: card.NameIn(s.w.Lang()), Trail: s.barWords(card), Price: price(s.review, e.Count*each.Points), Dot: schoolDot(card), Full: s.full(card), Low: true,
		})
		row.OnMenu(func() { s.showEntry(e.Card) })
		row.OnPoint(func() { s.side.point(e.Card) })
		rows = append(rows, row)
	}
	if len(rows) == 0 {
		return nil
	}
	spent := ""
	if s.review.Priced() {
		spent = s.w.N("booksscreen.sectionPoints", points)
	}
	part := s.twoColumns(rows...)
	return []fyne.CanvasObject{widgets.NewSection(s.k, s.heading(s.w.T("booksscreen.maybe")), spent), part}
}

// barWords say why the mage may not use a card; nothing where he may.
func (s *Screen) barWords(card *catalog.Card) string {
	if bar := s.review.Bar(card); bar != nil {
		return s.breach(*bar)
	}
	return ""
}

// consider puts a card on the list of those that are thought of.
func (s *Screen) consider(v *cardView) fyne.CanvasObject {
	k, w := s.k, s.w
	n := s.draft.Book().Considered(v.card.ID)
	chips := []fyne.CanvasObject{widgets.NewChip(k, widgets.ChipFace{Label: w.T("booksscreen.maybe"), Icon: "star-open", Count: n, Selected: n > 0},
		func() { s.change(s.draft.Book().Consider(v.card.ID, 1)) })}
	if s.review.Count(v.card.ID) > 0 {
		chips = append(chips, widgets.NewChip(k, widgets.ChipFace{Label: w.T("booksscreen.setAside"), Icon: "down", Hollow: true},
			func() { s.change(s.draft.Book().SetAside(v.card.ID)) }))
	}
	if n > 0 {
		chips = append(chips, widgets.NewChip(k, widgets.ChipFace{Label: w.T("booksscreen.takeAllUp"), Icon: "up", Hollow: true},
			func() { s.change(s.draft.Book().TakeUp(v.card.ID)) }))
	}
	return widgets.NewWrap(k, 8, 0, chips...)
}
