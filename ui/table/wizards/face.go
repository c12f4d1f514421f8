// Package wizards is the face of Wizard's Academy at the table: the academy as it lies,
// what its threats do, step by step, and the wizards with what they hold. What the rules
// say stands below tracker.
package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/table"
)

// face is the face of one screen.
type face struct {
	table.Plain
	screen *table.Screen
	page   *page
}

// New is the face of Wizard's Academy on a screen.
func New(s *table.Screen) table.Face { return &face{screen: s} }

// Board is part of table.Face.
func (f *face) Board() table.Board {
	f.page = newPage(f)
	return f.page
}

// Onward goes on with what is told before anything else happens: the button stays where it was.
func (f *face) Onward() *table.Action {
	if f.page == nil || f.state() == nil || f.page.telling.last() {
		return nil
	}
	return &table.Action{Label: f.page.telling.stepName(), Do: f.page.telling.onward}
}

// made tells whether the app made up a kind of fact of the open scenario.
func (f *face) made(what string) bool {
	s := f.state()
	return s != nil && slices.Contains(s.Scenario.Ours, what)
}

// state is where the open table stands, nil for none.
func (f *face) state() *wizards.State {
	state, _ := f.screen.Seen().State.(*wizards.State)
	return state
}
