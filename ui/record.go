package ui

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"

	"quickcast/catalog"
)

// The files of the store that the window keeps beside tables and books.
const (
	factsFile  = "facts.json"
	factsAside = "facts-damaged.json"
	marksFile  = "marks.json"
)

// facts are what a person has set in place of uncertain or unknown facts of
// cards and mages.
type facts struct {
	files Files
	now   catalog.Overrides
}

// loadFacts reads them. A file that cannot be read is kept aside and said, and
// nothing is set.
func loadFacts(files Files) (*facts, error) {
	f := &facts{files: files}
	data, err := files.Read(factsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return f, nil
	}
	if err != nil {
		return f, err
	}
	f.now, err = catalog.ReadOverrides(data)
	if err == nil {
		return f, nil
	}
	return f, errors.Join(err, files.Replace(factsAside, data))
}

// change keeps new values.
func (f *facts) change(o catalog.Overrides) error {
	data, err := json.Marshal(o)
	if err != nil {
		return fmt.Errorf("facts: %w", err)
	}
	f.now = o
	return f.files.Replace(factsFile, data)
}

// marks is the reading list of a teacher: terms by id, in the order they were
// marked.
type marks struct{ files Files }

// Load gives the marked terms; none when there is no list yet.
func (m marks) Load() ([]string, error) {
	data, err := m.files.Read(marksFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var list []string
	if err := json.Unmarshal(data, &list); err != nil {
		return nil, fmt.Errorf("reading list: %w", err)
	}
	return list, nil
}

// Save keeps a list.
func (m marks) Save(list []string) error {
	data, err := json.Marshal(list)
	if err != nil {
		return fmt.Errorf("reading list: %w", err)
	}
	return m.files.Replace(marksFile, data)
}
