package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
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

// What a question may hold at most: far beyond any table, and small enough to answer.
const (
	mostPoints  = 10000
	mostMarkers = 100
	mostInList  = 1000
)

// reader reads JSON into structs by the tags of their fields: `odds:"armor,0,200"` is
// a key with the least and the most its number may be, which are 0 and mostPoints where
// they are left out, and `odds:"dice!"` one that must be there. The standard library
// names neither the place of a fault nor a key that stands twice, of which only one
// could count.
type reader struct {
	names   map[reflect.Type]map[string]any // of values by how they are written
	fields  map[reflect.Type][]field        // of the structs read so far
	missing error                           // the first; what is wrong is told before it, as a misspelt key is both
}

// spelled makes values known by their names.
func spelled[T any](r *reader, values ...T) map[string]any {
	known := map[string]any{}
	for _, v := range values {
		known[strconv.Quote(fmt.Sprint(v))] = v
	}
	r.names[reflect.TypeFor[T]()] = known
	return known
}

// read reads an object that stands at a path.
func (r *reader) read(path string, data json.RawMessage, into any) error {
	r.missing = nil
	if err := r.value(path, data, reflect.ValueOf(into).Elem(), field{}); err != nil {
		return err
	}
	return r.missing
}

// field is what a struct says of one of its fields.
type field struct {
	key         string
	least, most int
	needed      bool
	at          []int
}

// of gives the fields of a struct.
func (r *reader) of(t reflect.Type) []field {
	if r.fields[t] == nil {
		for _, f := range reflect.VisibleFields(t) {
			if tag, ok := f.Tag.Lookup("odds"); ok {
				one := field{most: mostPoints, at: f.Index}
				key, numbers, _ := strings.Cut(tag, ",")
				_, _ = fmt.Sscanf(numbers, "%d,%d", &one.least, &one.most)
				one.key, one.needed = strings.CutSuffix(key, "!")
				r.fields[t] = append(r.fields[t], one)
			}
		}
	}
	return r.fields[t]
}

// value reads one value; null leaves what is there.
func (r *reader) value(path string, data json.RawMessage, to reflect.Value, l field) error {
	wrong := func(what string) error { return &InputError{Path: path, Fault: what} }
	if string(data) == "null" {
		return nil
	}
	if own, ok := to.Addr().Interface().(json.Unmarshaler); ok {
		if err := own.UnmarshalJSON(data); err != nil {
			return wrong(err.Error())
		}
		return nil
	}
	if known := r.names[to.Type()]; known != nil && (to.Kind() != reflect.Int || data[0] > '9' || data[0] == '"') {
		value, ok := known[strings.ToLower(string(data))]
		if !ok {
			return wrong("unknown value " + string(data) + "; known are " + strings.Join(slices.Sorted(maps.Keys(known)), ", "))
		}
		to.Set(reflect.ValueOf(value))
		return nil
	}
	switch to.Kind() {
	case reflect.Pointer:
		to.Set(reflect.New(to.Type().Elem()))
		return r.value(path, data, to.Elem(), l)
	case reflect.Struct:
		return r.object(path, data, to)
	case reflect.Map:
		return r.table(path, data, to, l)
	case reflect.Slice:
		return r.list(path, data, to, l)
	case reflect.Int:
		n, err := strconv.ParseFloat(string(data), 64)
		switch {
		case err != nil || n != float64(int(n)):
			return wrong("must be a whole number, not " + string(data))
		case n < float64(l.least) || n > float64(l.most):
			return wrong(fmt.Sprintf("must be from %d to %d, not %s", l.least, l.most, data))
		}
		to.SetInt(int64(n))
	default:
		if json.Unmarshal(data, to.Addr().Interface()) != nil {
			return wrong("must be " + map[bool]string{true: "true or false", false: "a text"}[to.Kind() == reflect.Bool] + ", not " + string(data))
		}
	}
	return nil
}

// list reads an array; a single value counts as an array of one.
func (r *reader) list(path string, data json.RawMessage, to reflect.Value, l field) error {
	var list []json.RawMessage
	single := json.Unmarshal(data, &list) != nil
	if single {
		list = []json.RawMessage{data}
	}
	if len(list) > mostInList {
		return &InputError{Path: path, Fault: fmt.Sprintf("too much: ask with at most %d", mostInList)}
	}
	to.Set(reflect.MakeSlice(to.Type(), len(list), len(list)))
	for i, one := range list {
		at := path
		if !single {
			at += "[" + strconv.Itoa(i) + "]"
		}
		if string(one) == "null" && to.Index(i).Kind() != reflect.Struct {
			return &InputError{Path: at, Fault: "must not be null"}
		}
		if err := r.value(at, one, to.Index(i), l); err != nil {
			return err
		}
	}
	return nil
}

