package books

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// sections lists the cards of a book by type. Rows stay when the book changes,
// so that a tap changes one row and not sixty.
type sections struct {
	s      *Screen
	object *fyne.Container
	rows   map[catalog.CardID]*widgets.ListRow
	parts  map[catalog.Type]*section
	empty  fyne.CanvasObject
	listed []catalog.CardID // in their order
}

// twoColumns lays rows out in one column, or in two where there is room.
func (s *Screen) twoColumns(rows ...fyne.CanvasObject) *fyne.Container {
	return widgets.NewColumns(s.k, 600, 28, rows...)
}

// section is one type's heading and rows.
type section struct {
	head *widgets.Section
	grid *fyne.Container
	ids  []catalog.CardID
}

func newSections(s *Screen) *sections {
	l := &sections{s: s, rows: map[catalog.CardID]*widgets.ListRow{}, parts: map[catalog.Type]*section{}}
	l.object = widgets.NewColumn(s.k, 2)
	for _, t := range catalog.BookOrder() {
		l.parts[t] = &section{head: widgets.NewSection(s.k, s.heading(s.many(t)), ""), grid: s.twoColumns()}
		l.object.Add(l.parts[t].head)
		l.object.Add(l.parts[t].grid)
	}
	l.empty = widgets.NewInset(s.k, 0, 24, 0, 0, widgets.NewEmptyState(s.k, "books",
		s.w.T("booksscreen.bookEmptyTitle"), s.w.T("booksscreen.bookEmptyHint"), nil))
	l.object.Add(l.empty)
	return l
}

// update shows the open book.
func (l *sections) update() {
	byType := map[catalog.Type][]builder.Line{}
	for _, line := range l.s.review.Lines {
		byType[line.Card.Type] = append(byType[line.Card.Type], line)
	}
	for t, part := range l.parts {
		l.fill(part, byType[t])
	}
	widgets.Show(l.empty, len(l.s.review.Lines) == 0)
	l.follow()
}

// focused is where the row that has the focus stands among all; -1 for none.
func (l *sections) focused(all []catalog.CardID) int {
	return slices.IndexFunc(all, func(id catalog.CardID) bool { return l.rows[id].HasFocus() })
}

// follow keeps the focus in the book when the row that has it goes: the next one has it then.
func (l *sections) follow() {
	was, now := l.listed, l.order()
	l.listed = now
	if at := l.focused(was); at >= 0 && !slices.Contains(now, was[at]) {
		for _, id := range append(slices.Clone(was[at:]), was[:at]...) {
			if slices.Contains(now, id) {
				l.s.k.Focus(l.rows[id])
				return
			}
		}
		l.s.finder.focus()
	}
}

// focus gives the focus to the row of a card, or else to the first.
func (l *sections) focus(id catalog.CardID) {
	all := l.order()
	if len(all) == 0 {
		return
	}
	l.s.k.Focus(l.rows[all[max(0, slices.Index(all, id))]])
}

func (l *sections) fill(part *section, lines []builder.Line) {
	widgets.Show(part.head, len(lines) > 0)
	widgets.Show(part.grid, len(lines) > 0)
	lang := l.s.w.Lang()
	slices.SortFunc(lines, func(a, b builder.Line) int {
		return cmp.Compare(a.Card.NameIn(lang), b.Card.NameIn(lang))
	})
	points, ids := 0, make([]catalog.CardID, len(lines))
	for i, line := range lines {
		points += line.Points
		ids[i] = line.Card.ID
		l.row(line.Card.ID).Set(l.face(line))
	}
	spent := ""
	if l.s.review.Priced() {
		spent = l.s.w.N("booksscreen.sectionPoints", points)
	}
	part.head.Set(l.s.heading(l.s.many(typeOf(lines))), spent)
	if slices.Equal(ids, part.ids) && len(ids) > 0 {
		widgets.ArrangeAnew(part.grid) // a note may have moved below its name
		return
	}
	part.ids = ids
	rows := make([]fyne.CanvasObject, len(ids))
	for i, id := range ids {
		rows[i] = l.row(id)
	}
	part.grid.Objects = rows
	part.grid.Refresh()
}

// order is the cards of the book as its page lists them.
func (l *sections) order() []catalog.CardID {
	var ids []catalog.CardID
	for _, t := range catalog.BookOrder() {
		if part := l.parts[t]; part.head.Visible() {
			ids = append(ids, part.ids...)
		}
	}
	return ids
}

func typeOf(lines []builder.Line) catalog.Type {
	if len(lines) == 0 {
		return catalog.Creature
	}
	return lines[0].Card.Type
}

func (l *sections) row(id catalog.CardID) *widgets.ListRow {
	row, ok := l.rows[id]
	if !ok {
		s := l.s
		row = widgets.NewListRow(s.k, widgets.ListFace{Low: true}, func() { s.tapped(id) }).WithSteps(
			s.w.T("booksscreen.lessOf", "Card", s.cardName(id)), s.w.T("booksscreen.moreOf", "Card", s.cardName(id)),
			func() { s.less(id) }, func() { s.add(id) })
		row.OnMenu(func() { s.showEntry(id) })
		row.OnPoint(func() { s.side.point(id) })
		row.OnOut(func() { s.takeOut(id) })
		l.rows[id] = row
	}
	return row
}

func (l *sections) face(line builder.Line) widgets.ListFace {
	face := widgets.ListFace{
		Count: line.Count, Title: line.Card.NameIn(l.s.w.Lang()), Trail: l.s.note(line),
		Price: price(l.s.review, line.Points), Problem: len(line.Problems) > 0, Dot: schoolDot(line.Card),
		Full: line.Count >= line.Copies, Chosen: l.s.picked(line.Card.ID), Low: true,
	}
	if face.Problem {
		face.Mark, face.MarkRole = "warn", theme.Harm
	}
	return face
}

func schoolDot(card *catalog.Card) theme.Role {
	if school := firstOf(card); school != "" {
		return theme.School(string(school))
	}
	return ""
}

// line is the line of a card in the open book; without one its count is 0.
func (s *Screen) line(id catalog.CardID) builder.Line {
	for _, l := range s.review.Lines {
		if l.Card.ID == id {
			return l
		}
	}
	card, ok := s.n.Catalog.Card(id)
	if !ok {
		return builder.Line{Line: &training.Line{}}
	}
	return builder.Line{Card: card, Line: &training.Line{Copies: training.Copies(s.review.Game, card.Spell()), Price: s.review.Price(card)}}
}

// faulty says whether something is wrong with a card of the open book.
func (s *Screen) faulty(id catalog.CardID) bool { return len(s.line(id).Problems) > 0 }
