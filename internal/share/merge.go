package share

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/seating"
)

// Reasons why an own act did not fit any more when the others heard of it.
const (
	MovedOn   tracker.Code = "share.errorMovedOn"   // the table had gone on to something else
	SetByElse tracker.Code = "share.errorSetByElse" // somebody else had set the same
)

// Misfit is an own act that no longer fits what the others did before it. It is shown to its owner, who
// does it all the same, if a rule alone is against it, or leaves it.
type Misfit struct {
	Events []tracker.Event // the act and what it brought about
	Err    error
}

// record is what a device knows of the log that it has taken so far.
type record struct {
	ids    map[string]bool // of the acts in it
	opener string          // the device that laid the table's log before the broker
	begun  bool            // all of it is there, and the table is shared
	liars  map[string]bool // devices whose dice were not what they should have been
}

func newRecord() *record { return &record{ids: map[string]bool{}, liars: map[string]bool{}} }

// take does what the broker keeps. Every device does the same of it by the same rules: an event of a device
// that may not do it, that makes no sense or that was there already is left out everywhere. One that a
// rule is against counts all the same, marked as overruled: it was legal where it was played.
func (r *record) take(s *tracker.Session, entries []Entry) (done []tracker.Event) {
	for _, entry := range entries {
		if r.opener == "" {
			r.opener = entry.Device
		}
		if !r.begun && entry.Device != r.opener {
			continue
		}
		for _, group := range groups(entry.Post.Events) {
			if step, ok := r.admit(s, group, entry.Device); ok {
				s.Take(step)
				done = append(done, step.Events()...)
			}
		}
	}
	return done
}

// admit is what an event does with those it brings, false where it is left out.
func (r *record) admit(s *tracker.Session, group []tracker.Event, device string) (tracker.Step, bool) {
	e := group[0]
	if !r.allows(s, e, device) {
		return tracker.Step{}, false
	}
	e.Seq, e.Leads = 0, 0
	step, err := s.Plan(e)
	if err != nil {
		e.Overrule = true
		if step, err = s.Plan(e); err != nil {
			return tracker.Step{}, false
		}
	}
	step = brings(s, step, slices.DeleteFunc(slices.Clone(group[1:]), func(b tracker.Event) bool { return !r.allows(s, b, device) }))
	if r.begun && thrown(s, step.Events()) != nil {
		r.liars[device] = true
		return tracker.Step{}, false
	}
	for _, done := range step.Events() {
		if done.ID != "" {
			r.ids[done.ID] = true
		}
		r.begun = r.begun || begins(done) && done.Device == device // on an earlier host it began, too
	}
	return step, true
}

// allows tells whether an event of a device counts. What was played before the table was shared has no ids, and
// came from whatever device.
func (r *record) allows(s *tracker.Session, e tracker.Event, device string) bool {
	if !r.begun {
		return true
	}
	return e.ID != "" && !r.ids[e.ID] && !begins(e) && allows(s, e, device) == nil
}

// allows tells whether an event may come from a device.
func allows(s *tracker.Session, e tracker.Event, device string) error {
	seats := seating.StateOf(s)
	if e.Kind == tracker.Undo && seats.Strangers {
		if err := seats.MayTakeBack(device, LastAct(s.Events()).Device); err != nil {
			return err
		}
	}
	return seats.Allows(e, device)
}

// LastAct is what a step back would take: the last event that counts and that somebody did; the zero event where that is
// none but the setup.
func LastAct(events []tracker.Event) tracker.Event {
	stand := tracker.Standing(events)
	for i := len(stand) - 1; i > 0; i-- {
		if e := stand[i]; !e.Companion && !e.Unasked {
			return e
		}
	}
	return tracker.Event{}
}

// begins tells whether a table is shared from an event on.
func begins(e tracker.Event) bool {
	var d seating.Device
	return e.Companion && e.Kind == seating.Kind && json.Unmarshal(e.Data, &d) == nil && d.Begins
}

