package table

import (
	"context"
	"encoding/json"
	"errors"

	"quickcast/tracker"
	"quickcast/tracker/journal"
)

// Fields is the payload of an event.
type Fields map[string]any

// send does an event of a kind for a seat. It counts when it is on disk; then
// it is shown. Where nothing can be saved it is shown all the same, and for as
// long as that lasts a banner says so.
func (s *Screen) Send(kind tracker.Kind, seat tracker.Seat, payload Fields) {
	e := tracker.Event{Version: tracker.EventVersion, Seat: seat, Kind: kind}
	if len(payload) > 0 {
		data, err := json.Marshal(payload)
		if err != nil {
			return // texts and numbers always marshal
		}
		e.Data = data
	}
	s.Do(e)
}

// do sends an event that is ready, such as one of a choice.
func (s *Screen) Do(e tracker.Event) {
	e.At, e.Device = s.needs.Now().UnixMilli(), s.needs.Device
	s.inTurn(func(*journal.Table) (tracker.Event, bool) { return e, true })
}

// act does something to the open table in its turn and shows what came of it.
func (s *Screen) act(do func(*journal.Table) error) {
	t := s.table
	if t == nil {
		return
	}
	s.lane.Do(func(context.Context) func() {
		err := do(t)
		seen := sightOf(t)
		return func() { s.acted(t, seen, err) }
	})
}

// inTurn does an event of the open table in its turn and shows what came of it. Which
// one it is, is asked when its turn comes; false for none.
func (s *Screen) inTurn(which func(*journal.Table) (tracker.Event, bool)) {
	t := s.table
	if t == nil {
		return
	}
	s.lane.Do(func(context.Context) func() {
		e, ok := which(t)
		if !ok {
			return nil
		}
		before := t.State()
		if s.ours(t, e) {
			k := s.KitOf(e.Seat)
			return func() {
				s.typeIn(k, before, before, e, func(e tracker.Event) { s.attempt(k, e, true, nil) })
			}
		}
		_, err := t.Do(e)
		seen := sightOf(t)
		return func() { s.came(t, before, e, seen, err, nil) }
	})
}

// came shows what came of an event, its dice before all.
func (s *Screen) came(t *journal.Table, before tracker.State, e tracker.Event, seen Sight, err error, then func(Sight)) {
	s.acted(t, seen, err)
	if err != nil || t != s.table {
		return
	}
	if e.Kind == tracker.Undo {
		s.dropNotes(nil) // what they speak of has not happened
	} else if !e.Companion {
		s.fell(before, e, seen)
	}
	if then != nil {
		then(seen)
	}
}

// acted shows the table after an event, or says why there was none.
func (s *Screen) acted(t *journal.Table, seen Sight, err error) {
	if t != s.table {
		return // put away in the meantime
	}
	before, over := s.seen.unsaved, s.seen.View.Result.Over
	s.seen = seen
	s.timing.take(seen)
	if s.board != nil {
		s.board.set(seen)
	}
	for _, open := range append([]*Sheet(nil), s.open...) {
		open.follow(seen)
	}
	s.face.Moved()
	if s.cover != nil {
		s.cover.page.changed()
	}
	s.warn(before)
	s.reportRunning()
	if seen.View.Result.Over && !over {
		s.openEnding()
	}
	switch {
	case err == nil, errors.Is(err, tracker.NothingChanges):
	default:
		s.refused(err)
	}
}

// TakeBack takes the last act back; redo does it again.
func (s *Screen) TakeBack() { s.Do(tracker.Event{Version: tracker.EventVersion, Kind: tracker.Undo}) }

func (s *Screen) redo() { s.Do(tracker.Event{Version: tracker.EventVersion, Kind: tracker.Redo}) }

// Play does an event in its turn. then is told, once it counts and before it is shown,
// how the table stood and what the log says of it.
func (s *Screen) Play(e tracker.Event, then func(before tracker.State, lines []tracker.Line)) {
	t := s.table
	if t == nil {
		return
	}
	e.At, e.Device = s.needs.Now().UnixMilli(), s.needs.Device
	s.lane.Do(func(context.Context) func() {
		before := t.State()
		step, err := t.Do(e)
		seen := sightOf(t)
		return func() {
			if err == nil {
				then(before, t.Game().Lines(step.State))
			}
			s.acted(t, seen, err)
		}
	})
}
