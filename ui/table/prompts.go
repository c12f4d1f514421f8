package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// prompt is what the table asks of a seat, to be done now or put off.
type prompt struct {
	tasks int // of the Upkeep
}

// asked counts what is asked of a seat.
func (s *Screen) asked(v tracker.View, seat tracker.Seat) prompt {
	p := prompt{}
	for _, c := range tasksOf(v, seat) {
		if !c.Leaves {
			p.tasks++
		}
	}
	return p
}

// tasksOf are the choices of a seat's queue: of the Upkeep, and what its cards do now.
func tasksOf(v tracker.View, seat tracker.Seat) []tracker.Choice {
	all := slices.Concat(v.Open, v.Choices) // what lacks an answer stands before its being left
	if v.Next != nil {
		all = append([]tracker.Choice{*v.Next}, all...)
	}
	var list []tracker.Choice
	for _, c := range all {
		if c.Task && c.Event.Seat == seat {
			list = append(list, c)
		}
	}
	return list
}

// asking are the chips of what is asked, first of all chips.
func (c *chips) asking(asked prompt) []named {
	s := c.seat
	if asked.tasks == 0 {
		return nil
	}
	face := widgets.ChipFace{
		Icon: "play", Label: s.screen.tasksName(), Count: asked.tasks, Selected: true,
		Name: s.screen.N("tasksSpoken", asked.tasks, "Name", s.view.Name),
	}
	if s.short() {
		face.Label = ""
	}
	return []named{{"tasks", face, func() { s.screen.openTasks(s.kit, s.number) }}}
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
	s.OpenOffered(k, s.T("tasksOf", "What", s.tasksName(), "Name", NameOf(s.seen.View, seat)), s.T("tasksNote"), func(v tracker.View) []tracker.Choice { return tasksOf(v, seat) })
}

// OpenOffered asks which of some choices is done, with a note below them, or a button
// that puts them off. It closes by itself when none is left.
func (s *Screen) OpenOffered(k *widgets.Kit, title, note string, of func(tracker.View) []tracker.Choice) {
	column := widgets.NewColumn(k, 0)
	shown := ""
	fill := func(v tracker.View) (left int, other bool) {
		list := of(v)
		key, rows := s.choiceList(k, list)
		if note != "" {
			rows = append(rows, widgets.NewInset(k, 0, 10, 0, 4, widgets.NewParagraph(k, note, widgets.Style{Size: theme.Small, Role: theme.Quiet})))
		}
		if other = key != shown; other {
			shown, column.Objects = key, rows
		}
		return len(list), other
	}
	if left, _ := fill(s.seen.View); left == 0 {
		return
	}
	var own *Sheet
	own = s.OpenSheet(k, title, column, func(seen Sight) {
		switch left, other := fill(seen.View); {
		case left == 0:
			own.Close()
		case other:
			own.Refresh()
		}
	})
	if note == "" {
		own.SetFoot(widgets.NewQuiet(k, s.T("cancel"), func() { own.Close() }))
	}
}

// openObjects opens all that a seat has on the table.
func (s *Screen) openObjects(k *widgets.Kit, seat tracker.Seat) {
	list := &tiles{screen: s, kit: k, number: seat, made: map[string]*widgets.Tile{}}
	grid := newShelves(k, nil)
	column := widgets.NewInset(k, 2, 0, 2, 0, grid)
	fill := func(v tracker.View) bool {
		for _, each := range v.Seats {
			if each.Seat == seat && list.set(each) {
				grid.Objects = append([]fyne.CanvasObject(nil), list.list...)
				return true
			}
		}
		return false
	}
	list.addPlus()
	fill(s.seen.View)
	var own *Sheet
	own = s.OpenSheet(k, s.T("objectsOf", "Name", NameOf(s.seen.View, seat)), column, func(seen Sight) {
		if fill(seen.View) {
			own.Refresh()
		}
	})
}
