package ui

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/odds"
)

// The files of the store that the window keeps beside tables and books.
const (
	factsFile    = "facts.json"
	factsAside   = "facts-damaged.json"
	marksFile    = "marks.json"
	lessonsFile  = "lessons.json"
	lessonsAside = "lessons-damaged.json"
	oddsFile     = "odds.json"
	oddsAside    = "odds-damaged.json"
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
	now, err := recorded(files, factsFile, factsAside, catalog.ReadOverrides)
	return &facts{files: files, now: now}, err
}

// recorded is what a file holds, nothing where there is none. One that cannot be understood is
// kept aside and said.
func recorded[T any](files journal.Store, name, aside string, read func([]byte) (T, error)) (what T, err error) {
	data, err := files.Read(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return what, nil
	case err != nil:
		return what, err
	}
	if what, err = read(data); err != nil {
		var nothing T
		return nothing, errors.Join(err, files.Replace(aside, data))
	}
	return what, nil
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
	read := func(data []byte) ([]lesson.List, error) { return lesson.Read(data, "") }
	if lists, err := recorded(l.files, lessonsFile, lessonsAside, read); lists != nil || err != nil {
		return lists, err
	}
	return recorded(l.files, marksFile, lessonsAside, read)
}

// Save keeps the lists.
func (l lessons) Save(lists []lesson.List) error {
	data, err := lesson.Write(lists)
	if err != nil {
		return err
	}
	return l.files.Replace(lessonsFile, data)
}

// questions are those the Odds place keeps.
type questions struct{ files journal.Store }

// Load is part of odds.Kept.
func (q questions) Load() ([]odds.Question, error) {
	return recorded(q.files, oddsFile, oddsAside, odds.ReadKept)
}

// Save is part of odds.Kept.
func (q questions) Save(all []odds.Question) error {
	data, err := odds.WriteKept(all)
	if err != nil {
		return err
	}
	return q.files.Replace(oddsFile, data)
}
