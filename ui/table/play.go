package table

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Fields is the payload of an event.
type Fields map[string]any

// About puts what an event is about into its payload; nothing for no id.
func (f Fields) About(id string) Fields {
	if id != "" {
		f["object"] = id
	}
	return f
}

// Deed is an event of a seat, ready to be tried or sent.
func Deed(kind tracker.Kind, seat tracker.Seat, payload Fields) tracker.Event {
	e := tracker.Event{Version: tracker.EventVersion, Seat: seat, Kind: kind}
	if data, err := json.Marshal(payload); err == nil && len(payload) > 0 { // texts and numbers always marshal
		e.Data = data
	}
	return e
}

// Send does an event of a kind for a seat, as Do does.
func (s *Screen) Send(kind tracker.Kind, seat tracker.Seat, payload Fields) {
	s.Do(Deed(kind, seat, payload))
}

// Do does an event that is ready, such as one of a choice. It counts when it is on disk;
// then it is shown. Where nothing can be saved it is shown all the same, and for as long
// as that lasts a banner says so.
func (s *Screen) Do(e tracker.Event) { s.play(e, turn{kit: s.KitOf(e.Seat)}) }

// Attempt does an event and then tells, with the table as it stands after it. Where a rule
// refuses it, the table can do it all the same.
func (s *Screen) Attempt(k *widgets.Kit, e tracker.Event, then func(Sight)) {
	s.play(e, turn{kit: k, offers: true, then: then})
}

// Play does an event whose dice are shown by the caller. first is told, once it counts and
// before it is shown, how the table stood and what the log says of it.
func (s *Screen) Play(e tracker.Event, first func(before tracker.State, lines []tracker.Line)) {
	s.play(e, turn{kit: s.KitOf(e.Seat), asked: true, first: first})
}

// TakeBack takes the last act back; redo does it again.
func (s *Screen) TakeBack() { s.Do(Deed(tracker.Undo, 0, nil)) }

func (s *Screen) redo() { s.Do(Deed(tracker.Redo, 0, nil)) }

// turn is how an event is done.
type turn struct {
	kit    *widgets.Kit // of whom its real dice are asked
	asked  bool         // what they show has been asked for
	offers bool         // where a rule refuses it, the table is asked whether it wants it all the same
	first  func(before tracker.State, lines []tracker.Line)
	then   func(Sight)
}

// play does an event in its turn and shows what came of it, its dice before all.
func (s *Screen) play(e tracker.Event, how turn) {
	t := s.table
	if t == nil {
		return
	}
	e.At, e.Device = s.needs.Now().UnixMilli(), s.needs.Device
	now := s.timing.read()
	s.change(func() func() {
		before := t.State()
		if !how.asked && s.ours(t, e) {
			return func() {
				how.asked = true
				s.typeIn(how.kit, before, before, e, func(e tracker.Event) { s.play(e, how) })
			}
		}
		_, err := timed.Do(t, e, func() clock.Stamp { return now })
		seen, done := sightOf(t), e
		if e.Kind == tracker.Redo && err == nil { // what fell again can be told, too
			done = t.Last()
			done.Seq = 0
		}
		return func() {
			if how.offers && t == s.table && s.offerForce(e, err, how) {
				return
			}
			if err == nil && how.first != nil {
				how.first(before, t.Game().Lines(seen.State))
			}
			if t == s.table && timed.MomentOf(s.seen.View, s.seen.State) != timed.MomentOf(seen.View, seen.State) {
				s.dropNotes(nil) // the table has gone on to something else
			}
			s.acted(how.kit, t, seen, err)
			switch {
			case err != nil || t != s.table:
				return
			case e.Kind == tracker.Undo:
				s.dropNotes(nil) // what they speak of has not happened
			case !e.Companion && how.first == nil:
				s.fell(before, done, seen)
			}
			if how.then != nil {
				how.then(seen)
			}
		}
	})
}

// act does something to the open table in its turn and shows what came of it.
func (s *Screen) act(do func(*journal.Table) error) {
	t := s.table
	if t == nil {
		return
	}
	s.change(func() func() {
		err := do(t)
		seen := sightOf(t)
		return func() { s.acted(s.needs.Kit, t, seen, err) }
	})
}

// change changes a table in its turn; the strip says so while that takes its time.
func (s *Screen) change(do func() (show func())) {
	s.changes++
	s.lane.Do(func(context.Context) func() {
		show := do()
		return func() {
			s.changes--
			show()
		}
	})
}

// unasked are those of what an event went past that nobody was asked about: what somebody
// has just left is no news.
func (s *Screen) unasked(passed []tracker.Notice) []tracker.Notice {
	news := slices.DeleteFunc(slices.Clone(passed), func(n tracker.Notice) bool { return slices.Contains(s.left, s.Say(n)) })
	if len(news) == len(passed) {
		s.left = nil
	}
	return news
}

// acted shows the table after an event, or tells the reader of a kit why there was none.
func (s *Screen) acted(k *widgets.Kit, t *journal.Table, seen Sight, err error) {
	if t != s.table {
		return // put away in the meantime
	}
	before, over := s.seen.unsaved, s.seen.View.Result.Over
	seen.View.Passed = s.unasked(seen.View.Passed)
	s.seen = seen
	s.dropPast(seen)
	s.timing.take(seen)
	if s.board != nil {
		s.board.set(seen)
	}
	for _, open := range append([]*Sheet(nil), s.open...) {
		open.follow(seen)
	}
	s.face.Moved(false)
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
		s.refused(k, err)
	}
}
