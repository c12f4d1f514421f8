package builder

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

// Version is the version of the JSON form of a book. A later version may add
// fields; readers refuse a version they do not know instead of losing what
// they do not understand.
const Version = 1

// mark is how the JSON form is told from any other JSON.
const mark = "spellbook"

// bookJSON is a book as it is written.
type bookJSON struct {
	Quickcast string          `json:"quickcast"`
	Version   int             `json:"version"`
	Name      string          `json:"name,omitempty"`
	Game      training.Game   `json:"game,omitempty"`
	Mage      catalog.MageID  `json:"mage,omitempty"`
	Choice    training.School `json:"choice,omitempty"`
	Entries   []entryJSON     `json:"entries"`
	Notes     string          `json:"notes,omitempty"`
	Maybe     []entryJSON     `json:"maybe,omitempty"`
	Tags      []string        `json:"tags,omitempty"`
	MageCards []keptJSON      `json:"mageCards,omitempty"`
	Kept      []keptJSON      `json:"kept,omitempty"`
}

type entryJSON struct {
	Card     catalog.CardID `json:"card"`
	Count    int            `json:"count"`
	Printing string         `json:"printing,omitempty"`
}

type keptJSON struct {
	Count   int    `json:"count"`
	Name    string `json:"name,omitempty"`
	ID      string `json:"id,omitempty"`
	Section string `json:"section,omitempty"`
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
	out := bookJSON{
		Quickcast: mark, Version: Version,
		Name: b.Name, Game: b.Game, Mage: b.Mage, Choice: b.Choice, Notes: b.Notes, Tags: b.Tags,
		Entries: make([]entryJSON, len(b.Entries)),
	}
	for i, e := range b.Entries {
		out.Entries[i] = entryJSON(e)
	}
	for _, e := range b.Maybe {
		out.Maybe = append(out.Maybe, entryJSON(e))
	}
	for _, k := range b.MageCards {
		out.MageCards = append(out.MageCards, keptJSON(k))
	}
	for _, k := range b.Kept {
		out.Kept = append(out.Kept, keptJSON(k))
	}
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
	b := Book{Name: in.Name, Game: in.Game, Mage: in.Mage, Choice: in.Choice, Notes: in.Notes, Tags: in.Tags}
	for _, e := range in.Entries {
		b.Entries = append(b.Entries, Entry(e))
	}
	for _, e := range in.Maybe {
		b.Maybe = append(b.Maybe, Entry(e))
	}
	for _, k := range in.MageCards {
		b.MageCards = append(b.MageCards, Kept(k))
	}
	for _, k := range in.Kept {
		b.Kept = append(b.Kept, Kept(k))
	}
	return b, nil
}
