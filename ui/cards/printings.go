package cards

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// printings are the sets a card came in, and those in which it differs.
func (s *Screen) printings(card *catalog.Card) []fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	var sets pairs
	for _, p := range card.Printed {
		copies := w.T("cardsscreen.copiesUnknown")
		if p.Copies > 0 {
			copies = w.N("cardsscreen.copies", p.Copies)
		}
		sets.add(s.setName(p.Set), copies)
	}
	var games []string
	for _, g := range card.Games {
		games = append(games, s.gameName(g))
	}
	parts := []fyne.CanvasObject{
		widgets.NewSection(k, strings.ToUpper(w.T("cardsscreen.printed")), strings.Join(games, " · ")),
		widgets.NewPairs(k, sets),
	}
	if len(card.Codes) > 0 {
		parts = append(parts, widgets.NewParagraph(k, strings.Join(card.Codes, " · "), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	for _, v := range card.Variants {
		face := widgets.ListFace{
			Icon: "copy", Title: shortName(s.setName(v.Set)), Onward: true,
			Line: w.T("cardsscreen.otherPrinting", "Fields", s.fieldNames(v.Fields)),
		}
		parts = append(parts, widgets.NewListRow(k, face, func() { s.openVariant(&v) }))
	}
	return parts
}

// shortName leaves out what a name says in brackets, where only one line is
// there for it.
func shortName(name string) string {
	short, _, _ := strings.Cut(name, " (")
	return short
}

// openVariant shows another printing of the card in a sheet.
func (s *Screen) openVariant(v *catalog.Variant) {
	k := s.needs.Kit
	s.needs.Sheet(shortName(s.setName(v.Set)), widgets.NewInset(k, 2, 0, 2, 0, widgets.NewColumn(k, 8, s.facts(v.As)...)))
}

// fieldNames says fields of a card in words.
func (s *Screen) fieldNames(fields []string) string {
	w := s.needs.Words
	var names []string
	for _, f := range fields {
		id := "cardsscreen.field" + strings.ToUpper(f[:1]) + f[1:]
		if w.Has(id) {
			f = w.T(id)
		}
		names = append(names, f)
	}
	return strings.Join(names, ", ")
}

// doubts says on what the sources disagree, and which values are the person's
// own.
func (s *Screen) doubts(card *catalog.Card) []fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	var lines []fyne.CanvasObject
	note := func(icon string, role theme.Role, text string) {
		lines = append(lines, widgets.NewLine(k, 10, 1,
			widgets.NewGlyph(k, icon, role, 20), widgets.NewParagraph(k, text, widgets.Style{})))
	}
	if len(card.Uncertain) > 0 {
		note("warn", theme.Accent, w.T("cardsscreen.disagree", "Fields", s.fieldNames(card.Uncertain)))
	}
	if len(card.Overridden) > 0 {
		note("user-set", theme.Accent, w.T("cardsscreen.yours", "Fields", s.fieldNames(card.Overridden)))
	}
	button := s.ownButton(card)
	switch {
	case len(lines) == 0 && button == nil:
		return nil
	case len(lines) == 0:
		return []fyne.CanvasObject{widgets.NewWrap(k, 0, 0, button)}
	case button != nil:
		lines = append(lines, widgets.NewWrap(k, 0, 0, button))
	}
	return []fyne.CanvasObject{widgets.NewInset(k, 0, 8, 0, 0, widgets.NewPanel(k, widgets.NewColumn(k, 10, lines...)))}
}

// ownButton leads to the person's own values; nil where none can be set.
func (s *Screen) ownButton(card *catalog.Card) fyne.CanvasObject {
	if s.needs.SetFact == nil || len(card.SettableFields()) == 0 {
		return nil
	}
	return widgets.NewPill(s.needs.Kit, s.needs.Words.T("cardsscreen.setOwn"), "edit", func() { s.openOwn(card) })
}

// openOwn lets the person set what their own card says.
func (s *Screen) openOwn(card *catalog.Card) {
	k, w := s.needs.Kit, s.needs.Words
	wanted := make(map[catalog.Field]int)
	parts := []fyne.CanvasObject{widgets.NewParagraph(k, w.T("cardsscreen.ownHint"), widgets.Style{Role: theme.Quiet})}
	for _, f := range card.SettableFields() {
		b := f.Bounds()
		parts = append(parts, widgets.NewStepper(k, s.fieldNames([]string{string(f)}), card.Value(f), b.Min, b.Max,
			w.T("cardsscreen.less"), w.T("cardsscreen.more"), func(n int) { wanted[f] = n }))
	}
	var closeSheet func()
	keep := widgets.NewPrimary(k, w.T("cardsscreen.keep"), func() {
		closeSheet()
		for _, f := range card.SettableFields() {
			if n, ok := wanted[f]; ok && n != card.Value(f) {
				s.took(s.needs.SetFact(card.ID, f, n))
			}
		}
	})
	buttons := []fyne.CanvasObject{keep}
	if len(card.Overridden) > 0 && s.needs.ClearFacts != nil {
		buttons = []fyne.CanvasObject{widgets.NewQuiet(k, w.T("cardsscreen.asPrinted"), func() {
			closeSheet()
			s.took(s.needs.ClearFacts(card.ID))
		}), keep}
	}
	parts = append(parts, widgets.NewInset(k, 0, 12, 0, 0, widgets.NewEqual(k, 10, buttons...)))
	closeSheet = s.needs.Sheet(card.NameIn(w.Lang()), widgets.NewColumn(k, 4, parts...))
}

// took shows the catalog with the person's value, or why it was not saved.
func (s *Screen) took(c *catalog.Catalog, err error) {
	if err != nil {
		s.needs.Notice(s.needs.Words.Error(err), "", nil)
	}
	if c != nil {
		s.use(c)
	}
}
