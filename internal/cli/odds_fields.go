package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/rules/dice"
)

// InputError says what of a question cannot be read.
type InputError struct {
	Path  string // the key, with those around it: "attacker.armor"; "" for the whole line
	Fault string
}

func (e *InputError) Error() string {
	if e.Path == "" {
		return e.Fault
	}
	return e.Path + ": " + e.Fault
}

// Message names the text for this error.
func (e *InputError) Message() (string, map[string]any) {
	return "cli.oddsInput", map[string]any{"Path": e.Path, "Fault": e.Fault}
}

// fields is a JSON object that is read key by key. The first thing that cannot be
// read is kept, and every getter goes on with a zero value, so that a reader need ask
// only once at the end. Every key must have been asked for by then (see done).
type fields struct {
	path   string
	values map[string]any
	asked  []string
	faults *faults      // shared by all objects of one line
	budget *dice.Budget // of the whole line
}

// faults is the first thing of a line that is wrong, and the first that is missing.
// What is wrong is told before what is missing: a misspelt key is both.
type faults struct{ wrong, missing error }

// readFields reads a line that must hold one JSON object.
func readFields(line []byte) (*fields, error) {
	values, err := readObject(string(line))
	if err != nil {
		return nil, err
	}
	return &fields{values: values, faults: new(faults), budget: dice.NewBudget(nil)}, nil
}

// readID is the id of a line that is no whole JSON object, so that whoever asked knows
// which question went wrong; nil if what can be read of the line holds none.
func readID(line []byte) any {
	decoder := json.NewDecoder(bytes.NewReader(line))
	decoder.UseNumber()
	if start, err := decoder.Token(); err != nil || start != json.Delim('{') {
		return nil
	}
	for decoder.More() {
		key, err := decoder.Token()
		var value any
		if err != nil || decoder.Decode(&value) != nil {
			return nil
		}
		if key == "id" {
			return value
		}
	}
	return nil
}

// err is the first thing that could not be read.
func (f *fields) err() error {
	if f.faults.wrong != nil {
		return f.faults.wrong
	}
	return f.faults.missing
}

// done refuses any key that was not asked for, and reports whether all went well.
func (f *fields) done() bool {
	var unknown []string
	for key := range f.values {
		if !slices.Contains(f.asked, key) {
			unknown = append(unknown, key)
		}
	}
	sort.Strings(unknown)
	if len(unknown) > 0 {
		f.refuse(unknown[0], "unknown key")
	}
	return f.err() == nil
}

// fails keeps what went wrong in the reckoning, and reports whether anything did.
func (f *fields) fails(err error) bool {
	if err != nil && f.faults.wrong == nil {
		f.faults.wrong = err
	}
	return err != nil
}

// refuse keeps a fault of a key, unless there is one already.
func (f *fields) refuse(key, fault string) {
	if f.faults.wrong == nil {
		f.faults.wrong = &InputError{Path: f.under(key), Fault: fault}
	}
}

func (f *fields) under(key string) string { return below(f.path, key) }

// any is the value of a key as it stands; nil if it is left out.
func (f *fields) any(key string) any {
	f.asked = append(f.asked, key)
	return f.values[key]
}

// has reports whether the key is there and not null.
func (f *fields) has(key string) bool { return f.values[key] != nil }

// needs refuses an object without that key: there is nothing to answer then.
func (f *fields) needs(key string) {
	if !f.has(key) && f.faults.missing == nil {
		f.faults.missing = &InputError{Path: f.under(key), Fault: "is missing"}
	}
}

// text is a string; "" if it is left out.
func (f *fields) text(key string) string {
	switch value := f.any(key).(type) {
	case nil:
		return ""
	case string:
		return value
	default:
		f.refuse(key, "must be a text, not "+shown(value))
		return ""
	}
}

// flag is true or false; false if it is left out.
func (f *fields) flag(key string) bool {
	switch value := f.any(key).(type) {
	case nil:
		return false
	case bool:
		return value
	default:
		f.refuse(key, "must be true or false, not "+shown(value))
		return false
	}
}

// number is a whole number from 0 to most; 0 if it is left out.
func (f *fields) number(key string, most int) int {
	return f.between(key, 0, most)
}

// between is a whole number in that range; 0 if it is left out.
func (f *fields) between(key string, least, most int) int {
	value := f.any(key)
	if value == nil {
		return 0
	}
	return f.whole(key, value, least, most)
}

// whole reads a value as a whole number in that range.
func (f *fields) whole(key string, value any, least, most int) int {
	number, isNumber := value.(json.Number)
	n, err := strconv.ParseFloat(number.String(), 64)
	switch {
	case !isNumber || err != nil || n != float64(int(n)):
		f.refuse(key, "must be a whole number, not "+shown(value))
	case n < float64(least) || n > float64(most):
		f.refuse(key, fmt.Sprintf("must be from %d to %d, not %s", least, most, shown(value)))
	default:
		return int(n)
	}
	return 0
}

// list is the values of an array; a single value counts as an array of one.
func (f *fields) list(key string) []any {
	switch value := f.any(key).(type) {
	case nil:
		return nil
	case []any:
		return value
	default:
		return []any{value}
	}
}

// texts is an array of strings, each in lower case.
func (f *fields) texts(key string) []string {
	var texts []string
	for _, value := range f.list(key) {
		text, isText := value.(string)
		if !isText {
			f.refuse(key, "must hold texts, not "+shown(value))
		}
		texts = append(texts, strings.ToLower(text))
	}
	return texts
}

// object is an object of its own; one that holds nothing if it is left out.
func (f *fields) object(key string) *fields {
	return f.asObject(key, f.any(key))
}

// mostObjects is how many objects a question may hold: far more than a table.
const mostObjects = 1000

// objects is an array of objects.
func (f *fields) objects(key string) []*fields {
	var objects []*fields
	list := f.list(key)
	if len(list) > mostObjects {
		f.refuse(key, fmt.Sprintf("too much: ask with at most %d", mostObjects))
		return nil
	}
	for i, value := range list {
		objects = append(objects, f.asObject(key+"["+strconv.Itoa(i)+"]", value))
	}
	return objects
}

func (f *fields) asObject(key string, value any) *fields {
	inner := &fields{path: f.under(key), faults: f.faults, budget: f.budget}
	switch value := value.(type) {
	case nil:
	case map[string]any:
		inner.values = value
	default:
		f.refuse(key, "must be an object, not "+shown(value))
	}
	return inner
}

// oneOf is the place of a key's text among the names; 0 if it is left out.
func oneOf[T fmt.Stringer](f *fields, key string, names ...T) T {
	text := strings.ToLower(f.text(key))
	if !f.has(key) {
		return names[0]
	}
	return named(f, key, text, names)
}

// named is the value with that name.
func named[T fmt.Stringer](f *fields, key, text string, names []T) T {
	var known []string
	for _, name := range names {
		if name.String() == text {
			return name
		}
		known = append(known, name.String())
	}
	f.refuse(key, "unknown value "+quoted(text)+"; known are "+strings.Join(known, ", "))
	return names[0]
}

func quoted(text string) string { return strconv.Quote(text) }

// shown is a value as it was written.
func shown(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		return "this"
	}
	return string(text)
}
