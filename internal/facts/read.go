package facts

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
)

// Read hands every entry of a data file, a JSON array of objects, to take
// in order. The first thing wrong ends it with a *Error.
func Read[R any](fsys fs.FS, file string, take func(*R) (id string, err error)) error {
	data, err := fs.ReadFile(fsys, file)
	if err != nil {
		return &Error{File: file, Err: err}
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if first, err := dec.Token(); err != nil || first != json.Delim('[') {
		return &Error{File: file, Err: errors.New("not a JSON array of entries")}
	}
	for n := 1; dec.More(); n++ {
		var record R
		if err := dec.Decode(&record); err != nil {
			return Locate(file, "#"+strconv.Itoa(n), jsonFault(err))
		}
		if id, err := take(&record); err != nil {
			if id == "" {
				id = "#" + strconv.Itoa(n)
			}
			return Locate(file, id, err)
		}
	}
	if _, err := dec.Token(); err != nil {
		return &Error{File: file, Err: fmt.Errorf("the array of entries does not end: %w", err)}
	}
	return nil
}

// jsonFault finds the field in an error of the JSON decoder.
func jsonFault(err error) error {
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		return Wrong(fieldPath(kind.Field), "%s where a %s belongs", kind.Value, kind.Type)
	}
	if name, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
		return Wrong(strings.Trim(name, `"`), "no such field")
	}
	return err
}

// fieldPath takes the names of embedded records out of a path: they are the
// program's and not in the file.
func fieldPath(path string) string {
	parts := slices.DeleteFunc(strings.Split(path, "."), func(s string) bool { return strings.HasSuffix(s, "Record") })
	return strings.Join(parts, ".")
}

// Texts reads a file of texts by key. A missing file has no texts.
func Texts(fsys fs.FS, file string) (map[string]string, error) {
	data, err := fs.ReadFile(fsys, file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, &Error{File: file, Err: err}
	}
	var texts map[string]string
	if err := json.Unmarshal(data, &texts); err != nil {
		return nil, Locate(file, "", jsonFault(err))
	}
	return texts, nil
}
