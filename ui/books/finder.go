package books

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pattern"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/understood"
	"github.com/quickcast/quickcast/ui/widgets"
)

// seeking is what is searched for. The zero value shows what the mage may use.
type seeking struct {
	query  string
	all    bool // what the mage may not use too
	fits   bool // only what breaks no law when added
	kind   catalog.Type
	school training.School
	having having // owned or free copies only
	order  order
}

// order is how what was found is sorted.
type order string

// orders are the ways to sort what was found: best first, the cheapest for the mage, of the
// lowest level, and what costs least mana.
func orders() []order { return []order{"", "points", "level", "mana"} }

// sort puts what was found in order; what is alike stays as it was.
func (f *finder) sort(hits []catalog.Hit) []catalog.Hit {
	by := map[order]func(*catalog.Card) int{
		"points": func(c *catalog.Card) int { return f.s.review.Price(c).Points },
		"level":  func(c *catalog.Card) int { return c.Level },
		"mana":   func(c *catalog.Card) int { return c.Cost.Mana },
	}[f.seek.order]
	if by == nil {
		return hits
	}
	return slices.SortedStableFunc(slices.Values(hits), func(a, b catalog.Hit) int { return cmp.Compare(by(a.Card), by(b.Card)) })
}

// finder is the search for cards to add, beside or over the book.
type finder struct {
	s        *Screen
	seek     seeking
	object   *fyne.Container
	head     fyne.CanvasObject // of a narrow page
	title    *widgets.Label
	standing *widgets.Chip
	field    *widgets.Field
	chips    *fyne.Container
	read     *understood.Row
	found    *widgets.Label
	list     *widgets.List
	rows     *fyne.Container                        // holds the list
	blanks   map[fyne.CanvasObject]*widgets.ListRow // the row in each object of the list
	hits     []catalog.Hit
	low      bool    // its rows are as those of the book
	at       int     // the row the arrow keys have come to; below 0 for none
	times    int     // how many copies Enter adds: the number before what is searched for
	asked    seeking // what the hits are of
	mage     catalog.MageID
}

func newFinder(s *Screen, seek seeking) *finder {
	f := &finder{s: s, seek: seek, at: -1}
	k := s.k
	f.title = widgets.NewTitle(k, s.w.T("booksscreen.addCards"))
	f.standing = widgets.NewChip(k, widgets.ChipFace{}, s.showProblemsIfAny)
	back := widgets.NewIconButton(k, widgets.Bare, "back", s.w.T("booksscreen.back"), func() { s.Back() })
	f.head = widgets.NewInset(k, 6, 6, 12, 0, widgets.NewLine(k, 2, 1, back, f.title, f.standing))
	f.field = widgets.NewSearchField(k, s.w.T("booksscreen.searchHint"), s.w.T("booksscreen.clear"), f.typed)
	f.chips = widgets.NewWrap(k, 8, 0)
	f.found = widgets.NewLabel(k, "", widgets.Style{Size: theme.Small, Role: theme.Quiet})
	f.read = understood.New(k, s.w, func(words string) {
		_, rest := timesOf(f.seek.query)
		f.field.SetText(strings.TrimSuffix(f.seek.query, rest) + words)
	})
	f.rows = container.NewStack()
	f.listRows()
	top := widgets.NewColumn(k, 0, f.head, widgets.NewInset(k, 12, 12, 12, 6,
		widgets.NewColumn(k, 4, f.field, f.chips, f.read.Object(), f.found)))
	f.object = widgets.NewHeaded(k, fyne.NewSize(300, 240), top, f.rows)
	f.field.SetText(seek.query)
	f.field.OnKey(f.key)
	f.field.OnSubmit(func(string) { f.addChosen() })
	f.field.OnShortcut(f.shortcut)
	return f
}

// arrange leaves the head to narrow pages: beside the book it is not needed.
func (f *finder) arrange(wide bool) {
	widgets.Show(f.head, !wide)
	large := f.s.k.Theme.Text(theme.Body) > 1.3*float32(theme.Body) // such letters need the high rows
	if low := wide && !large; low != f.low {
		f.low = low
		f.listRows() // the toolkit asks once how high a row is
	}
	f.object.Refresh()
}

