// Package timed keeps a clock beside a table: its events stand in the table's
// log, but undo and redo pass them over.
package timed

import (
	"encoding/json"
	"time"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/seating"
)

// All is what stands beside a table's game: its clock, the schedule it is timed for, and which
// device plays which seats.
func All() []tracker.Companion {
	return []tracker.Companion{tableClock{}, schedules{}, seating.Companion{}, seating.Thrower{}}
}

// kind is the kind of a clock's events in a table's log.
const kind tracker.Kind = "clock"

// tableClock is the clock of a table as something beside its game.
type tableClock struct{}

// Kind is "clock".
func (tableClock) Kind() tracker.Kind { return kind }

// New is a clock that is not set up.
func (tableClock) New() tracker.State { return clock.State{} }

// Apply gives the clock after an event. It refuses what is no clock's event
// (tracker.BadPayload) and what the clock refuses (a *tracker.Refusal).
func (tableClock) Apply(before tracker.State, e tracker.Event) (tracker.State, error) {
	s, ok := before.(clock.State)
	if !ok {
		return before, tracker.ForeignState.With("Game", string(kind))
	}
	var do clock.Event
	if err := json.Unmarshal(e.Data, &do); err != nil {
		return before, tracker.BadPayload.With("Reason", err.Error())
	}
	return clock.Apply(s, do)
}

// event makes a clock's event one of the table's log, at a time the caller passes.
func event(seat tracker.Seat, at time.Time, do clock.Event) (tracker.Event, error) {
	e, err := tracker.NewEvent(kind, seat, at, do)
	e.Companion = true
	return e, err
}

// companions is a table with what stands beside its game.
type companions interface {
	Companion(tracker.Kind) (tracker.State, bool)
}

// State is where the clock of a table stands; false where it has none.
func State(of companions) (clock.State, bool) {
	state, ok := of.Companion(kind)
	s, isClock := state.(clock.State)
	return s, ok && isClock
}

// Stamp is the newest stamp in the table's log, for clock.Follow after a restart;
// the zero stamp where there is none.
func Stamp(of companions) clock.Stamp {
	s, _ := State(of)
	return s.Last
}
