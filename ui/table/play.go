package table

import (
	"encoding/json"
	"errors"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/journal"
	"quickcast/tracker/magewars"
)

// fields is the payload of an event.
type fields map[string]any

// send does an event of a kind for a seat. It counts when it is on disk; then
// it is shown. Where nothing can be saved it is shown all the same, and for as
// long as that lasts a banner says so.
func (s *Screen) send(kind tracker.Kind, seat tracker.Seat, payload fields) {
	e := tracker.Event{Version: tracker.EventVersion, Seat: seat, Kind: kind}
	if len(payload) > 0 {
		data, err := json.Marshal(payload)
		if err != nil {
			return // texts and numbers always marshal
		}
		e.Data = data
	}
	s.do(e)
}

// do sends an event that is ready, such as one of a choice.
func (s *Screen) do(e tracker.Event) {
	e.At, e.Device = s.needs.Now().UnixMilli(), s.needs.Device
	s.act(func(t *journal.Table) error {
		_, err := t.Do(e)
		return err
	})
}

// act does something to the open table in its turn and shows what came of it.
func (s *Screen) act(do func(*journal.Table) error) {
	t := s.table
	if t == nil {
		return
	}
	s.queue.push(func() {
		err := do(t)
		seen := look(t)
		fyne.Do(func() { s.acted(t, seen, err) })
	})
}

// acted shows the table after an event, or says why there was none.
func (s *Screen) acted(t *journal.Table, seen sight, err error) {
	if t != s.table {
		return // put away in the meantime
	}
	before := s.seen.unsaved
	s.seen = seen
	s.timing.take(seen)
	if s.board != nil {
		s.board.set(seen)
	}
	for _, open := range append([]*sheet(nil), s.open...) {
		open.follow(seen)
	}
	if s.big != nil {
		s.big.refresh()
	}
	if s.judge != nil {
		s.judge.book.read()
	}
	s.warn(before)
	s.tellRunning()
	switch {
	case err == nil, errors.Is(err, magewars.NothingChanges):
	default:
		s.refused(err)
	}
}

func (s *Screen) undo() { s.do(tracker.Event{Version: tracker.EventVersion, Kind: tracker.Undo}) }
func (s *Screen) redo() { s.do(tracker.Event{Version: tracker.EventVersion, Kind: tracker.Redo}) }

// next does what the big arrow says. What it is, is decided when its turn
// comes, so that two quick taps go on twice.
func (s *Screen) next() {
	at := s.needs.Now().UnixMilli()
	s.act(func(t *journal.Table) error {
		choice := t.View(0).Next
		if choice == nil {
			return nil
		}
		e := choice.Event
		e.At, e.Device = at, s.needs.Device
		_, err := t.Do(e)
		return err
	})
}

// seedOf reads the seed of a table's rolls from its setup.
func seedOf(setup tracker.Event) uint64 {
	var data struct {
		Seed uint64 `json:"seed"`
	}
	if json.Unmarshal(setup.Data, &data) != nil {
		return 0
	}
	return data.Seed
}
