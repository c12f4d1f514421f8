package table

import (
	"encoding/json"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/internal/words"
	"quickcast/tracker"
	"quickcast/tracker/journal"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// showFront shows the page without a table: a new duel, and the saved ones.
func (s *Screen) showFront(saved []journal.Saved) {
	s.table, s.board, s.duel = nil, nil, nil
	k := s.needs.Kit
	rows := []fyne.CanvasObject{
		least(widgets.NewEmptyState(k, "table", s.t("newDuel"), s.t("newDuelHint"), nil), fyne.NewSize(280, 250)),
	}
	var games []fyne.CanvasObject
	names := s.needs.Games.Names()
	for i, game := range names {
		games = append(games, widgets.NewListRow(k, widgets.ListFace{
			Icon: game, IconRole: theme.Accent, Title: s.gameName(game), Line: s.t(camel("about", game)), Onward: true,
			Joined: i == len(names)-1, // nothing follows it
		}, func() { s.newDuel(game, saved) }))
	}
	rows = append(rows, widgets.NewFlushPanel(k, widgets.NewColumn(k, 0, games...)))
	if len(saved) > 0 {
		rows = append(rows, widgets.NewInset(k, 4, 12, 4, 0, widgets.NewSection(k, s.t("saved"), "")), s.savedTables(saved))
	}
	page := widgets.NewInset(k, 16, 8, 16, 24, widgets.NewColumn(k, 12, rows...))
	s.show(centred(widgets.NewScroll(page)))
	s.arrange()
}

// shownTables is how many saved tables stand on the first page.
const shownTables = 30

func (s *Screen) savedTables(saved []journal.Saved) fyne.CanvasObject {
	k := s.needs.Kit
	var list []fyne.CanvasObject
	saved = saved[:min(len(saved), shownTables)]
	for i, each := range saved {
		if each.Fault != nil {
			list = append(list, s.damagedRow(each))
			continue
		}
		title := s.tableTitle(each)
		row := widgets.NewListRow(k, widgets.ListFace{
			Icon: each.Game, Title: title, Line: s.t("savedLine", "Game", s.gameName(each.Game), "When", s.when(each)),
			Joined: i == len(saved)-1,
		}, func() { s.openTable(each.Name) })
		remove := widgets.NewIconButton(k, widgets.Bare, "delete", s.t("deleteTable", "Name", title), func() {
			s.confirm(s.t("deleteTitle"), s.t("deleteQuestion", "Name", title), s.t("deleteDo"), func() { s.deleteTable(each.Name) })
		})
		list = append(list, widgets.NewLine(k, 0, 0, row, remove))
	}
	return widgets.NewFlushPanel(k, widgets.NewColumn(k, 0, list...))
}

// tableTitle names a table by its mages.
func (s *Screen) tableTitle(saved journal.Saved) string {
	var names []string
	for _, seat := range seatsOf(saved.Setup) {
		names = append(names, seat.Name)
	}
	return strings.Join(names, " · ")
}

// seatsOf reads the seats of a setup event; none where it is of another form.
func seatsOf(setup tracker.Event) []magewars.SeatData {
	var data magewars.SetupData
	if json.Unmarshal(setup.Data, &data) != nil {
		return nil
	}
	return data.Seats
}

func (s *Screen) when(saved journal.Saved) string {
	now := s.needs.Now()
	last := saved.Last.In(now.Location())
	if last.YearDay() == now.YearDay() && last.Year() == now.Year() {
		return last.Format(s.t("timeForm"))
	}
	return last.Format(s.t("dateForm"))
}

// gameName is the name of a game.
func (s *Screen) gameName(game string) string {
	if game == "" {
		return ""
	}
	return s.needs.Words.T("table.game" + strings.ToUpper(game[:1]) + game[1:])
}

// kindName is the name of a kind of object.
func (s *Screen) kindName(kind string) string {
	if kind == "" {
		return ""
	}
	return s.needs.Words.Term(words.TypeTerm, strings.ToUpper(kind[:1])+kind[1:])
}
