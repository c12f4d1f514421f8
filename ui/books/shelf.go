package books

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// shelfPage shows the person's own books, the one changed last first, and the
// rulebooks' books to start from; beside them, where there is room, the one that is pointed at.
type shelfPage struct {
	s      *Screen
	object *widgets.Panes
	head   *fyne.Container
	field  *widgets.Field
	chips  *fyne.Container // that sort and narrow down
	tiles  *fyne.Container
	body   *fyne.Container
	side   *shelfSide
	books  []shelved
	rows   []shelved // of them, those in sight
	drawn  map[string]*widgets.BookTile

	sort  sorting
	tag   string // only books with it; all where empty
	query string
	bouts map[string][]bout
	short map[string]int // how many copies each book lacks, those before it having theirs
}

// shelved is a book on the shelf with what can be said about it.
type shelved struct {
	builder.Saved
	review builder.Review
}

// Measures of a shelf in dp: the least width of a tile, and how wide what is pointed at is shown.
const (
	tileLeast float32 = 240
	bookLeast float32 = 150 // of a rulebook's
	shelfAir  float32 = 10
	sideWide  float32 = 328
)

func newShelfPage(s *Screen) *shelfPage {
	p := &shelfPage{s: s, drawn: map[string]*widgets.BookTile{}}
	k, w := s.k, s.w
	p.field = widgets.NewSearchField(k, w.T("booksscreen.searchShelf"), w.T("booksscreen.clear"), func(query string) {
		p.query = query
		p.sift()
	})
	p.head, p.chips = widgets.NewColumn(k, 6), widgets.NewWrap(k, 8, 0)
	p.tiles = widgets.NewFixedGrid(k, tileLeast, shelfAir)
	p.side = newShelfSide(s)
	p.body = widgets.NewColumn(k, shelfAir, p.head, p.tiles, widgets.NewSection(k, s.heading(w.T("booksscreen.fromRulebook")), w.T("booksscreen.readOnlyHint")),
		widgets.NewFixedGrid(k, bookLeast, shelfAir, s.rulebookTiles()...))
	scroll := widgets.NewScroll(widgets.NewInset(k, theme.Inset, 12, theme.Inset, 24, p.body))
	p.object = widgets.NewPanes(func() fyne.Size { return fyne.NewSize(300, 240) }, func(size fyne.Size) []widgets.Pane {
		if p.side.on = size.Width >= panesFrom && len(p.rows) > 0; !p.side.on {
			return []widgets.Pane{{Object: scroll, W: size.Width, H: size.Height}}
		}
		return []widgets.Pane{
			{Object: scroll, W: size.Width - sideWide - theme.Inset, H: size.Height},
			{Object: p.side.object, X: size.Width - sideWide - theme.Inset, Y: 14, W: sideWide, H: size.Height - 28},
		}
	})
	p.load()
	return p
}

// load reads the shelf. What cannot be read is said; the rest is shown.
func (p *shelfPage) load() {
	saved, err := p.s.n.Shelf.Recent()
	if err != nil {
		p.s.complain(err)
	}
	p.books = p.books[:0]
	for _, b := range saved {
		p.books = append(p.books, shelved{Saved: b, review: builder.Look(b.Book, p.s.n.Catalog)})
	}
	if p.short = nil; !p.s.owned.Empty() {
		p.short = p.s.owned.ShortOf(p.s.n.Catalog, saved)
	}
	p.sift()
}

// show draws the books that are in sight.
func (p *shelfPage) show() {
	s := p.s
	widgets.Refocus(s.k.Canvas, p.tiles, func() {
		tiles := make([]fyne.CanvasObject, 0, len(p.rows)+1)
		clear(p.drawn)
		for _, b := range p.rows {
			tile := widgets.NewBookTile(s.k, p.face(b), s.w.T("booksscreen.more"), func() { s.Open(b.ID) }, func() { s.menu(b.Saved) })
			tile.OnPoint(func() { p.point(b) })
			p.drawn[b.ID] = tile
			tiles = append(tiles, tile)
		}
		p.tiles.Objects = append(tiles, widgets.NewBookTile(s.k, widgets.BookFace{Icon: "plus", IconRole: theme.Ink, Title: s.w.T("booksscreen.newBook"), Line: s.w.T("booksscreen.newBookHint")}, "", s.newBook, nil))
		widgets.OneStop(p.tiles.Objects...)
	})
	p.showHead()
	if at := p.at(p.side.shown); at >= 0 {
		p.point(p.rows[at])
	} else if len(p.rows) > 0 {
		p.point(p.rows[0])
	}
	p.body.Refresh()
	p.object.Refresh()
}

// at is where a book stands among those in sight; -1 for nowhere.
func (p *shelfPage) at(id string) int {
	for i, b := range p.rows {
		if b.ID == id {
			return i
		}
	}
	return -1
}

// point shows a book beside the shelf, where there is room.
func (p *shelfPage) point(b shelved) {
	was := p.side.shown
	p.side.show(b, p.bouts[b.ID], p.short[b.ID])
	for _, id := range []string{was, b.ID} {
		if at := p.at(id); at >= 0 && p.drawn[id] != nil {
			p.drawn[id].Set(p.face(p.rows[at]))
		}
	}
}