// listRows makes the list of what was found.
func (f *finder) listRows() {
	f.list = widgets.NewList(func() int { return len(f.hits) }, f.blank, f.fill)
	f.list.OnKey = func(e *fyne.KeyEvent) bool {
		act := keys.Of(e, "") == keys.Open
		if act && f.list.At() < len(f.hits) {
			f.s.add(f.hits[f.list.At()].Card.ID)
		}
		return act
	}
	f.blanks = map[fyne.CanvasObject]*widgets.ListRow{}
	f.rows.Objects = []fyne.CanvasObject{f.list}
	f.rows.Refresh()
}

// focus puts the cursor into the search, but not where a keyboard would cover
// half of what is found.
func (f *finder) focus() {
	if !fyne.CurrentDevice().IsMobile() {
		f.field.Find()
	}
}

func (f *finder) typed(query string) {
	if query == f.seek.query {
		return
	}
	f.seek.query = query
	f.search()
	f.list.ScrollToTop()
	if query != "" && len(f.hits) > 0 {
		f.s.side.point(f.hits[0].Card.ID)
	}
}

// update follows a change of the book.
func (f *finder) update() {
	s, r := f.s, f.s.review
	words, legal := s.standing(r, len(s.draft.Book().Kept))
	face := widgets.ChipFace{Label: price(r, r.Points), Icon: "check", Tone: theme.Good, Name: words}
	if r.Limit > 0 {
		face.Label = s.w.T("booksscreen.short", "Points", r.Points, "Limit", r.Limit)
	}
	if !legal {
		face.Icon, face.Tone, face.Name = "warn", theme.HarmInk, s.account(r, words)
	}
	f.standing.Set(face)
	f.showChips()
	if f.asked == f.seek && f.mage == s.draft.Book().Mage && f.hits != nil {
		f.tell()
		f.list.Refresh() // the rows stay where they are: the next tap hits the same card
	} else {
		f.search()
	}
	f.object.Refresh()
}

// pageful is how far Page down goes.
const pageful = 8

// key moves through what was found: arrows choose a row, Delete takes it out of the book.
// Enter adds a copy.
func (f *finder) key(e *fyne.KeyEvent) bool {
	switch keys.Of(e, keys.Books) {
	case keys.Down:
		f.choose(f.at + 1)
	case keys.Up:
		f.choose(f.at - 1)
	case keys.PageDown:
		f.choose(f.at + pageful)
	case keys.PageUp:
		f.choose(max(0, f.at-pageful))
	case keys.Out:
		if f.at < 0 || f.at >= len(f.hits) {
			return false
		}
		f.s.takeOut(f.hits[f.at].Card.ID)
	default:
		return false
	}
	return true
}

// choose puts the mark on a row.
func (f *finder) choose(at int) {
	f.at = max(-1, min(at, len(f.hits)-1))
	if f.at >= 0 {
		f.list.ScrollTo(f.at)
		f.s.side.point(f.hits[f.at].Card.ID)
	}
	f.list.Refresh()
}

// addChosen adds the card of the marked row, else of the first: as many copies as the number
// before the words says, and no more than the law allows. What was typed is marked then, so
// that the next word needs no clearing, and Enter alone adds the same again.
func (f *finder) addChosen() {
	at := max(0, f.at)
	if at >= len(f.hits) || f.s.draft == nil {
		return
	}
	card, book := f.hits[at].Card, f.s.draft.Book()
	f.at = at
	if n := min(max(1, f.times), f.s.line(card.ID).Copies-book.Count(card.ID)); n > 0 {
		f.s.change(book.Add(card.ID, n))
	}
	f.s.side.point(card.ID)
	f.field.SelectAll()
}

// shortcut takes Ctrl+Z and its like for the book: of a search there is nothing to undo.
func (f *finder) shortcut(cut fyne.Shortcut) bool {
	switch keys.OfShortcut(cut) {
	case keys.Undo:
		f.s.undo()
	case keys.Redo:
		f.s.redo()
	default:
		return false
	}
	return true
}

// numbered takes a number of copies off the beginning of a query: "3 fireball", "3x fireball".
var numbered = pattern.New(`^([1-9][0-9]?)(?:x\s*|\s+x?\s*)(\S.*)$`)

func timesOf(query string) (times int, rest string) {
	if m := numbered.FindStringSubmatch(query); m != nil {
		times, _ = strconv.Atoi(m[1])
		return times, m[2]
	}
	return 1, query
}

// search finds the cards and shows them.
func (f *finder) search() {
	if f.s.draft == nil {
		return
	}
	f.times, _ = timesOf(f.seek.query)
	asked, hits := f.find(f.seek)
	if f.read.Show(asked) {
		f.object.Refresh()
	}
	f.hits, f.at, f.asked, f.mage = f.sort(hits), -1, f.seek, f.s.draft.Book().Mage
	f.tell()
	f.list.Refresh()
}

