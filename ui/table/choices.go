package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// OpenChoices opens what can be done now: what the table should know, and every
// choice, grouped by whose it is. Each can be done here or put off, and the
// number of its rule opens what the rule says.
func (s *Screen) OpenChoices() {
	k := s.needs.Kit
	s.openLive(k, s.T("whatNow"), func(v tracker.View) (string, []fyne.CanvasObject, bool) {
		key, rows := s.choiceRows(k, v)
		return key, rows, true
	})
}

// choiceRows makes the rows and a key that tells whether they are others.
func (s *Screen) choiceRows(k *widgets.Kit, v tracker.View) (key string, rows []fyne.CanvasObject) {
	var keys []string
	for _, n := range append(append([]tracker.Notice(nil), v.Passed...), v.Notices...) {
		keys = append(keys, s.Say(n))
		words := widgets.NewParagraph(k, s.Say(n), widgets.Style{Role: theme.Accent})
		rows = append(rows, s.WithRuleChip(k, words, n.Rule))
	}
	choices := append(append([]tracker.Choice(nil), v.Choices...), v.Open...)
	if v.Next != nil {
		choices = append([]tracker.Choice{*v.Next}, choices...)
	}
	add := func(title string, list []tracker.Choice) {
		if len(list) == 0 {
			return
		}
		if title != "" {
			rows = append(rows, widgets.NewInset(k, 0, 8, 0, 0, widgets.NewSection(k, strings.ToUpper(title), "")))
		}
		key, more := s.choiceList(k, list)
		keys, rows = append(keys, title, key), append(rows, more...)
	}
	add("", ofSeat(choices, 0))
	for _, seat := range v.Seats {
		add(seat.Name, ofSeat(choices, seat.Seat))
	}
	if len(keys) == 0 {
		rows = append(rows, widgets.NewParagraph(k, s.T("nothingNow"), widgets.Style{Role: theme.Quiet}))
	}
	return strings.Join(keys, "\n"), append(rows, s.upkeepFoot(k, choices)...)
}

// ofSeat are the choices of one seat, 0 for those of the table.
func ofSeat(all []tracker.Choice, seat tracker.Seat) []tracker.Choice {
	var list []tracker.Choice
	for _, c := range all {
		if c.Event.Seat == seat {
			list = append(list, c)
		}
	}
	return list
}

// choiceList makes a row of each choice, with its rule, and a key that tells
// whether they are others.
func (s *Screen) choiceList(k *widgets.Kit, list []tracker.Choice) (key string, rows []fyne.CanvasObject) {
	var keys []string
	for _, c := range list {
		keys = append(keys, s.Say(c.Text))
		row := widgets.NewOption(k, choiceIcon(c), s.Say(c.Text), func() { s.choose(k, c) })
		rows = append(rows, s.WithRuleChip(k, row, c.Text.Rule))
	}
	return strings.Join(keys, "\n"), rows
}

// DoChoice does a choice, or opens the sheet that asks what is still to be told.
func (s *Screen) DoChoice(k *widgets.Kit, c tracker.Choice) { s.choose(k, c) }

// choose does a choice, or opens the sheet that asks what is still to be told.
func (s *Screen) choose(k *widgets.Kit, c tracker.Choice) {
	if s.board != nil && c.Event.Seat != 0 {
		k = s.board.kitOf(c.Event.Seat)
	}
	if len(c.Skips) > 0 {
		s.askFirst(c)
		return
	}
	before := append([]*Sheet(nil), s.open...)
	if !s.askMore(k, c) {
		s.Attempt(k, c.Event, func(seen Sight) {
			s.face.Did(k, c.Event, seen)
			if c.Leaves && !c.Task {
				s.noteFor(s.KitOf(c.Event.Seat), s.Say(c.Text), s.T("undo"), s.TakeBack)
			}
		})
		return
	}
	for _, o := range before { // what was chosen from is done with
		o.Close()
	}
}

// askMore opens what a choice still has to be told; false for one that is whole.
func (s *Screen) askMore(k *widgets.Kit, c tracker.Choice) bool {
	return s.face.Choose(k, c) || len(c.Needs) > 0 && s.Ask(k, c.Event)
}

// upkeepFoot says that what the Upkeep asks for can be put off, or left undone.
func (s *Screen) upkeepFoot(k *widgets.Kit, choices []tracker.Choice) []fyne.CanvasObject {
	for _, c := range choices {
		if !c.Task || s.seen.View.Phase != "table.phaseUpkeep" {
			continue
		}
		note := widgets.NewParagraph(k, s.T("upkeepNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet})
		return []fyne.CanvasObject{widgets.NewInset(k, 0, 10, 0, 10, note), widgets.NewQuiet(k, s.T("goOnAnyway"), func() {
			e := Deed("next", 0, nil)
			e.Overrule = true
			s.Do(e)
		})}
	}
	return nil
}
