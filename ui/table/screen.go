package table

import (
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Screen is the place "Table" of the app.
type Screen struct {
	*base
	sheets
	acts
	state State
	root  *fyne.Container

	lying atomic.Pointer[journal.Table] // what lies open, for a goroutine that does not draw
	away  bool                          // another place is shown
	board *board
	face  Face              // of the table's game
	form  *form             // the page of a new table, nil before the first
	setup fyne.CanvasObject // what stands in place of the board, such as a new table's form; nil for none

	aside  background.Lane // what no act waits for, such as odds
	glance background.Lane // the same of what stands on the board

	leaves func()       // goes back from what stands in place of the board
	tells  bool         // that tells of a duel
	again  *replay      // the past of a table that is shown; nil for none
	past   tracker.Game // of a table of which only the past is shown: nothing can be done on it

	timing timing

	shared *shared // the table lies on other devices, too; nil where it does not
	begins bool    // that is on its way

	joining func() *string // the code in the sheet to join a table, nil once that is closed

	slips tracker.Slips // in damage tapped by hand
	left  []string      // what was asked last before it was gone past, and was left
}

// Sight is all the screen shows of a table at one moment.
type Sight struct {
	View       tracker.View
	State      tracker.State
	undo, redo bool
	clock      clock.State
	timed      bool // the table has a clock, if not yet set
	schedule   timed.Schedule
	unsaved    unsaved
	stuck      *journal.Stuck // why nothing can be added, nil where the table goes on
}

// sightOf reads a table off the UI goroutine.
func sightOf(t *journal.Table) Sight {
	seen := Sight{View: t.View(0), State: t.State(), undo: t.CanUndo(), redo: t.CanRedo(), schedule: timed.ScheduleOf(t), unsaved: unsavedOf(t), stuck: t.Stuck()}
	seen.clock, seen.timed = timed.State(t)
	seen.timed = seen.timed && seen.stuck == nil // no time passes where nothing can happen
	return seen
}

// New returns the screen. The table that lay open when the app was closed is
// opened again.
func New(n Needs, state State) *Screen {
	s := screenOf(n)
	s.state, s.timing.screen = state, s
	s.layer = widgets.NewArranged(fyne.Size{}, s.placeSheets)
	s.root = container.NewStack(container.NewStack(), s.layer, s.progress())
	if state.Table != nil {
		s.place(state.Table, sightOf(state.Table), state.share)
		s.rejoin()
		return s
	}
	s.resume()
	s.rejoin()
	return s
}

// screenOf is a screen on which nothing lies yet.
func screenOf(n Needs) *Screen {
	of := &base{needs: n}
	s := &Screen{base: of, sheets: sheets{base: of}, face: Plain{}}
	s.acts = acts{base: of, to: s}
	return s
}

// progress is a line along the top while the lane takes its time.
func (s *Screen) progress() fyne.CanvasObject {
	line := widgets.NewProgressLine(s.needs.Kit)
	line.Set(-1)
	line.Hide()
	top := container.NewVBox(line)
	s.lane.Busy = func(yes bool) {
		widgets.Show(line, yes)
		top.Refresh()
		s.slow = yes
		s.ShowNext()
	}
	return top
}

// Object is what is drawn.
func (s *Screen) Object() fyne.CanvasObject { return s.root }

// State is what a screen made anew goes on with; the clock of this one shows no
// more digits.
func (s *Screen) State() State {
	s.timing.stop()
	s.timing.gone = true
	s.state.Table, s.state.share = s.table, s.shared
	if s.joining != nil {
		s.state.joins = s.joining()
	}
	s.closeAll() // they would lie over what comes, and be of nothing
	if s.shared != nil {
		s.shared.follow(nil)
	}
	return s.state
}

// Wait returns when all that was asked for so far is done and shown; tests and
// pictures need that.
func (s *Screen) Wait() {
	s.lane.Wait()
	s.aside.Wait()
	s.glance.Wait()
}

// Finish returns when all that was asked of the table so far is on disk, as far as it can be
// brought there. It may be called from any goroutine, whatever the one that draws does.
func (s *Screen) Finish() {
	s.lane.Wait()
	if t := s.lying.Load(); t != nil {
		_ = t.Save() // who would be told is gone
	}
}

// Immersive reports whether the screen wants a narrow window for itself: while
// a table lies open. Its menu leads to the other places.
func (s *Screen) Immersive() bool {
	return s.table != nil && s.setup == nil || s.setup != nil && s.tells
}

// Back closes what is open: a sheet, or the choice of mages.
func (s *Screen) Back() bool {
	switch {
	case s.closeCover(), s.closeTop():
		return true
	case s.setup != nil:
		s.leaves()
		return true
	}
	return false
}

// Shown shows the clock's digits again.
func (s *Screen) Shown() {
	s.away = false
	s.showClock()
}

// Hidden closes the sheets when another place is shown. The clock goes on, but
// draws nothing there.
func (s *Screen) Hidden() {
	s.away = true
	s.stop()
	s.closeAll()
}

// stop ends what goes on by itself.
func (s *Screen) stop() {
	if s.again != nil {
		s.again.rest()
	}
}

// Key takes the keys of a table: undo, redo and the next phase.
func (s *Screen) Key(e *fyne.KeyEvent) bool {
	if !s.inSight() {
		return false
	}
	switch keys.Of(e, keys.Table) {
	case keys.Undo:
		s.TakeBack()
	case keys.Redo:
		s.redo()
	case keys.Phase:
		s.Next()
	case keys.Log:
		s.openLog()
	case keys.Clock:
		s.openClock()
	case keys.Left:
		return s.page(-1)
	case keys.Right:
		return s.page(1)
	default:
		return false
	}
	return true
}

// page turns the pages of a board that has some.
func (s *Screen) page(by int) bool {
	if s.board == nil {
		return false
	}
	own, ok := s.board.own.(pager)
	return ok && own.Page(by)
}

// Undo takes back the last step of the running duel, for Ctrl+Z; without one it
// does nothing.
func (s *Screen) Undo() {
	if s.inSight() {
		s.TakeBack()
	}
}

// Redo does again what Undo took back.
func (s *Screen) Redo() {
	if s.inSight() {
		s.redo()
	}
}

// inSight reports whether a duel is in sight with nothing open over it.
func (s *Screen) inSight() bool { return s.table != nil && s.setup == nil && len(s.open) == 0 }

// show puts a page in place of the one before.
func (s *Screen) show(page fyne.CanvasObject) {
	s.stop()
	s.tells, s.again = false, nil
	s.dropThose(func(*note) bool { return true }) // of another table, or of none
	s.sides = nil
	if s.board != nil && page == s.board.Container {
		s.sides = s.board
	}
	s.root.Objects[0] = page
	s.root.Refresh()
	s.needs.Kit.Shield.Came(s.root)
}

// running reports whether a table lies open that nobody has paused.
func (s *Screen) running() bool {
	paused := s.timing.state.Started && !s.timing.state.Running
	return s.table != nil && !paused
}

// reportRunning tells the shell, which keeps the screen on meanwhile.
func (s *Screen) reportRunning() {
	if s.needs.Running != nil {
		s.needs.Running(s.running())
	}
}

// Live is the table that lies open for who plays with its odds; nil for none, or for a game
// without such attacks.
func (s *Screen) Live() attackodds.Live {
	live, _ := s.face.(attackodds.Live)
	return pick.Either(s.table == nil, nil, live)
}

// PutCard asks how a card comes to the open table, from another place of the app. Without a
// table, for a card that is unknown, and at a game without cards it says so.
func (s *Screen) PutCard(id catalog.CardID) {
	var ways []Item
	card, ok := s.needs.Catalog().Card(id)
	if ok && s.table != nil {
		ways = s.face.Put(card)
	}
	if len(ways) == 0 {
		s.Notify(s.T("noTable"), "", nil)
		return
	}
	s.OpenList(s.needs.Kit, card.NameIn(s.needs.Words.Lang()), ways)
}
