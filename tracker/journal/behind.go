package journal

import (
	"bytes"
	"maps"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Behind is what lies in a damaged log behind lines that are lost. It is in no table unless
// somebody wants it there (Rejoin): what was lost may be what it rests on.
type Behind struct {
	Damaged int // lines that are lost
	Lines   int // whole lines behind the first of them
	Fit     int // of these, which the game accepts where the table stands without the lost ones
	Misfits []Misfit
}

// Misfit is a whole line that does not fit. It stays in the damaged log, which is kept.
type Misfit struct {
	Line int // of the damaged log, from 1 on
	Err  error
}

// Rootless is why a line does not fit that rests on one that is lost or does not fit itself: it
// takes that back, brings it again or was brought about by it.
type Rootless struct{}

func (e *Rootless) Error() string { return "it belongs to a line that is lost or does not fit" }

// Message names the text.
func (e *Rootless) Message() (string, map[string]any) { return "table.errorRootless", nil }

// stray is a whole line behind a hole, and which one of the file it is.
type stray struct {
	entry
	line int
}

// strays are the whole lines of a file that come after the event of a number, in their order.
func strays(data []byte, f file, after int) []stray {
	var all []stray
	for _, seq := range slices.Sorted(maps.Keys(f.strays)) {
		if e := f.strays[seq]; seq > after {
			all = append(all, stray{e, 1 + bytes.Count(data[:e.from], []byte{'\n'})})
		}
	}
	return all
}

// tryBehind does what lies behind a hole on a session that stands before it, as far as the game
// accepts it, and gives it as it would stand in the log; lost are the lines that are in no table.
func (l *log) tryBehind(session *tracker.Session, lost int) (fits []tracker.Event, told *Behind) {
	told = &Behind{Lines: len(l.behind)}
	t := trial{session: session}
	last := l.events
	for _, s := range l.behind {
		e := s.event
		if e.Seq != last+1 {
			told.Damaged += e.Seq - last - 1
			t = trial{session: session}
		}
		last = e.Seq
		e.Seq, e.Leads = session.Seq()+1, 0
		err := t.do(e, s.event.Leads)
		if err != nil {
			told.Misfits = append(told.Misfits, Misfit{s.line, err})
			continue
		}
		fits = append(fits, e)
		fits[len(fits)-1-t.led].Leads = t.led
	}
	told.Fit = len(fits)
	told.Damaged = max(told.Damaged, lost-told.Lines)
	return fits, told
}

// trial follows the lines since the last hole. What came before it is not known: to go back
// there would be to go back to something else.
type trial struct {
	session *tracker.Session
	past    []bool // what counts, and whether it fits
	future  []bool // what was taken back
	leads   int    // lines that the last one that led some still leads
	leader  bool   // that one fits
	led     int    // of these lines, those that fit
}

// do does an event that leads so many others, or says why it does not fit.
func (t *trial) do(e tracker.Event, leads int) error {
	if t.leads > 0 {
		t.leads--
		if !t.leader {
			return &Rootless{}
		}
		_, err := t.session.Do(e)
		if err == nil {
			t.led++
		}
		return err
	}
	err := t.act(e)
	t.leads, t.leader, t.led = leads, err == nil, 0
	return err
}

// act is do for an event that nothing leads.
func (t *trial) act(e tracker.Event) error {
	from, to := &t.past, &t.future
	switch {
	case e.Companion:
		_, err := t.session.Do(e)
		return err
	case e.Kind == tracker.Redo:
		from, to = to, from
	case e.Kind != tracker.Undo:
		_, err := t.session.Do(e)
		if e.Unasked { // it goes with the act before it
			return err
		}
		t.past, t.future = append(t.past, err == nil), nil
		return err
	}
	if len(*from) == 0 {
		return &Rootless{}
	}
	fits := (*from)[len(*from)-1]
	*from, *to = (*from)[:len(*from)-1], append(*to, fits)
	if !fits {
		return &Rootless{}
	}
	_, err := t.session.Do(e)
	return err
}

// Rejoin goes on with what fits of the lines behind damaged ones: the log has it from then on,
// and the damaged log is kept beside it. A table without such lines stays as it is.
func Rejoin(store Store, name string, games tracker.Registry, companions ...tracker.Companion) error {
	l, gameName, events, recovery, err := readLog(store, name)
	if err != nil || len(l.behind) == 0 {
		return err
	}
	t, err := l.played(gameName, events, games, companions)
	if err != nil {
		return err
	}
	if t.stuck != nil {
		return t.stuck
	}
	fits, _ := l.tryBehind(t.session, recovery.Dropped)
	for _, e := range fits {
		if err := l.put(e); err != nil {
			return tracker.BadPayload.With("Reason", err.Error())
		}
	}
	if err := l.flush(); err != nil {
		return &Unsaved{Table: name, Err: err}
	}
	return nil
}
