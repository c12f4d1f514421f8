// Package wizards is the table of Wizard's Academy: the academy of four by four rooms
// that burns and floods by itself, its wizards, glyphs, spells and cards.
//
// It keeps to the rules as far as the book at hand gives them and never forces: what a
// rule forbids is refused with the rule's number, and done all the same with Overrule.
// What stands only in the game's other book the table is told to read there, or the
// scenario says it.
package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// Game is Wizard's Academy as a tracker.Game. It does not change after it is made.
type Game struct{ scenarios func() []*Scenario }

// Name is "wizards".
func (g *Game) Name() string { return "wizards" }

// Roll is part of tracker.Game. Nothing is rolled: chance comes from the table's seed.
func (g *Game) Roll(_ tracker.State, e tracker.Event, _ dice.Source) (tracker.Event, error) {
	return e, nil
}

// Apply gives the state after an event; see tracker.Game.
func (g *Game) Apply(before tracker.State, e tracker.Event) (tracker.State, error) {
	s, ok := before.(*State)
	if !ok || s == nil {
		return before, tracker.ForeignState.With("Game", g.Name())
	}
	if e.Seat < 0 || int(e.Seat) > len(s.Wizards) {
		return before, tracker.UnknownSeat.With("Seat", int(e.Seat), "Seats", len(s.Wizards))
	}
	d := newDraft(s, e)
	all := acts()
	act := slices.IndexFunc(all, func(a tracker.Doable[*draft]) bool { return a.Kind == e.Kind })
	if act < 0 {
		return before, tracker.UnknownAction.With("Action", string(e.Kind))
	}
	if s.Asked != nil && !aside(e.Kind) {
		return before, somethingAsked.With()
	}
	if e.Overrule && e.Kind != "overrule" {
		d.say("wizards.logOverruled")
	}
	if err := all[act].Do(d, e); err != nil {
		return before, err
	}
	if i := slices.Index(d.Due, string(e.Kind)); i >= 0 {
		d.Due = slices.Delete(slices.Clone(d.Due), i, i+1)
	}
	if s.Asked == nil || !aside(e.Kind) || e.Kind == "decide" || e.Kind == "overrule" {
		if err := d.run(); err != nil {
			return before, err
		}
	}
	d.watch()
	state := d.State
	return &state, nil
}

// aside tells whether something can be done while an answer is waited for.
func aside(kind tracker.Kind) bool {
	return kind == "decide" || kind == "overrule" || kind == tracker.Change || kind == tracker.Set || kind == "name" || kind == "box"
}

// decideData is the payload of "decide".
type decideData struct {
	Answer string `json:"answer"`
}

// decide answers what is asked (W-71).
func (d *draft) decide(p decideData) error {
	if d.Asked == nil {
		return nothingAsked.With()
	}
	d.answer = &p.Answer
	return nil
}

// ready ends the setup: the first turn begins (W-17).
func (d *draft) ready(struct{}) error {
	if d.Phase != phaseRefine {
		return wrongPhase.With("Phase", phaseWord(d.Phase))
	}
	d.Current = tracker.Seat(len(d.Wizards))
	if d.event.Seat != 0 { // whoever asked first begins
		d.Current = (d.event.Seat+tracker.Seat(len(d.Wizards))-2)%tracker.Seat(len(d.Wizards)) + 1
	}
	d.nextTurn()
	return nil
}

// overrule lays the table as it is found.
func (d *draft) overrule(l layout) error {
	d.say("wizards.logLaid")
	return d.lay(l)
}

// Lines are the lines of the log about the last event of a state.
func (g *Game) Lines(s tracker.State) []tracker.Line {
	if state, ok := s.(*State); ok && state != nil {
		return state.lines
	}
	return nil
}
