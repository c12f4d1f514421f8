package gamelaws

import (
	"encoding/json"
	"os"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// Situation is a moment of a game beside its rulebook: how the table is found, what is
// done, and what the rules say comes of it.
type Situation struct {
	Name    string            `json:"name"`
	Base    string            `json:"base"` // the setup that its own is laid over, by name
	Seats   string            `json:"seats"`
	Options []string          `json:"options"`
	Setup   json.RawMessage   `json:"setup"`
	Do      []json.RawMessage `json:"do"`
	Expect  map[string]any    `json:"expect"`  // by the way to it in the state: "places.w1.wards"
	Refused string            `json:"refused"` // the rule that stands against the last deed
}

// Situations reads those of a file, each with its whole setup.
func Situations(path string) ([]Situation, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var file struct {
		Bases map[string]json.RawMessage `json:"bases"`
		List  []Situation                `json:"situations"`
	}
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, err
	}
	for i := range file.List {
		s := &file.List[i]
		var setup, own any
		_ = json.Unmarshal(file.Bases[s.Base], &setup) // none is no setup
		_ = json.Unmarshal(s.Setup, &own)
		s.Setup = tracker.Holds(merged(setup, own))
	}
	return file.List, nil
}

// merged lays a setup over another: fields of objects one by one, lists of both behind each
// other.
func merged(a, b any) any {
	switch b := b.(type) {
	case map[string]any:
		m, ok := a.(map[string]any)
		if !ok {
			return b
		}
		for key, value := range b {
			m[key] = merged(m[key], value)
		}
		return m
	case []any:
		if list, ok := a.([]any); ok {
			return append(list, b...)
		}
		return b
	case nil:
		return a
	}
	return b
}

// start is what the situation chooses, and what is done in it.
func (s Situation) start() (start tracker.Start, do []tracker.Event) {
	start = tracker.Start{Seed: 7, Options: map[string]string{}, Extra: s.Setup}
	for _, seat := range strings.Split(s.Seats, ",") {
		name, who, _ := strings.Cut(seat, "=")
		start.Seats = append(start.Seats, tracker.Sitter{Who: who, Name: name})
	}
	for _, option := range s.Options {
		id, value, _ := strings.Cut(option, "=")
		start.Options[id] = value
	}
	for _, line := range s.Do {
		var e struct {
			Seat   tracker.Seat `json:"seat"`
			Action tracker.Kind `json:"action"`
		}
		_ = json.Unmarshal(line, &e) // a line that is none is refused
		told := tracker.Event{Kind: e.Action, Seat: e.Seat, Data: line}
		do = append(do, told.Tell("seat", nil).Tell("action", nil))
	}
	return start, do
}
