package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// Moved asks whoever must reveal something before anything goes on, once for each that
// is new. On a table that was just laid the sheet of an open fight is opened.
func (s *face) Moved(laid bool) {
	before := s.due
	s.due = nil
	if laid {
		before = nil
		s.resumeFight()
	}
	state := s.state()
	if state == nil || state.Waits() == 0 {
		return
	}
	s.due = state.DueOf(state.Waits())
	if slices.ContainsFunc(s.due, func(id string) bool { return !slices.Contains(before, id) }) {
		s.askDue(state.Waits())
	}
}

// askDue opens what a seat must reveal for that player, above what lies open.
func (s *face) askDue(seat tracker.Seat) {
	whole := *s.KitOf(seat)
	s.openReveals(&whole, seat)
}

// showWait draws that the attack waits for what the other side must reveal.
func (a *attack) showWait(seat tracker.Seat) {
	s, k := a.screen, a.kit
	a.waited = s.Seen().State
	a.sheet.SetTitle(s.T("fightReveal"))
	name := s.Seen().View.NameOf(seat)
	rows := []fyne.CanvasObject{widgets.NewParagraph(k, s.T("nextReveal", "Name", name), widgets.Style{Display: true, Size: theme.Lead})}
	if told := a.beatRows(); len(told) > 0 {
		rows = append(rows, append([]fyne.CanvasObject{widgets.NewRule(k)}, told...)...)
	}
	a.column.Objects = rows
	a.sheet.SetFoot(widgets.NewLine(k, 10, 1, a.undoButton(),
		widgets.NewPrimary(k, s.T("turnOver", "Name", name), func() { s.askDue(seat) })))
}
