package table

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/widgets"
)

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
	case s.needs.Upright:
		side = "faceEachOther"
	case len(s.seen.View.Seats) > 2:
		side = "allUpright"
	}
	add(s.seen.View.Result.Over, "crown", "endTitle", s.openEnding)
	add(true, "history", "log", s.openLog)
	add(s.seen.View.Round > 0, "odds", "told", s.openTold)
	add(true, "play", "whatNow", s.OpenChoices)
	add(true, "clock", "clock", s.openClock)
	add(s.seen.redo, "redo", "redo", s.redo)
	add(s.board != nil && s.board.canTurn(), "flip", side, s.turnFar)
	add(s.seenAfar(), "seen", "afar", s.openAfar)
	add(s.shared != nil || s.needs.Sharing.Begin != nil, "share", "several", s.openShare)
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
	s.needs.Upright = !s.needs.Upright
	if s.needs.KeepTurned != nil {
		s.Notify(s.needs.Words.Error(s.needs.KeepTurned(s.needs.Upright)), "", nil)
	}
	if s.board != nil {
		if s.board.own != nil {
			s.board.own.Set(s.seen)
		}
		s.board.Refresh()
	}
}

// anotherDuel opens the choice of games; the table stays among the saved ones.
func (s *Screen) anotherDuel() {
	s.withSaved(func(saved []journal.Saved) {
		s.OpenList(s.needs.Kit, s.T("newDuel"), s.gameItems(saved))
	})
}

// Begin opens what is chosen for a new table of a game; one that lies open stays until that
// is settled.
func (s *Screen) Begin(game string) {
	s.withSaved(func(saved []journal.Saved) { s.openForm(game, saved) })
}

// withSaved goes on with the tables that are kept.
func (s *Screen) withSaved(then func([]journal.Saved)) {
	s.lane.Do(func(context.Context) func() {
		list, err := journal.List(s.needs.Store, tables)
		return func() {
			s.Notify(s.needs.Words.Error(err), "", nil) // of what could be read there is a list all the same
			then(list)
		}
	})
}
