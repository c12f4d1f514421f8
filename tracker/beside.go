package tracker

// Beside is something that runs beside a game in the same log, such as a clock:
// its events stand among the game's and are numbered with them, but no undo takes
// them back and none of them ends what could be redone.
type Beside interface {
	// Kind is the kind of all its events.
	Kind() Kind
	// New is its state before the first event.
	New() State
	// Apply gives its state after an event. It is pure and total, as a game's is.
	Apply(State, Event) (State, error)
}

// lane is one thing beside the game and where it stands.
type lane struct {
	what  Beside
	state State
}

// lanes makes the lanes of a new session.
func lanes(beside []Beside) map[Kind]*lane {
	all := make(map[Kind]*lane, len(beside))
	for _, b := range beside {
		all[b.Kind()] = &lane{b, b.New()}
	}
	return all
}

// Beside is where something beside the game stands; false where the session was
// not told of it. Its events are kept all the same.
func (s *Session) Beside(kind Kind) (State, bool) {
	l, ok := s.beside[kind]
	if !ok {
		return nil, false
	}
	return l.state, true
}

// LastBeside is the last event of a kind beside the game, for what must know
// where its own time stopped.
func (s *Session) LastBeside(kind Kind) (Event, bool) {
	e, ok := s.lastBeside[kind]
	return e, ok
}

// planBeside says what an event beside the game would do. One of a kind the
// session was not told of is kept and does nothing.
func (s *Session) planBeside(e Event) (Step, error) {
	step := Step{Event: e, State: s.State()}
	l, ok := s.beside[e.Kind]
	if !ok {
		return step, nil
	}
	state, err := l.what.Apply(l.state, e)
	if err != nil {
		return Step{}, err
	}
	step.Beside = state
	return step, nil
}

// takeBeside does what planBeside planned.
func (s *Session) takeBeside(step Step) {
	if l, ok := s.beside[step.Event.Kind]; ok {
		l.state = step.Beside
	}
	s.lastBeside[step.Event.Kind] = step.Event
}
