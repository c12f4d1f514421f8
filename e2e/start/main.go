// Command benchstart measures how the app starts, beside an empty window and an
// empty page of the same toolkit in the same run: until the first frame that can
// be used, the memory then, and the bytes a browser has to fetch. Times of two
// machines cannot be compared, the ratios can.
//
//	go run ./start [-rounds 7] WINDOW EMPTYWINDOW DIST EMPTYDIST
//
// WINDOW and EMPTYWINDOW are programs, DIST and EMPTYDIST what scripts/webdist
// packed. scripts/bench-start.sh builds all of them.
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
)

// The size of a phone.
const width, height = 412, 915

// What is aimed at: times and memory as multiples of the empty one, bytes in all.
const (
	aimPage   = 1.4
	aimWindow = 1.3
	aimMemory = 1.2
	aimBrotli = 7_000_000
	aimGzip   = 9_000_000
)

func main() {
	rounds := flag.Int("rounds", 7, "how often each is started; the median counts")
	flag.Parse()
	if flag.NArg() != 4 {
		fmt.Fprintln(os.Stderr, "usage: benchstart [-rounds N] WINDOW EMPTYWINDOW DIST EMPTYDIST")
		os.Exit(2)
	}
	if err := measure(*rounds, flag.Arg(0), flag.Arg(1), flag.Arg(2), flag.Arg(3)); err != nil {
		fmt.Fprintln(os.Stderr, "benchstart:", err)
		os.Exit(1)
	}
}

func measure(rounds int, window, emptyWindow, dist, emptyDist string) error {
	windows, err := windows(rounds, window, emptyWindow)
	if err != nil {
		return err
	}
	windows.say("window: first frame", "ms", aimWindow, func(s start) float64 { return s.frame })
	windows.say("window: memory resident", "MB", aimMemory, func(s start) float64 { return s.memory })
	pages, err := pages(rounds, dist, emptyDist)
	if err != nil {
		return err
	}
	pages.say("page: first usable frame", "ms", aimPage, func(s start) float64 { return s.frame })
	pages.say("page: memory of the program", "MB", aimMemory, func(s start) float64 { return s.memory })
	return sizes(dist, emptyDist)
}

// start is what one start came to.
type start struct {
	frame  float64 // ms
	memory float64 // MB
}

// both are the starts of the app and, each right after one of them, of the empty one.
type both struct{ app, empty []start }

// say prints the medians of both, and their ratio beside the aim.
func (b both) say(what, unit string, aim float64, of func(start) float64) {
	app, empty := median(b.app, of), median(b.empty, of)
	fmt.Printf("%-28s %7.0f %s, empty %7.0f %s: %.2f times (aim %.1f)%s\n",
		what, app, unit, empty, unit, app/empty, aim, missed(app/empty > aim))
}

func missed(so bool) string {
	if so {
		return " MISSED"
	}
	return ""
}

func median(starts []start, of func(start) float64) float64 {
	var values []float64
	for _, s := range starts {
		values = append(values, of(s))
	}
	slices.Sort(values)
	return values[len(values)/2]
}

// inTurn starts the app and the empty one in turn, so that both find the machine
// the same.
func inTurn(rounds int, app, empty func() (start, error)) (b both, err error) {
	for range rounds {
		a, err := app()
		if err != nil {
			return b, err
		}
		e, err := empty()
		if err != nil {
			return b, fmt.Errorf("the empty one: %w", err)
		}
		b.app, b.empty = append(b.app, a), append(b.empty, e)
	}
	return b, nil
}
