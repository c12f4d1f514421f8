package books

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker/told"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// shelfSide shows the book of the shelf that is pointed at: its curve, what it holds, what it
// lacks, and how its duels went.
type shelfSide struct {
	s      *Screen
	object fyne.CanvasObject
	body   *fyne.Container
	scroll *fyne.Container
	foot   *fyne.Container
	bars   *widgets.Bars
	shown  string // the id of the book
	on     bool   // it is in sight
}

func newShelfSide(s *Screen) *shelfSide {
	p := &shelfSide{s: s, body: widgets.NewColumn(s.k, 8), foot: widgets.NewEqual(s.k, 8), bars: widgets.NewFlatBars(s.k, nil)}
	p.scroll = widgets.NewScroll(p.body)
	p.object = widgets.NewPanel(s.k, container.NewBorder(nil, p.foot, nil, nil, p.scroll))
	return p
}

// show shows a book, its duels, and how many copies it lacks.
func (p *shelfSide) show(b shelved, bouts []bout, short int) {
	p.shown = b.ID
	s, k, r := p.s, p.s.k, b.review
	icon, role := mageIcon(r.Mage)
	p.bars.Set(widgets.BarsFace{Bars: s.bars(curveCost, r.Curve()), Chosen: -1, Calm: theme.Mana}, s.curveNames()[curveCost])
	rows := []fyne.CanvasObject{
		widgets.NewLine(k, 10, 1, widgets.NewGlyph(k, icon, role, 24), widgets.NewTitle(k, s.title(b.Book))),
		widgets.NewParagraph(k, join(s.mageName(r.Mage), s.w.N("books.cards", r.Cards)), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
		p.bars, widgets.NewPairs(k, s.holds(r)), widgets.NewRule(k),
	}
	if short > 0 {
		rows = append(rows, widgets.NewLine(k, 8, 1, widgets.NewGlyph(k, "box", theme.HarmInk, 18), widgets.NewParagraph(k, s.w.N("booksscreen.shortElsewhere", short), widgets.Style{Role: theme.HarmInk})), widgets.NewRule(k))
	}
	if len(bouts) > 0 {
		won := 0
		for _, each := range bouts {
			if each.Over && each.won() {
				won++
			}
		}
		rows = append(rows, widgets.NewParagraph(k, s.w.N("booksscreen.bouts", len(bouts), "Won", won), widgets.Style{Bold: true}))
		for _, each := range bouts[:min(len(bouts), mostBouts)] {
			rows = append(rows, s.boutRow(each))
		}
	}
	p.body.Objects = rows
	p.foot.Objects = []fyne.CanvasObject{
		widgets.NewPrimary(k, s.w.T("booksscreen.open"), func() { s.Open(b.ID) }),
		widgets.NewQuiet(k, s.w.T("booksscreen.duplicate"), func() { s.duplicate(b.Saved) }),
	}
	p.foot.Refresh()
	p.body.Refresh()
	p.scroll.Refresh()
}

// mostBouts is how many duels of a book are listed beside the shelf.
const mostBouts = 6

// boutRow is a duel: against whom, how it went, and when.
func (s *Screen) boutRow(b bout) fyne.CanvasObject {
	face := widgets.ListFace{Icon: "mage", Low: true, Trail: s.day(b.Begun), Title: s.ended(b)}
	var against []string
	for i, seat := range b.Seats {
		if i == b.seat {
			continue
		}
		against = append(against, s.sat(seat))
		if mage, ok := s.n.Catalog.Mage(catalog.MageID(seat.Who)); ok {
			face.Icon, face.IconRole = mageIcon(mage)
		}
	}
	face.Title = join(join(against...), face.Title)
	return widgets.NewListRow(s.k, face, nil)
}

// sat is who sat at a seat: the class of the mage, or the name.
func (s *Screen) sat(seat told.Sat) string {
	if mage, ok := s.n.Catalog.Mage(catalog.MageID(seat.Who)); ok {
		return s.class(mage)
	}
	return seat.Name
}

// holds are how many cards of each type a book has, and of which the most.
func (s *Screen) holds(r builder.Review) (pairs []widgets.Pair) {
	curve := r.Curve()
	for _, t := range catalog.BookOrder() {
		if curve.Type[t] == 0 {
			continue
		}
		var most *builder.Line
		for i := range r.Lines {
			if line := &r.Lines[i]; line.Card.Type == t && (most == nil || line.Count > most.Count) {
				most = line
			}
		}
		pairs = append(pairs, widgets.Pair{Word: fmt.Sprintf("%d %s", curve.Type[t], s.many(t)), Means: fmt.Sprintf("%d %s", most.Count, most.Card.NameIn(s.w.Lang()))})
	}
	return pairs
}

// day says a day shortly: today, or its date.
func (s *Screen) day(at time.Time) string {
	now := s.n.Now()
	if at = at.In(now.Location()); at.Format(time.DateOnly) == now.Format(time.DateOnly) {
		return s.w.T("booksscreen.todayAlone")
	}
	return at.Format(s.w.T("booksscreen.dayForm"))
}
