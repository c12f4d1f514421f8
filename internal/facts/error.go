// Package facts reads the program's own data files: arrays of entries, one a
// line, of which every fault is named by file, entry and field.
package facts

import (
	"errors"
	"fmt"
)

// Error says which entry of which data file is wrong and where.
type Error struct {
	File  string // "data/cards.json"
	Entry string // the id of the entry, or "#13" where it has none that can be read
	Field string // the field in the words of the file; empty where the whole entry is meant
	Err   error  // what is wrong with it
}

// Error names file, entry, field and fault.
func (e *Error) Error() string {
	where := e.File
	if e.Entry != "" {
		where += ": entry " + e.Entry
	}
	if e.Field != "" {
		where += ": field " + e.Field
	}
	return fmt.Sprintf("%s: %v", where, e.Err)
}

// Unwrap gives the fault itself.
func (e *Error) Unwrap() error { return e.Err }

// Message names the text for people: the program's own files are damaged.
func (e *Error) Message() (id string, args map[string]any) {
	return "cards.badData", map[string]any{"Where": e.Error()}
}

// fault is a wrong field while the file and the entry are not known yet.
type fault struct {
	field string
	err   error
}

func (f *fault) Error() string { return f.field + ": " + f.err.Error() }
func (f *fault) Unwrap() error { return f.err }

// Wrong gives a fault of the field.
func Wrong(field, format string, args ...any) error {
	return &fault{field: field, err: fmt.Errorf(format, args...)}
}

// Within puts err of a part of an entry under the field that holds the part.
func Within(field string, err error) error {
	var inner *fault
	if errors.As(err, &inner) {
		return &fault{field: field + "." + inner.field, err: inner.err}
	}
	return &fault{field: field, err: err}
}

// Locate turns any error about an entry of a file into an Error.
func Locate(file, entry string, err error) error {
	var f *fault
	if errors.As(err, &f) {
		return &Error{File: file, Entry: entry, Field: f.field, Err: f.err}
	}
	return &Error{File: file, Entry: entry, Err: err}
}
