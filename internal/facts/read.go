package facts

import (
	"errors"
	"io/fs"
	"strconv"
	"unicode/utf8"
)

// Read hands every entry of a data file, a JSON array of objects, to take in
// order. The fields of an entry are read by field into a record, which is empty
// at first and not take's to keep. The first thing wrong ends it with an *Error.
func Read[R any](fsys fs.FS, file string, field func(*R, *Reader, string) bool, take func(*R) (id string, err error)) error {
	in, err := open(fsys, file)
	if err != nil {
		return err
	}
	n := 0
	var record, empty R
	read := func(key string) bool { return field(&record, in, key) }
	in.List(func() {
		n++
		record = empty
		in.Fields(read)
		id, err := "", in.err
		if err == nil {
			id, err = take(&record)
		}
		if err == nil {
			return
		}
		if id == "" {
			id = "#" + strconv.Itoa(n)
		}
		in.err = Locate(file, id, err)
	})
	in.end()
	return located(file, in.err)
}

// Texts reads a file of texts by key. A missing file has no texts.
func Texts(fsys fs.FS, file string) (map[string]string, error) {
	in, err := open(fsys, file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	texts := map[string]string{}
	in.Fields(func(key string) bool {
		texts[key] = in.String()
		return true
	})
	in.end()
	return texts, located(file, in.err)
}

func open(fsys fs.FS, file string) (*Reader, error) {
	data, err := fs.ReadFile(fsys, file)
	if err != nil {
		return nil, &Error{File: file, Err: err}
	}
	if !utf8.Valid(data) {
		return nil, &Error{File: file, Err: errors.New("not UTF-8")}
	}
	return newReader(string(data)), nil
}

// located gives err the file, unless it has one.
func located(file string, err error) error {
	var at *Error
	if err == nil || errors.As(err, &at) {
		return err
	}
	return Locate(file, "", err)
}
