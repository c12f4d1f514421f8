package tracker

import (
	"errors"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
)

// Session is one table in memory: the game, where it stands and how it came
// there. It keeps every event, so that undo and redo have no end, and of the
// states and lines they lead to what is asked for often; the rest is played
// again from the events. A session is not safe for several goroutines;
// journal.Table is.
type Session struct {
	game       Game
	events     []*Event // all that were accepted, by number
	history    history  // those that count
	future     []*Event // taken back, the next to redo last
	tale       *story   // in lines, nil until somebody asks
	thrown     thrown
	companions map[Kind]*lane
}

// NewSession starts a table from its setup event, which gets number 1, with what
// runs beside the game. It refuses what the game refuses.
func NewSession(game Game, setup Event, companions ...Companion) (*Session, error) {
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
	s := &Session{game: game, companions: lanes(companions)}
	s.begin(&setup, state)
	return s, nil
}

// begin takes the setup and the state it made.
func (s *Session) begin(setup *Event, state State) {
	s.events = []*Event{setup}
	s.history = history{game: s.game}
	s.history.push(setup, state)
	if s.tale != nil {
		s.tale.happened(s.lines(setup, state))
	}
}

// lines are what the log says of an event after which a state came, with those marked whose
// dice were told. The dice of an event fall in the order of its lines.
func (s *Session) lines(e *Event, after State) []Line {
	lines := s.game.Lines(after)
	if e.ToldRolls+e.ToldFaces == 0 {
		return lines
	}
	lines = slices.Clone(lines)
	rolls, faces := e.ToldRolls, e.ToldFaces
	for i, line := range lines {
		if !line.Came.Thrown() {
			continue
		}
		lines[i].Real = len(line.Came.Faces) > 0 && faces > 0 || line.Came.Side > 0 && rolls > 0
		faces -= len(line.Came.Faces)
		if line.Came.Side > 0 {
			rolls--
		}
	}
	return lines
}

