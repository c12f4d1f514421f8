package tracker

import "errors"

// Session is one table in memory: the game, where it stands and how it came
// there. States are immutable and share what did not change, so the session
// keeps them all and undo is a step back in a list, however long the game is.
// A session is not safe for several goroutines; journal.Table is.
type Session struct {
	game   Game
	seq    int
	past   []moment // the setup first; the last is now
	future []moment // taken back, the next to redo last
	record []Line   // every line that was ever true, undo and redo included
	thrown thrown

	beside     map[Kind]*lane
	lastBeside map[Kind]Event
	told       []Line // of what runs beside the game, for the log
}

// moment is an event that was accepted and the state after it.
type moment struct {
	event Event
	state State
}

// NewSession starts a table from its setup event, which gets number 1, with what
// runs beside the game. It refuses what the game refuses.
func NewSession(game Game, setup Event, beside ...Beside) (*Session, error) {
	if setup.Kind != Setup {
		return nil, NotSetUp
	}
	if err := check(setup, 1); err != nil {
		return nil, err
	}
	setup.Seq = 1
	state, err := game.New(setup)
	if err != nil {
		return nil, err
	}
	s := &Session{game: game, seq: 1, past: []moment{{setup, state}}, beside: lanes(beside), lastBeside: map[Kind]Event{}}
	s.record = append(s.record, game.Lines(state)...)
	return s, nil
}

// Resume is NewSession from the setup of a saved log: where a rule of this version
// stands against it, it counts as overruled; see Replay.
func Resume(game Game, setup Event, beside ...Beside) (*Session, error) {
	s, err := NewSession(game, setup, beside...)
	if byRule(err) && !setup.Overrule {
		setup.Overrule = true
		return NewSession(game, setup, beside...)
	}
	return s, err
}

// byRule tells whether an event was refused by a rule, which a table can overrule.
func byRule(err error) bool {
	var refusal *Refusal
	return errors.As(err, &refusal) && refusal.Rule != ""
}

// Game is the game played here.
func (s *Session) Game() Game { return s.game }

// State is where the table stands.
func (s *Session) State() State { return s.past[len(s.past)-1].state }

// Setup is the event the table began with.
func (s *Session) Setup() Event { return s.past[0].event }

// Seq is the number of the last accepted event.
func (s *Session) Seq() int { return s.seq }

// CanUndo and CanRedo tell whether there is something to take back or to bring
// again. The setup is never taken back.
func (s *Session) CanUndo() bool { return len(s.past) > 1 }

// CanRedo: see CanUndo.
func (s *Session) CanRedo() bool { return len(s.future) > 0 }

// Step is what an event would do to a session: made by Plan, which changes
// nothing, and done by Take, which cannot fail. Between the two a journal
// brings the event to disk.
type Step struct {
	Event Event // with its number
	State State // after it

	Beside State // where what runs beside the game stands, for an event of that
}

// Plan says what an event would do. An event without a number gets the next
// one; one with another number is refused (WrongSeq), as is all that the game
// refuses. The session is unchanged.
func (s *Session) Plan(e Event) (Step, error) {
	if err := check(e, s.seq+1); err != nil {
		return Step{}, err
	}
	e.Seq = s.seq + 1
	if e.Beside {
		return s.planBeside(e)
	}
	switch e.Kind {
	case Setup:
		return Step{}, AlreadySetUp
	case Undo:
		if !s.CanUndo() {
			return Step{}, NothingToUndo.With()
		}
		return Step{Event: e, State: s.past[len(s.past)-2].state}, nil
	case Redo:
		if !s.CanRedo() {
			return Step{}, NothingToRedo.With()
		}
		return Step{Event: e, State: s.future[len(s.future)-1].state}, nil
	}
	state, err := s.game.Apply(s.State(), e)
	if err != nil {
		return Step{}, err
	}
	return Step{Event: e, State: state}, nil
}

// Take does what Plan planned on this very session.
func (s *Session) Take(step Step) {
	s.seq = step.Event.Seq
	if step.Event.Beside {
		s.takeBeside(step)
		return
	}
	switch step.Event.Kind {
	case Undo:
		last := len(s.past) - 1
		s.note("table.logUndo", step.Event, s.past[last])
		s.future = append(s.future, s.past[last])
		s.thrown.back(s.past[last].event)
		s.past = s.past[:last]
	case Redo:
		last := len(s.future) - 1
		s.note("table.logRedo", step.Event, s.future[last])
		s.past = append(s.past, s.future[last])
		s.thrown.take(s.future[last].event)
		s.future = s.future[:last]
	default:
		s.past = append(s.past, moment{step.Event, step.State})
		s.thrown.take(step.Event)
		s.future = nil
		for _, line := range s.game.Lines(step.State) {
			s.record = joinLines(s.record, line)
		}
	}
}

// Do applies an event: Plan and Take in one.
func (s *Session) Do(e Event) (State, error) {
	step, err := s.Plan(e)
	if err != nil {
		return s.State(), err
	}
	s.Take(step)
	return step.State, nil
}

// Replay does an event of a saved log again. It was accepted when it was played:
// where a rule of this version stands against it, it counts as overruled, and the
// log says so. What makes no sense is still refused.
func (s *Session) Replay(e Event) error {
	_, err := s.Do(e)
	if byRule(err) && !e.Overrule {
		e.Overrule = true
		_, err = s.Do(e)
	}
	return err
}

// Log tells in lines how the table came to where it stands: what was undone
// is not in it, what ran beside the game is. Taps of one track within three
// seconds are one line.
func (s *Session) Log() []Line {
	var log []Line
	for _, m := range s.past {
		for _, line := range s.game.Lines(m.state) {
			log = joinLines(log, line)
		}
	}
	return mergeLines(log, s.told)
}

// Record tells all that ever happened, for a judge: what was undone too, and
// that it was.
func (s *Session) Record() []Line { return append([]Line(nil), s.record...) }

// note records an undo or redo of a moment, naming its first line.
func (s *Session) note(id string, e Event, m moment) {
	line := Line{Seq: e.Seq, At: e.At, Seat: e.Seat, ID: id, Args: map[string]any{"What": Word("table.logNothing")}}
	if lines := s.game.Lines(m.state); len(lines) > 0 {
		line.Args["What"] = lines[0]
		line.Round = lines[0].Round
	}
	s.record = append(s.record, line)
}

// check refuses an event of a later version or with a number that is not next.
func check(e Event, next int) error {
	if e.Version > EventVersion {
		return LaterVersion.With("Version", e.Version)
	}
	if e.Seq != 0 && e.Seq != next {
		return WrongSeq.With("Got", e.Seq, "Want", next)
	}
	return nil
}
