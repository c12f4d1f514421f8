package books

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// shelfPage shows the person's own books, the one changed last first, and the
// rulebooks' books to start from.
type shelfPage struct {
	s      *Screen
	object *fyne.Container
	list   *widgets.List
	books  []shelved
	rows   []shelved // of them, those in sight
	wide   bool

	sort  sorting
	tag   string // only books with it; all where empty
	plays map[string]int
}

// shelved is a book on the shelf with what can be said about it.
type shelved struct {
	builder.Saved
	review builder.Review
}

func newShelfPage(s *Screen) *shelfPage {
	p := &shelfPage{s: s, object: container.NewStack()}
	p.list = widgets.NewList(func() int { return len(p.rows) }, p.blank, p.fill)
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
	p.sift()
}

// arrange lays the page out for a width.
func (p *shelfPage) arrange(wide bool) {
	p.wide = wide
	switch {
	case wide:
		p.object.Objects = []fyne.CanvasObject{container.NewGridWithColumns(2, p.own(), p.rulebooks())}
	case len(p.books) == 0:
		p.object.Objects = []fyne.CanvasObject{widgets.NewScroll(widgets.NewInset(p.s.k, theme.Inset, 12, theme.Inset, 24,
			widgets.NewColumn(p.s.k, 12, p.header(), p.nothing(), p.s.rulebookRows())))}
	default:
		p.object.Objects = []fyne.CanvasObject{p.own()}
	}
	p.object.Refresh()
}

// own is the header over the person's books.
func (p *shelfPage) own() fyne.CanvasObject {
	k := p.s.k
	head := widgets.NewInset(k, theme.Inset, 12, theme.Inset, 4, p.header())
	if len(p.books) == 0 {
		return container.NewBorder(head, nil, nil, nil, widgets.NewEmptyState(k, "books",
			p.s.w.T("booksscreen.emptyTitle"), p.s.w.T("booksscreen.emptyHint"), nil))
	}
	return container.NewBorder(head, nil, nil, nil, widgets.NewInset(k, 4, 0, 4, 0, p.list))
}

// nothing says that there are no books yet.
func (p *shelfPage) nothing() fyne.CanvasObject {
	return widgets.NewParagraph(p.s.k, p.s.w.T("booksscreen.emptyHint"), widgets.Style{Role: theme.Quiet})
}

func (p *shelfPage) header() fyne.CanvasObject {
	s := p.s
	pills := []fyne.CanvasObject{
		widgets.NewPill(s.k, s.w.T("booksscreen.newBook"), "plus", s.newBook),
		widgets.NewPill(s.k, s.w.T("booksscreen.import"), "import", s.bring),
		widgets.NewPill(s.k, s.w.T("booksscreen.collection"), "box", func() { s.showCollection(true) }),
		widgets.NewPill(s.k, s.w.T("booksscreen.house"), "edit", s.houseRules),
	}
	if chip := s.houseChip(); chip != nil {
		pills = append(pills, chip)
	}
	if !p.wide && len(p.books) > 0 {
		pills = append(pills, widgets.NewPill(s.k, s.w.T("booksscreen.fromRulebook"), "books", s.chooseRulebook))
	}
	return widgets.NewColumn(s.k, 6, append([]fyne.CanvasObject{
		widgets.NewHeading(s.k, s.w.T("booksscreen.title")), widgets.NewWrap(s.k, 8, 0, pills...),
	}, p.sifting()...)...)
}

// rulebooks is the right half of a wide shelf.
func (p *shelfPage) rulebooks() fyne.CanvasObject {
	return widgets.NewScroll(widgets.NewInset(p.s.k, theme.Inset, 18, 24, 24, p.s.rulebookRows()))
}

// blank is a row of the list before it shows a book.
func (p *shelfPage) blank() fyne.CanvasObject {
	return widgets.NewLine(p.s.k, 0, 0,
		widgets.NewListRow(p.s.k, widgets.ListFace{Icon: "books", Title: "-", Line: "-"}, nil),
		widgets.NewIconButton(p.s.k, widgets.Bare, "more", p.s.w.T("booksscreen.more"), nil))
}

func (p *shelfPage) fill(i int, o fyne.CanvasObject) {
	parts := o.(*fyne.Container).Objects
	if i >= len(p.rows) {
		return
	}
	book := p.rows[i]
	row, more := parts[0].(*widgets.ListRow), parts[1].(*widgets.IconButton)
	face := p.s.bookFace(book)
	if n := p.plays[book.ID]; n > 0 {
		face.Trail = p.s.w.N("booksscreen.played", n)
	}
	row.Set(face)
	row.OnTap(func() { p.s.Open(book.ID) })
	row.OnMenu(func() { p.s.menu(book.Saved) })
	more.OnTap(func() { p.s.menu(book.Saved) })
}

// bookFace is how a book looks in a list.
func (s *Screen) bookFace(b shelved) widgets.ListFace {
	icon, role := mageIcon(b.review.Mage)
	words, legal := s.standing(b.review, len(b.Book.Kept))
	face := widgets.ListFace{Icon: icon, IconRole: role, Title: s.title(b.Book), Mark: "check", MarkRole: theme.Good, Line: words}
	if !legal {
		face.Mark, face.MarkRole = "warn", theme.Harm
	}
	face.Line = s.bookLine(b, words, legal)
	return face
}

// bookLine says how a book stands and whose it is: all of it where there is
// room, and on a phone as much as fits without being cut off.
func (s *Screen) bookLine(b shelved, standing string, legal bool) string {
	mage := b.review.Mage
	switch {
	case mage == nil:
		return standing + dot + s.mageName(mage)
	case s.shelf != nil && s.shelf.wide && legal:
		return standing + dot + s.mageName(mage)
	case s.shelf != nil && s.shelf.wide:
		return s.account(b.review, standing) + dot + s.mageName(mage)
	case legal:
		return s.points(b.review) + dot + s.class(mage)
	}
	return standing + dot + s.class(mage)
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
