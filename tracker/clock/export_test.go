package clock

// Replay applies a log in order, from a state that is not set up. It stops at
// the first event that is refused.
func Replay(log []Event) (State, error) {
	var s State
	for _, e := range log {
		next, err := Apply(s, e)
		if err != nil {
			return s, err
		}
		s = next
	}
	return s, nil
}