// Resume is NewSession from the setup of a saved log: where a rule of this version
// stands against it, it counts as overruled; see Replay.
func Resume(game Game, setup Event, companions ...Companion) (*Session, error) {
	s, err := NewSession(game, setup, companions...)
	if byRule(err) && !setup.Overrule {
		setup.Overrule = true
		return NewSession(game, setup, companions...)
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
func (s *Session) State() State { return s.history.now() }

// Setup is the event the table began with.
func (s *Session) Setup() Event { return *s.events[0] }

// Last is the last event that counts: after a step back or forth the one the table then
// stands after.
func (s *Session) Last() Event { return *s.history.past[len(s.history.past)-1] }

// Events are all that were accepted, what was taken back and what ran beside the game included.
func (s *Session) Events() []Event {
	return pick.Made(s.events, func(e *Event) Event { return *e })
}

// Seq is the number of the last accepted event.
func (s *Session) Seq() int { return len(s.events) }

// CanUndo and CanRedo tell whether there is something to take back or to bring
// again. The setup is never taken back.
func (s *Session) CanUndo() bool { return len(s.history.past) > 1 }

// CanRedo: see CanUndo.
func (s *Session) CanRedo() bool { return len(s.future) > 0 }

// Next is the number of the event that a redo would bring again, 0 for none.
func (s *Session) Next() int {
	if !s.CanRedo() {
		return 0
	}
	return s.future[len(s.future)-1].Seq
}

// Until is the session as it stood after the first so many of its events, the setup at least. It fails
// where this version cannot do one of them again.
func (s *Session) Until(seq int) (*Session, error) {
	var companions []Companion
	for _, l := range s.companions {
		companions = append(companions, l.what)
	}
	earlier, err := Resume(s.game, s.Setup(), companions...)
	if err != nil {
		return nil, err
	}
	for _, e := range s.events[1:max(seq, 1)] {
		if err := earlier.Replay(*e); err != nil {
			return nil, err
		}
	}
	return earlier, nil
}

// Step is what an event would do to a session: made by Plan, which changes
// nothing, and done by Take, which cannot fail. Between the two a journal
// brings the event to disk.
type Step struct {
	Event Event // with its number
	State State // after it

	Companion State  // where what runs beside the game stands, for an event of that
	Brought   []Step // what runs beside the game does because of it
}

// Events are the event of a step and those it brought about, in their order.
func (step Step) Events() []Event {
	list := []Event{step.Event}
	for _, b := range step.Brought {
		list = append(list, b.Event)
	}
	return list
}

// Plan says what an event would do. An event without a number gets the next
// one; one with another number is refused (WrongSeq), as is all that the game
// refuses. The session is unchanged.
func (s *Session) Plan(e Event) (Step, error) {
	if err := check(e, s.Seq()+1); err != nil {
		return Step{}, err
	}
	e.Seq = s.Seq() + 1
	if e.Companion {
		return s.planCompanion(e, s.State(), nil)
	}
	state, err := s.after(e)
	if err != nil {
		return Step{}, err
	}
	return Step{Event: e, State: state}, nil
}

// after is the state that an event of the game would lead to.
func (s *Session) after(e Event) (State, error) {
	switch e.Kind {
	case Setup:
		return nil, AlreadySetUp
	case Undo:
		if !s.CanUndo() {
			return nil, NothingToUndo.With()
		}
		if of := e.Of(); of != 0 && !s.isLast(of) {
			return nil, NoLongerLast.With()
		}
		return s.history.before(s.unasked() + 1)
	case Redo:
		if !s.CanRedo() {
			return nil, NothingToRedo.With()
		}
		of := e.Of()
		if e = *s.future[len(s.future)-1]; of != 0 && of != e.Seq {
			return nil, NoLongerLast.With()
		}
	}
	return s.game.Apply(s.State(), e)
}

// unasked counts the last events that count and that nobody did by hand: one step back takes them all, and what
// they answered.
func (s *Session) unasked() (n int) {
	for n < len(s.history.past)-2 && s.history.past[len(s.history.past)-1-n].Unasked {
		n++
	}
	return n
}

// isLast tells whether an event of a number is the last that counts, or what others have answered by themselves.
func (s *Session) isLast(seq int) bool {
	past := s.history.past
	return slices.ContainsFunc(past[len(past)-1-s.unasked():], func(e *Event) bool { return e.Seq == seq })
}

// Take does what Plan planned on this very session, and what that brings about.
func (s *Session) Take(step Step) {
	s.take(step)
	for _, b := range step.Brought {
		s.take(b)
	}
}

func (s *Session) take(step Step) {
	e := new(Event)
	*e = step.Event // alone: a pointer into the step would keep its states
	s.events = append(s.events, e)
	switch {
	case e.Companion:
		s.takeCompanion(step)
	case e.Kind == Undo:
		for range s.unasked() {
			s.back(nil)
		}
		s.back(e)
	case e.Kind == Redo:
		last := len(s.future) - 1
		s.history.push(s.future[last], step.State)
		s.thrown.take(*s.future[last])
		s.future = s.future[:last]
		if s.tale != nil {
			s.tale.redone(*e, s.lines(s.history.past[len(s.history.past)-1], step.State))
		}
	default:
		s.history.push(e, step.State)
		s.thrown.take(*e)
		if !e.Unasked { // which comes again after a redo as well
			s.future = nil
		}
		if s.tale != nil {
			s.tale.happened(s.lines(e, step.State))
		}
	}
}

// back takes the last event back, told by an undo; what nobody asked for is not told, and comes again by itself.
func (s *Session) back(by *Event) {
	gone := s.history.pop()
	s.thrown.back(*gone)
	if by != nil {
		s.future = append(s.future, gone)
	}
	if s.tale != nil {
		s.tale.undone(by)
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
// seconds are one line. The first time it costs as much as opening the table.
func (s *Session) Log() []Line { return s.story().log() }

// Record tells all that ever happened, for a judge: what was undone too, and
// that it was. The first time it costs as much as opening the table.
func (s *Session) Record() []Line { return append([]Line(nil), s.story().record...) }

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
