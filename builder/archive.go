package builder

import (
	"encoding/json"
	"fmt"
)

// archiveMark is how a file of many books is told from any other JSON.
const archiveMark = "spellbooks"

type archiveJSON struct {
	Quickcast string            `json:"quickcast"`
	Version   int               `json:"version"`
	Books     []json.RawMessage `json:"books"`
}

// EncodeAll writes books as one file, to be kept or moved.
func EncodeAll(books []Saved) ([]byte, error) {
	out := archiveJSON{Quickcast: archiveMark, Version: Version, Books: []json.RawMessage{}}
	for _, b := range books {
		data, err := Encode(b.Book)
		if err != nil {
			return nil, err
		}
		out.Books = append(out.Books, data)
	}
	data, err := json.MarshalIndent(out, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("write all spellbooks: %w", err)
	}
	return append(data, '\n'), nil
}

// DecodeAll reads what EncodeAll wrote: every book that can be read, and an error for each
// that cannot. It is no archive where mine is false.
func DecodeAll(data []byte) (books []Book, faults []error, mine bool) {
	var in archiveJSON
	if json.Unmarshal(data, &in) != nil || in.Quickcast != archiveMark {
		return nil, nil, false
	}
	if in.Version > Version {
		return nil, []error{&VersionError{Version: in.Version}}, true
	}
	for i, raw := range in.Books {
		book, err := decode(raw)
		if err != nil {
			faults = append(faults, fmt.Errorf("book %d: %w", i+1, err))
			continue
		}
		books = append(books, book)
	}
	return books, faults, true
}
