package table

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/widgets"
)

// What a face may ask of its screen, beside the texts, sheets and events in the files
// named after them.

// Game is that of the table that is shown, nil while none is.
func (s *Screen) Game() tracker.Game {
	if s.table == nil {
		return s.past
	}
	return s.table.Game()
}

// Table is what lies open, nil for nothing.
func (s *acts) Table() *journal.Table { return s.table }

// KitOf is the kit of a seat's reader; the screen's own before the board lies there.
func (s *Screen) KitOf(seat tracker.Seat) *widgets.Kit {
	if s.board == nil {
		return s.needs.Kit
	}
	return s.board.kitOf(seat)
}

// Upright tells whether nobody sits across the table.
func (s *Screen) Upright() bool { return s.needs.Upright }

// InTurn does something after all that was asked for before, off the goroutine of the
// screen, and shows what it gives.
func (s *acts) InTurn(job background.Job) { s.lane.Do(job) }

// Reckon does something no act waits for, off the goroutine of the screen. What was
// asked for before and is not shown yet is called off.
func (s *Screen) Reckon(busy func(bool), job background.Job) {
	s.aside.Cancel()
	s.aside.Busy = busy
	s.aside.Latest(job)
}

// StopReckoning calls off what was given to Reckon.
func (s *Screen) StopReckoning() { s.aside.Cancel() }

// try does some work in the lane, and then goes on on the goroutine that draws, or says why
// the work could not be done.
func (s *acts) try(work func() error, then func()) {
	s.lane.Do(func(context.Context) func() {
		err := work()
		return func() {
			if s.Notify(s.needs.Words.Error(err), "", nil); err == nil {
				then()
			}
		}
	})
}

// showSetup shows a page on which a new table is made ready, in place of the board.
func (s *Screen) showSetup(page fyne.CanvasObject) {
	s.setup, s.leaves = page, s.leaveSetup
	s.show(page)
	s.arrange()
}

// showTold shows a page that tells of a duel in place of the board; leave goes back from it.
func (s *Screen) showTold(page fyne.CanvasObject, leave func()) {
	s.showSetup(page)
	s.tells, s.leaves = true, leave
	s.arrange()
}

// leaveSetup goes back to the board, or to the first page.
func (s *Screen) leaveSetup() {
	s.setup = nil
	if s.board != nil {
		s.show(s.board.Container)
		s.arrange()
		return
	}
	s.lane.Do(s.listTables)
}

// faceOf is what a game brings to this screen.
func (s *Screen) faceOf(game string) Face {
	if s.needs.Faces == nil {
		return Plain{}
	}
	if face := s.needs.Faces(game, s); face != nil {
		return face
	}
	return Plain{}
}

// pickLeast is the least width in dp of a tile to choose from.
const pickLeast float32 = 150

// MostNumber is the most a stepper of a face goes up to.
const MostNumber = 99

// sectionOf is a heading between panels, above their words.
func sectionOf(k *widgets.Kit, words string) fyne.CanvasObject {
	return widgets.NewInset(k, 4, 10, 4, 0, widgets.NewSection(k, words, ""))
}

// Aired leaves room around the content of a sheet, so that no outline is cut.
func Aired(k *widgets.Kit, o fyne.CanvasObject) fyne.CanvasObject {
	return widgets.NewInset(k, widgets.SideRowAir, widgets.SideRowAir, widgets.SideRowAir, widgets.SideRowAir, o)
}