// showHead is what stands over the books.
func (p *shelfPage) showHead() {
	s, k := p.s, p.s.k
	pills := []fyne.CanvasObject{
		widgets.NewPill(k, s.w.T("booksscreen.import"), "import", s.bring),
		widgets.NewPill(k, s.w.T("booksscreen.collection"), "box", func() { s.showCollection(true) }),
		widgets.NewPill(k, s.w.T("booksscreen.house"), "edit", s.houseRules),
	}
	if len(p.books) > 1 {
		pills = append(pills, widgets.NewPill(k, s.w.T("booksscreen.compareShort"), "flip", func() { s.compareWith(p.pointed()) }))
	}
	if len(p.books) > fewBooks { // its tile is far below
		pills = slices.Insert(pills, 0, fyne.CanvasObject(widgets.NewPill(k, s.w.T("booksscreen.newBook"), "plus", s.newBook)))
	}
	if chip := s.houseChip(); chip != nil {
		pills = append(pills, chip)
	}
	parts := []fyne.CanvasObject{widgets.NewHeading(k, s.w.T("booksscreen.title")), widgets.NewWrap(k, 8, 0, pills...)}
	if len(p.books) == 0 {
		parts = append(parts, widgets.NewParagraph(k, s.w.T("booksscreen.emptyHint"), widgets.Style{Role: theme.Quiet}))
	}
	if len(p.books) > fewBooks || p.query != "" {
		parts = append(parts, p.field)
	}
	if len(p.books) > 1 {
		p.chips.Objects = p.sifting()
		parts = append(parts, p.chips)
	}
	p.head.Objects = parts
	p.head.Refresh()
}

// fewBooks are found without a search.
const fewBooks = 5

// pointed is the book that is pointed at, or else the first.
func (p *shelfPage) pointed() builder.Saved {
	if at := p.at(p.side.shown); at >= 0 {
		return p.rows[at].Saved
	}
	return p.books[0].Saved
}

// face is what the tile of a book shows.
func (p *shelfPage) face(b shelved) widgets.BookFace {
	s := p.s
	icon, role := mageIcon(b.review.Mage)
	words, legal := s.standing(b.review, len(b.Book.Kept))
	if legal {
		words = s.w.T("booksscreen.isLegal")
	}
	face := widgets.BookFace{
		Icon: icon, IconRole: role, Title: s.title(b.Book), Line: s.mageName(b.review.Mage), Tags: b.Book.Tags, Chosen: p.side.on && p.side.shown == b.ID,
		Points: &widgets.PointsFace{Segments: segments(b.review), Spent: b.review.Points, Unknown: !b.review.Priced(), Limit: b.review.Limit, Right: words, Sound: legal},
		Last:   s.w.T("booksscreen.neverPlayed"),
	}
	if b.review.Limit > 0 {
		face.Points.Of = s.w.T("booksscreen.of", "Limit", b.review.Limit)
	}
	if !s.owned.Empty() && !s.owned.Apart[b.ID] {
		face.Stock, face.Short = s.w.T("booksscreen.allThere"), p.short[b.ID] > 0
		if face.Short {
			face.Stock = s.w.N("booksscreen.shortOf", p.short[b.ID])
		}
	}
	if list := p.bouts[b.ID]; len(list) > 0 {
		face.Last, face.End = s.day(list[0].Begun), s.ended(list[0])
		for _, each := range list[:min(len(list), lastBouts)] {
			if each.Over {
				face.Won = append([]bool{each.won()}, face.Won...)
			}
		}
	}
	return face
}

// lastBouts is how many of the last duels a tile tells.
const lastBouts = 3

// ended says how a duel went: "won, round 9".
func (s *Screen) ended(b bout) string {
	id := "booksscreen.lostIn"
	switch {
	case !b.Over:
		id = "booksscreen.goesOn"
	case b.won():
		id = "booksscreen.wonIn"
	}
	return s.w.T(id, "Round", b.Rounds)
}

// bookFace is how a book looks in a list.
func (s *Screen) bookFace(b shelved) widgets.ListFace {
	icon, role := mageIcon(b.review.Mage)
	words, legal := s.standing(b.review, len(b.Book.Kept))
	face := widgets.ListFace{Icon: icon, IconRole: role, Title: s.title(b.Book), Mark: "check", MarkRole: theme.Good, Line: words}
	if !legal {
		face.Mark, face.MarkRole = "warn", theme.Harm
	}
	if !legal {
		face.Line = s.account(b.review, words)
	}
	face.Line = join(face.Line, s.mageName(b.review.Mage))
	return face
}

// chooseBook asks into which book something goes.
func (s *Screen) chooseBook(then func(id string)) {
	s.shelf.load()
	if len(s.shelf.books) == 0 {
		s.n.Notice(s.w.T("booksscreen.noneYet"), s.w.T("booksscreen.newBook"), s.newBook)
		return
	}
	rows := make([]fyne.CanvasObject, 0, len(s.shelf.books))
	for _, b := range s.shelf.books {
		rows = append(rows, s.row(s.bookFace(b), func() { then(b.ID) }))
	}
	s.ask(s.w.T("booksscreen.whichBook"), widgets.NewColumn(s.k, 0, rows...))
}

// freeName is a name no book of the shelf has yet.
func (s *Screen) freeName(want string) string {
	taken := map[string]bool{}
	for _, b := range s.shelf.books {
		taken[strings.ToLower(b.Book.Name)] = true
	}
	name := want
	for n := 2; taken[strings.ToLower(name)]; n++ {
		name = want + " " + strconv.Itoa(n)
	}
	return name
}
