package table

import (
	"quickcast/tracker"
)

// run is the damage, or its like, that a hand has tapped onto one object without a
// pause.
type run struct {
	damage int
	at     int64 // of the last tap, Unix milliseconds
}

// change moves the track of a gauge of a seat, or of an object where an id is given,
// by what a hand tapped. What was tapped off a gauge and is tapped back within the
// same run was a slip of the hand: it was never taken, and nothing is healed.
func (s *Screen) change(seat tracker.Seat, id string, g tracker.Gauge, amount int) {
	send := func(amount int, slip bool) {
		if amount == 0 {
			return
		}
		payload := Fields{"track": g.Track, "amount": amount}.About(id)
		if slip {
			payload["slip"] = true
		}
		s.Send(tracker.Change, seat, payload)
	}
	back := 0
	if g.Inverse {
		back = s.slips(tapped{seat, id}, amount)
	}
	send(-back, true)
	send(amount+back, false)
}

// tapped is what a hand taps damage onto.
type tapped struct {
	seat tracker.Seat
	id   string
}

// slips notes a tap and says how much of it takes back what this run tapped
// before.
func (s *Screen) slips(on tapped, amount int) (back int) {
	now := s.needs.Now().UnixMilli()
	r := s.runs[on]
	if !tracker.OneRun(r.at, now) {
		r.damage = 0
	}
	back = max(0, min(-amount, r.damage))
	if s.runs == nil {
		s.runs = map[tapped]run{}
	}
	s.runs[on] = run{damage: max(0, r.damage+amount), at: now}
	return back
}
