package words

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"sort"
	"strings"
)

// text is one entry of a file: a plain string (kept in Other), or an object
// with the plural forms "one" and "other" that English and German have.
type text struct {
	One   string `json:"one"`
	Other string `json:"other"`
}

func (t *text) UnmarshalJSON(data []byte) error {
	if len(data) > 0 && data[0] == '"' {
		return json.Unmarshal(data, &t.Other)
	}
	type forms text // without this method
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode((*forms)(t)); err != nil {
		return errors.New(`an entry is a text, or an object with the texts "one" and "other"`)
	}
	return nil
}

func (t text) isPlain() bool {
	return t.One == "" && !strings.Contains(t.Other, "{{")
}

// readFolder merges all files of one language.
func readFolder(fsys fs.FS, folder string) (map[string]text, error) {
	files, err := fs.Glob(fsys, path.Join(folder, "*.json"))
	if err != nil {
		return nil, &FileError{File: folder, Err: err}
	}
	if len(files) == 0 {
		return nil, &FileError{File: folder, Err: fs.ErrNotExist}
	}
	sort.Strings(files)
	merged := make(map[string]text)
	home := make(map[string]string)
	for _, file := range files {
		texts, err := readFile(fsys, file)
		if err != nil {
			return nil, err
		}
		for id, text := range texts {
			if first, taken := home[id]; taken {
				return nil, &DuplicateError{ID: id, First: first, Second: file}
			}
			home[id] = file
			merged[id] = text
		}
	}
	return merged, nil
}

var idForm = regexp.MustCompile(`^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9-]+)+$`)

// readFile reads the entries of one file. The standard library would let a
// second entry of the same name replace the first in silence, so the object
// is walked key by key.
func readFile(fsys fs.FS, file string) (map[string]text, error) {
	data, err := fs.ReadFile(fsys, file)
	if err != nil {
		return nil, &FileError{File: file, Err: err}
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	if opening, err := decoder.Token(); err != nil || opening != json.Delim('{') {
		return nil, &FileError{File: file, Err: errors.New("is not a JSON object of texts")}
	}
	texts := make(map[string]text)
	for decoder.More() {
		id, err := decoder.Token()
		if err != nil {
			return nil, &FileError{File: file, Err: err}
		}
		name, _ := id.(string)
		if !idForm.MatchString(name) {
			return nil, &FileError{File: file, ID: name, Err: errors.New("an id has the form area.thing")}
		}
		if _, twice := texts[name]; twice {
			return nil, &DuplicateError{ID: name, First: file, Second: file}
		}
		var entry text
		if err := decoder.Decode(&entry); err != nil {
			return nil, &FileError{File: file, ID: name, Err: err}
		}
		if entry.Other == "" {
			return nil, &FileError{File: file, ID: name, Err: errors.New("the text is empty")}
		}
		texts[name] = entry
	}
	if _, err := decoder.Token(); err != nil {
		return nil, &FileError{File: file, Err: err}
	}
	return texts, nil
}

// LanguageError refuses a language there are no texts for.
type LanguageError struct {
	Lang string // as asked for
}

func (e *LanguageError) Error() string {
	return fmt.Sprintf("no texts for the language %q: there are %s", e.Lang, strings.Join(Languages(), " and "))
}

// Message names the text for this error.
func (e *LanguageError) Message() (string, map[string]any) {
	return "common.languageUnknown", map[string]any{"Lang": e.Lang, "Languages": strings.Join(Languages(), ", ")}
}

// FileError says which file of texts cannot be used, and where in it.
type FileError struct {
	File string // path inside the assets, or the folder when it has no files
	ID   string // the entry, when it is one entry's fault
	Err  error
}

func (e *FileError) Error() string {
	if e.ID != "" {
		return fmt.Sprintf("texts %s, entry %q: %v", e.File, e.ID, e.Err)
	}
	return fmt.Sprintf("texts %s: %v", e.File, e.Err)
}

func (e *FileError) Unwrap() error { return e.Err }

// DuplicateError says that one id has two texts.
type DuplicateError struct {
	ID            string
	First, Second string // the files they stand in; the same twice for one file
}

func (e *DuplicateError) Error() string {
	return fmt.Sprintf("texts %s: the id %q already has a text in %s; remove one of them", e.Second, e.ID, e.First)
}
