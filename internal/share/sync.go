package share

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/seating"
)

// silentAfter is how long nothing may be heard of a device before it counts as silent.
const silentAfter = 3 * beatTime

// catchUp takes what the log has and this device has not; false where no answer came. A log that this device
// has not seen yet, or that was begun anew on another host, is taken from its beginning.
func (s *Session) catchUp(ctx context.Context) bool {
	entries, birth, err := s.read(ctx, s.last)
	if err != nil {
		return false
	}
	from := s.base
	if birth != s.birth {
		if entries, birth, err = s.read(ctx, 0); err != nil {
			return false
		}
		if len(entries) == 0 {
			return false // the host has not begun it yet
		}
		first := entries[0].Post.Events
		if len(first) == 0 || string(first[0].Data) != string(s.needs.Table.Setup().Data) {
			s.fault(&NoLogError{}) // of another table: nothing of this one is given up for it
			return false
		}
		entries[0].Post.Events = first[1:] // the setup is there
		s.birth, s.last, s.have, from = birth, 0, newRecord(), 1
	}
	if err := s.take(entries, from); err != nil {
		return false
	}
	s.synced = true
	s.clock.measureAgain(ctx, s)
	return true
}

// read asks for all of the log after a number.
func (s *Session) read(ctx context.Context, after uint64) (entries []Entry, birth string, err error) {
	return readLog(after, func(body []byte) ([]byte, error) { return s.ask(ctx, "log."+s.needs.Member.Table, nil, body) })
}

// readLog asks for all of a log after a number, piece by piece.
func readLog(after uint64, ask func([]byte) ([]byte, error)) (entries []Entry, birth string, err error) {
	for {
		body, err := json.Marshal(Asked{After: after})
		if err != nil {
			return nil, "", err
		}
		data, err := ask(body)
		if err != nil {
			return nil, "", err
		}
		var a Answer
		if err := json.Unmarshal(data, &a); err != nil {
			return nil, "", err
		}
		entries = append(entries, a.Entries...)
		if len(a.Entries) == 0 || a.Entries[len(a.Entries)-1].Number >= a.Last {
			return entries, a.Birth, nil
		}
		after = a.Entries[len(a.Entries)-1].Number
	}
}

// take brings what the log has into the table, behind its first so many events, and asks again what this
// device did since.
func (s *Session) take(entries []Entry, from int) error {
	if len(entries) == 0 && s.base > 0 {
		return nil
	}
	t := s.needs.Table
	m := s.needs.Member
	var left []Misfit
	base := 0
	have := s.have
	err := t.Rebase(from, func(session *tracker.Session, gone []tracker.Event) {
		mine := s.mine(gone)
		before := place(session.Game().View(session.State(), 0))
		others := have.take(session, entries)
		others = slices.DeleteFunc(others, func(e tracker.Event) bool { return m.is(e.Device) })
		base = session.Seq()
		movedOn := len(others) > 0 && before != place(session.Game().View(session.State(), 0))
		left = have.replan(session, mine, others, movedOn, s.needs.Chance.luck(base))
	})
	if err != nil {
		return err
	}
	s.base = base
	if len(entries) > 0 {
		s.last = entries[len(entries)-1].Number
	}
	if len(left) > 0 {
		s.mu.Lock()
		s.known.Misfits = append(slices.Clip(s.known.Misfits), left...)
		s.needs.Own.keep(s.known.Misfits)
		s.mu.Unlock()
	}
	return nil
}

// mine are those of some events that were done on this device since the table is shared, as acts of it: also such as
// were done while the table was not kept in step, which have no ids.
func (s *Session) mine(events []tracker.Event) (list []tracker.Event) {
	begun := s.have.begun
	for _, e := range events {
		switch {
		case begins(e):
			begun = true
			continue
		case e.ID == "" && begun:
			e.ID = s.needs.Chance.ID()
		case e.ID == "" || !s.needs.Member.is(e.Device):
			continue
		}
		e.Device = s.needs.Member.Device
		list = append(list, e)
	}
	return list
}

