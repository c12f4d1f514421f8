//go:build cgo || ci || js

// Command soak uses the real window, or the real page, for a long time and looks for
// what is never given back: it goes through every sheet many times, taps at random,
// and compares the memory, goroutines, canvas objects and widgets it then keeps with
// those after its first minutes. It needs a display, which scripts/soak-window.sh
// gives it, or a browser: soakpage.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/pprof"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"github.com/quickcast/quickcast/games"
)

// The shape of a phone, in which most of the app is a sheet.
const width, height = 412, 915

func main() {
	runtime.MemProfileRate = 2 << 10 // fine enough to count what is kept
	p := plan{}
	flag.DurationVar(&p.lasts, "for", 10*time.Minute, "how long to tap at random")
	flag.IntVar(&p.rounds, "sheets", 200, "how often to go through every sheet")
	flag.Uint64Var(&p.seed, "seed", uint64(time.Now().UnixNano()), "what chance grows from")
	flag.BoolVar(&p.find, "find", false, "only look for sheets, and write how to come to them")
	flag.StringVar(&p.found, "found", "", "what that has written: a file, or a name in the page's storage")
	flag.StringVar(&p.profile, "profile", "", "file for the heap at the end, to be read by go tool pprof")
	list := flag.Bool("games", false, "only name the games there are")
	flag.StringVar(&p.game, "game", "", "the game whose table lies open before taps at random; empty for the duel the sheets are found at")
	flag.Parse()
	if *list {
		fmt.Println(strings.Join(games.Rules(games.All()).Names(), " "))
		return
	}
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

	find           bool
	found, profile string
	game           string
}

// open shows the window and runs the plan in it.
func open(p plan) error {
	prepare()
	running := app.NewWithID("io.github.quickcast.quickcast.soak")
	s := &session{running: running, window: running.NewWindow("Quickcast"), rolls: rand.New(rand.NewPCG(p.seed, 1)), game: p.game}
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

// atOnce is how often a sheet is opened before the next one is.
const atOnce = 10

// run is the whole plan: through every sheet, then taps at random.
func (s *session) run(p plan) error {
	if p.find {
		paths, err := s.findSheets()
		return errors.Join(err, json.NewEncoder(os.Stdout).Encode(paths))
	}
	fmt.Printf("soak: seed %d\n", p.seed)
	var sheets error
	if p.rounds > 0 {
		sheets = s.allSheets(p)
	}
	taps := s.half(int(p.lasts.Seconds()), func(seconds int) (string, error) {
		times := s.tapAbout(time.Duration(seconds) * time.Second)
		return fmt.Sprintf("%d taps in %d seconds, the longest of %v", times, seconds, s.longest.Round(time.Millisecond)), nil
	})
	return errors.Join(sheets, taps, s.intact(), p.keepProfile())
}

// allSheets goes through every sheet as often as the plan says.
func (s *session) allSheets(p plan) error {
	paths, err := s.sheetsHere(p.found)
	if err != nil {
		return err
	}
	fmt.Printf("soak: %d sheets\n", len(paths))
	return s.half(p.rounds, func(times int) (string, error) {
		for left := times; left > 0; left -= atOnce {
			if err := s.through(paths, min(left, atOnce)); err != nil {
				return "", err
			}
		}
		return fmt.Sprintf("%d times through every sheet", times), nil
	})
}

// half does a half of the plan: a fifth of it, and the rest. It fails when more is
// kept at the end than after that fifth, by when all that people begin, open and
// set has been.
func (s *session) half(all int, do func(part int) (what string, err error)) error {
	var kept []meter
	for _, part := range []int{all / 5, all - all/5} {
		what, err := do(part)
		if err != nil {
			return err
		}
		kept = append(kept, s.measure())
		fmt.Printf("soak: %s: %v\n", what, kept[len(kept)-1])
	}
	return kept[1].within(kept[0])
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
