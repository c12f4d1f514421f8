package journal

import (
	"errors"
	"strconv"
	"sync"
	"time"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// Table is a session that is kept on disk: an event is accepted when it is
// there. A table may be used from several goroutines; Do waits for the disk, so a
// screen calls it off its own goroutine.
type Table struct {
	busy sync.Mutex // whoever changes the table or waits for the disk
	log  *log
	name string

	mu       sync.Mutex // for a moment: nobody who looks waits for the disk
	session  *tracker.Session
	luck     Luck
	inMemory bool
	trouble  error
	missing  int // events that are not on disk while there is trouble
	stuck    *Stuck
	sign     func(*tracker.Session, *tracker.Event) error                   // see Sign
	add      func(*tracker.Session, tracker.Event) ([]tracker.Event, error) // see Add
	changed  func()                                                         // see Watch
	vault    tracker.Vault                                                  // see Know
	eyes     tracker.Seat                                                   // see See
}

// Luck gives the source of the rolls of one event by its number, so that a
// table opened again goes on with the rolls it would have had. Dice that were
// thrown and taken back come first (reading X).
type Luck func(seq int) dice.Source

// Seeded is the luck of a seed: the same rolls for the same event, always.
func Seeded(seed uint64) Luck {
	return func(seq int) dice.Source { return dice.Seeded(seed ^ uint64(seq)*0x9e3779b97f4a7c15) }
}

// Create begins a table under a name such as "tables/1" from its setup event.
// It refuses a name that is taken (TableExists), what the game refuses, and what
// cannot be saved (*Unsaved); see createInMemory.
func Create(store Store, name string, game tracker.Game, setup tracker.Event, companions ...tracker.Companion) (*Table, error) {
	session, err := tracker.NewSession(game, setup, companions...)
	if err != nil {
		return nil, err
	}
	l, err := newLog(store, name, game.Name(), session.Setup())
	if err != nil {
		return nil, err
	}
	if err := l.write(); err != nil {
		return nil, &Unsaved{Table: name, Err: err}
	}
	return &Table{session: session, log: l, name: name}, nil
}

// CreateNext is Create under a name of its own: prefix and a number, "tables/7". Where nothing
// can be saved it is createInMemory.
func CreateNext(store Store, prefix string, game tracker.Game, setup tracker.Event, companions ...tracker.Companion) (*Table, error) {
	for {
		name, err := freeName(store, prefix)
		if err != nil {
			name = prefix + strconv.FormatInt(setup.At, 10) // no name can be looked up: one that nothing else has
		}
		t, err := Create(store, name, game, setup, companions...)
		var taken *TableExists
		var full *Unsaved
		switch {
		case errors.As(err, &taken):
			continue
		case errors.As(err, &full):
			return createInMemory(store, name, game, setup, companions...)
		}
		return t, err
	}
}

// createInMemory is Create where nothing can be saved: the table begins all the
// same, and is brought to disk as soon as that works; see KeepInMemory. It
// refuses what the game refuses.
func createInMemory(store Store, name string, game tracker.Game, setup tracker.Event, companions ...tracker.Companion) (*Table, error) {
	session, err := tracker.NewSession(game, setup, companions...)
	if err != nil {
		return nil, err
	}
	l := &log{store: store, name: name}
	if err := l.fill(game.Name(), session.Setup()); err != nil {
		return nil, err
	}
	l.dirty = true
	t := &Table{session: session, log: l, name: name, inMemory: true}
	t.flush()
	return t, nil
}

// Open finds a table again. A recovery that is not nil says what was wrong with
// its file; the table is there all the same. Nothing is written before the
// next event. A table with an event that this version cannot do stands before it
// and takes no further one; see Stuck.
func Open(store Store, name string, games tracker.Registry, companions ...tracker.Companion) (*Table, *Recovery, error) {
	l, gameName, events, recovery, err := readLog(store, name)
	if err != nil {
		return nil, nil, err
	}
	t, err := l.played(gameName, events, games, companions)
	if err != nil {
		return nil, nil, err
	}
	if len(l.behind) > 0 && t.stuck == nil {
		trial, err := l.played(gameName, events, games, companions)
		if err != nil {
			return nil, nil, err // never: it was played just now
		}
		_, recovery.Behind = l.tryBehind(trial.session, recovery.Dropped)
	}
	return t, recovery, nil
}

// played makes the table of a log by doing all its events again.
func (l *log) played(gameName string, events []tracker.Event, games tracker.Registry, companions []tracker.Companion) (*Table, error) {
	var session *tracker.Session
	game, err := games.Game(gameName)
	if err == nil {
		session, err = tracker.Resume(game, events[0], companions...)
	}
	if err != nil {
		return nil, &Stuck{Table: l.name, Seq: 1, Left: len(events), Err: err}
	}
	t := &Table{session: session, log: l, name: l.name}
	for i, e := range events[1:] {
		if err := session.Replay(e); err != nil {
			t.stuck = &Stuck{Table: l.name, Seq: e.Seq, Left: len(events) - 1 - i, Err: err}
			break
		}
	}
	return t, nil
}

// Stuck is why the table can only be looked at, nil where it goes on.
func (t *Table) Stuck() *Stuck { return t.stuck }

// Use sets where rolls come from that an event does not carry. Without it
// every event must carry its own.
func (t *Table) Use(luck Luck) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.luck = luck
}

