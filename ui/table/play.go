package table

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
	"github.com/quickcast/quickcast/ui/background"
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

// acts are what was tapped, on its way to the table: each goes down once, in its turn in the
// lane, and what came of it comes up once, to who shows it.
type acts struct {
	*base
	lane    background.Lane // all that reads or changes a table, in its order
	slow    bool            // it takes its time
	table   *journal.Table  // the one that lies open, nil for none
	changes int             // of a table, on their way
	throw   func() error    // makes ready dice that another device has a part in; nil where none has
	to      shower
}

// shower shows what came of acts.
type shower interface {
	stamp() clock.Stamp // the moment by the table's clock
	askDice(d done)     // asks what real dice show, for an act that is not done yet
	shows(d done)
	acted(k *widgets.Kit, t *journal.Table, seen Sight, err error) // the same of what is no event of the game
}

// turn is how an event is done.
type turn struct {
	kit    *widgets.Kit // of whom its real dice are asked; nil for whose event it is
	asked  bool         // what they show has been asked for
	offers bool         // where a rule refuses it, the table is asked whether it wants it all the same
	first  func(before tracker.State, lines []tracker.Line)
	then   func(Sight)
}

// done is an event that was done in its turn, and what came of it.
type done struct {
	turn
	table  *journal.Table
	event  tracker.Event
	before tracker.State
	seen   Sight
	err    error
}

// Send does an event of a kind for a seat, as Do does.
func (s *acts) Send(kind tracker.Kind, seat tracker.Seat, payload Fields) {
	s.Do(Deed(kind, seat, payload))
}

// Do does an event that is ready, such as one of a choice. It counts when it is on disk;
// then it is shown. Where nothing can be saved it is shown all the same, and for as long
// as that lasts a banner says so.
func (s *acts) Do(e tracker.Event) { s.play(e, turn{}) }

// Attempt does an event and then tells, with the table as it stands after it. Where a rule
// refuses it, the table can do it all the same.
func (s *acts) Attempt(k *widgets.Kit, e tracker.Event, then func(Sight)) {
	s.play(e, turn{kit: k, offers: true, then: then})
}

// Play does an event whose dice are shown by the caller. first is told, once it counts and
// before it is shown, how the table stood and what the log says of it.
func (s *acts) Play(e tracker.Event, first func(before tracker.State, lines []tracker.Line)) {
	s.play(e, turn{asked: true, first: first})
}

// TakeBack takes the last act back; redo does it again.
func (s *acts) TakeBack() { s.Do(Deed(tracker.Undo, 0, nil)) }

func (s *acts) redo() { s.Do(Deed(tracker.Redo, 0, nil)) }

// play does an event in its turn.
func (s *acts) play(e tracker.Event, how turn) {
	t := s.table
	if t == nil {
		return
	}
	e.At, e.Device = s.needs.Now().UnixMilli(), s.needs.Device
	now, throw := s.to.stamp(), s.throw
	s.change(func() func() {
		d := done{turn: how, table: t, event: e, before: t.State()}
		if !how.asked && s.ours(t, e) {
			return func() { s.to.askDice(d) }
		}
		do := func() { _, d.err = timed.Do(t, e, func() clock.Stamp { return now }) }
		if do(); throw != nil && errors.Is(d.err, share.NotThrown) {
			if d.err = throw(); d.err == nil {
				do()
			}
		}
		d.seen = sightOf(t)
		if e.Kind == tracker.Redo && d.err == nil { // what fell again can be told, too
			d.event = t.Last()
			d.event.Seq = 0
		}
		return func() { s.to.shows(d) }
	})
}

// act does something to the open table in its turn and shows what came of it.
func (s *acts) act(do func(*journal.Table) error) {
	t := s.table
	if t == nil {
		return
	}
	s.change(func() func() {
		err := do(t)
		seen := sightOf(t)
		return func() { s.to.acted(s.needs.Kit, t, seen, err) }
	})
}

// change changes a table in its turn; the strip says so while that takes its time.
func (s *acts) change(do func() (show func())) {
	s.changes++
	s.lane.Do(func(context.Context) func() {
		show := do()
		return func() {
			s.changes--
			show()
		}
	})
}

func (s *Screen) stamp() clock.Stamp { return s.timing.read() }

func (s *Screen) askDice(d done) {
	s.typeIn(s.kitFor(d), d.before, d.before, d.event, func(e tracker.Event) {
		d.asked = true
		s.play(e, d.turn)
	})
}

// kitFor is the kit of who did something.
func (s *Screen) kitFor(d done) *widgets.Kit {
	if d.kit != nil {
		return d.kit
	}
	return s.KitOf(d.event.Seat)
}

// shows shows the table after an event, its dice before all.
func (s *Screen) shows(d done) {
	if d.table != s.table || d.offers && s.offerForce(d) {
		return
	}
	if d.err == nil && d.first != nil {
		d.first(d.before, d.table.Game().Lines(d.seen.State))
	}
	if timed.MomentOf(s.seen.View, s.seen.State) != timed.MomentOf(d.seen.View, d.seen.State) || d.err == nil && d.event.Kind == tracker.Undo {
		s.dropNotes(nil) // the table has gone on to something else, or what they speak of has not happened
	}
	s.acted(s.kitFor(d), d.table, d.seen, d.err)
	switch {
	case d.err != nil:
		return
	case d.event.Kind != tracker.Undo && !d.event.Companion && d.first == nil:
		s.fell(d.before, d.event, d.seen)
	}
	if d.then != nil {
		d.then(d.seen)
	}
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
	s.sheets.follow()
	s.face.Moved(false)
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