// replan asks own acts again on a table on which others acted before them, and gives what does not fit any
// more. An act that somebody else did just so is done.
func (r *record) replan(s *tracker.Session, waiting []tracker.Event, others []tracker.Event, movedOn bool, fresh dice.Source) (left []Misfit) {
	moved := map[int]int{}
	for _, group := range groups(waiting) {
		e := group[0]
		if r.ids[e.ID] {
			continue
		}
		was := e.Seq
		e.Seq = 0
		if to := moved[e.Of()]; to != 0 {
			e = e.Meaning(to)
		}
		from := fresh
		if both, ok := thrownBy(s, group); ok {
			e = told(e)
			from = s.Again(e, both)
		}
		step, err := again(s, e, others, movedOn, from)
		if err == nil {
			step = brings(s, step, group[1:])
			err = thrown(s, step.Events())
		}
		if errors.Is(err, errDone) || err != nil && e.Unasked {
			continue
		}
		if err != nil {
			left = append(left, Misfit{Events: group, Err: err})
			continue
		}
		s.Take(step)
		moved[was] = step.Event.Seq
	}
	return left
}

// errDone is that somebody else did just this.
const errDone tracker.Code = "done"

// again is what an own act does now.
func again(s *tracker.Session, e tracker.Event, others []tracker.Event, movedOn bool, fresh dice.Source) (tracker.Step, error) {
	if err := allows(s, e, e.Device); err != nil {
		return tracker.Step{}, err
	}
	adds := e.Kind == tracker.Change || e.Kind == tracker.Condition || e.Kind == tracker.Token
	if !adds && !e.Companion {
		for _, o := range others {
			switch {
			case o.Same(e):
				return tracker.Step{}, errDone
			case (e.Kind == tracker.Set || e.Kind == tracker.Flip) && sets(o, e):
				return tracker.Step{}, SetByElse.With()
			}
		}
	}
	e.Leads = 0
	if !e.Companion && e.Kind != tracker.Undo && e.Kind != tracker.Redo {
		rolled, err := s.Game().Roll(s.State(), e, fresh)
		if err != nil {
			return tracker.Step{}, err
		}
		e = rolled
	}
	step, err := s.Plan(e)
	if err == nil && movedOn && !adds && !e.Companion && moves(s, step) {
		return step, MovedOn.With()
	}
	return step, err
}

// brings adds to a step what it brought about, as far as that still makes sense.
func brings(s *tracker.Session, step tracker.Step, events []tracker.Event) tracker.Step {
	var brought []tracker.Event
	for _, b := range events {
		b.Leads = 0
		with := append(brought[:len(brought):len(brought)], b)
		if longer, err := s.Bring(step, with...); err == nil {
			step, brought = longer, with
		}
	}
	return step
}

// sets tells whether two events set the same thing, to whatever.
func sets(a, b tracker.Event) bool {
	var x, y struct{ Object, Track, Marker json.RawMessage }
	return a.Seat == b.Seat && (a.Kind == b.Kind || a.Kind == tracker.Change && b.Kind == tracker.Set) &&
		json.Unmarshal(a.Data, &x) == nil && json.Unmarshal(b.Data, &y) == nil &&
		bytes.Equal(x.Object, y.Object) && bytes.Equal(x.Track, y.Track) && bytes.Equal(x.Marker, y.Marker)
}

// moves tells whether a step takes the table on to another phase, round or turn.
func moves(s *tracker.Session, step tracker.Step) bool {
	return place(s.Game().View(s.State(), 0)) != place(s.Game().View(step.State, 0))
}

// where is how far a table has gone.
type where struct {
	round, turn int
	phase       string
}

func place(v tracker.View) where {
	at := where{round: v.Round, turn: int(v.Turn)}
	at.phase, _ = v.Phase.Message()
	return at
}
