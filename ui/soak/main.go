//go:build cgo || ci || js

// Command soak uses the real window, or the real page, for a long time and looks for
// what is never given back: it goes through every sheet many times, taps at random,
// and compares the memory, goroutines, canvas objects and widgets it then keeps with
// those after its first minutes. It needs a display, which scripts/soak-window.sh
// gives it, or a browser: ui/soakpage.
package main

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/pprof"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
)

// The shape of a phone, in which most of the app is a sheet.
const width, height = 412, 915

func main() {
	runtime.MemProfileRate = 8 << 10 // fine enough to count what is kept
	p := plan{}
	flag.DurationVar(&p.lasts, "for", 10*time.Minute, "how long to tap at random")
	flag.IntVar(&p.rounds, "sheets", 200, "how often to go through every sheet")
	flag.Uint64Var(&p.seed, "seed", uint64(time.Now().UnixNano()), "what chance grows from")
	flag.BoolVar(&p.find, "find", false, "only look for sheets, and write how to come to them")
	flag.StringVar(&p.profile, "profile", "", "file for the heap at the end, to be read by go tool pprof")
	flag.Parse()
	if err := open(p); err != nil {
		fmt.Fprintln(os.Stderr, "soak:", err)
		os.Exit(1)
	}
}

// plan is what to do.
type plan struct {
	lasts  time.Duration
	rounds int
	seed   uint64

	find    bool
	profile string
}

// open shows the window and runs the plan in it.
func open(p plan) error {
	prepare()
	running := app.NewWithID("io.github.quickcast.soak")
	s := &session{running: running, window: running.NewWindow("Quickcast"), rolls: rand.New(rand.NewPCG(p.seed, 1))}
	s.window.SetPadded(false)
	s.window.SetMaster()
	if err := s.fresh(); err != nil {
		return err
	}
	s.window.Resize(fyne.NewSize(width, height))
	err := errors.New("the window was closed")
	running.Lifecycle().SetOnStarted(func() {
		go func() {
			err = s.run(p)
			leave(running, err)
		}()
	})
	s.window.ShowAndRun()
	return err
}

// run is the whole plan: through every sheet, then taps at random. What is kept is
// compared with what was kept after a fifth of the time.
func (s *session) run(p plan) error {
	if p.find {
		paths, err := s.findSheets()
		return errors.Join(err, tell(paths))
	}
	paths, err := foundSheets()
	if err != nil {
		return err
	}
	fmt.Printf("soak: seed %d, %d sheets\n", p.seed, len(paths))
	before, err := s.goThrough(paths, p)
	if err != nil {
		return err
	}
	sheets := s.measure()
	fmt.Printf("soak: %d times through every sheet: %v\n", p.rounds, sheets)
	taps := s.tapAbout(p.lasts)
	after := s.measure()
	fmt.Printf("soak: %d taps in %v: %v\n", taps, p.lasts, after)
	return errors.Join(sheets.within(before), after.within(before), p.keepProfile())
}

// goThrough goes through every sheet as often as is planned, and gives what was
// kept after the first of it.
func (s *session) goThrough(paths []path, p plan) (before meter, err error) {
	start, warm := time.Now(), false
	for round := 1; round <= p.rounds; round++ {
		if err := s.through(paths); err != nil {
			return before, err
		}
		if !warm && (time.Since(start) > p.lasts/5 || round == p.rounds) {
			warm, before = true, s.measure()
			fmt.Printf("soak: %d times through every sheet: %v\n", round, before)
		}
	}
	return before, nil
}

// keepProfile writes what is on the heap into the file for it, if there is one.
func (p plan) keepProfile() error {
	if p.profile == "" {
		return nil
	}
	file, err := os.Create(p.profile)
	if err != nil {
		return err
	}
	return errors.Join(pprof.WriteHeapProfile(file), file.Close())
}
