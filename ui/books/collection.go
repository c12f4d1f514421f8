package books

import (
	"cmp"
	"slices"

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
// shared out among the books. In a wide window the boxes stand beside a table of the cards, and
// where there is more room the card that is pointed at behind it.
type collectionPage struct {
	s      *Screen
	object *widgets.Panes
	sum    *widgets.Label
	boxes  *fyne.Container
	chips  *fyne.Container
	field  *widgets.Field
	list   *widgets.List // as on phones
	table  *widgets.List // with columns
	heads  *widgets.ColumnRow
	side   *fyne.Container // of the card that is pointed at
	scroll *fyne.Container // around it
	panel  fyne.CanvasObject

	title, seeking, whole, grid, middle *fyne.Container

	wide, paned bool

	which  having
	query  string
	by     int  // the column it is sorted by, the name being 0; below 0 for those short of first
	falls  bool // the most first
	shown  catalog.CardID
	stocks map[catalog.CardID]builder.Stock
	saved  []builder.Saved
	rows   []builder.Stock
}

// Widths of a wide collection in dp: of the boxes, and of the card that is pointed at.
const (
	boxesWide float32 = 304
	stockWide float32 = 318
)

func newCollectionPage(s *Screen) *collectionPage {
	p := &collectionPage{s: s, by: -1}
	k, w := s.k, s.w
	back := widgets.NewIconButton(k, widgets.Bare, "back", w.T("booksscreen.back"), func() { s.Back() })
	more := widgets.NewIconButton(k, widgets.Bare, "more", w.T("booksscreen.collectionMore"), p.menu)
	p.sum = widgets.NewQuietLine(k, "")
	p.chips = widgets.NewWrap(k, 8, 0)
	p.field = widgets.NewSearchField(k, w.T("booksscreen.searchCollection"), w.T("booksscreen.clear"), func(query string) {
		p.query = query
		p.seek()
		p.body().ScrollToTop()
	})
	length := func() int { return len(p.rows) }
	p.list = widgets.NewList(length, func() fyne.CanvasObject {
		return widgets.NewListRow(k, widgets.ListFace{Title: "-", Line: "-", Trail: "-"}, nil)
	}, p.fill)
	p.table = widgets.NewList(length, func() fyne.CanvasObject {
		return widgets.NewColumnRow(k, func() {}).WithSteps(w.T("booksscreen.fewer"), w.T("booksscreen.moreCopies"), func() {}, func() {})
	}, p.fillColumns)
	p.heads = widgets.NewColumnHead(k, p.sortBy).WithSteps("", "", nil, nil)
	p.side = widgets.NewColumn(k, 8)
	p.title = widgets.NewColumn(k, 0,
		widgets.NewInset(k, 6, 6, 10, 0, widgets.NewLine(k, 2, 1, back, widgets.NewHeading(k, w.T("booksscreen.collection")), more)),
		widgets.NewInset(k, theme.Inset, 0, theme.Inset, 6, p.sum))
	p.seeking = widgets.NewInset(k, theme.Inset, 0, theme.Inset, 4, widgets.NewColumn(k, 4, p.field, p.chips))
	p.scroll = widgets.NewScroll(p.side)
	p.panel = widgets.NewPanel(k, p.scroll)
	p.object = widgets.NewPanes(func() fyne.Size { return fyne.NewSize(300, 240) }, p.place)
	p.arrange(false)
	return p
}

// arrange puts the page together for a wide window, or for a narrow one.
func (p *collectionPage) arrange(wide bool) {
	k, least := p.s.k, fyne.NewSize(300, 240)
	p.wide = wide
	if !wide {
		p.boxes = container.NewHBox()
		across := widgets.NewInset(k, theme.Inset, 0, 0, 6, widgets.NewSideScroll(k, widgets.NewInset(k, 0, 1, 0, 5, p.boxes)).Object())
		p.whole = widgets.NewHeaded(k, least, widgets.NewColumn(k, 0, p.title, across, p.seeking), widgets.NewInset(k, 4, 0, 4, 0, p.list))
	} else {
		p.boxes = widgets.NewFixedGrid(k, boxLeast, 8)
		p.whole = widgets.NewHeaded(k, least, p.title, widgets.NewGap(1, 1))
		p.grid = widgets.NewScroll(widgets.NewInset(k, theme.Inset, 4, 6, 24, p.boxes))
		p.middle = widgets.NewHeaded(k, least, widgets.NewColumn(k, 0, p.seeking, widgets.NewInset(k, theme.Inset, 0, theme.Inset, 0, p.heads)), widgets.NewInset(k, theme.Inset, 0, theme.Inset, 0, p.table))
	}
	if p.stocks != nil {
		p.showBoxes()
		p.seek()
	}
}

// place shows what there is room for at a size.
func (p *collectionPage) place(size fyne.Size) []widgets.Pane {
	if wide := size.Width >= searchFrom; wide != p.wide {
		p.arrange(wide)
	}
	if !p.wide {
		return []widgets.Pane{{Object: p.whole, W: size.Width, H: size.Height}}
	}
	top := widgets.HeightFor(p.title, size.Width)
	high := size.Height - top
	middle := size.Width - boxesWide
	p.paned = size.Width >= panesFrom
	if p.paned {
		middle -= stockWide + theme.Inset
	}
	panes := []widgets.Pane{
		{Object: p.title, W: size.Width, H: top},
		{Object: p.grid, Y: top, W: boxesWide, H: high},
		{Object: p.middle, X: boxesWide, Y: top, W: middle, H: high},
	}
	if p.paned {
		panes = append(panes, widgets.Pane{Object: p.panel, X: boxesWide + middle, Y: top, W: stockWide, H: high - 14})
	}
	return panes
}

// body is the list in sight.
func (p *collectionPage) body() *widgets.List {
	if p.wide {
		return p.table
	}
	return p.list
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
			p.body().ScrollToTop()
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
	switch by := p.sorts(); {
	case by != nil:
		slices.SortStableFunc(p.rows, by)
	case p.query == "":
		slices.SortStableFunc(p.rows, func(a, b builder.Stock) int { return cmp.Compare(min(b.Short(), 1), min(a.Short(), 1)) })
	}
	p.sayHeads()
	p.body().Refresh()
	if len(p.rows) > 0 && p.paned {
		at := max(0, slices.IndexFunc(p.rows, func(s builder.Stock) bool { return s.Card.ID == p.shown }))
		p.point(p.rows[at])
	}
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
