package combat

// mostWork is what [Exchange.Try] and its likes may do: a few seconds on a common
// machine, for exchanges with millions of different courses. A question that people
// ask takes less than a hundredth of it.
const mostWork = 40_000_000

// budget is what reckoning may still cost, in states reached. A nil budget has no end.
type budget struct{ left int64 }

// spend takes so much of it and reports whether there was as much.
func (b *budget) spend(work int64) bool {
	if b == nil {
		return true
	}
	b.left -= work
	return b.left >= 0
}

// spent reports whether there was too little.
func (b *budget) spent() bool { return b != nil && b.left < 0 }

// TooLarge refuses to reckon what has too many different courses: many strikes with
// several effects on both sides. It would take minutes and the memory of a machine.
type TooLarge struct{}

// Error says what can be done about it.
func (*TooLarge) Error() string {
	return "there are too many different courses to reckon all: ask with fewer strikes, dice or effects"
}

// Message is the same for people, as a text of the words.
func (*TooLarge) Message() (id string, args map[string]any) { return "odds.tooLarge", nil }

// Try is Odds within a few seconds: what would take longer is refused (TooLarge).
func (x *Exchange) Try() (Odds, error) { return within(x.odds) }

// Try is Odds within a few seconds: what would take longer is refused (TooLarge).
func (q *Sequence) Try() (SequenceOdds, error) { return within(q.odds) }

// Try is Odds within a few seconds: what would take longer is refused (TooLarge).
func (w *Sweep) Try() (SweepOdds, error) { return within(w.odds) }

// Try is Odds within a few seconds: what would take longer is refused (TooLarge).
func (z *Zone) Try() (ZoneOdds, error) { return within(z.odds) }

// within reckons with all there is to spend.
func within[T any](reckon func(*budget) T) (T, error) {
	b := &budget{left: mostWork}
	odds := reckon(b)
	if b.spent() {
		var none T
		return none, &TooLarge{}
	}
	return odds, nil
}
