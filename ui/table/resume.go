package table

import (
	"cmp"
	"context"
	"time"

	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
)

// Where tables are kept, and the file that names the one that lies open.
const (
	tables   = "tables/"
	lastOpen = "tables/open"
)

// usualPatience is how long the first picture waits for what is kept, which is nearly always
// there by then: else all of it would be made and drawn twice.
const usualPatience = 50 * time.Millisecond

// resume opens the table that lay open when the app was closed, or shows the
// first page.
func (s *Screen) resume() {
	s.lane.LatestSoon(cmp.Or(s.needs.Patience, usualPatience), func(ctx context.Context) func() {
		name, err := s.needs.Store.Read(lastOpen)
		if err != nil || len(name) == 0 {
			return s.listTables(ctx)
		}
		return s.openNow(ctx, string(name))
	})
}

// openTable opens a saved table.
func (s *Screen) openTable(name string) {
	s.lane.Do(func(ctx context.Context) func() { return s.openNow(ctx, name) })
}

// found is a table of this device by its name; it runs in the lane.
func (s *Screen) found(name string) (*journal.Table, *journal.Recovery, error) {
	return journal.Open(s.needs.Store, name, s.needs.Games, timed.All()...)
}

// openNow opens a table; it runs in the lane.
func (s *Screen) openNow(ctx context.Context, name string) (show func()) {
	t, recovery, err := s.found(name)
	if err != nil {
		list := s.listTables(ctx)
		return func() {
			list()
			s.unopened(name, err)
		}
	}
	if recovery != nil && recovery.Behind != nil {
		list := s.listTables(ctx)
		return func() {
			list()
			s.askHole(t, recovery)
		}
	}
	lay := s.lay(t)
	return func() {
		lay()
		if recovery != nil {
			s.recovered(recovery)
		}
	}
}

// lay makes a table ready and puts it on the screen; it runs in the lane. A store
// that cannot remember which table lies open takes nothing from the table itself.
func (s *Screen) lay(t *journal.Table) (show func()) {
	t.Use(journal.Seeded(tracker.SeedOf(t.Setup())))
	t.KeepInMemory()
	t.Know(share.OwnOf(s.needs.Store, t.Name()))
	_ = s.needs.Store.Replace(lastOpen, []byte(t.Name()))
	seen, others := sightOf(t), s.rejoined(t)
	return func() {
		s.place(t, seen, others)
		s.arrange()
	}
}

// place makes the board of a table; others are the devices it lies on too, nil for none.
func (s *Screen) place(t *journal.Table, seen Sight, others *shared) {
	s.endShared()
	s.closeAll() // they ask about another table
	s.lying.Store(t)
	s.table, s.seen, s.face, s.setup = t, seen, s.faceOf(t.Game().Name()), nil
	s.shared = others // whose clock it goes by
	s.board = newBoard(s)
	s.timing.follow(t, seen)
	s.board.set(seen)
	s.show(s.board.Container)
	s.face.Moved(true)
	s.warn(unsaved{})
	s.reportRunning()
	s.followShared(others)
}

// Start makes a new table of a game from the payload of its setup event and lays it. One
// that lies open is put away, and asked about if it is not saved.
func (s *Screen) Start(game string, payload any) {
	s.WhenSaved(func() {
		s.lane.Do(func(context.Context) func() { return s.laid(s.create(game, payload)) })
	})
}

// laid lays a table that was made, or says why there is none; it runs in the lane.
func (s *Screen) laid(t *journal.Table, err error) (show func()) {
	if err != nil {
		return func() { s.Notify(s.needs.Words.Error(err), "", nil) }
	}
	return s.lay(t)
}

func (s *Screen) create(game string, payload any) (*journal.Table, error) {
	g, err := s.needs.Games.Game(game)
	if err != nil {
		return nil, err
	}
	setup, err := tracker.NewEvent(tracker.Setup, 0, s.needs.Now(), payload)
	if err != nil {
		return nil, err
	}
	setup.Device = s.needs.Device
	return journal.CreateNext(s.needs.Store, tables, g, setup, timed.All()...)
}

// leave puts the table away; it stays among the saved ones.
func (s *Screen) leave() { s.WhenSaved(s.putAway) }

func (s *Screen) putAway() {
	s.clear()
	s.lane.Do(func(ctx context.Context) func() {
		_ = s.needs.Store.Replace(lastOpen, nil)
		return s.listTables(ctx)
	})
}

// clear takes the table off the screen, and what was asked about it.
func (s *Screen) clear() {
	s.closeAll()
	alone := s.shared == nil // the others play on
	s.endShared()
	if alone && s.timing.state.Running {
		s.timing.want(0, timed.Just(clock.Pause{}))
	}
	s.timing.follow(nil, Sight{})
	s.lying.Store(nil)
	s.table, s.board, s.seen = nil, nil, Sight{}
	s.show(container.NewStack()) // a tap on its board would find no table
	s.warn(unsaved{})
	s.reportRunning()
	s.arrange()
}

// Apart does something to the files of tables while none lies open, and calls then, on the
// goroutine that draws, with what came of it. This screen is of no use after that.
func (s *Screen) Apart(do func() error, then func(error)) {
	s.WhenSaved(func() {
		s.clear()
		s.lane.Do(func(context.Context) func() {
			err := do()
			return func() { then(err) }
		})
	})
}

// Reload shows the first page anew, as what is on disk may have changed; a table
// that lies open stays.
func (s *Screen) Reload() {
	if s.table == nil {
		s.lane.Do(s.listTables)
	}
}

// listTables shows the first page with the saved tables; it runs in the lane.
func (s *Screen) listTables(context.Context) (show func()) {
	list, err := journal.List(s.needs.Store, tables)
	return func() {
		s.showFront(list)
		s.Notify(s.needs.Words.Error(err), "", nil)
	}
}

// deleteTable removes a table for good and shows the rest.
func (s *Screen) deleteTable(name string) {
	s.lane.Do(func(ctx context.Context) func() {
		err := journal.Delete(s.needs.Store, name)
		list := s.listTables(ctx)
		return func() {
			list()
			s.Notify(s.needs.Words.Error(err), "", nil)
		}
	})
}
