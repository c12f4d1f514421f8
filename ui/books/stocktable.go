package books

import (
	"cmp"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// counted are the columns of the table behind the name, and what each counts.
func counted() []struct {
	id string
	of func(builder.Stock) int
} {
	return []struct {
		id string
		of func(builder.Stock) int
	}{
		{"owned", func(s builder.Stock) int { return s.Owned }},
		{"used", func(s builder.Stock) int { return s.Wanted }},
		{"free", builder.Stock.Free},
		{"short", builder.Stock.Short},
	}
}

// sorts is how the table is sorted; nil where nobody has asked for that.
func (p *collectionPage) sorts() func(a, b builder.Stock) int {
	sign := 1
	if p.falls {
		sign = -1
	}
	switch {
	case p.by == 0:
		return func(a, b builder.Stock) int {
			return sign * fold.Compare(a.Card.NameIn(p.s.w.Lang()), b.Card.NameIn(p.s.w.Lang()))
		}
	case p.by > 0:
		of := counted()[p.by-1].of
		return func(a, b builder.Stock) int { return sign * cmp.Compare(of(a), of(b)) }
	}
	return nil
}

// sortBy sorts by a column, the name being 0: first rising, of a number falling, then the other
// way, then not.
func (p *collectionPage) sortBy(column int) {
	first := column > 0
	switch {
	case p.by != column:
		p.by, p.falls = column, first
	case p.falls == first:
		p.falls = !first
	default:
		p.by, p.falls = -1, false
	}
	p.seek()
}

func (p *collectionPage) sayHeads() {
	face := widgets.ColumnFace{Name: p.s.w.T("booksscreen.columnCard"), Head: true, Sorted: p.by + 1, Falls: p.falls}
	for _, c := range counted() {
		face.Cells = append(face.Cells, p.s.w.T("booksscreen.column."+c.id))
	}
	p.heads.Set(face)
}

// fillColumns fills a row of the table.
func (p *collectionPage) fillColumns(i int, o fyne.CanvasObject) {
	if i >= len(p.rows) {
		return
	}
	stock, row := p.rows[i], o.(*widgets.ColumnRow)
	face := widgets.ColumnFace{Name: stock.Card.NameIn(p.s.w.Lang()), Icon: string(stock.Card.Type), Chosen: p.paned && stock.Card.ID == p.shown}
	if school := schoolDot(stock.Card); school != "" {
		face.Stripes = []theme.Role{school}
	}
	for _, c := range counted() {
		face.Cells = append(face.Cells, strconv.Itoa(c.of(stock)))
	}
	if stock.Short() > 0 {
		face.Dear = len(face.Cells)
	}
	row.Set(face)
	step := func(by int) func() {
		return func() { p.s.own(p.s.owned.WithSingle(stock.Card.ID, p.s.owned.Singles[stock.Card.ID]+by)) }
	}
	row.OnSteps(step(-1), step(1), stock.Owned > 0)
	row.OnTap(func() { p.tapped(stock) })
	row.OnPoint(func() { p.point(stock) })
}

// tapped shows a card: beside the table, or else in a sheet.
func (p *collectionPage) tapped(stock builder.Stock) {
	if p.paned {
		p.point(stock)
		p.table.Refresh()
		return
	}
	p.s.showStock(stock)
}

// point shows a card beside the table, where there is room.
func (p *collectionPage) point(stock builder.Stock) {
	if !p.paned {
		return
	}
	p.shown = stock.Card.ID
	p.side.Objects = append([]fyne.CanvasObject{widgets.NewTitle(p.s.k, stock.Card.NameIn(p.s.w.Lang()))}, p.s.stockParts(stock)...)
	p.side.Refresh()
	p.scroll.Refresh()
}
