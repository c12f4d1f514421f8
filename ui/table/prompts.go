package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// tasks counts what is asked of a seat, to be done now or put off.
func tasks(v tracker.View, seat tracker.Seat) int {
	n := 0
	for _, c := range v.Queue(seat) {
		if !c.Leaves {
			n++
		}
	}
	return n
}

// asking are the chips of what is asked, first of all chips.
func (c *chips) asking(tasks int) []named[widgets.ChipFace] {
	s := c.seat
	if tasks == 0 {
		return nil
	}
	face := widgets.ChipFace{
		Icon: "play", Label: s.screen.tasksName(), Count: tasks, Selected: true,
		Name: s.screen.N("tasksSpoken", tasks, "Name", s.view.Name),
	}
	if s.short() {
		face.Label = ""
	}
	return []named[widgets.ChipFace]{{"tasks", face, func() { s.screen.openTasks(s.kit, s.number) }}}
}

// tasksName says what the tasks of a seat are: those of the Upkeep, or of its cards.
func (s *Screen) tasksName() string {
	if s.seen.View.Phase == "table.phaseUpkeep" {
		return s.needs.Words.T("table.phaseUpkeep")
	}
	return s.T("tasksNow")
}

// openTasks asks a player what is to be done first in the Upkeep, on the
// player's side; closed before all is done, the rest waits.
func (s *Screen) openTasks(k *widgets.Kit, seat tracker.Seat) {
	s.OpenOffered(k, s.T("tasksOf", "What", s.tasksName(), "Name", s.seen.View.NameOf(seat)), s.T("tasksNote"), func(v tracker.View) []tracker.Choice { return v.Queue(seat) })
}

// OpenOffered asks which of some choices is done, with a note below them, or a button
// that puts them off. It closes by itself when none is left.
func (s *Screen) OpenOffered(k *widgets.Kit, title, note string, of func(tracker.View) []tracker.Choice) {
	own := s.openLive(k, title, func(v tracker.View) (string, []fyne.CanvasObject, bool) {
		list := of(v)
		key, rows := s.choiceList(k, list)
		if note != "" {
			rows = append(rows, widgets.NewInset(k, 0, 10, 0, 4, widgets.NewParagraph(k, note, widgets.Style{Size: theme.Small, Role: theme.Quiet})))
		}
		return key, rows, len(list) > 0
	})
	if own != nil && note == "" {
		own.SetFoot(widgets.NewQuiet(k, s.T("cancel"), func() { own.Close() }))
	}
}

// openObjects opens all that a seat has on the table.
func (s *Screen) openObjects(k *widgets.Kit, seat tracker.Seat) {
	list := newTiles(s, k, seat)
	grid := newTileGrid(k, nil)
	column := widgets.NewInset(k, 2, 0, 2, 0, grid)
	fill := func(v tracker.View) bool {
		each, ok := v.Seat(seat)
		if !ok || !list.set(each) {
			return false
		}
		grid.Objects = slices.Clone(list.whole)
		return true
	}
	fill(s.seen.View)
	var own *Sheet
	own = s.OpenSheet(k, s.T("objectsOf", "Name", s.seen.View.NameOf(seat)), column, func(seen Sight) {
		if fill(seen.View) {
			own.Refresh()
		}
	})
}
