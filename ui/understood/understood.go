// Package understood shows below a search how it was read: what of it is not understood,
// each with what may have been meant, and where cards answer by what they do, the pieces it
// was taken apart into. A tap on a piece takes it away.
package understood

import (
	"errors"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Search is what was asked and found.
type Search struct {
	Catalog *catalog.Catalog
	Text    string
	Query   *catalog.Query
	Fault   error
	Hits    []catalog.Hit
}

// Of searches for a text. The query it makes of it is part of the answer.
func Of(c *catalog.Catalog, text string, o catalog.Options) Search {
	q, fault := c.ParseQuery(text, o.Around)
	s := Search{Catalog: c, Text: text, Query: &q, Fault: fault}
	if fault == nil || !q.Empty() {
		s.Hits = c.Find(&q, o)
	}
	return s
}

// Row is the place where it is shown.
type Row struct {
	kit    *widgets.Kit
	words  *words.Words
	column *fyne.Container
	chips  *fyne.Container // of the pieces; it stays, and knows how wide it is
	ask    func(text string)
}

// New makes a row that shows nothing yet. ask is told what a tap makes of the search.
func New(k *widgets.Kit, w *words.Words, ask func(text string)) *Row {
	return &Row{kit: k, words: w, column: widgets.NewColumn(k, 2), chips: widgets.NewWrap(k, 8, 0), ask: ask}
}

// Object is what is drawn: of no height where there is nothing to say.
func (r *Row) Object() *fyne.Container { return r.column }

// IsEmpty reports whether there is nothing to say.
func (r *Row) IsEmpty() bool { return len(r.column.Objects) == 0 }

// Show says how a search was read. It reports whether the height may be another than
// before.
func (r *Row) Show(s Search) bool {
	was := len(r.column.Objects)
	r.column.Objects = append(r.faults(s), r.pieces(s)...)
	r.column.Refresh()
	return was+len(r.column.Objects) > 0
}

// faults are what of the query is not understood.
func (r *Row) faults(s Search) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	var faults *catalog.QueryError
	if !errors.As(s.Fault, &faults) {
		return nil
	}
	for _, p := range faults.Problems {
		list = append(list, widgets.NewParagraph(r.kit, r.words.Error(p), widgets.Style{Size: theme.Small, Role: theme.HarmInk}))
		if mended := p.Mended(s.Text); mended != s.Text {
			list = append(list, r.line(widgets.NewChip(r.kit, widgets.ChipFace{Icon: "edit", Label: mended}, func() { r.ask(mended) })))
		}
	}
	return list
}

// pieces are those of a search that cards answer by what they do, or none answers.
func (r *Row) pieces(s Search) []fyne.CanvasObject {
	if s.Query == nil || len(s.Hits) > 0 && s.Hits[0].By != catalog.ByEffect {
		return nil
	}
	var chips []fyne.CanvasObject
	for _, m := range s.Catalog.Meanings(s.Query) {
		said := r.words.Say(m)
		chips = append(chips, widgets.NewChip(r.kit, widgets.ChipFace{
			Icon: "close", Label: said, Name: r.words.T("effects.takeAway", "What", said),
		}, func() { r.ask(m.Without(s.Text)) }))
	}
	if len(chips) == 0 {
		return nil
	}
	r.chips.Objects = chips
	return []fyne.CanvasObject{r.chips}
}

func (r *Row) line(chips ...fyne.CanvasObject) fyne.CanvasObject {
	return widgets.NewWrap(r.kit, 8, 0, chips...)
}
