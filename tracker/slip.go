package tracker

// Slips are what hands have tapped off gauges without a pause, for the slips among them. The
// zero value is ready.
type Slips struct{ runs map[tapped]run }

// tapped is what a hand taps damage, or its like, onto: a seat, or one of its objects.
type tapped struct {
	seat   Seat
	object string
}

// run is what was tapped onto it without a pause.
type run struct {
	amount int
	at     int64 // of the last tap, Unix milliseconds
}

// Tap notes a tap at a time in Unix milliseconds, and says how much of it takes back what
// its run tapped before: that was a slip of the hand and was never taken.
func (s *Slips) Tap(seat Seat, object string, amount int, at int64) (back int) {
	on := tapped{seat, object}
	r := s.runs[on]
	if !oneRun(r.at, at) {
		r.amount = 0
	}
	back = max(0, min(-amount, r.amount))
	if s.runs == nil {
		s.runs = map[tapped]run{}
	}
	s.runs[on] = run{amount: max(0, r.amount+amount), at: at}
	return back
}
