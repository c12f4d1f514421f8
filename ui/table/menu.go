package table

import (
	"context"

	"fyne.io/fyne/v2"

	"quickcast/tracker/journal"
	"quickcast/ui/widgets"
)

// openMenu opens the menu of the table: the log, how it lies, other tables, and
// the way to the other places of the app.
func (s *Screen) openMenu() {
	k := s.needs.Kit
	var menu *Sheet
	item := func(icon, id string, do func()) fyne.CanvasObject {
		return widgets.NewListRow(k, widgets.ListFace{Icon: icon, Title: s.T(id)}, func() {
			menu.Close()
			do()
		})
	}
	rows := []fyne.CanvasObject{item("history", "log", s.openLog), item("play", "whatNow", s.OpenChoices), item("clock", "clock", s.openClock)}
	if s.seen.View.Result.Over {
		rows = append([]fyne.CanvasObject{item("crown", "endTitle", s.openEnding)}, rows...)
	}
	if s.seen.redo {
		rows = append(rows, item("redo", "redo", s.redo))
	}
	if s.board != nil && s.board.canTurn() {
		id := "oneSide"
		switch {
		case s.state.Upright:
			id = "faceEachOther"
		case s.board.form == around:
			id = "allUpright"
		}
		rows = append(rows, item("flip", id, s.turnFar))
	}
	if s.seenAfar() {
		rows = append(rows, item("seen", "afar", s.openAfar))
	}
	if s.canTour() {
		rows = append(rows, item("info", "tour", s.openTour))
	}
	rows = append(rows, item("plus", "newDuel", s.anotherDuel), item("close", "leaveTable", s.leave))
	if places := s.places(func() { menu.Close() }); places != nil {
		rows = append(rows, widgets.NewInset(k, 0, 8, 0, 0, places))
	}
	menu = s.OpenSheet(k, s.T("menu"), widgets.NewColumn(k, 0, rows...), nil)
}

// places leads to the rest of the app, whose navigation is hidden here.
func (s *Screen) places(leave func()) fyne.CanvasObject {
	if s.needs.Go == nil {
		return nil
	}
	k := s.needs.Kit
	var chips []fyne.CanvasObject
	for _, place := range []string{"cards", "codex", "books", "odds", "settings"} {
		chips = append(chips, widgets.NewChip(k, widgets.ChipFace{Icon: place, Label: s.T(Camel("place", place))}, func() {
			leave()
			s.needs.Go(place)
		}))
	}
	return widgets.NewWrap(k, 8, 0, chips...)
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
	game := s.table.Game().Name()
	s.lane.Do(func(context.Context) func() {
		list, err := journal.List(s.needs.Store, tables)
		return func() {
			s.Notify(s.needs.Words.Error(err), "", nil)
			s.openForm(game, list)
		}
	})
}
