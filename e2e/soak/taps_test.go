//go:build cgo || ci

package main

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/uitest"
)

// Whatever is tapped, scrolled and typed in whatever order, the app goes on.
func TestTapsAtRandomEndNothing(t *testing.T) {
	times := 400
	if testing.Short() {
		times = 100
	}
	for seed := range uint64(4) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			running := uitest.NewTempApp(t)
			s := &session{running: running, window: test.NewTempWindow(t, nil), rolls: rand.New(rand.NewPCG(seed, 1))}
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
