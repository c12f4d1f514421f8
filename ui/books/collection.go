package books

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// having is which cards of the collection are listed.
type having string

// The ways to look at a collection.
const (
	havingAll   having = ""
	havingShort having = "short"
	havingUsed  having = "used"
	havingFree  having = "free"
	havingNone  having = "none"
)

// collectionPage shows what a person owns: boxes, single cards, and how they are
// shared out among the books.
type collectionPage struct {
	s      *Screen
	object *fyne.Container
	sum    *widgets.Label
	boxes  *fyne.Container
	chips  *fyne.Container
	field  *widgets.Field
	list   *widgets.List

	which  having
	query  string
	stocks map[catalog.CardID]builder.Stock
	saved  []builder.Saved
	rows   []builder.Stock
}

func newCollectionPage(s *Screen) *collectionPage {
	p := &collectionPage{s: s}
	k, w := s.k, s.w
	back := widgets.NewIconButton(k, widgets.Bare, "back", w.T("booksscreen.back"), func() { s.Back() })
	more := widgets.NewIconButton(k, widgets.Bare, "more", w.T("booksscreen.collectionMore"), p.menu)
	p.sum = widgets.NewQuietLine(k, "")
	p.boxes = container.NewHBox()
	p.chips = widgets.NewWrap(k, 8, 0)
	p.field = widgets.NewSearchField(k, w.T("booksscreen.searchCollection"), w.T("booksscreen.clear"), func(query string) {
		p.query = query
		p.seek()
		p.list.ScrollToTop()
	})
	p.list = widgets.NewList(func() int { return len(p.rows) }, func() fyne.CanvasObject {
		return widgets.NewListRow(k, widgets.ListFace{Title: "-", Line: "-", Trail: "-"}, nil)
	}, p.fill)
	top := widgets.NewColumn(k, 0,
		widgets.NewInset(k, 6, 6, 10, 0, widgets.NewLine(k, 2, 1, back, widgets.NewHeading(k, w.T("booksscreen.collection")), more)),
		widgets.NewInset(k, theme.Inset, 0, theme.Inset, 6, p.sum),
		widgets.NewInset(k, theme.Inset, 0, 0, 6, widgets.NewSideScroll(k, widgets.NewInset(k, 0, 1, 0, 5, p.boxes)).Object()),
		widgets.NewInset(k, theme.Inset, 0, theme.Inset, 4, widgets.NewColumn(k, 4, p.field, p.chips)))
	p.object = widgets.NewHeaded(k, fyne.NewSize(300, 240), top, widgets.NewInset(k, 4, 0, 4, 0, p.list))
	return p
}

// show brings what is owned into sight, or away.
func (s *Screen) showCollection(on bool) {
	s.collecting = on
	widgets.Show(s.shelf.object, !on)
	widgets.Show(s.collection.object, on)
	if on {
		s.collection.load()
	} else {
		s.shelf.load()
	}
}

// own keeps a changed collection; what cannot be kept is said and not done.
func (s *Screen) own(c builder.Collection) {
	if err := s.n.Shelf.SaveCollection(c); err != nil {
		s.complain(err)
		return
	}
	s.owned = c
	if s.collecting {
		s.collection.load()
	}
	if s.draft != nil {
		s.refresh()
	}
}

// loadOwned reads the collection; what is wrong with it is said.
func (s *Screen) loadOwned() {
	var err error
	if s.owned, err = s.n.Shelf.Collection(); err != nil {
		s.complain(err)
	}
}

// load reckons anew how every card stands.
func (p *collectionPage) load() {
	saved, err := p.s.n.Shelf.Recent()
	if err != nil {
		p.s.complain(err)
	}
	p.saved = saved
	p.stocks = p.s.owned.Stocks(p.s.n.Catalog, saved)
	p.tell()
	p.showBoxes()
	p.showChips()
	p.seek()
}

// tell says "3 boxes, 214 cards, 2 short".
func (p *collectionPage) tell() {
	boxes, cards, short := 0, 0, 0
	for _, n := range p.s.owned.Boxes {
		boxes += n
	}
	for _, s := range p.stocks {
		cards += s.Owned
		short += s.Short()
	}
	w := p.s.w
	if p.s.owned.Empty() {
		p.sum.SetText(w.T("booksscreen.collectionEmpty"))
		return
	}
	said := w.N("booksscreen.boxes", boxes) + ", " + w.N("booksscreen.cardsOwned", cards)
	if short > 0 {
		said += ", " + w.N("booksscreen.shortOf", short)
	}
	p.sum.SetText(said)
}

