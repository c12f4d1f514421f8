package builder

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// Version is the version of the JSON form of a book. A later version may add
// fields; readers refuse a version they do not know instead of losing what
// they do not understand.
const Version = 1

// mark is how the JSON form is told from any other JSON.
const mark = "spellbook"

// bookJSON is a book as it is written.
type bookJSON struct {
	Quickcast string `json:"quickcast"`
	Version   int    `json:"version"`
	Book
}

// VersionError refuses a book written by a newer Quickcast.
type VersionError struct{ Version int }

func (e *VersionError) Error() string {
	return fmt.Sprintf("the spellbook has version %d, this program knows versions up to %d: use a newer Quickcast", e.Version, Version)
}

// Message names the text for this error.
func (e *VersionError) Message() (string, map[string]any) {
	return "books.versionTooNew", map[string]any{"Version": e.Version, "Known": Version}
}

// ErrNotABook refuses JSON that is something else than a spellbook.
var ErrNotABook = errors.New("this is not a spellbook of Quickcast")

// Encode writes the book as JSON, two spaces deep, with a line end.
func Encode(b Book) ([]byte, error) {
	b.Entries = append([]Entry{}, b.Entries...) // a list, also where it is empty
	out := bookJSON{mark, Version, b}
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(out); err != nil {
		return nil, fmt.Errorf("write spellbook as JSON: %w", err)
	}
	return buf.Bytes(), nil
}

// decode reads what Encode wrote. It refuses other JSON (ErrNotABook), a newer
// version (VersionError), and anything after the book. Cards and mages are
// not looked up, counts not judged.
func decode(data []byte) (Book, error) {
	var in bookJSON
	dec := json.NewDecoder(bytes.NewReader(data))
	if err := dec.Decode(&in); err != nil {
		return Book{}, fmt.Errorf("read spellbook: %w", err)
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return Book{}, fmt.Errorf("read spellbook: something follows it at byte %d", dec.InputOffset())
	}
	if in.Quickcast != mark || in.Version < 1 {
		return Book{}, ErrNotABook
	}
	if in.Version > Version {
		return Book{}, &VersionError{Version: in.Version}
	}
	return in.Book, nil
}
