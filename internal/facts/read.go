package facts

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Read hands every entry of a data file, a JSON array of objects, to take in
// order, decoded into a record by its tags. The first thing wrong ends it with an
// *Error: a value of another kind, a field the record does not have, what take refuses.
func Read[R any](fsys fs.FS, file string, take func(*R) (id string, err error)) error {
	data, err := open(fsys, file)
	if err != nil {
		return err
	}
	in := strict(data)
	if start, err := in.Token(); err != nil || start != json.Delim('[') {
		return &Error{File: file, Err: errors.New("not a list of entries")}
	}
	for n := 1; in.More(); n++ {
		var record R
		var id string
		from := in.InputOffset()
		err := in.Decode(&record)
		if err != nil {
			err = faultIn[R](data[from:], err)
		} else {
			id, err = take(&record)
		}
		if err != nil {
			if id == "" {
				id = idIn(data[from:], "#"+strconv.Itoa(n))
			}
			return Locate(file, id, err)
		}
	}
	if _, err := in.Token(); err != nil {
		return &Error{File: file, Err: errors.New("the list has no end")}
	}
	if _, err := in.Token(); !errors.Is(err, io.EOF) {
		return &Error{File: file, Err: errors.New("more than one list")}
	}
	return nil
}

// idIn is the id of an entry that cannot be read whole, or else another name for it.
func idIn(data []byte, other string) string {
	var entry struct{ ID string }
	_ = json.NewDecoder(bytes.NewReader(bytes.TrimLeft(data, ", \t\r\n"))).Decode(&entry)
	return cmp.Or(entry.ID, other)
}

// faultIn names the field of an entry that cannot be decoded, which the standard library
// does for some faults only: each field is decoded by itself until one fails alone.
func faultIn[R any](data []byte, whole error) error {
	var fields map[string]json.RawMessage
	if json.NewDecoder(bytes.NewReader(bytes.TrimLeft(data, ", \t\r\n"))).Decode(&fields) != nil {
		return whole
	}
	names := make([]string, 0, len(fields))
	for name := range fields {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		var record R
		one, err := json.Marshal(map[string]json.RawMessage{name: fields[name]})
		if err == nil {
			err = strict(one).Decode(&record)
		}
		var unknown string
		if n, _ := fmt.Sscanf(fmt.Sprint(err), "json: unknown field %q", &unknown); n == 1 {
			if unknown != name {
				name += "." + unknown
			}
			return Wrong(name, "no such field")
		}
		if known := (*fault)(nil); errors.As(err, &known) {
			return Within(name, err)
		}
		if err != nil {
			return Wrong(name, "%s", strings.TrimPrefix(err.Error(), "json: "))
		}
	}
	return whole
}

// Overlays reads what languages say beside a data file, by their short names and then by
// the ids of its entries: words/<language>/data/<file>, where there is one.
func Overlays[R any](fsys fs.FS, file string) (map[string]map[string]R, error) {
	return byLanguage[R](fsys, "words/*/data/"+file)
}

// Overlay hands over what every language says beside a data file: see Overlays.
func Overlay[R any](fsys fs.FS, file string, take func(lang, id string, words R) error) error {
	all, err := Overlays[R](fsys, file)
	for lang, entries := range all {
		for id, words := range entries {
			if err := take(lang, id, words); err != nil {
				return Locate("words/"+lang+"/data/"+file, id, err)
			}
		}
	}
	return err
}

// Texts reads a file of texts of every language that has it, by their ids.
func Texts(fsys fs.FS, file string) (map[string]map[string]string, error) {
	return byLanguage[string](fsys, "words/*/"+file)
}

func byLanguage[R any](fsys fs.FS, pattern string) (map[string]map[string]R, error) {
	files, err := fs.Glob(fsys, pattern)
	all := make(map[string]map[string]R, len(files))
	for _, file := range files {
		data, err := open(fsys, file)
		if err != nil {
			return nil, err
		}
		var texts map[string]R
		if err := Strict(data, &texts); err != nil {
			return nil, Locate(file, "", faultIn[map[string]R](data, err))
		}
		all[strings.Split(file, "/")[1]] = texts
	}
	return all, err
}

// Strict decodes what an UnmarshalJSON is given, and refuses fields that into does not
// have: the standard library forgets there that it should.
func Strict(data []byte, into any) error { return strict(data).Decode(into) }

func strict(data []byte) *json.Decoder {
	in := json.NewDecoder(bytes.NewReader(data))
	in.DisallowUnknownFields()
	return in
}

func open(fsys fs.FS, file string) ([]byte, error) {
	data, err := fs.ReadFile(fsys, file)
	if err != nil {
		return nil, &Error{File: file, Err: err}
	}
	if !utf8.Valid(data) {
		return nil, &Error{File: file, Err: errors.New("not UTF-8")}
	}
	return data, nil
}