// Order has the broker do what the host wants.
func (s *Session) Order(ctx context.Context, o Order) error {
	body, err := json.Marshal(o)
	if err != nil {
		return err
	}
	_, err = s.ask(ctx, "host."+s.needs.Member.Table, nil, body)
	return err
}

// look lets the player of a seat see what he has face down where nobody else plays on this device.
func (s *Session) look(seats seating.State) {
	var eyes tracker.Seat
	if own, _ := seats.Device(s.needs.Member.Device); len(own.Seats) == 1 {
		eyes = own.Seats[0]
	}
	s.needs.Table.See(eyes)
}

// heed has the broker let those who only watch do no more than that, where this is the host's device: what they
// post nobody would take, but they could fill the log.
func (s *Session) heed(seats seating.State) {
	if seats.Host() != s.needs.Member.Device {
		return
	}
	for _, d := range seats.Devices {
		if watches, told := s.rights[d.ID]; told && watches == !d.Plays || d.ID == seats.Host() {
			continue
		}
		o := Order{Play: d.ID}
		if !d.Plays {
			o = Order{Watch: d.ID}
		}
		if s.Order(context.Background(), o) != nil {
			return // it is tried again
		}
		if s.rights == nil {
			s.rights = map[string]bool{}
		}
		s.rights[d.ID] = !d.Plays
	}
}

// Leave takes what did not fit off the list; with anyway it is done all the same first.
func (s *Session) Leave(which int, anyway bool) error {
	s.mu.Lock()
	if which < 0 || which >= len(s.known.Misfits) {
		s.mu.Unlock()
		return nil
	}
	misfit := s.known.Misfits[which]
	s.known.Misfits = slices.Delete(slices.Clone(s.known.Misfits), which, which+1)
	s.needs.Own.keep(s.known.Misfits)
	s.mu.Unlock()
	s.nudge()
	if !anyway {
		return nil
	}
	e := misfit.Events[0]
	e.ID, e.Seq, e.Leads, e.Overrule, e.At = "", 0, 0, true, s.needs.Now().UnixMilli()
	_, err := s.needs.Table.Do(e)
	return err
}

// tell says how it stands: to the others how far this device is, to the screen all of it.
func (s *Session) tell() {
	m, now := s.needs.Member, s.needs.Now()
	waiting := 0
	if s.birth != "" { // before that nobody knows what the others have
		waiting = len(groups(s.needs.Table.Since(s.base)))
	}
	seats := seating.StateOf(s.needs.Table)
	s.look(seats)
	s.mu.Lock()
	s.known.State, s.known.Waiting, s.known.Devices = s.state, waiting, nil
	for _, d := range seats.Devices {
		heard, ok := s.far[d.ID]
		s.known.Devices = append(s.known.Devices, Device{
			Device: d, Self: d.ID == m.Device, Host: d.ID == seats.Host(),
			Silent: d.ID != m.Device && (!ok || now.Sub(heard.at) > silentAfter),
			Behind: max(0, s.base-heard.Events),
			Lies:   s.have != nil && s.have.liars[d.ID],
		})
	}
	said := seen{Events: s.base, Waiting: waiting}
	s.asked(&said)
	status := s.known
	live := s.state == Live && s.synced
	s.mu.Unlock()
	if body, err := json.Marshal(said); err == nil && live {
		s.clock.measureAgain(context.Background(), s)
		s.say(body, now)
		s.heed(seats)
	}
	if s.needs.Inform != nil {
		s.needs.Inform(status)
	}
}

// say tells the others, when it is another thing than before or a while ago.
func (s *Session) say(body []byte, now time.Time) {
	m := s.needs.Member
	if now.Sub(s.saidAt) >= beatTime || string(body) != string(s.said) {
		s.said, s.saidAt = body, now
		s.needs.Line.Tell("seen."+m.Table+"."+m.Device, body)
	}
}