// showBoxes lays out every box with how many there are of it, those that are owned first.
func (p *collectionPage) showBoxes() {
	s, k := p.s, p.s.k
	sets := slices.DeleteFunc(slices.Clone(s.n.Catalog.Sets()), func(set *catalog.Set) bool { return !s.n.Unofficial.Shows(set.Unofficial) })
	slices.SortStableFunc(sets, func(a, b *catalog.Set) int {
		return cmp.Compare(min(s.owned.Boxes[b.ID], 1), min(s.owned.Boxes[a.ID], 1))
	})
	p.boxes.Objects = nil
	for _, set := range sets {
		n := s.owned.Boxes[set.ID]
		step := func(by int) func() { return func() { s.own(s.owned.WithBoxes(set.ID, n+by)) } }
		less := widgets.NewIconButton(k, widgets.Solid, "minus", s.w.T("booksscreen.fewerBoxes", "Box", set.Name), step(-1))
		enable(less, n > 0)
		plus := widgets.NewIconButton(k, widgets.Solid, "plus", s.w.T("booksscreen.moreBoxes", "Box", set.Name), step(1))
		count := widgets.NewLabel(k, strconv.Itoa(n), widgets.Style{Display: true, Size: theme.Title, Centre: true})
		p.boxes.Add(container.NewGridWrap(fyne.NewSize(172, boxHigh), widgets.NewPanel(k, widgets.NewColumn(k, 2,
			widgets.NewLabel(k, shortName(set), widgets.Style{Display: true, Size: theme.Lead}),
			widgets.NewLabel(k, s.boxGames(set), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
			widgets.NewLine(k, 4, 1, less, count, plus)))))
	}
	p.boxes.Refresh()
}

// boxHigh is how high a box is drawn, in dp.
const boxHigh = 128

// shortName is the name of a box without the game's, which stands below it.
func shortName(set *catalog.Set) string {
	return strings.TrimPrefix(strings.TrimPrefix(set.Name, "Mage Wars "), "Arena ")
}

// boxGames says for which games a box was made.
func (s *Screen) boxGames(set *catalog.Set) string {
	said := ""
	for _, game := range set.Games {
		if said != "" {
			said += ", "
		}
		said += s.w.Say(builder.GameName(game))
	}
	return said
}

func (p *collectionPage) showChips() {
	p.chips.Objects = nil
	for _, which := range []having{havingShort, havingUsed, havingFree, havingNone} {
		p.chips.Add(widgets.NewChip(p.s.k, widgets.ChipFace{Label: p.s.w.T("booksscreen.having." + string(which)), Selected: p.which == which}, func() {
			if p.which == which {
				p.which = havingAll
			} else {
				p.which = which
			}
			p.showChips()
			p.seek()
			p.list.ScrollToTop()
		}))
	}
	if len(p.saved) > 0 {
		p.chips.Add(widgets.NewChip(p.s.k, widgets.ChipFace{Label: p.s.w.T("booksscreen.pullLists"), Icon: "list", Hollow: true}, p.pullLists))
	}
	p.chips.Refresh()
	p.object.Refresh()
}

// seek lists the cards asked for: those short of first, then by name.
func (p *collectionPage) seek() {
	hits, _ := p.s.n.Catalog.Search(p.query, catalog.Options{Filter: catalog.Filter{Unofficial: p.s.n.Unofficial}})
	p.rows = p.rows[:0]
	for _, h := range hits {
		stock, known := p.stocks[h.Card.ID]
		stock.Card = h.Card
		if p.which.shows(stock) && (known || p.which == havingNone || p.query != "") {
			p.rows = append(p.rows, stock)
		}
	}
	if p.query == "" {
		slices.SortStableFunc(p.rows, func(a, b builder.Stock) int { return cmp.Compare(min(b.Short(), 1), min(a.Short(), 1)) })
	}
	p.list.Refresh()
}

// shows says whether a card is among those looked at.
func (h having) shows(s builder.Stock) bool {
	switch h {
	case havingShort:
		return s.Short() > 0
	case havingUsed:
		return s.Wanted > 0
	case havingFree:
		return s.Free() > 0
	case havingNone:
		return s.Owned == 0
	}
	return true
}

func (p *collectionPage) fill(i int, o fyne.CanvasObject) {
	if i >= len(p.rows) {
		return
	}
	stock, row := p.rows[i], o.(*widgets.ListRow)
	row.Set(p.face(stock))
	row.OnTap(func() { p.s.showStock(stock) })
}

// face is how a card stands: "3 books want 7, you own 4".
func (p *collectionPage) face(s builder.Stock) widgets.ListFace {
	w := p.s.w
	face := widgets.ListFace{Title: s.Card.NameIn(w.Lang()), Trail: w.T("booksscreen.ofOwned", "Wanted", s.Wanted, "Owned", s.Owned)}
	switch {
	case s.Short() > 0:
		face.Mark, face.MarkRole = "warn", theme.Harm
		face.Line = w.N("booksscreen.booksWant", len(s.Claims), "Wanted", s.Wanted, "Owned", s.Owned)
	case s.Owned == 0:
		face.Line = w.T("booksscreen.notOwned")
	case s.Free() == 0:
		face.Line = w.T("booksscreen.allInBooks")
	default:
		face.Mark, face.MarkRole = "check", theme.Good
		face.Line = w.N("booksscreen.freeCopies", s.Free())
	}
	return face
}

// showStock says where a card comes from and who wants it, and lets single copies be
// added or taken away.
func (s *Screen) showStock(stock builder.Stock) {
	k, w, card := s.k, s.w, stock.Card
	singles := s.owned.Singles[card.ID]
	var body []fyne.CanvasObject
	body = append(body, widgets.NewParagraph(k, s.cardLine(card), widgets.Style{Role: theme.Quiet}),
		widgets.NewPanel(k, widgets.NewStepper(k, w.T("booksscreen.singles"), singles, -builder.MaxCount, builder.MaxCount,
			w.T("booksscreen.fewer"), w.T("booksscreen.moreCopies"), func(n int) { s.own(s.owned.WithSingle(card.ID, n)) })).Tint(theme.Background))
	for _, p := range card.Printed {
		if set, ok := s.n.Catalog.Set(p.Set); ok {
			said := w.T("booksscreen.copiesUnknown")
			if p.Copies > 0 {
				said = w.N("booksscreen.copiesInBox", p.Copies)
			}
			body = append(body, widgets.NewListRow(k, widgets.ListFace{Icon: "box", Title: set.Name, Line: said, Trail: w.N("booksscreen.boxes", s.owned.Boxes[set.ID])}, nil))
		}
	}
	for _, claim := range stock.Claims {
		if book, ok := s.savedBook(claim.Book); ok {
			body = append(body, s.row(widgets.ListFace{Icon: "books", Title: s.title(book), Trail: strconv.Itoa(claim.Count), Onward: true}, func() {
				s.showCollection(false)
				s.Open(claim.Book)
			}))
		}
	}
	body = append(body, widgets.NewPrimary(k, w.T("booksscreen.openCard"), func() {
		s.dismiss()
		s.n.OpenCard(card.ID)
	}))
	s.ask(card.NameIn(w.Lang()), widgets.NewColumn(k, 8, body...))
}

func (s *Screen) savedBook(id string) (builder.Book, bool) {
	for _, b := range s.collection.saved {
		if b.ID == id {
			return b.Book, true
		}
	}
	return builder.Book{}, false
}

// has says whether a card is owned, or has copies left that no book wants.
func (s *Screen) has(card *catalog.Card, which having) bool {
	owned := s.owned.Owned(card)
	if which != havingFree {
		return owned > 0
	}
	return owned > s.wanted[card.ID]
}

// reckonWanted counts what all books want of each card, for the search beside a book.
func (s *Screen) reckonWanted() {
	s.wanted = map[catalog.CardID]int{}
	if s.owned.Empty() {
		return
	}
	open := ""
	if s.draft != nil {
		open = s.draft.ID()
		s.want(open, s.draft.Book())
	}
	for _, b := range s.shelf.books {
		if b.ID != open {
			s.want(b.ID, b.Book)
		}
	}
}

func (s *Screen) want(id string, book builder.Book) {
	if s.owned.Apart[id] {
		return
	}
	for _, e := range book.Entries {
		s.wanted[e.Card] += e.Count
	}
}

// shortOf is how many copies the open book lacks in the collection, other books left out.
func (s *Screen) shortOf() int {
	short := 0
	if !s.owned.Empty() {
		for _, line := range s.review.Lines {
			short += max(0, line.Count-s.owned.Owned(line.Card))
		}
	}
	return short
}
