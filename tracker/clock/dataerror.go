package clock

import "fmt"

// Problem says what is wrong with a field; it is the id of the text for it.
type Problem string

// The problems.
const (
	NotReadable Problem = "clock.dataNotReadable" // File, Entry
	NotAField   Problem = "clock.dataNotAField"   // File, Entry, Field
	NotThatType Problem = "clock.dataNotThatType" // File, Entry, Field
	NotSlug     Problem = "clock.dataNotSlug"
	NotUnique   Problem = "clock.dataNotUnique"
	NotOneName  Problem = "clock.dataNotOneName"
	TooLong     Problem = "clock.dataTooLong"
	NotInRange  Problem = "clock.dataNotInRange" // File, Entry, Field, Hint
	NotKnown    Problem = "clock.dataNotKnown"   // File, Entry, Field, Hint
)

// english are the problems for those who read no language file.
func (p Problem) english() string {
	switch p {
	case NotReadable:
		return "cannot be read"
	case NotAField:
		return "is no field of a preset: mend its name or leave it out"
	case NotThatType:
		return "is of another type: numbers without quotes, words in quotes"
	case NotSlug:
		return "must be of small letters, digits and single hyphens"
	case NotUnique:
		return "is there twice: give it another id"
	case NotOneName:
		return "needs either name or title, not both"
	case TooLong:
		return "is too long: 60 characters at most"
	case NotInRange:
		return "is out of range"
	case NotKnown:
		return "is none of the values it may have"
	}
	return string(p)
}

// DataError says what is wrong in a file of presets, and where.
type DataError struct {
	File    string // empty for a preset that is in no file
	Entry   string // id of the preset, or its number from 1; empty for the file itself
	Field   string // empty for the whole entry
	Problem Problem
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
	text += e.Problem.english()
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
