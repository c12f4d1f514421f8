package clock

import (
	"fmt"

	"github.com/quickcast/quickcast/tracker"
)

// What is wrong with a field, with the arguments of the text for it.
const (
	NotReadable tracker.Code = "clock.dataNotReadable" // File, Entry
	NotAField   tracker.Code = "clock.dataNotAField"   // File, Entry, Field
	NotThatType tracker.Code = "clock.dataNotThatType" // File, Entry, Field
	NotSlug     tracker.Code = "clock.dataNotSlug"
	NotUnique   tracker.Code = "clock.dataNotUnique"
	NotOneName  tracker.Code = "clock.dataNotOneName"
	TooLong     tracker.Code = "clock.dataTooLong"
	NotInRange  tracker.Code = "clock.dataNotInRange" // File, Entry, Field, Hint
	NotKnown    tracker.Code = "clock.dataNotKnown"   // File, Entry, Field, Hint
)

// DataError says what is wrong in a file of presets, and where.
type DataError struct {
	File    string // empty for a preset that is in no file
	Entry   string // id of the preset, or its number from 1; empty for the file itself
	Field   string // empty for the whole entry
	Problem tracker.Code
	Hint    string // the values it may have, for NotInRange and NotKnown
	Err     error
}

// Error says in English where, what and how to mend it.
func (e *DataError) Error() string {
	text := "clock: "
	for _, part := range []struct{ before, what string }{{"", e.File}, {"preset ", e.Entry}, {"field ", e.Field}} {
		if part.what != "" {
			text += part.before + part.what + ": "
		}
	}
	text += e.Problem.Error()
	if e.Hint != "" {
		text += ": take " + e.Hint
	}
	if e.Err != nil {
		text += fmt.Sprintf(" (%v)", e.Err)
	}
	return text
}

// Unwrap gives the error below.
func (e *DataError) Unwrap() error { return e.Err }

// Message names the text of the problem.
func (e *DataError) Message() (string, map[string]any) {
	return string(e.Problem), map[string]any{"File": e.File, "Entry": e.Entry, "Field": e.Field, "Hint": e.Hint}
}
