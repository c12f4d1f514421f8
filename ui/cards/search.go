package cards

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/understood"
	"github.com/quickcast/quickcast/ui/widgets"
)

// ask searches for what was typed.
func (s *Screen) ask(text string) {
	s.state.Query = text
	s.bar.follow()
	s.search(true)
}

// Ask puts a query into the box and shows what it finds.
func (s *Screen) Ask(query string) {
	s.fill(query)
	s.refine()
}

// options are the circumstances of every search of the screen.
func (s *Screen) options() catalog.Options {
	var o catalog.Options
	o.Filter.Unofficial = catalog.ShowUnofficial(s.needs.Unofficial)
	o.Around = catalog.Around{Term: s.needs.Codex.Bearer, Owned: s.owned, Book: s.needs.Book, Choice: s.picked}
	if s.whose != nil {
		o.Around.Mage = s.whose.ID
	}
	return o
}

// search finds the cards for the query and shows them. Searches take a
// fraction of a millisecond, so they need no other goroutine. A new search
// begins at the top; one that only repeats the old one stays where it is.
func (s *Screen) search(fresh bool) {
	s.whose, s.picked = nil, ""
	if speaks(s.state.Query) {
		s.whose, s.picked = s.needs.Catalog.Whose(s.state.Query)
	}
	asked := understood.Of(s.needs.Catalog, s.state.Query, s.options())
	s.found = s.found[:0]
	for _, hit := range asked.Hits {
		s.found = append(s.found, hit.Card)
	}
	s.Searched(fresh)
	s.list.show(*asked.Query, fresh)
	s.sayLine(asked)
	s.root.fill()
}

// sayLine says below the chips how many cards there are, and how the query was read.
func (s *Screen) sayLine(asked understood.Search) {
	w := s.needs.Words
	text := w.N("cardsscreen.count", len(s.found))
	if s.whose != nil {
		text = w.T("cardsscreen.countFor", "Cards", text, "Mage", s.className(s.whose))
	}
	s.line.SetText(text)
	if s.read.Show(asked) {
		s.head.Refresh()
		s.side.Layout.Layout(s.side.Objects, s.side.Size()) // the list begins below what was understood
	}
}

// mage is the mage the query is about, nil where there is none.
func (s *Screen) mage() *catalog.Mage { return s.whose }

// reset forgets the query.
func (s *Screen) reset() {
	s.fill("")
	s.refine()
}

// refine searches again after the filter has changed.
func (s *Screen) refine() {
	s.bar.build()
	s.search(true)
}

// openHelp says what can be asked, by examples: a tap asks one.
func (s *Screen) openHelp() {
	k, w := s.needs.Kit, s.needs.Words
	var shut func()
	rows := []fyne.CanvasObject{widgets.NewParagraph(k, w.T("cardsscreen.helpWords"), widgets.Style{Role: theme.Quiet})}
	for _, example := range examples() {
		query := w.T("cardsscreen.ask." + example)
		rows = append(rows, widgets.NewListRow(k, widgets.ListFace{Title: query, Line: w.T("cardsscreen.asks." + example), Onward: true}, func() {
			shut()
			s.Ask(query)
		}))
	}
	var keys []fyne.CanvasObject
	for _, key := range catalog.Keys() {
		name := s.needs.Catalog.KeyIn(key, w.Lang())
		keys = append(keys, widgets.NewChip(k, widgets.ChipFace{Label: name + ":", Hollow: true}, func() {
			shut()
			s.field.SetText(s.state.Query + " " + name + ":")
			s.field.Focus()
		}))
	}
	rows = append(rows, widgets.NewSection(k, w.T("cardsscreen.helpKeys"), ""), widgets.NewWrap(k, 8, 0, keys...))
	shut = s.needs.Sheet(w.T("cardsscreen.help"), widgets.NewColumn(k, 4, rows...))
}

// examples are the examples of the help, by the ends of the ids of their texts.
func examples() []string {
	return []string{"plain", "and", "or", "number", "fields", "price", "keyword", "defense", "text", "sort"}
}
