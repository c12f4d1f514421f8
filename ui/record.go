package ui

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/tracker/journal"
)

// The files of the store that the window keeps beside tables and books.
const (
	factsFile    = "facts.json"
	factsAside   = "facts-damaged.json"
	marksFile    = "marks.json"
	lessonsFile  = "lessons.json"
	lessonsAside = "lessons-damaged.json"
)

// facts are what a person has set in place of uncertain or unknown facts of
// cards and mages.
type facts struct {
	files journal.Store
	now   catalog.Overrides
}

// loadFacts reads them. A file that cannot be read is kept aside and said, and
// nothing is set.
func loadFacts(files journal.Store) (*facts, error) {
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

// lessons are the lists of a teacher. Before there were several, one was kept as the ids
// of its terms alone.
type lessons struct{ files journal.Store }

// Load gives the lists; none when there are none yet.
func (l lessons) Load() ([]lesson.List, error) {
	data, err := l.files.Read(lessonsFile)
	if errors.Is(err, fs.ErrNotExist) {
		data, err = l.files.Read(marksFile)
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	lists, err := lesson.Read(data, "")
	if err != nil {
		return nil, errors.Join(err, l.files.Replace(lessonsAside, data))
	}
	return lists, nil
}

// Save keeps the lists.
func (l lessons) Save(lists []lesson.List) error {
	data, err := lesson.Write(lists)
	if err != nil {
		return err
	}
	return l.files.Replace(lessonsFile, data)
}
