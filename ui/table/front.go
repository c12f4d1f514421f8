package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// showFront shows the page without a table: a new duel, and the saved ones.
func (s *Screen) showFront(saved []journal.Saved) {
	s.table, s.board, s.setup = nil, nil, nil
	k := s.needs.Kit
	empty := widgets.NewEmptyState(k, "table", s.T("newDuel"), s.T("newDuelHint"), nil)
	rows := []fyne.CanvasObject{widgets.NewArranged(fyne.NewSize(280, 250), empty.Resize, empty)}
	if looks := s.firstLooks(); len(saved) == 0 && len(looks) > 0 {
		rows = []fyne.CanvasObject{
			widgets.NewInset(k, 4, 16, 4, 0, widgets.NewHeading(k, s.T("firstTitle"))), panelOf(k, looks),
			sectionOf(k, s.T("firstOr")),
		}
	}
	rows = append(rows, panelOf(k, append(s.gameItems(saved), s.joinItems()...)))
	if len(saved) > 0 {
		rows = append(rows, sectionOf(k, s.T("saved")), s.savedTables(saved))
	}
	page := widgets.NewInset(k, 16, 8, 16, 24, widgets.NewColumn(k, 12, rows...))
	s.show(centred(widgets.NewScroll(page)))
	s.arrange()
}

// gameItems are the games of which a table can be laid.
func (s *Screen) gameItems(saved []journal.Saved) (items []Item) {
	for _, game := range s.needs.Games.Names() {
		items = append(items, Item{Face: widgets.ListFace{
			Icon: game, IconRole: theme.Accent, Title: s.gameName(game), Line: s.T(Camel("about", game)), Onward: true,
		}, Do: func() { s.openForm(game, saved) }})
	}
	return items
}

// joinItems lead to the table on another device, where that is possible.
func (s *Screen) joinItems() []Item {
	if !s.canShare() {
		return nil
	}
	return []Item{{Face: widgets.ListFace{
		Icon: "link", IconRole: theme.Accent, Title: s.needs.Words.T("share.joinTitle"), Line: s.needs.Words.T("share.joinLine"), Onward: true,
	}, Do: func() { s.OpenJoin("") }}}
}

// shownTables is how many saved tables stand on the first page.
const shownTables = 30

func (s *Screen) savedTables(saved []journal.Saved) fyne.CanvasObject {
	k := s.needs.Kit
	list := []Item{{Face: widgets.ListFace{Icon: "odds", IconRole: theme.Accent, Title: s.needs.Words.T("told.duels"), Line: s.needs.Words.T("told.duelsHint"), Onward: true}, Do: s.openDuels}}
	for _, each := range saved[:min(len(saved), shownTables)] {
		if each.Fault != nil {
			list = append(list, s.damagedItem(each))
			continue
		}
		face := s.SavedFace(each)
		list = append(list, Item{
			Face: face,
			Do:   func() { s.openTable(each.Name) },
			End: widgets.NewIconButton(k, widgets.Bare, "delete", s.T("deleteTable", "Name", face.Title), func() {
				s.confirm(s.T("deleteTitle"), s.T("deleteQuestion", "Name", face.Title), s.T("deleteDo"), func() { s.deleteTable(each.Name) })
			}),
		})
	}
	return panelOf(k, list)
}

// SavedFace shows a saved table: who sits there, which game it is and when it was played last.
func (s *Screen) SavedFace(saved journal.Saved) widgets.ListFace {
	if saved.Fault != nil {
		return s.damagedItem(saved).Face
	}
	return widgets.ListFace{Icon: saved.Game, Title: s.tableTitle(saved), Line: s.T("savedLine", "Game", s.gameName(saved.Game), "When", s.when(saved))}
}

// tableTitle names a table by who sits there.
func (s *Screen) tableTitle(saved journal.Saved) string {
	game, err := s.needs.Games.Game(saved.Game)
	if err != nil {
		return s.gameName(saved.Game)
	}
	var names []string
	for _, sitter := range game.Seated(saved.Setup) {
		names = append(names, sitter.Name)
	}
	return strings.Join(names, " · ")
}

func (s *base) when(saved journal.Saved) string {
	now := s.needs.Now()
	last := saved.Last.In(now.Location())
	if last.YearDay() == now.YearDay() && last.Year() == now.Year() {
		return last.Format(s.T("timeForm"))
	}
	return last.Format(s.T("dateForm"))
}

// gameName is the name of a game.
func (s *base) gameName(game string) string { return s.needs.Words.T(Camel("table.game", game)) }

// KindName is the name of a kind of object.
func (s *base) KindName(kind string) string {
	return s.needs.Words.Term(words.TypeTerm, Camel("", kind))
}
