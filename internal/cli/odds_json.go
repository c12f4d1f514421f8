package cli

import (
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"
)

// deepest is how many objects and lists may stand in one another.
const deepest = 20

// readObject reads the one JSON object of a line. A key that stands twice in an
// object is refused: only one of the two could count, and nobody could say which.
func readObject(line string) (map[string]any, error) {
	r := reader{json.NewDecoder(strings.NewReader(line))}
	r.UseNumber()
	value, err := r.value("", 0)
	var fault *InputError
	if errors.As(err, &fault) {
		return nil, err
	}
	object, is := value.(map[string]any)
	if err != nil || !is {
		return nil, &InputError{Fault: "the line is not a JSON object"}
	}
	if _, err := r.Token(); !errors.Is(err, io.EOF) {
		return nil, &InputError{Fault: "after the JSON object the line goes on"}
	}
	return object, nil
}

// reader reads JSON value by value.
type reader struct{ *json.Decoder }

// value reads the next value, the one at a path.
func (r reader) value(path string, depth int) (any, error) {
	token, err := r.Token()
	if err != nil {
		return nil, err
	}
	if depth > deepest {
		return nil, &InputError{Path: path, Fault: "too much stands in one another"}
	}
	switch token {
	case json.Delim('{'):
		return r.object(path, depth)
	case json.Delim('['):
		return r.list(path, depth)
	default:
		return token, nil
	}
}

func (r reader) object(path string, depth int) (map[string]any, error) {
	object := map[string]any{}
	for r.More() {
		token, err := r.Token()
		if err != nil {
			return nil, err
		}
		key, _ := token.(string) // the decoder lets nothing else be a key
		at := below(path, key)
		if _, twice := object[key]; twice {
			return nil, &InputError{Path: at, Fault: "the key stands twice"}
		}
		if object[key], err = r.value(at, depth+1); err != nil {
			return nil, err
		}
	}
	_, err := r.Token()
	return object, err
}

func (r reader) list(path string, depth int) ([]any, error) {
	list := []any{}
	for r.More() {
		value, err := r.value(path+"["+strconv.Itoa(len(list))+"]", depth+1)
		if err != nil {
			return nil, err
		}
		list = append(list, value)
	}
	_, err := r.Token()
	return list, err
}

// below is the path of a key in the object at a path; that all is input goes without
// saying.
func below(path, key string) string {
	if path == "" || path == "input" {
		return key
	}
	return path + "." + key
}
