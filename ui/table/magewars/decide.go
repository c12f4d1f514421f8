package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/widgets"
)

// decisions are what cards that lie open may or must do before the dice of the fight fall:
// first whatever comes next, and after each deed the way to leave it.
func (s *face) decisions() []tracker.Choice {
	state, v := s.state(), s.Seen().View
	if state == nil || state.Fight == nil {
		return nil
	}
	list := slices.Concat(v.Ahead(), v.Open, v.Choices)
	return slices.DeleteFunc(list, func(c tracker.Choice) bool { return !state.Decides(c.Event) })
}

// asksFirst is the deed of a card that comes next, nil where something else does.
func (s *face) asksFirst() []tracker.Choice {
	next := s.Seen().View.Next
	if next == nil || next.Event.Kind != "deed" {
		return nil
	}
	return []tracker.Choice{*next}
}

// decide does the deed of a card, above this sheet where it asks more.
func (a *attack) decide(c tracker.Choice) {
	whole := *a.screen.KitOf(c.Event.Seat)
	if len(c.Needs) > 0 {
		a.screen.AskOrDo(&whole, c.Event)
		return
	}
	a.screen.Attempt(&whole, c.Event, nil)
}

// showDecide draws that the dice wait for what cards do to the attack.
func (a *attack) showDecide(list []tracker.Choice) {
	s, k := a.screen, a.kit
	a.sheet.SetTitle(s.T("fightDecide"))
	rows := []fyne.CanvasObject{widgets.NewParagraph(k, s.Say(a.q.About), widgets.Style{Display: true})}
	rows = append(rows, s.ChoiceRows(k, list, a.decide)...)
	if told := a.beatRows(); len(told) > 0 {
		rows = append(rows, append([]fyne.CanvasObject{widgets.NewRule(k)}, told...)...)
	}
	a.column.Objects = rows
	a.sheet.SetFoot(widgets.NewLine(k, 10, 1, a.undoButton(), widgets.NewPrimary(k, s.Say(tracker.Word("table.askDeedDo")), func() { a.decide(list[0]) })))
}
