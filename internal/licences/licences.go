// Package licences says by whom and under which terms everything is that is built into
// the program and that others made.
package licences

import (
	"encoding/json"
	"fmt"
	"io/fs"
)

// File is where they stand among the assets; "go run ./scripts/licences" writes it.
const File = "data/licences.json"

// Licence is a text and what stands under it.
type Licence struct {
	Kind string `json:"kind"` // "MIT", "BSD-3-Clause", ...
	Of   []Part `json:"of"`
	Text string `json:"text"` // without the lines that name the owners
}

// Part is something others made.
type Part struct {
	Name   string   `json:"name"`   // a module, a library or a typeface
	Owners []string `json:"owners"` // the lines that name them
}

// Read reads all of them, in the order of their kinds.
func Read(fsys fs.FS) ([]Licence, error) {
	data, err := fs.ReadFile(fsys, File)
	if err != nil {
		return nil, err
	}
	var all []Licence
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, fmt.Errorf("%s: %w", File, err)
	}
	return all, nil
}
