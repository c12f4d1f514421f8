package tracker

// Companion is something that runs beside a game in the same log, such as a clock:
// its events stand among the game's and are numbered with them, but no undo takes
// them back and none of them ends what could be redone.
type Companion interface {
	// Kind is the kind of all its events.
	Kind() Kind
	// New is its state before the first event.
	New() State
	// Apply gives its state after an event. It is pure and total, as a game's is.
	Apply(State, Event) (State, error)
}

// teller is something beside the game whose events tell themselves in the log.
type teller interface {
	// Lines are the lines about an event that was accepted, from the state before
	// it to the one after. What they say of themselves is their ID, Args and
	// Aside; an argument that is a Seat is replaced by the name of who sits there.
	Lines(before, after State, e Event) []Line
}

// lane is one thing beside the game and where it stands.
type lane struct {
	what  Companion
	state State
}

// lanes makes the lanes of a new session.
func lanes(companions []Companion) map[Kind]*lane {
	all := make(map[Kind]*lane, len(companions))
	for _, b := range companions {
		all[b.Kind()] = &lane{b, b.New()}
	}
	return all
}

// Companion is where something beside the game stands; false where the session was
// not told of it. Its events are kept all the same.
func (s *Session) Companion(kind Kind) (State, bool) {
	l, ok := s.companions[kind]
	if !ok {
		return nil, false
	}
	return l.state, true
}

// planCompanion says what an event beside the game would do, after steps that are planned. One
// of a kind the session was not told of is kept and does nothing.
func (s *Session) planCompanion(e Event, game State, planned []Step) (Step, error) {
	step := Step{Event: e, State: game}
	l, ok := s.companions[e.Kind]
	if !ok {
		return step, nil
	}
	state := l.state
	for _, p := range planned {
		if p.Event.Kind == e.Kind && p.Event.Companion {
			state = p.Companion
		}
	}
	state, err := l.what.Apply(state, e)
	if err != nil {
		return Step{}, err
	}
	step.Companion = state
	return step, nil
}

// Bring adds to a step what it brings about beside the game, so that the two happen together.
// It is refused where one of them is.
func (s *Session) Bring(step Step, events ...Event) (Step, error) {
	planned := []Step{step}
	for _, e := range events {
		e.Seq, e.Companion = step.Event.Seq+len(planned), true
		b, err := s.planCompanion(e, step.State, planned)
		if err != nil {
			return Step{}, err
		}
		planned = append(planned, b)
	}
	step.Brought, step.Event.Leads = planned[1:], len(events)
	return step, nil
}

// takeCompanion does what planCompanion planned.
func (s *Session) takeCompanion(step Step) {
	if l, ok := s.companions[step.Event.Kind]; ok {
		if teller, tells := l.what.(teller); tells && s.tale != nil {
			s.tell(teller.Lines(l.state, step.Companion, step.Event), step.Event)
		}
		l.state = step.Companion
	}
}

// tell notes the lines of what runs beside the game.
func (s *Session) tell(lines []Line, e Event) {
	if len(lines) == 0 {
		return
	}
	view := s.game.View(s.State(), 0)
	for _, line := range lines {
		line.Seq, line.At, line.Seat, line.Round = e.Seq, e.At, e.Seat, view.Round
		line.Args = named(line.Args, view.Seats)
		s.tale.companionRan(line)
	}
}

// named puts names in place of seats, in what is told of within as well. Seats there are none of stay numbers.
func named(args map[string]any, seats []SeatView) map[string]any {
	with := make(map[string]any, len(args))
	for key, value := range args {
		switch inner := value.(type) {
		case Notice:
			inner.Args = named(inner.Args, seats)
			value = inner
		case Seat:
			if inner >= 1 && int(inner) <= len(seats) {
				value = seats[inner-1].Name
			}
		}
		with[key] = value
	}
	return with
}

// mergeLines puts two logs together in the order in which things happened.
func mergeLines(a, b []Line) []Line {
	if len(b) == 0 {
		return a
	}
	all := make([]Line, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		if b[0].Seq < a[0].Seq {
			all, b = append(all, b[0]), b[1:]
		} else {
			all, a = append(all, a[0]), a[1:]
		}
	}
	return append(append(all, a...), b...)
}
