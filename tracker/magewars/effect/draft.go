// Package effect is what happens at a table of Mage Wars: attacks and spells from declaration to the end, moves,
// markers and damage, reveals, the tasks of the Upkeep, and what cards and abilities of mages do.
//
// What cards do has one registry: verbs.go lists what a step can do, each in a file of its own; a cost is a file
// pay_<cost>.go and its line in pay.go; a moment is a line of law.MomentOf. What has to be asked is found by doing a
// deed in thought (needs.go), so nothing is written twice. An event that is not allowed is refused by its draft,
// which is then thrown away.
package effect

import (
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Nothing is what an event is told that needs no more than its kind.
type Nothing struct{}

// Lowest is the source of rolls of a thought: always the lowest.
type Lowest struct{}

// IntN gives the lowest number there is.
func (Lowest) IntN(int) int { return 0 }

// Draft is a state being written by the rules: what an event does, and what that leads to.
type Draft struct {
	state.Draft
	anew    *anew         // the dice of a part of a fight that lie there already, nil for none
	killer  *state.Object // who destroys what is destroyed now, nil where nobody knows
	begins  string        // who was activated by this event, "" for nobody
	thought bool          // nothing is done: only what a deed has to be told is looked for
	Resumed *state.Held   // the event that waited and is being done now, nil for none
}

// NewDraft opens a state for an event, with the dice the event carries.
func NewDraft(s *state.State, e tracker.Event) *Draft { return &Draft{Draft: state.NewDraft(s, e)} }

// InThought is a draft that nobody keeps: what would be rolled in it does not matter.
func InThought(s *state.State, e tracker.Event) *Draft {
	d := NewDraft(s, e)
	d.Source = Lowest{}
	return d
}

// GoOnWith is the draft as it goes on with an event and its dice, to be taken over where that comes to something.
func (d *Draft) GoOnWith(e tracker.Event, with state.Luck) *Draft {
	state := d.State
	next := NewDraft(&state, e)
	next.Luck, next.Lines, next.Told, next.Due = with, d.Lines, d.Told, d.Due
	return next
}

// Waiting says that an event has to wait for a reveal, and what of it is done before: a
// creature's activation, or nothing.
type Waiting struct {
	Due       []state.Due
	Activates string
	Fight     *state.Fight // the attack that it makes
}

func (*Waiting) Error() string { return "something must be revealed first" }
