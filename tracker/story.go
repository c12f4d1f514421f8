package tracker

// story is a session told in lines. Lines are many and seldom read, so a session
// has none until somebody asks; then its events are played once more, and from
// there on the story goes along.
type story struct {
	lines  [][]Line // of each event that counts
	aside  []Line   // of what runs beside the game, for the log
	record []Line   // every line that was ever true, undo and redo included
}

// story is the session's, made if need be.
func (s *Session) story() *story {
	if s.tale == nil {
		s.tale = s.retold().tale
	}
	return s.tale
}

// retold is the session played once more, with its story. What was accepted
// once is accepted again.
func (s *Session) retold() *Session {
	again := &Session{game: s.game, tale: &story{}}
	aside := make([]Companion, 0, len(s.companions))
	for _, l := range s.companions {
		aside = append(aside, l.what)
	}
	again.companions = lanes(aside)
	again.begin(s.events[0], s.history.kept[0])
	for _, e := range s.events[1:] {
		if _, err := again.Do(*e); err != nil {
			break // never, with a game that is pure
		}
	}
	return again
}

// happened tells of an event that counts from now on.
func (t *story) happened(lines []Line) {
	t.lines = append(t.lines, lines)
	for _, line := range lines {
		t.record = joinLines(t.record, line)
	}
}

// Lines of the record about steps back.
const (
	undoLine = "table.logUndo"
	redoLine = "table.logRedo"
)

// Undone are the numbers of the events that a session's record tells of and that, by its
// log, no longer count.
func Undone(record, log []Line) map[int]bool {
	gone := map[int]bool{}
	for _, line := range record {
		if line.ID != undoLine && line.ID != redoLine && !line.Aside {
			gone[line.Seq] = true
		}
	}
	for _, line := range log {
		delete(gone, line.Seq)
	}
	return gone
}

// undone tells that the last event counts no more, by an undo, nil for none that is told.
func (t *story) undone(e *Event) {
	last := len(t.lines) - 1
	if e != nil {
		t.note(undoLine, *e, t.lines[last])
	}
	t.lines = t.lines[:last]
}

// redone tells that an event with these lines counts again.
func (t *story) redone(e Event, lines []Line) {
	t.note(redoLine, e, lines)
	t.lines = append(t.lines, lines)
}

// note records an undo or redo, naming the first line of what it was about.
func (t *story) note(id string, e Event, lines []Line) {
	line := Line{Seq: e.Seq, At: e.At, Seat: e.Seat, ID: id, Args: map[string]any{"What": Word("table.logNothing")}}
	if len(lines) > 0 {
		line.Args["What"] = lines[0]
		line.Round = lines[0].Round
	}
	t.record = append(t.record, line)
}

// companionRan tells what ran beside the game.
func (t *story) companionRan(line Line) {
	t.record = append(t.record, line)
	if !line.Aside {
		t.aside = append(t.aside, line)
	}
}

// log is what counts, in the order in which it happened.
func (t *story) log() []Line {
	var log []Line
	for _, lines := range t.lines {
		for _, line := range lines {
			log = joinLines(log, line)
		}
	}
	return mergeLines(log, t.aside)
}
