package clock

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"unicode"
)

// Kind names what an event does, as JSON has it.
type Kind string

// changes are all there are.
func changes() []Change {
	return []Change{
		SetUp{}, Start{}, Pause{}, Resume{}, Switch{}, Neutral{}, Adjust{}, AdjustGame{}, Discount{}, OpenWindow{}, CloseWindow{}, Checkpoint{},
	}
}

// name is what a change is called in the program.
func name(c Change) string { return reflect.TypeOf(c).Name() }

// kindOf is what a log calls a change: "set-up" of SetUp.
func kindOf(c Change) Kind {
	var b strings.Builder
	for i, r := range name(c) {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return Kind(b.String())
}

// Change is what an event does to the clock: SetUp, Start, Pause, Resume,
// Switch, Neutral, Adjust, AdjustGame, Discount, OpenWindow, CloseWindow or
// Checkpoint.
type Change interface {
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
		return s, BadEvent.With("Why", "nothing to do")
	}
	if !e.Stamp.valid() {
		return s, BadStamp.With()
	}
	if s.Seats == 0 && kindOf(e.Do) != kindOf(SetUp{}) {
		return s, NotSetUp.With()
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

// wire is an event as JSON has it.
type wire struct {
	Kind  Kind            `json:"kind"`
	Stamp Stamp           `json:"stamp"`
	Do    json.RawMessage `json:"do,omitempty"`
}

// MarshalJSON writes the event with the name of its kind.
func (e Event) MarshalJSON() ([]byte, error) {
	if e.Do == nil {
		return nil, BadEvent.With("Why", "nothing to do")
	}
	do, err := json.Marshal(e.Do)
	if err != nil {
		return nil, err
	}
	if string(do) == "{}" {
		do = nil
	}
	return json.Marshal(wire{kindOf(e.Do), e.Stamp, do})
}

// UnmarshalJSON reads what MarshalJSON wrote. It refuses unknown kinds and
// fields (BadEvent); whether the event is legal, Apply says.
func (e *Event) UnmarshalJSON(data []byte) error {
	var w wire
	if err := strict(data, &w); err != nil {
		return BadEvent.With("Why", err.Error())
	}
	if len(w.Do) == 0 || string(w.Do) == "null" {
		w.Do = json.RawMessage("{}")
	}
	do, err := w.change()
	if err != nil {
		return BadEvent.With("Why", err.Error())
	}
	*e = Event{w.Stamp, do}
	return nil
}

// change reads what a kind carries.
func (w wire) change() (Change, error) {
	for _, c := range changes() {
		if kindOf(c) == w.Kind {
			into := reflect.New(reflect.TypeOf(c))
			err := strict(w.Do, into.Interface())
			do, _ := into.Elem().Interface().(Change)
			return do, err
		}
	}
	return nil, errors.New("unknown kind " + string(w.Kind))
}