// find gives what a search finds.
func (f *finder) find(seek seeking) (asked understood.Search, hits []catalog.Hit) {
	filter := catalog.Filter{Type: seek.kind, School: seek.school, Unofficial: f.s.n.Unofficial}
	if r := f.s.review; r.Mage != nil && !seek.all {
		filter.Mage = r.Mage.ID
	}
	_, words := timesOf(seek.query)
	asked = understood.Of(f.s.n.Catalog, words, catalog.Options{Filter: filter})
	hits = asked.Hits
	if seek.fits {
		fitting := hits[:0:0]
		for _, h := range hits {
			if f.s.review.Fits(h.Card) {
				fitting = append(fitting, h)
			}
		}
		hits = fitting
	}
	if seek.having != havingAll && !f.s.owned.Empty() {
		hits = slices.DeleteFunc(slices.Clone(hits), func(h catalog.Hit) bool { return !f.s.has(h.Card, seek.having) })
	}
	return asked, hits
}

// tell says how many cards were found, what is left, and how many copies Enter adds.
func (f *finder) tell() {
	said := f.s.w.N("booksscreen.found", len(f.hits)) + f.left()
	if f.times > 1 {
		said += dot + f.s.w.T("booksscreen.enterAdds", "Copies", f.times)
	}
	f.found.SetText(said)
}

// left says how many points are left, behind the number of cards found.
func (f *finder) left() string {
	r := f.s.review
	switch {
	case r.Limit == 0:
		return ""
	case r.Left() < 0:
		return dot + f.s.w.N("booksscreen.tooMany", -r.Left())
	}
	return dot + f.s.w.N("booksscreen.left", r.Left())
}

func (f *finder) blank() fyne.CanvasObject {
	row := widgets.NewListRow(f.s.k, widgets.ListFace{Title: "-", Line: "-"}, func() {})
	row.WithSteps(f.s.w.T("booksscreen.takeOne"), f.s.w.T("booksscreen.add"), func() {}, func() {})
	f.blanks[row] = row
	if !f.low {
		return row
	}
	row.Set(widgets.ListFace{Title: "-", Low: true})
	drawn := widgets.NewInset(f.s.k, 20, 0, 12, 0, row)
	f.blanks[drawn] = row
	if fyne.CurrentDevice().IsMobile() {
		return drawn // a finger scrolls
	}
	carried := widgets.NewCarried(f.s.k, drawn, row.AccessibilityLabel, func(at fyne.Position) {
		book := f.s.book.object
		in := at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(book))
		if in.X >= 0 && in.Y >= 0 && in.X < book.Size().Width && in.Y < book.Size().Height {
			row.More()
		}
	})
	f.blanks[carried] = row
	return carried
}

func (f *finder) fill(i int, o fyne.CanvasObject) {
	if i >= len(f.hits) {
		return
	}
	s, card := f.s, f.hits[i].Card
	each := s.review.Price(card)
	row := f.blanks[o]
	face := widgets.ListFace{
		Title: card.NameIn(s.w.Lang()), Line: s.cardLine(card), Stripes: stripes(card),
		Price: price(s.review, each.Points), Dear: each.Points >= 3*max(each.Level, 1), Count: s.review.Count(card.ID), Chosen: i == f.at, Full: s.full(card), Problem: s.faulty(card.ID),
	}
	if f.low { // as in the book beside it
		face.Low, face.Line, face.Stripes, face.Dot = true, "", nil, schoolDot(card)
		if s.frame.paned() {
			face.Icon = string(card.Type)
		}
	}
	row.Set(face)
	row.OnTap(func() { s.showEntry(card.ID) })
	row.OnMenu(func() { s.showEntry(card.ID) })
	row.OnPoint(func() { s.side.point(card.ID) })
	row.OnSteps(func() { s.less(card.ID) }, func() { s.add(card.ID) })
	row.OnOut(func() { s.takeOut(card.ID) })
}

func stripes(card *catalog.Card) []theme.Role {
	var out []theme.Role
	for _, part := range card.Schools {
		if len(out) < 2 {
			out = append(out, theme.School(string(part.School)))
		}
	}
	return out
}

// showProblemsIfAny answers a tap on how the book stands.
func (s *Screen) showProblemsIfAny() {
	if faults(s.review, len(s.draft.Book().Kept)) > 0 {
		s.showProblems()
	}
}