// Do accepts an event: rolls what it needs, checks it, brings it to disk and
// only then lets it count. It refuses what the game refuses (*tracker.Refusal),
// what cannot be saved (*Unsaved), and everything on a table that is Stuck or
// Full; the table is unchanged then.
func (t *Table) Do(e tracker.Event) (tracker.Step, error) { return t.DoWith(e, nil) }

// DoWith is Do for an event that brings about others beside the game: which is asked once it is
// known what the event does, and before it counts. All of them come to disk at once, and a log
// that was cut off among them has none of them.
func (t *Table) DoWith(e tracker.Event, brings func(tracker.Step) []tracker.Event) (tracker.Step, error) {
	t.busy.Lock()
	defer t.busy.Unlock()
	step, err := t.plan(e)
	if err != nil {
		return tracker.Step{}, err
	}
	more, err := t.added(step.Event)
	if err != nil {
		return tracker.Step{}, err
	}
	if brings != nil {
		more = append(more, brings(step)...)
	}
	if step, err = t.bring(step, more); err != nil {
		return tracker.Step{}, err
	}
	if err := t.save(step.Events()); err != nil {
		return tracker.Step{}, err
	}
	t.mu.Lock()
	t.session.Take(step)
	changed := t.changed
	t.mu.Unlock()
	if changed != nil {
		changed()
	}
	return step, nil
}

func (t *Table) bring(step tracker.Step, events []tracker.Event) (tracker.Step, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for i := range events {
		if err := t.signed(&events[i]); err != nil {
			return step, err
		}
	}
	return t.session.Bring(step, events...)
}

// plan says what an event would do.
func (t *Table) plan(e tracker.Event) (tracker.Step, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.stuck != nil {
		return tracker.Step{}, t.stuck
	}
	if err := t.signed(&e); err != nil {
		return tracker.Step{}, err
	}
	e, err := t.sealed(e)
	if err != nil {
		return tracker.Step{}, err
	}
	if t.luck != nil && !e.Companion && e.Kind != tracker.Undo && e.Kind != tracker.Redo {
		e = e.WithToldDice()
		from := t.session.Again(e, t.luck(t.session.Seq()+1))
		if e, err = t.session.Game().Roll(t.session.State(), e, from); err != nil {
			return tracker.Step{}, err
		}
		e = t.session.WithTold(e)
	}
	e.Leads = 0
	return t.session.Plan(e)
}

