package clock

import (
	"encoding/json"
	"errors"
)

// Kind names what an event does, as JSON has it.
type Kind string

// The kinds of events.
const (
	setUpKind       Kind = "set-up"
	startKind       Kind = "start"
	pauseKind       Kind = "pause"
	resumeKind      Kind = "resume"
	switchKind      Kind = "switch"
	neutralKind     Kind = "neutral"
	adjustKind      Kind = "adjust"
	adjustGameKind  Kind = "adjust-game"
	discountKind    Kind = "discount"
	openWindowKind  Kind = "open-window"
	closeWindowKind Kind = "close-window"
	checkpointKind  Kind = "checkpoint"
)

// Change is what an event does to the clock: SetUp, Start, Pause, Resume,
// Switch, Neutral, Adjust, AdjustGame, Discount, OpenWindow, CloseWindow or
// Checkpoint.
type Change interface {
	Kind() Kind
	// apply changes a state that was brought to the moment of the event.
	apply(s *State) error
}

// Event is one thing that happened to the clock, at its moment. As JSON it is
// {"kind":"switch","stamp":{"at":61234,"wall":...},"do":{"seat":1}}.
type Event struct {
	Stamp Stamp
	Do    Change
}

// Apply gives the state after an event, or a Refused and the unchanged state.
// An event with a moment before that of the state counts as happening at the
// state's: time never runs backwards.
func Apply(s State, e Event) (State, error) {
	if e.Do == nil {
		return s, refuse(BadEvent, "Why", "nothing to do")
	}
	if !e.Stamp.valid() {
		return s, refuse(BadStamp)
	}
	if s.Seats == 0 && e.Do.Kind() != setUpKind {
		return s, refuse(NotSetUp)
	}
	next := s
	next.advance(e.Stamp.At)
	if e.Stamp.At >= next.Last.At {
		next.Last = e.Stamp
	}
	if err := e.Do.apply(&next); err != nil {
		return s, err
	}
	return next, nil
}

// Replay applies a log in order, from a state that is not set up. It stops at
// the first event that is refused.
func Replay(log []Event) (State, error) {
	var s State
	for _, e := range log {
		next, err := Apply(s, e)
		if err != nil {
			return s, err
		}
		s = next
	}
	return s, nil
}

// wire is an event as JSON has it.
type wire struct {
	Kind  Kind            `json:"kind"`
	Stamp Stamp           `json:"stamp"`
	Do    json.RawMessage `json:"do,omitempty"`
}

// MarshalJSON writes the event with the name of its kind.
func (e Event) MarshalJSON() ([]byte, error) {
	if e.Do == nil {
		return nil, refuse(BadEvent, "Why", "nothing to do")
	}
	do, err := json.Marshal(e.Do)
	if err != nil {
		return nil, err
	}
	if string(do) == "{}" {
		do = nil
	}
	return json.Marshal(wire{e.Do.Kind(), e.Stamp, do})
}

// UnmarshalJSON reads what MarshalJSON wrote. It refuses unknown kinds and
// fields (BadEvent); whether the event is legal, Apply says.
func (e *Event) UnmarshalJSON(data []byte) error {
	var w wire
	if err := strict(data, &w); err != nil {
		return refuse(BadEvent, "Why", err.Error())
	}
	if len(w.Do) == 0 || string(w.Do) == "null" {
		w.Do = json.RawMessage("{}")
	}
	do, err := w.change()
	if err != nil {
		return refuse(BadEvent, "Why", err.Error())
	}
	*e = Event{w.Stamp, do}
	return nil
}

// change reads what a kind carries.
func (w wire) change() (Change, error) {
	switch w.Kind {
	case setUpKind:
		return read[SetUp](w.Do)
	case startKind:
		return read[Start](w.Do)
	case pauseKind:
		return read[Pause](w.Do)
	case resumeKind:
		return read[Resume](w.Do)
	case switchKind:
		return read[Switch](w.Do)
	case neutralKind:
		return read[Neutral](w.Do)
	case adjustKind:
		return read[Adjust](w.Do)
	case adjustGameKind:
		return read[AdjustGame](w.Do)
	case discountKind:
		return read[Discount](w.Do)
	case openWindowKind:
		return read[OpenWindow](w.Do)
	case closeWindowKind:
		return read[CloseWindow](w.Do)
	case checkpointKind:
		return read[Checkpoint](w.Do)
	}
	return nil, errors.New("unknown kind " + string(w.Kind))
}

func read[C Change](data []byte) (Change, error) {
	var c C
	err := strict(data, &c)
	return c, err
}
