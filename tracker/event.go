// Package tracker is the table of a game as a log of events.
//
// A game is a pure function: Apply(State, Event) gives the next state or says
// why not. A Session keeps where the table stands and how it came there, so
// that undo and redo have no end. Package journal keeps the events on disk;
// package magewars is the first game.
package tracker

import (
	"encoding/json"
	"strconv"
	"time"
)

// EventVersion is the version of the form of events written today. An event of
// a later version is refused, never guessed at.
const EventVersion = 1

// Seat is a place at the table, counted from 1 clockwise. Seat 0 is the table
// itself: what belongs to nobody in particular.
type Seat int

// Kind names what an event does: "change", "next", "undo", ...
type Kind string

// Kinds every game has. Undo takes back the last event that still counts, redo
// brings the last one taken back again; both may say which they mean, see Of.
const (
	Setup Kind = "setup"
	Undo  Kind = "undo"
	Redo  Kind = "redo"
)

// Event is one thing that happened at the table. It holds all that is needed
// to do it again: who, when, and what was rolled. It is never changed.
type Event struct {
	Version   int             `json:"v"`
	Seq       int             `json:"seq"`                // 1, 2, 3, ... without a hole
	Seat      Seat            `json:"seat,omitempty"`     // who did it
	Device    string          `json:"device,omitempty"`   // which phone or computer it came from
	At        int64           `json:"at"`                 // Unix milliseconds, passed by the caller
	Overrule  bool            `json:"overrule,omitempty"` // the table wants it though the rules do not
	Companion bool            `json:"beside,omitempty"`   // of what runs beside the game: never undone
	Kind      Kind            `json:"kind"`
	Data      json.RawMessage `json:"data,omitempty"`  // the payload of the kind
	Rolls     []int           `json:"rolls,omitempty"` // what the effect die showed, roll by roll
	Faces     Faces           `json:"faces,omitempty"` // what the attack dice showed, die by die

	// How many of Rolls and of Faces, from the first on, somebody told who had thrown real
	// dice; the others were rolled by the table.
	ToldRolls int `json:"toldRolls,omitempty"`
	ToldFaces int `json:"toldFaces,omitempty"`

	// Which act it was, at a table that lies on several devices: by it a device knows its own
	// acts again that came to the others while it heard nothing of them.
	ID string `json:"id,omitempty"`

	// Nobody did it by hand: a device answered by itself what the act before it asks. Undo and redo
	// take the two together.
	Unasked bool `json:"unasked,omitempty"`

	// How many events right after it, all of what runs beside the game, it brought about. A log
	// that ends before the last of them is one without it: they were written at once.
	Leads int `json:"leads,omitempty"`
}

// NewEvent makes an event from a payload, nil for none. Seq is left to the
// session. It refuses a payload that is no JSON (BadPayload).
func NewEvent(kind Kind, seat Seat, at time.Time, payload any) (Event, error) {
	e := Event{Version: EventVersion, Seat: seat, At: at.UnixMilli(), Kind: kind}
	if payload == nil {
		return e, nil
	}
	data, err := json.Marshal(payload)
	if err != nil {
		return Event{}, BadPayload.With("Reason", err.Error())
	}
	e.Data = data
	return e, nil
}

// Time is when the event happened.
func (e Event) Time() time.Time { return time.UnixMilli(e.At) }

// WithToldDice is the event as it is handed to a table that rolls what is missing: the dice it
// carries were told.
func (e Event) WithToldDice() Event {
	e.ToldRolls, e.ToldFaces = len(e.Rolls), len(e.Faces)
	return e
}

// Of is an undo or redo that means one event: the number it has, or 0 for whichever is the last.
// Where two take back at once, the second would else take back what nobody meant.
func (e Event) Of() int {
	var data struct {
		Of int `json:"of"`
	}
	if json.Unmarshal(e.Data, &data) != nil {
		return 0
	}
	return data.Of
}

// Meaning is an undo or redo that means the event of a number.
func (e Event) Meaning(seq int) Event {
	e.Data = json.RawMessage(`{"of":` + strconv.Itoa(seq) + `}`)
	return e
}

// Same tells whether two events would do the same for the same seat.
func (e Event) Same(other Event) bool {
	return e.Kind == other.Kind && e.Seat == other.Seat && string(e.Data) == string(other.Data)
}
