// Package hall is the place of an event of many tables: evenings that are kept, one of them
// open with its round, its clock and its tables, and what is printed and shown of it.
package hall

import (
	"context"
	"errors"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/hall"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Needs is what the screen needs, and nothing more.
type Needs struct {
	Kit     *widgets.Kit
	Words   *words.Words
	Catalog *catalog.Catalog
	Store   journal.Store
	Shelf   *builder.Shelf
	Scribe  *formats.Scribe
	Games   []Named // that can be played
	Game    string  // the id of the one that comes first
	Now     func() time.Time
	Seed    func() uint64
	Notice  func(text, action string, do func())
	Sheet   func(title string, body fyne.CanvasObject) (shut func())
	Paste   func() string
	Give    func(name, mime string, data []byte)
	Fonts   func() (paper.Fonts, error)
	Ring    func() // says that time is up, to be heard
	Sharing table.Sharing
	Join    func() // asks for the code of an evening on another device; nil where none can be joined
}

// Named is something by its id and by what people call it.
type Named struct{ ID, Name string }

// evenings is what the names of their logs begin with.
const evenings = "halls/"

// State is what has to survive when the screen is built again. The zero value shows the list.
type State struct {
	table  *journal.Table // of the open evening, nil for the list
	others *shared        // where it lies on several devices
	view   view
}

// view is which page of an evening is shown.
type view int

const (
	tablesView view = iota
	standingsView
	pairingsView
	playersView
)

// Screen is the place.
type Screen struct {
	n      Needs
	k      *widgets.Kit
	w      *words.Words
	state  State
	object *fyne.Container
	lane   background.Lane // all that reads or writes a log, in its order

	form    *form          // a new evening that is asked for, nil for none
	table   *journal.Table // the open one's, nil for none
	evening hall.Evening
	others  *shared
	page    *page  // of the open evening
	room    *room  // the room's screen, nil while it is not shown
	stop    func() // ends the ticking; nil while nothing ticks
	shown   bool
	rung    int // the round whose end was rung
}

// New returns the screen as it was left.
func New(n Needs, was State) *Screen {
	s := &Screen{n: n, k: n.Kit, w: n.Words, state: was, object: container.NewStack()}
	if was.table != nil {
		s.lay(was.table, was.others)
	} else {
		s.list()
	}
	return s
}

// State is what New needs to show the same again; this screen shows nothing any more.
func (s *Screen) State() State {
	if s.stop != nil {
		s.stop()
	}
	return State{table: s.table, others: s.others, view: s.state.view}
}

// Object is what is drawn.
func (s *Screen) Object() fyne.CanvasObject { return s.object }

// Back closes the form or the evening.
func (s *Screen) Back() bool {
	switch {
	case s.form != nil:
		s.form = nil
	case s.table != nil:
		s.endShared()
		s.table, s.page, s.state = nil, nil, State{}
	default:
		return false
	}
	s.object.RemoveAll() // nobody taps what is closed while the list is read
	s.list()
	return true
}

// Shown lets the clock tick while somebody sees it.
func (s *Screen) Shown() {
	s.shown = true
	s.tick()
}

// Hidden stops that.
func (s *Screen) Hidden() { s.shown = false }

func (s *Screen) word(id string, args ...any) string { return s.w.T("hall."+id, args...) }

// show puts a page in place of the one that is shown.
func (s *Screen) show(o fyne.CanvasObject) {
	s.object.Objects = []fyne.CanvasObject{o}
	s.object.Refresh()
}

func (s *Screen) complain(err error) {
	if err != nil && !errors.Is(err, tracker.NothingChanges) {
		s.n.Notice(s.w.Error(err), "", nil)
	}
}

func games() tracker.Registry { return tracker.NewRegistry(hall.Game{}) }

// open reads an evening from its log and shows it: that is all there is to a laptop that died.
func (s *Screen) open(name string) {
	s.lane.Do(func(context.Context) func() {
		t, recovery, err := s.found(name)
		if err != nil {
			return func() {
				s.complain(err)
				s.list()
			}
		}
		h := s.rejoined(t)
		return func() {
			if recovery != nil && !recovery.Torn {
				s.n.Notice(s.w.Error(recovery), "", nil)
			}
			s.lay(t, h)
		}
	})
}

func (s *Screen) found(name string) (*journal.Table, *journal.Recovery, error) {
	return journal.Open(s.n.Store, name, games(), timed.All()...)
}

// lay shows an evening that is read or was made, and what comes from other devices it lies on.
func (s *Screen) lay(t *journal.Table, others *shared) {
	t.Use(journal.Seeded(0)) // an evening has chance of its own; that it is asked for needs some luck
	s.endShared()
	s.form, s.table, s.page = nil, t, nil
	s.follow(t.State().(hall.Evening))
	s.followOthers(others)
}

// fields is the payload of an event.
type fields map[string]any

// do does an event of the open evening in its turn, and shows what came of it.
func (s *Screen) do(kind tracker.Kind, data fields) { s.doAll(nil, event{kind, data}) }

// event is one to be done.
type event struct {
	kind tracker.Kind
	data fields
}

// doAll does events one after the other, and then tells; those that are refused are told and left out.
func (s *Screen) doAll(then func(), all ...event) {
	t := s.table
	s.change(t, then, func(at time.Time) (refused error) {
		for _, one := range all {
			e, err := tracker.NewEvent(one.kind, 0, at, one.data)
			if err == nil {
				_, err = t.Do(e)
			}
			if err != nil && (refused == nil || errors.Is(refused, tracker.NothingChanges)) {
				refused = err
			}
		}
		return refused
	})
}

func (s *Screen) undo() {
	t := s.table
	s.change(t, nil, func(at time.Time) error {
		_, err := t.Undo(0, at)
		return err
	})
}

func (s *Screen) redo() {
	t := s.table
	s.change(t, nil, func(at time.Time) error {
		_, err := t.Redo(0, at)
		return err
	})
}

// change does something to a log in its turn.
func (s *Screen) change(t *journal.Table, then func(), do func(at time.Time) error) {
	at := s.now()
	s.lane.Do(func(context.Context) func() {
		err := do(at)
		now := t.State().(hall.Evening)
		return func() {
			if s.complain(err); s.table != t {
				return
			}
			if s.follow(now); then != nil {
				then()
			}
		}
	})
}

// follow shows the evening as it stands.
func (s *Screen) follow(now hall.Evening) {
	s.evening = now
	s.draw()
	if s.room != nil {
		s.room.draw()
	}
	s.tick()
}

// tick goes on every second while a round runs, shows the time where somebody sees it, and rings once when it is over.
func (s *Screen) tick() {
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
	r := s.evening.Now()
	if s.table == nil || r == nil {
		return
	}
	at := s.now().UnixMilli()
	if left := s.evening.Left(r, nil, at); s.running(r) && left <= 0 && left > -10_000 && s.rung != len(s.evening.Rounds) {
		s.rung = len(s.evening.Rounds)
		s.n.Ring()
	}
	if s.shown {
		s.page.tick(at)
	}
	if s.room != nil {
		s.room.tick(at)
	}
	if s.running(r) && r.Paused == 0 || s.room != nil {
		s.stop = background.After(time.Second, s.tick)
	}
}

// running tells whether a round has a clock that has begun and is not over.
func (s *Screen) running(r *hall.Round) bool {
	return r != nil && s.evening.Format.Minutes > 0 && r.Began > 0 && !r.Over
}
