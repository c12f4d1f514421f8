package journal

import (
	"bytes"

	"github.com/quickcast/quickcast/tracker"
)

// Sign has every event that is done here pass through sign before it is planned on the session: it may name
// the device and the act, and refuse. A table that lies on several devices needs that; nil ends it.
func (t *Table) Sign(sign func(*tracker.Session, *tracker.Event) error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.sign = sign
}

// signed is an event as it passed through Sign. An undo or redo then says which event it means: others may go on
// before it comes to them.
func (t *Table) signed(e *tracker.Event) error {
	if t.sign == nil {
		return nil
	}
	switch {
	case e.Kind == tracker.Undo && e.Of() == 0:
		*e = e.Meaning(t.session.Last().Seq)
	case e.Kind == tracker.Redo && e.Of() == 0:
		*e = e.Meaning(t.session.Next())
	}
	return t.sign(t.session, e)
}

// Add has every event that is done here pass through add once it is known what it does, with the session as it stands
// before it: it may refuse, and say what the event brings about beside the game. nil ends it.
func (t *Table) Add(add func(*tracker.Session, tracker.Event) ([]tracker.Event, error)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.add = add
}

// added is what an event brings about by that.
func (t *Table) added(e tracker.Event) ([]tracker.Event, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.add == nil {
		return nil, nil
	}
	return t.add(t.session, e)
}

// Watch has changed called after every event that was accepted here by Do, on its goroutine; nil ends it.
func (t *Table) Watch(changed func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.changed = changed
}

// Since are the events after the first so many.
func (t *Table) Since(seq int) []tracker.Event {
	t.mu.Lock()
	defer t.mu.Unlock()
	all := t.session.Events()
	return all[min(seq, len(all)):]
}

// Rebase goes back to the first so many events of the table, has play do what came since on the other devices
// and then what is still wanted of those it went back over, and keeps that in place of the events it went back over: on
// disk it is all of it or nothing. Where there are none of those it is added. What cannot be saved is kept in
// memory and tried again with the next event: the others have it already.
func (t *Table) Rebase(seq int, play func(s *tracker.Session, gone []tracker.Event)) error {
	t.busy.Lock()
	defer t.busy.Unlock()
	if err := t.rebase(seq, play); err != nil {
		return err
	}
	t.flush()
	return nil
}

// rebase does so in memory.
func (t *Table) rebase(seq int, play func(*tracker.Session, []tracker.Event)) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.stuck != nil {
		return t.stuck
	}
	session := t.session
	var gone []tracker.Event
	if seq < session.Seq() {
		var err error
		gone = session.Events()[seq:]
		if session, err = session.Until(seq); err != nil {
			return err
		}
		t.log.cut(seq)
	}
	from := session.Seq()
	play(session, gone)
	t.session, t.inMemory = session, true
	for _, e := range session.Events()[from:] {
		if err := t.log.put(e); err != nil {
			return tracker.BadPayload.With("Reason", err.Error())
		}
	}
	return nil
}

// cut leaves the first so many events in memory. The file is then written anew, whole: one that was cut off
// first would, after a crash, have neither what was there nor what comes.
func (l *log) cut(events int) {
	at := 0
	for range events + 1 { // the header, too
		at += bytes.IndexByte(l.data[at:], '\n') + 1
	}
	l.data, l.events, l.onDisk, l.dirty = l.data[:at:at], events, 0, true
}
