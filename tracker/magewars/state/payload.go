package state

import (
	"bytes"
	"encoding/json"
	"errors"

	"github.com/quickcast/quickcast/tracker"
)

// Payload reads the payload of an event. It refuses a field that the action
// does not have (UnknownField) and a value of the wrong type (BadField).
func Payload[P any](e tracker.Event) (P, error) {
	var p P
	if len(e.Data) == 0 || bytes.Equal(e.Data, []byte("null")) {
		return p, nil
	}
	dec := json.NewDecoder(bytes.NewReader(e.Data))
	dec.DisallowUnknownFields()
	err := dec.Decode(&p)
	if err == nil && dec.More() {
		err = errors.New("more than one value")
	}
	if err != nil {
		return p, tracker.RefusePayload(e.Kind, err)
	}
	return p, nil
}
