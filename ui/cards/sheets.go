package cards

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openFilters shows all filters in a sheet; each acts at once.
func (s *Screen) openFilters() {
	k, w := s.needs.Kit, s.needs.Words
	var refresh []func()
	var closeSheet func()
	show := widgets.NewPrimary(k, "", func() { closeSheet() })
	changed := func() {
		s.refine()
		for _, f := range refresh {
			f()
		}
		show.SetText(w.N("cardsscreen.showCards", len(s.found)))
	}
	var parts []fyne.CanvasObject
	for _, g := range s.groups() {
		chips := make([]fyne.CanvasObject, 0, len(g.choices))
		for _, c := range g.choices {
			chip := widgets.NewChip(k, c.face(), func() { c.flip(); changed() })
			refresh = append(refresh, func() { chip.Set(c.face()) })
			chips = append(chips, chip)
		}
		parts = append(parts, widgets.NewSection(k, strings.ToUpper(g.title), ""), widgets.NewWrap(k, 8, 0, chips...))
	}
	parts = append(parts, s.columnGroup()...)
	reset := widgets.NewQuiet(k, w.T("cardsscreen.clearFilters"), func() {
		s.reset()
		changed()
	})
	show.SetText(w.N("cardsscreen.showCards", len(s.found)))
	buttons := widgets.NewEqual(k, 10, reset, show)
	body := widgets.NewColumn(k, 2, append(parts, widgets.NewInset(k, 0, 14, 0, 0, buttons))...)
	closeSheet = s.needs.Sheet(w.T("cardsscreen.filters"), body)
}

// openMages lets the person choose a mage: the list keeps what that mage may
// use, with its price.
func (s *Screen) openMages() {
	k, w := s.needs.Kit, s.needs.Words
	var closeSheet func()
	take := func(id catalog.MageID, picked training.School) {
		closeSheet()
		query := s.needs.Catalog.Clear(s.state.Query, catalog.KeyMage)
		if id != "" {
			value := strings.TrimSuffix(string(id)+"/"+string(picked), "/")
			query = s.needs.Catalog.Pick(query, catalog.Pick{Key: catalog.KeyMage, Value: value}, w.Lang(), true)
		}
		s.fill(query)
		s.refine()
	}
	parts := []fyne.CanvasObject{widgets.NewListRow(k, widgets.ListFace{
		Icon: "people", Title: w.T("cardsscreen.anyMage"), Chosen: s.mage() == nil,
	}, func() { take("", "") })}
	for _, game := range []training.Game{training.Arena, training.Academy} {
		parts = append(parts, widgets.NewSection(k, strings.ToUpper(s.gameName(game)), ""))
		for _, m := range s.mages(game) {
			for _, picked := range choices(m) {
				parts = append(parts, s.mageRow(m, picked, func() { take(m.ID, picked) }))
			}
		}
	}
	closeSheet = s.needs.Sheet(w.T("cardsscreen.chooseMage"), widgets.NewColumn(k, 0, parts...))
}

func (s *Screen) mageRow(m *catalog.Mage, picked training.School, do func()) fyne.CanvasObject {
	face := widgets.ListFace{
		Icon: "mage", Title: s.className(m), Line: strings.Trim(m.Title+" · "+s.trained(m, picked), " ·"),
	}
	if now, choice := s.needs.Catalog.Whose(s.state.Query); now == m && choice == picked {
		face.Chosen = true
	}
	if schools := m.Training.Trained; len(schools) > 0 {
		face.Icon = string(schools[0])
	}
	if picked != "" {
		face.Icon = string(picked)
	}
	return widgets.NewListRow(s.needs.Kit, face, do)
}

// trained names the schools a mage knows.
func (s *Screen) trained(m *catalog.Mage, picked training.School) string {
	schools := m.Training.Trained
	if picked != "" {
		schools = append(slices.Clone(schools), picked)
	}
	names := make([]string, 0, len(schools))
	for _, school := range schools {
		names = append(names, s.needs.Words.Term(words.SchoolTerm, string(school)))
	}
	return strings.Join(names, ", ")
}

// mages are the mages of a game that have a spellbook.
func (s *Screen) mages(game training.Game) []*catalog.Mage {
	list := slices.Clone(s.needs.Catalog.MagesOf(game, catalog.ShowUnofficial(s.needs.Unofficial)))
	list = slices.DeleteFunc(list, func(m *catalog.Mage) bool { return m.Class == "*" })
	slices.SortStableFunc(list, func(a, b *catalog.Mage) int { return fold.Compare(s.mageName(a), s.mageName(b)) })
	return list
}

// choices are the schools a mage may pick, or one empty pick where there is
// nothing to choose.
func choices(m *catalog.Mage) []training.School {
	if len(m.Training.Choices) == 0 {
		return []training.School{""}
	}
	return m.Training.Choices
}
