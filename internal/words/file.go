package words

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"sort"
	"strings"
)

// folder is where the languages are.
const folder = "words"

// text is one entry of a file: a plain string (kept in Other), or an object with the
// plural forms of its language, of which every one has Other. By is the placeholder
// whose number picks the form; Count where none is named.
type text struct {
	Forms     map[string]string // the others, by their names; nil for none
	Other, By string

	plain bool // it has neither forms nor placeholders
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
	texts := make(map[string]text, expectedTexts)
	for i, file := range files {
		var twice *DuplicateError
		err := readFile(fsys, file, texts)
		if errors.As(err, &twice) {
			twice.First = home(fsys, files[:i], twice)
		}
		if err != nil {
			return nil, err
		}
	}
	return texts, nil
}

// expectedTexts is how many texts a language has, more or less.
const expectedTexts = 5000

// home is the file a text that stands in two places stands in first: one of
// those read before, or else the same.
func home(fsys fs.FS, before []string, twice *DuplicateError) string {
	for _, file := range before {
		texts := make(map[string]text)
		if _ = readFile(fsys, file, texts); texts[twice.ID].Other != "" {
			return file
		}
	}
	return twice.Second
}

// readFile reads the entries of one file beside those read before.
func readFile(fsys fs.FS, file string, texts map[string]text) error {
	data, err := fs.ReadFile(fsys, file)
	if err != nil {
		return &FileError{File: file, Err: err}
	}
	var id string
	var twice bool
	err = readObject(string(data), func(key string, value *scanner) error {
		id = key
		if !isID(key) {
			return errors.New("an id has the form area.thing")
		}
		if _, twice = texts[key]; twice {
			return errors.New("twice")
		}
		entry, err := readText(value)
		texts[key] = entry
		return err
	})
	switch {
	case twice:
		return &DuplicateError{ID: id, Second: file}
	case err != nil:
		return &FileError{File: file, ID: id, Err: err}
	}
	return nil
}

// readText reads what stands behind an id.
func readText(value *scanner) (text, error) {
	var entry text
	var err error
	if value.next() == '{' {
		err = value.object(func(form string, value *scanner) error {
			switch form {
			case "zero", "one", "two", "few", "many":
				if entry.Forms == nil {
					entry.Forms = make(map[string]string, 1)
				}
				entry.Forms[form], err = value.text()
			case "other":
				entry.Other, err = value.text()
			case "by":
				entry.By, err = value.text()
			default:
				err = errors.New(`an entry is a text, or an object with the plural forms "zero", "one", "two", "few", "many" and "other", as far as its language has them, and "by" for the number that picks one`)
			}
			return err
		})
	} else {
		entry.Other, err = value.text()
	}
	if err == nil && entry.Other == "" {
		err = errors.New("the text is empty")
	}
	entry.plain = entry.Forms == nil && !strings.Contains(entry.Other, "{{")
	return entry, err
}

// isID tells whether an id has the form area.thing: letters and digits in
// parts set apart by dots, the first part beginning small; "-" may stand
// behind the first dot.
func isID(id string) bool {
	area, thing, ok := strings.Cut(id, ".")
	if !ok || area == "" || area[0] < 'a' || area[0] > 'z' {
		return false
	}
	return isWord(area, "") && isWord(thing, "-.") && !strings.Contains("."+thing+".", "..")
}

func isWord(word, extra string) bool {
	for i := range len(word) {
		c := word[i]
		if !('a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte(extra, c) >= 0) {
			return false
		}
	}
	return true
}

// LanguageError refuses a language there are no texts for.
type LanguageError struct {
	Lang  string   // as asked for
	Known []string // those there are
}

func (e *LanguageError) Error() string {
	return fmt.Sprintf("no texts for the language %q: there are %s", e.Lang, strings.Join(e.Known, " and "))
}

// Message names the text for this error.
func (e *LanguageError) Message() (string, map[string]any) {
	return "common.languageUnknown", map[string]any{"Lang": e.Lang, "Languages": strings.Join(e.Known, ", ")}
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
