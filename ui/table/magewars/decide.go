package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/widgets"
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
	a.screen.AskOrDo(&whole, c.Event)
}

// showDecide draws that the dice wait for what cards do to the attack.
func (a *attack) showDecide(list []tracker.Choice) {
	s, k := a.screen, a.kit
	rows := []fyne.CanvasObject{widgets.NewParagraph(k, s.Say(a.q.About), widgets.Style{Display: true})}
	a.showTold(s.T("fightDecide"), append(rows, s.ChoiceRows(k, list, a.decide)...), doDeed(s), func() { a.decide(list[0]) })
}

// doDeed is how the button is called that does what a card does, which stands in full above.
func doDeed(s *face) string { return s.Say(tracker.Word("table.askDeedDo")) }
