package cli

import (
	"bytes"
	"encoding/json"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// lineFields reads the fields of a line. It refuses what is no JSON object, and
// a field named twice, however deep: which of the two was meant nobody knows.
func lineFields(line []byte) (map[string]json.RawMessage, error) {
	fields := map[string]json.RawMessage{}
	if err := json.Unmarshal(line, &fields); err != nil {
		return nil, &UsageError{ID: "table.playNoJSON", Args: map[string]any{"Reason": tracker.WhatItHolds(err)}}
	}
	if name, ok := twice(json.NewDecoder(bytes.NewReader(line))); ok {
		return nil, &UsageError{ID: "table.playTwice", Args: map[string]any{"Field": name}}
	}
	return fields, nil
}

// twice finds a field that an object of the next value names twice. Capitals make
// no other field, as for the reader of the actions. The value is sound JSON.
func twice(dec *json.Decoder) (name string, ok bool) {
	open, err := dec.Token()
	if err != nil || open != json.Delim('{') && open != json.Delim('[') {
		return "", false
	}
	seen := map[string]bool{}
	for dec.More() {
		if open == json.Delim('{') {
			key, _ := dec.Token()
			name, _ := key.(string)
			folded := strings.ToLower(name)
			if seen[folded] {
				return name, true
			}
			seen[folded] = true
		}
		if name, ok := twice(dec); ok {
			return name, true
		}
	}
	_, _ = dec.Token() // the end of it
	return "", false
}
