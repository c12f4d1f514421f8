package books

import (
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// comparison is two books beside each other: their curves over each other, and what one has more
// of, which the other takes over by a button.
type comparison struct {
	s      *Screen
	sides  [2]builder.Saved // the id of a rulebook's is empty: it stays as it is
	kind   int              // of the curves
	all    bool             // what both have is listed as well
	object *widgets.Panes
	body   *fyne.Container
}

// compareWith asks for another book, one's own or a rulebook's, and shows both beside each other.
func (s *Screen) compareWith(b builder.Saved) {
	s.shelf.load()
	var rows []fyne.CanvasObject
	add := func(other shelved) {
		face := s.bookFace(other)
		face.Trail = s.w.N("booksscreen.shared", builder.Common(b.Book, other.Book))
		rows = append(rows, s.row(face, func() { s.compare(b, other.Saved) }))
	}
	for _, other := range s.shelf.books {
		if other.ID != b.ID {
			add(other)
		}
	}
	rows = append(rows, widgets.NewSection(s.k, s.heading(s.w.T("booksscreen.fromRulebook")), ""))
	for _, r := range s.n.Catalog.Rulebooks() {
		mage, _ := s.n.Catalog.Mage(r.Mage)
		book := builder.FromRulebook(r, s.w.T("booksscreen.rulebookName", "Mage", s.class(mage), "Kind", s.w.T("booksscreen.kind."+r.Kind)))
		add(shelved{Saved: builder.Saved{Book: book}, review: builder.Look(book, s.n.Catalog)})
	}
	s.ask(s.w.T("booksscreen.compare"), widgets.NewColumn(s.k, 0, rows...))
}

// compare shows two books beside each other over the whole screen.
func (s *Screen) compare(one, other builder.Saved) {
	c := &comparison{s: s, sides: [2]builder.Saved{one, other}, body: widgets.NewColumn(s.k, 10)}
	scroll := widgets.NewScroll(widgets.NewInset(s.k, theme.Inset, 6, theme.Inset, 24, c.body))
	c.object = widgets.NewPanes(func() fyne.Size { return fyne.NewSize(300, 240) }, func(size fyne.Size) []widgets.Pane {
		return []widgets.Pane{{Object: scroll, W: size.Width, H: size.Height}}
	})
	c.show()
	s.compared = c
	s.frame.cover(c.object)
	s.k.Unfocus()
}

// both are the books that are compared; nil where none are.
func (c *comparison) both() *[2]builder.Saved {
	if c == nil {
		return nil
	}
	return &c.sides
}

// endCompare goes back to where the books were compared.
func (s *Screen) endCompare() {
	s.compared = nil
	s.frame.cover(nil)
	if s.draft == nil {
		s.shelf.load()
	}
}

// Widths of the two halves in dp.
const (
	halfLeast float32 = 320
	halfMost  float32 = 900
)

// show draws the comparison as it stands.
func (c *comparison) show() {
	s, k, w := c.s, c.s.k, c.s.w
	reviews := [2]builder.Review{builder.Look(c.sides[0].Book, s.n.Catalog), builder.Look(c.sides[1].Book, s.n.Catalog)}
	bars := widgets.NewFlatBars(k, nil)
	bars.Set(widgets.BarsFace{Bars: s.pairedBars(c.kind, reviews), Chosen: -1, Calm: theme.Mana, Tone: theme.Quiet}, s.curveNames()[c.kind])
	changes := builder.Changes(c.sides[0].Book, c.sides[1].Book)
	widgets.Refocus(k.Canvas, c.body, func() {
		c.body.Objects = []fyne.CanvasObject{
			widgets.NewLine(k, 2, 1, widgets.NewIconButton(k, widgets.Bare, "back", w.T("booksscreen.back"), s.endCompare), widgets.NewHeading(k, w.T("booksscreen.compareShort"))),
			widgets.NewSpread(k, halfLeast, halfMost, 8, c.head(0, reviews[0]), c.head(1, reviews[1])),
			widgets.NewSegmented(k, s.curveNames(), c.kind, func(i int) {
				c.kind = i
				c.show()
			}),
			bars,
			widgets.NewSpread(k, halfLeast, halfMost, 8, c.more(0, reviews, changes), c.more(1, reviews, changes)),
			widgets.NewSwitch(k, w.T("booksscreen.compareAll"), w.N("booksscreen.shared", builder.Common(c.sides[0].Book, c.sides[1].Book)), c.all, func(on bool) {
				c.all = on
				c.show()
			}),
		}
		if c.all {
			c.body.Add(s.twoColumns(c.common()...))
		}
	})
	c.body.Refresh()
	c.object.Refresh()
}

// head is what one of the books is, with the sign of its bars.
func (c *comparison) head(side int, r builder.Review) fyne.CanvasObject {
	s, k := c.s, c.s.k
	icon, role := mageIcon(r.Mage)
	words, legal := s.standing(r, len(c.sides[side].Book.Kept))
	face := widgets.PointsFace{Segments: segments(r), Spent: r.Points, Unknown: !r.Priced(), Limit: r.Limit, Left: s.w.N("books.cards", r.Cards), Right: words, Sound: legal}
	if r.Limit > 0 {
		face.Of = s.w.T("booksscreen.of", "Limit", r.Limit)
		if legal {
			face.Right = s.w.T("booksscreen.isLegal")
		}
	}
	points := widgets.NewPointsBar(k)
	points.Set(face)
	return widgets.NewPanel(k, widgets.NewColumn(k, 2,
		widgets.NewLine(k, 10, 1, widgets.NewGlyph(k, icon, role, 22), widgets.NewTitle(k, s.title(c.sides[side].Book))),
		widgets.NewParagraph(k, s.w.T([2]string{"booksscreen.plainBars", "booksscreen.hatchedBars"}[side]), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
		points))
}

// more lists what one of the books has more of than the other.
func (c *comparison) more(side int, reviews [2]builder.Review, changes []builder.Change) fyne.CanvasObject {
	s, k := c.s, c.s.k
	rows := []fyne.CanvasObject{}
	points := 0
	for _, change := range changes {
		here, there := change.Before, change.After
		if side == 1 {
			here, there = there, here
		}
		if card, ok := s.n.Catalog.Card(change.Card); ok && here > there {
			points += (here - there) * reviews[side].Price(card).Points
			rows = append(rows, c.row(side, card, here, there, reviews[1-side]))
		}
	}
	if len(rows) == 0 {
		rows = append(rows, widgets.NewParagraph(k, s.w.T("booksscreen.nothingMore"), widgets.Style{Role: theme.Quiet}))
	}
	head := widgets.NewSection(k, s.heading(s.w.T("booksscreen.moreIn", "Book", s.title(c.sides[side].Book))), s.w.N("booksscreen.sectionPoints", points))
	return widgets.NewColumn(k, 0, append([]fyne.CanvasObject{head}, rows...)...)
}

// row is a card one book has more of, with what the other would come to with a copy more.
func (c *comparison) row(side int, card *catalog.Card, here, there int, other builder.Review) fyne.CanvasObject {
	s := c.s
	face := widgets.ListFace{
		Stripes: stripes(card), Title: card.NameIn(s.w.Lang()), Line: s.cardLine(card),
		Trail: s.w.T("booksscreen.against", "Here", here, "There", there),
	}
	row := widgets.NewListRow(s.k, face, func() { s.n.OpenCard(card.ID) })
	to := c.sides[1-side]
	if to.ID == "" {
		return row
	}
	then := builder.Look(to.Book.Add(card.ID, 1), s.n.Catalog)
	if face.Line = s.w.T("booksscreen.then", "Points", s.points(then)); then.Left() < 0 && then.Limit > 0 || len(then.Problems) > len(other.Problems) {
		face.Mark, face.MarkRole = "warn", theme.Harm
		face.Line = join(face.Line, s.w.N("booksscreen.problems", len(then.Problems)))
	}
	row.Set(face)
	name := s.w.T("booksscreen.takeOver", "Card", card.NameIn(s.w.Lang()), "Book", s.title(to.Book))
	take := widgets.NewIconButton(s.k, widgets.Solid, [2]string{"next", "back"}[side], name, func() { c.take(1-side, card.ID) })
	if side == 1 {
		return widgets.NewLine(s.k, 4, 1, take.Key(""), row)
	}
	return widgets.NewLine(s.k, 4, 0, row, take)
}

// take puts a copy into one of the books; what was there before comes back by the notice.
func (c *comparison) take(side int, card catalog.CardID) {
	s, before := c.s, c.sides[side].Book
	set := func(book builder.Book) {
		s.put(c.sides[side], func(builder.Book) builder.Book { return book })
		c.sides[side].Book = book
		if s.compared == c {
			c.show()
		}
	}
	set(before.Add(card, 1))
	s.n.Notice(s.w.T("booksscreen.added", "Card", s.cardName(card), "Book", s.title(before)), s.w.T("booksscreen.undo"), func() { set(before) })
}

// common are the cards both books have.
func (c *comparison) common() (rows []fyne.CanvasObject) {
	for _, e := range c.sides[0].Book.Entries {
		if n := min(e.Count, c.sides[1].Book.Count(e.Card)); n > 0 {
			rows = append(rows, widgets.NewListRow(c.s.k, widgets.ListFace{Low: true, Count: n, Title: c.s.cardName(e.Card)}, nil))
		}
	}
	return rows
}

// pairedBars are the curves of two books over each other: of each value the bar of the first, that
// of the second hatched, and a gap.
func (s *Screen) pairedBars(kind int, reviews [2]builder.Review) (bars []widgets.Bar) {
	curves := [2][]widgets.Bar{s.bars(kind, reviews[0].Curve()), s.bars(kind, reviews[1].Curve())}
	for _, label := range mergedLabels(curves) {
		for side, curve := range curves {
			each := widgets.Bar{Loud: side == 1, Note: "0"}
			for _, b := range curve {
				if b.Label == label {
					each.Value, each.Note = b.Value, strconv.Itoa(int(b.Value))
				}
			}
			if side == 0 {
				each.Label, each.Span = label, 2
			}
			bars = append(bars, each)
		}
		bars = append(bars, widgets.Bar{})
	}
	return bars
}

// mergedLabels are those of two curves, each once: those of the second stand where they do there.
func mergedLabels(curves [2][]widgets.Bar) (labels []string) {
	at := map[string]int{}
	for _, curve := range curves {
		next := 0
		for _, b := range curve {
			if i, ok := at[b.Label]; ok {
				next = i + 1
				continue
			}
			labels = append(labels[:next:next], append([]string{b.Label}, labels[next:]...)...)
			clear(at)
			for i, label := range labels {
				at[label] = i
			}
			next++
		}
	}
	return labels
}
