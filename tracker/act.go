package tracker

// Act is an event that counts, with the lines of the log that tell it: what was taken back is
// none, and what ran beside the game is none.
type Act struct {
	Event Event
	Lines []Line
}

// Acts are all acts of a session, the setup first. The first time that costs as much as opening
// the table.
func (s *Session) Acts() []Act {
	lines := s.story().lines
	acts := make([]Act, len(s.history.past))
	for i, e := range s.history.past {
		acts[i] = Act{*e, lines[i]}
	}
	return acts
}

// After is where the table stood after one of its acts, counted from 0, the setup: at most a
// hundred events are played again for it.
func (s *Session) After(act int) (State, error) {
	return s.history.at(max(0, min(act, len(s.history.past)-1)))
}

// Reopen plays a saved log again, as far as this version can: what comes after the first event
// that makes no sense to it is left out. It refuses a log whose setup makes none.
func Reopen(game Game, events []Event, companions ...Companion) (*Session, error) {
	if len(events) == 0 {
		return nil, NotSetUp
	}
	s, err := Resume(game, events[0], companions...)
	if err != nil {
		return nil, err
	}
	for _, e := range events[1:] {
		if s.Replay(e) != nil {
			break
		}
	}
	return s, nil
}