// save brings events to disk, all at once. In memory mode trouble is only remembered.
func (t *Table) save(events []tracker.Event) error {
	size := len(t.log.data)
	for i, e := range events {
		if err := t.log.put(e); err != nil {
			t.log.back(size, i)
			return tracker.BadPayload.With("Reason", err.Error())
		}
	}
	if len(t.log.data) > MaxLog {
		t.log.back(size, len(events))
		return &Full{Table: t.name}
	}
	trouble, inMemory := t.flush()
	if trouble == nil || inMemory {
		return nil
	}
	t.log.back(size, len(events))
	t.note(trouble)
	return trouble
}

// flush brings what is missing to disk, and remembers why it could not.
func (t *Table) flush() (trouble error, inMemory bool) {
	if err := t.log.flush(); err != nil {
		trouble = &Unsaved{Table: t.name, Err: err}
	}
	return trouble, t.note(trouble)
}

// note remembers how it stands with the disk, and tells whether the table goes on in memory.
func (t *Table) note(trouble error) (inMemory bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.trouble, t.missing = trouble, t.log.missing()
	return t.inMemory
}

// Save tries again to bring to disk what is not there yet. It gives what
// Trouble then gives.
func (t *Table) Save() error {
	t.busy.Lock()
	defer t.busy.Unlock()
	if t.Trouble() != nil {
		t.flush()
	}
	return t.Trouble()
}

// Unsaved is how many events, the setup included, are in memory only.
func (t *Table) Unsaved() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.trouble == nil {
		return 0
	}
	return t.missing
}

// KeepInMemory lets the table go on when it cannot be saved: from now on
// events count at once. Each one tries again to bring all that is missing to
// disk; Trouble tells whether that worked.
func (t *Table) KeepInMemory() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.inMemory = true
}

// Trouble is why the last event is not on disk, nil when everything is.
func (t *Table) Trouble() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.trouble
}

// Undo takes back the last event that counts, at a time the caller passes.
func (t *Table) Undo(seat tracker.Seat, at time.Time) (tracker.Step, error) {
	return t.plain(tracker.Undo, seat, at)
}

// Redo brings the last event taken back again.
func (t *Table) Redo(seat tracker.Seat, at time.Time) (tracker.Step, error) {
	return t.plain(tracker.Redo, seat, at)
}

func (t *Table) plain(kind tracker.Kind, seat tracker.Seat, at time.Time) (tracker.Step, error) {
	e, err := tracker.NewEvent(kind, seat, at, nil)
	if err != nil {
		return tracker.Step{}, err
	}
	return t.Do(e)
}

// Name is the name the table is kept under.
func (t *Table) Name() string { return t.name }

// Game is the game played.
func (t *Table) Game() tracker.Game {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.session.Game()
}

// Companion is where something beside the game stands; see tracker.Session.
func (t *Table) Companion(kind tracker.Kind) (tracker.State, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.session.Companion(kind)
}

// Seq is the number of the last accepted event.
func (t *Table) Seq() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.session.Seq()
}

// Setup is the event the table began with.
func (t *Table) Setup() tracker.Event {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.session.Setup()
}

// Last is the last event that counts.
func (t *Table) Last() tracker.Event {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.session.Last()
}

// Legal lists what the rules offer next.
func (t *Table) Legal() []tracker.Event { return t.Game().Legal(t.State()) }

// CanUndo tells whether there is something to take back.
func (t *Table) CanUndo() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.session.CanUndo()
}

// CanRedo tells whether there is something to bring again.
func (t *Table) CanRedo() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.session.CanRedo()
}

// Log tells how the table came to where it stands; see tracker.Session.
func (t *Table) Log() []tracker.Line {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.session.Log()
}

// Record tells all that ever happened, undone or not; see tracker.Session.
func (t *Table) Record() []tracker.Line {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.session.Record()
}
