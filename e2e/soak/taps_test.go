//go:build cgo || ci

package main

import (
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/ui/uitest"
)

// watched is a window that tells when the keys are given to what is not in it: a real one
// leaves them where they were, and writes a line that nobody understands.
type watched struct {
	fyne.Window
	t *testing.T
}

func (w watched) Canvas() fyne.Canvas { return watchedCanvas{w.Window.Canvas(), w} }

type watchedCanvas struct {
	fyne.Canvas
	window watched
}

func (c watchedCanvas) Focus(o fyne.Focusable) {
	c.Canvas.Focus(o)
	for _, top := range append(c.Overlays().List(), c.window.Content()) {
		if has(top, o) {
			return
		}
	}
	c.window.t.Errorf("%T is given the keys and is not in the window:\n%s", o, debug.Stack())
}

// has tells whether an object is there, seen or not.
func has(o fyne.CanvasObject, sought any) bool {
	if o == nil || any(o) == sought {
		return o != nil
	}
	for _, part := range uitest.Parts(o) {
		if has(part, sought) {
			return true
		}
	}
	return false
}

// Whatever is tapped, scrolled and typed in whatever order, the app goes on.
func TestTapsAtRandomEndNothing(t *testing.T) {
	times := 320
	if testing.Short() {
		times = 100
	}
	for seed, game := range append(games.Rules(games.All()).Names(), "") {
		t.Run(fmt.Sprint(seed, game), func(t *testing.T) {
			running := uitest.NewTempApp(t)
			s := &session{running: running, window: watched{test.NewTempWindow(t, nil), t}, rolls: rand.New(rand.NewPCG(uint64(seed), 1)), game: game}
			s.window.SetPadded(false)
			s.window.Resize(fyne.NewSize(width, height))
			if err := s.fresh(); err != nil {
				t.Fatal(err)
			}
			for range times {
				s.something()
				for running.Drain() {
				}
			}
			running.Settle(50 * time.Millisecond)
		})
	}
}