// table reads an object whose keys are names of values.
func (r *reader) table(path string, data json.RawMessage, to reflect.Value, l field) error {
	to.Set(reflect.MakeMap(to.Type()))
	return r.keys(path, data, func(at, key string, data json.RawMessage) error {
		name, value := reflect.New(to.Type().Key()).Elem(), reflect.New(to.Type().Elem()).Elem()
		if err := r.value(at, json.RawMessage(strconv.Quote(key)), name, l); err != nil {
			return err
		}
		err := r.value(at, data, value, l)
		to.SetMapIndex(name, value)
		return err
	})
}

// object reads a struct. One that is left out is read as one that holds nothing: what
// must be there is missing then, too.
func (r *reader) object(path string, data json.RawMessage, to reflect.Value) error {
	fields := r.of(to.Type())
	there := make([]bool, len(fields))
	err := r.keys(path, data, func(at, key string, data json.RawMessage) error {
		i := slices.IndexFunc(fields, func(f field) bool { return f.key == key })
		if i < 0 {
			return &InputError{Path: at, Fault: "unknown key"}
		}
		there[i] = string(data) != "null"
		return r.value(at, data, to.FieldByIndex(fields[i].at), fields[i])
	})
	if err != nil {
		return err
	}
	for i, f := range fields {
		if there[i] {
			continue
		}
		left := to.FieldByIndex(f.at)
		switch at := below(path, f.key); {
		case f.needed && r.missing == nil:
			r.missing = &InputError{Path: at, Fault: "is missing"}
		case left.Kind() == reflect.Struct:
			_ = r.object(at, json.RawMessage("{}"), left)
		}
	}
	if row, ok := to.Addr().Interface().(*effectRow); ok && row.Max != nil && *row.Max < row.Min {
		return &InputError{Path: below(path, "max"), Fault: fmt.Sprintf("must be at least the min, %d, not %d", row.Min, *row.Max)}
	}
	return nil
}

// keys hands over each key of an object with its path and value.
func (r *reader) keys(path string, data json.RawMessage, take func(at, key string, data json.RawMessage) error) error {
	in := json.NewDecoder(bytes.NewReader(data))
	if start, _ := in.Token(); start != json.Delim('{') {
		return &InputError{Path: path, Fault: "must be an object, not " + string(data)}
	}
	seen := map[string]bool{}
	for in.More() {
		var value json.RawMessage
		token, err := in.Token()
		if err == nil {
			err = in.Decode(&value)
		}
		key, _ := token.(string) // the decoder lets nothing else be a key
		if at := below(path, key); err == nil && seen[key] {
			err = &InputError{Path: at, Fault: "the key stands twice"}
		} else if err == nil {
			err = take(at, key, value)
		}
		if err != nil {
			return err
		}
		seen[key] = true
	}
	return nil
}

// below is the path of a key in the object at a path; that all is input goes without
// saying.
func below(path, key string) string {
	if path == "" || path == "input" {
		return key
	}
	return path + "." + key
}

// oneObject is the one JSON object of a line.
func oneObject(line []byte) (json.RawMessage, error) {
	in := json.NewDecoder(bytes.NewReader(line))
	var object json.RawMessage
	if err := in.Decode(&object); err != nil || object[0] != '{' {
		return nil, &InputError{Fault: "the line is not a JSON object"}
	}
	if _, err := in.Token(); !errors.Is(err, io.EOF) {
		return nil, &InputError{Fault: "after the JSON object the line goes on"}
	}
	return object, nil
}

// readID is the id of a line of which no more may be readable, so that whoever asked
// knows which question went wrong; nil if what can be read of the line holds none.
func readID(line []byte) any {
	in := json.NewDecoder(bytes.NewReader(line))
	if start, err := in.Token(); err != nil || start != json.Delim('{') {
		return nil
	}
	for in.More() {
		key, err := in.Token()
		var value json.RawMessage
		if err != nil || in.Decode(&value) != nil {
			return nil
		}
		if key == "id" {
			return value
		}
	}
	return nil
}
