package table

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/internal/words"
	"quickcast/tracker"
	"quickcast/tracker/journal"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// showFront shows the page without a table: a new duel, and the saved ones.
func (s *Screen) showFront(saved []journal.Saved) {
	s.table, s.board, s.setup = nil, nil, nil
	k := s.needs.Kit
	rows := []fyne.CanvasObject{
		least(widgets.NewEmptyState(k, "table", s.T("newDuel"), s.T("newDuelHint"), nil), 280, 250),
	}
	if looks := s.firstLooks(); len(saved) == 0 && len(looks) > 0 {
		rows = []fyne.CanvasObject{
			widgets.NewInset(k, 4, 16, 4, 0, widgets.NewHeading(k, s.T("firstTitle"))), panelOf(k, looks),
			widgets.NewInset(k, 4, 12, 4, 0, widgets.NewSection(k, s.T("firstOr"), "")),
		}
	}
	rows = append(rows, panelOf(k, s.gameItems(saved)))
	if len(saved) > 0 {
		rows = append(rows, widgets.NewInset(k, 4, 12, 4, 0, widgets.NewSection(k, s.T("saved"), "")), s.savedTables(saved))
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

// shownTables is how many saved tables stand on the first page.
const shownTables = 30

func (s *Screen) savedTables(saved []journal.Saved) fyne.CanvasObject {
	k := s.needs.Kit
	var list []Item
	for _, each := range saved[:min(len(saved), shownTables)] {
		if each.Fault != nil {
			list = append(list, s.damagedItem(each))
			continue
		}
		title := s.tableTitle(each)
		list = append(list, Item{
			Face: widgets.ListFace{Icon: each.Game, Title: title, Line: s.T("savedLine", "Game", s.gameName(each.Game), "When", s.when(each))},
			Do:   func() { s.openTable(each.Name) },
			End: widgets.NewIconButton(k, widgets.Bare, "delete", s.T("deleteTable", "Name", title), func() {
				s.confirm(s.T("deleteTitle"), s.T("deleteQuestion", "Name", title), s.T("deleteDo"), func() { s.deleteTable(each.Name) })
			}),
		})
	}
	return panelOf(k, list)
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

func (s *Screen) when(saved journal.Saved) string {
	now := s.needs.Now()
	last := saved.Last.In(now.Location())
	if last.YearDay() == now.YearDay() && last.Year() == now.Year() {
		return last.Format(s.T("timeForm"))
	}
	return last.Format(s.T("dateForm"))
}

// gameName is the name of a game.
func (s *Screen) gameName(game string) string {
	if game == "" {
		return ""
	}
	return s.needs.Words.T("table.game" + strings.ToUpper(game[:1]) + game[1:])
}

// KindName is the name of a kind of object.
func (s *Screen) KindName(kind string) string {
	if kind == "" {
		return ""
	}
	return s.needs.Words.Term(words.TypeTerm, strings.ToUpper(kind[:1])+kind[1:])
}

// shownTerm is the term somebody new is led to, by its id.
const shownTerm = "burn"

// firstLooks are what somebody new may look at before the first table: a duel that is being
// played, a spellbook, a term.
func (s *Screen) firstLooks() (items []Item) {
	row := func(yes bool, icon, title string, do func()) {
		if yes {
			items = append(items, Item{Face: widgets.ListFace{Icon: icon, IconRole: theme.Accent, Title: s.T(title), Line: s.T(title + "Hint"), Onward: true}, Do: do})
		}
	}
	row(s.needs.Sample != nil, "play", "firstDuel", s.openSample)
	row(s.needs.SeeBook != nil, "books", "firstBook", s.needs.SeeBook)
	row(s.needs.OpenTerm != nil, "codex", "firstTerm", func() { s.needs.OpenTerm(shownTerm) })
	return items
}

// openSample lays the sample duel, with the tour of the table above it.
func (s *Screen) openSample() {
	s.lane.Do(func(context.Context) func() {
		t, err := s.makeSample()
		show := s.laid(t, err)
		return func() {
			show()
			s.openTour()
		}
	})
}

// makeSample plays the sample duel as far as it goes: who sits there, and what has happened
// so far. What an event names of a card is filled in.
func (s *Screen) makeSample() (*journal.Table, error) {
	var of struct {
		Game   string
		Seats  []tracker.Sitter
		Events []tracker.Event
	}
	if err := json.Unmarshal(s.needs.Sample(), &of); err != nil {
		return nil, err
	}
	game, err := s.needs.Games.Game(of.Game)
	if err != nil {
		return nil, err
	}
	brought := s.brought(of.Game, s.faceOf(of.Game))
	for i, seat := range of.Seats {
		if at := slices.IndexFunc(brought, func(b tracker.Sitter) bool { return b.Who == seat.Who }); at >= 0 {
			of.Seats[i] = brought[at]
		}
		of.Seats[i].Name = s.personName(game, seat.Who)
	}
	start := tracker.Start{Seats: of.Seats, Seed: s.needs.Seed()}
	payload, _, err := game.Begin(s.needs.Catalog(), start)
	if err != nil {
		return nil, err
	}
	t, err := s.create(of.Game, payload)
	if err != nil {
		return nil, err
	}
	t.Use(journal.Seeded(start.Seed))
	for _, e := range of.Events {
		e.Version, e.At, e.Device, e.Overrule = tracker.EventVersion, s.needs.Now().UnixMilli(), s.needs.Device, true
		e, err = tracker.Completed(game, func() (*catalog.Catalog, error) { return s.needs.Catalog(), nil }, e)
		if err == nil {
			_, err = t.Do(e)
		}
		if err != nil {
			return nil, err
		}
	}
	return t, nil
}

// personName is what somebody who can sit there is called.
func (s *Screen) personName(game tracker.Game, who string) string {
	for _, each := range game.Form(s.needs.Catalog()).Who {
		if each.ID == who {
			return s.Say(each.Name)
		}
	}
	return ""
}

// openMenu opens the menu of the table: the log, how it lies, other tables, and
// the way to the other places of the app.
func (s *Screen) openMenu() {
	k := s.needs.Kit
	var items []Item
	add := func(yes bool, icon, id string, do func()) {
		if yes {
			items = append(items, Item{Face: widgets.ListFace{Icon: icon, Title: s.T(id)}, Do: do})
		}
	}
	side := "oneSide"
	switch {
	case s.state.Upright:
		side = "faceEachOther"
	case len(s.seen.View.Seats) > 2:
		side = "allUpright"
	}
	add(s.seen.View.Result.Over, "crown", "endTitle", s.openEnding)
	add(true, "history", "log", s.openLog)
	add(true, "play", "whatNow", s.OpenChoices)
	add(true, "clock", "clock", s.openClock)
	add(s.seen.redo, "redo", "redo", s.redo)
	add(s.board != nil && s.board.canTurn(), "flip", side, s.turnFar)
	add(s.seenAfar(), "seen", "afar", s.openAfar)
	add(s.canTour(), "info", "tour", s.openTour)
	add(true, "plus", "newDuel", s.anotherDuel)
	add(true, "close", "leaveTable", s.leave)
	var menu *Sheet
	menu = s.OpenList(k, s.T("menu"), items, s.places(func() { menu.Close() })...)
}

// places leads to the rest of the app, whose navigation is hidden here.
func (s *Screen) places(leave func()) []fyne.CanvasObject {
	if s.needs.Go == nil || s.needs.Places == nil {
		return nil
	}
	k := s.needs.Kit
	var chips []fyne.CanvasObject
	for _, place := range s.needs.Places() {
		chips = append(chips, widgets.NewChip(k, widgets.ChipFace{Icon: place.Icon, Label: place.Label}, func() {
			leave()
			s.needs.Go(place.Icon)
		}))
	}
	return []fyne.CanvasObject{widgets.NewInset(k, 0, 8, 0, 0, widgets.NewWrap(k, 8, 0, chips...))}
}

// turnFar turns the far half, or turns it back.
func (s *Screen) turnFar() {
	s.state.Upright = !s.state.Upright
	if s.board != nil {
		if s.board.own != nil {
			s.board.own.Set(s.seen)
		}
		s.board.Refresh()
	}
}

// anotherDuel opens the choice of games; the table stays among the saved ones.
func (s *Screen) anotherDuel() {
	s.lane.Do(func(context.Context) func() {
		list, err := journal.List(s.needs.Store, tables)
		return func() {
			s.Notify(s.needs.Words.Error(err), "", nil) // of what could be read there is a list all the same
			s.OpenList(s.needs.Kit, s.T("newDuel"), s.gameItems(list))
		}
	})
}

// openTour shows what stands where on the table, in four marks. It can be left at any
// moment.
func (s *Screen) openTour() {
	if !s.canTour() {
		return
	}
	k, first := s.needs.Kit, s.board.seats[0]
	next, title := s.board.strip.Marks()
	marks := []widgets.Mark{{Target: first.dial, Words: s.T("tourDial")}}
	if tiles := first.tiles.whole; len(tiles) > 0 && tiles[0].Size().Width > 0 {
		marks = append(marks, widgets.Mark{Target: tiles[0], Words: s.T("tourTile")})
	}
	marks = append(marks, widgets.Mark{Target: next, Words: s.T("tourNextMark")}, widgets.Mark{Target: title, Words: s.T("tourTitle")})
	widgets.NewTour(k, widgets.TourNames{Next: s.T("tourNext"), Done: s.T("tourDone"), Leave: s.T("tourLeave")}, marks).Open(s.canvas())
}

// canTour tells whether the frame draws the seats: a game with a board of its own has
// nothing of that to show.
func (s *Screen) canTour() bool { return s.board != nil && len(s.board.seats) > 0 }
