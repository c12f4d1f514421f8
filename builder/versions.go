package builder

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"time"
)

// pastFolder is where the shelf keeps what its books were before.
const pastFolder = "books-past/"

// maxPast is how many states of a book are kept; the oldest go first.
const maxPast = 200

// State is a book as it was at some time.
type State struct {
	At   time.Time
	Book Book
}

type stateJSON struct {
	At   int64           `json:"at"` // Unix seconds
	Book json.RawMessage `json:"book"`
}

// Remember keeps the state of a book of the shelf, unless it is the one kept last: every
// state of the last day on which it was changed, and of each day before that the last.
// The caller says what time it is; days are those of its zone.
func (s *Shelf) Remember(id string, book Book, at time.Time) error {
	past, err := s.Past(id)
	var damaged *DamagedError
	if err != nil && !errors.As(err, &damaged) {
		return err
	}
	fresh, encoded := Encode(book)
	if encoded != nil {
		return encoded
	}
	if len(past) > 0 {
		if last, err := Encode(past[0].Book); err == nil && bytes.Equal(last, fresh) {
			return nil
		}
	}
	past = slices.Insert(past, 0, State{At: at, Book: book})
	return s.keepPast(id, thinned(past))
}

// thinned leaves of days gone by the last state each. States come newest first.
func thinned(past []State) []State {
	day := func(t time.Time) string { return t.Format(time.DateOnly) }
	kept := past[:0:0]
	for i, state := range past {
		if day(state.At) == day(past[0].At) || i > 0 && day(state.At) != day(past[i-1].At) {
			kept = append(kept, state)
		}
	}
	return kept[:min(len(kept), maxPast)]
}

// Past gives what a book of the shelf was before, the newest first. A file that cannot be
// read is put aside, and a DamagedError says where.
func (s *Shelf) Past(id string) ([]State, error) {
	name := pastFolder + id + fileEnd
	data, err := s.store.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read what spellbook %s was: %w", id, err)
	}
	var in []stateJSON
	if err := json.Unmarshal(data, &in); err != nil {
		aside := damagedFolder + "past-" + id + fileEnd
		if kept := s.store.Replace(aside, data); kept != nil {
			return nil, fmt.Errorf("what spellbook %s was is damaged (%w) and could not be put aside: %w", id, err, kept)
		}
		return nil, errors.Join(&DamagedError{ID: id, Kept: aside, Err: err}, s.store.Remove(name))
	}
	past := make([]State, 0, len(in))
	for _, state := range in {
		if book, err := decode(state.Book); err == nil { // one of a newer version is left out
			past = append(past, State{At: time.Unix(state.At, 0), Book: book})
		}
	}
	return past, nil
}

func (s *Shelf) keepPast(id string, past []State) error {
	out := make([]stateJSON, len(past))
	for i, state := range past {
		book, err := Encode(state.Book)
		if err != nil {
			return err
		}
		out[i] = stateJSON{At: state.At.Unix(), Book: book}
	}
	data, err := json.Marshal(out)
	if err != nil {
		return fmt.Errorf("write what spellbook %s was: %w", id, err)
	}
	if err := s.store.Replace(pastFolder+id+fileEnd, data); err != nil {
		return fmt.Errorf("save what spellbook %s was: %w", id, err)
	}
	return nil
}
