package tracker

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"unicode"
)

// MaxNumber bounds the numbers of an event in size, far above any that a table
// comes to.
const MaxNumber = 999_999

// What JSON can hold where something else belongs, in words.
const (
	holdsText   Word = "table.holdsText"
	holdsNumber Word = "table.holdsNumber"
	holdsTruth  Word = "table.holdsTruth"
	holdsList   Word = "table.holdsList"
	holdsObject Word = "table.holdsObject"
)

// WhatItHolds calls a value that did not fit by what it is: text, a number, a list.
// Of an error of another kind it gives the text.
func WhatItHolds(err error) any {
	var wrong *json.UnmarshalTypeError
	if !errors.As(err, &wrong) {
		return err.Error()
	}
	kind, _, _ := strings.Cut(wrong.Value, " ") // "number 1.5"
	switch kind {
	case "string":
		return holdsText
	case "number":
		return holdsNumber
	case "bool":
		return holdsTruth
	case "array":
		return holdsList
	}
	return holdsObject
}

// RefuseField refuses a field that holds what it cannot: a number that is not whole
// or beyond counting (NotWhole), or a value of another kind (BadField).
func RefuseField(action Kind, field string, err error) *Refusal {
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) && strings.HasPrefix(wrong.Value, "number ") && whole(wrong.Type) {
		return NotWhole.With("Field", field, "Number", strings.TrimPrefix(wrong.Value, "number "), "Max", MaxNumber)
	}
	return BadField.With("Action", string(action), "Field", field, "Reason", WhatItHolds(err))
}

// whole tells whether a type takes whole numbers.
func whole(t reflect.Type) bool {
	return t != nil && t.Kind() >= reflect.Int && t.Kind() <= reflect.Uint64
}

// Read reads the payload of the event into a form; none, or null, leaves it as it is. It refuses
// as RefusePayload does.
func (e Event) Read(into any) error {
	if len(bytes.TrimSpace(e.Data)) == 0 {
		return nil
	}
	dec := json.NewDecoder(bytes.NewReader(e.Data))
	dec.DisallowUnknownFields()
	err := dec.Decode(into)
	if err == nil && dec.More() {
		err = errors.New("more than one value")
	}
	if err != nil {
		return RefusePayload(e.Kind, err)
	}
	return nil
}

// RefusePayload refuses a payload that does not fit its action: a field there is none of
// (UnknownField), a value of another kind (BadField), or no JSON at all (BadPayload). A
// refusal comes back as it is.
func RefusePayload(action Kind, err error) error {
	var own *Refusal
	if errors.As(err, &own) {
		return own
	}
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		return RefuseField(action, fieldPath(wrong.Field), err)
	}
	if field, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
		return UnknownField.With("Action", string(action), "Field", strings.Trim(field, `"`))
	}
	return BadPayload.With("Reason", err.Error())
}

// fieldPath is the way to a field as the line has it: without the types that
// lend their fields to others.
func fieldPath(path string) string {
	parts := strings.Split(path, ".")
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return p != "" && unicode.IsUpper(rune(p[0])) }), ".")
}
