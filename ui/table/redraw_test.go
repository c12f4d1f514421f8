package table

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/uitest"
)

// counting is the running app, with a canvas that counts what is drawn anew.
type counting struct {
	fyne.App
	redrawn map[fyne.CanvasObject]int
}

func (c *counting) Driver() fyne.Driver { return countingDriver{c.App.Driver(), c} }

type countingDriver struct {
	fyne.Driver
	app *counting
}

// CanvasForObject is where every redraw goes through.
func (d countingDriver) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	on := d.Driver.CanvasForObject(o)
	if on == nil {
		return nil
	}
	return countingCanvas{on, d.app}
}

type countingCanvas struct {
	fyne.Canvas
	app *counting
}

func (c countingCanvas) Refresh(o fyne.CanvasObject) {
	c.app.redrawn[o]++
	c.Canvas.Refresh(o)
}

// count begins to count what is drawn anew on a stand.
func (s *stand) count() *counting {
	s.t.Helper()
	c := &counting{App: s.app, redrawn: map[fyne.CanvasObject]int{}}
	fyne.SetCurrentApp(c)
	s.t.Cleanup(func() { fyne.SetCurrentApp(s.app) })
	return c
}

// within are an object and all that it is made of.
func within(o fyne.CanvasObject, into map[fyne.CanvasObject]bool) map[fyne.CanvasObject]bool {
	into[o] = true
	for _, part := range uitest.Parts(o) {
		within(part, into)
	}
	return into
}

func TestNothingIsDrawnWhileNothingChanges(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		for _, seats := range []int{2, 4} {
			s := newStand(t, size)
			s.sitDown(seats)
			s.screen.board.set(sightOf(s.screen.table)) // what is left to settle
			c := s.count()
			for range 3 {
				s.screen.board.set(sightOf(s.screen.table))
			}
			for o, n := range c.redrawn {
				t.Errorf("%v, %d seats: %T is drawn %d times though nothing changed", size, seats, o, n)
			}
		}
	}
}

// One tap draws the dial of its seat, the small copies of its number on the
// other side, and what the strip says; nothing else.
func TestATapDrawsItsDialAlone(t *testing.T) {
	s := newStand(t, phone)
	s.screen.lane.Busy = nil // on a slow machine it draws a line
	s.begin("arena", warlock, beastmaster)
	s.seat(1).change(state.DamageTrack, 1)
	s.seat(2).change(state.DamageTrack, 1)
	s.settle() // from here on there is something to undo, and both bubbles are there
	allowed := within(s.seat(2).dial, map[fyne.CanvasObject]bool{})
	within(s.seat(1).rivals, allowed)
	within(s.screen.board.strip, allowed)
	c := s.count()
	s.press(2, false)
	s.settle()
	if c.redrawn[s.screen.board.strip] != 0 {
		t.Error("the strip is drawn, though it says the same")
	}
	dial := 0
	for o, n := range c.redrawn {
		if !allowed[o] {
			t.Errorf("%T is drawn %d times for a tap on a dial", o, n)
		}
		if within(s.seat(2).dial, map[fyne.CanvasObject]bool{})[o] {
			dial += n
		}
	}
	if dial == 0 {
		t.Error("the dial is not drawn")
	}
}

// A tick draws the one digit that changed, wherever it is seen, and nothing where
// the table is not.
func TestATickDrawsItsDigitAlone(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		h := timedStand(t, uitest.As{Size: size}, store.NewMemory())
		h.begin("arena", warlock, beastmaster)
		h.pass(62 * time.Second) // from here on the digits keep their places
		c := h.count()
		h.pass(time.Second)
		for o, n := range c.redrawn {
			if digit, ok := o.(*canvas.Text); !ok || len([]rune(digit.Text)) != 1 {
				t.Errorf("%v: %T is drawn %d times for a tick of the clock", size, o, n)
			}
		}
		if len(c.redrawn) != 1 {
			t.Errorf("%v: %d things are drawn for one digit", size, len(c.redrawn))
		}
		h.screen.Hidden()
		c = h.count()
		h.pass(3 * time.Second)
		if len(c.redrawn) > 0 {
			t.Errorf("%v: %d things are drawn though the table is out of sight", size, len(c.redrawn))
		}
		h.screen.Shown()
		if got := h.digits(); got != "1:06" || len(c.redrawn) == 0 {
			t.Errorf("%v: back in sight the strip shows %s", size, got)
		}
	}
}
