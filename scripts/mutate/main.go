// Command mutate tests the tests: it breaks the program in named places, one at a
// time, and sees that the tests of the place notice. Nothing is written into the
// project: the Go command is shown the broken file in place of the real one.
//
//	go run ./scripts/mutate [-tags TAGS] [-sample N] [-seed N] [WORD...]
//
// After the named places come N that nobody named, drawn from the packages of the law and the
// data by the seed: of those some change nothing that can be seen, so that they are counted
// and no more. With words only the places are tried that have one of them in their name or
// their file. It ends with 1 where a named fault was not noticed, or where the list no
// longer fits the program.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

const list = "scripts/mutate/places.txt"

func main() {
	tags := flag.String("tags", "", "build tags of the tests")
	drawn := flag.Int("sample", 200, "how many places nobody named are tried")
	seed := flag.Uint64("seed", uint64(time.Now().YearDay()), "what they are drawn by")
	named := flag.Bool("named", true, "whether those of the list are tried")
	flag.Parse()
	places, err := readList(list)
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(2)
	}
	folder, err := os.MkdirTemp("", "mutate")
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(2)
	}
	tried, bad := 0, 0
	if *named {
		tried, bad = try(chosen(places, flag.Args()), newWorkshop(folder, *tags))
		fmt.Printf("mutate: %d faults put in, %d noticed\n", tried, tried-bad)
	}
	more, err := sample(*seed)
	if err == nil && *drawn > 0 {
		put, lost := tryDrawn(chosen(more, flag.Args()), *drawn, newWorkshop(filepath.Join(folder, "drawn"), *tags))
		fmt.Printf("mutate: %d faults drawn by the seed %d, %d noticed\n", put, *seed, put-lost)
		tried += put
	}
	_ = os.RemoveAll(folder)
	if err != nil || bad > 0 || tried == 0 {
		os.Exit(1)
	}
}

// chosen are the places with one of the words in their name or file; all where
// there are no words.
func chosen(places []place, words []string) []place {
	if len(words) == 0 {
		return places
	}
	var some []place
	for _, p := range places {
		for _, word := range words {
			if strings.Contains(p.what+" "+p.file, word) {
				some = append(some, p)
				break
			}
		}
	}
	return some
}

// atOnce is how many faults are tried at the same time: one test compiles while
// another runs.
const atOnce = 2

// try tries places and counts those that were not noticed or could not be tried.
func try(places []place, in *workshop) (tried, bad int) {
	var all sync.WaitGroup
	var faults atomic.Int64
	next := make(chan place)
	all.Add(atOnce)
	for range atOnce {
		go func() {
			defer all.Done()
			for p := range next {
				if !tell(p, in) {
					faults.Add(1)
				}
			}
		}()
	}
	for _, p := range places {
		next <- p
	}
	close(next)
	all.Wait()
	return len(places), int(faults.Load())
}

// tryDrawn tries places until so many could be tried: what does not compile, or is in a package
// without tests, is passed over.
func tryDrawn(places []place, most int, in *workshop) (tried, bad int) {
	var mu sync.Mutex
	var all sync.WaitGroup
	for range atOnce {
		all.Go(func() {
			for {
				mu.Lock()
				if tried == most || len(places) == 0 {
					mu.Unlock()
					return
				}
				p := places[0]
				places, tried = places[1:], tried+1
				mu.Unlock()
				by, err := in.notices(p)
				var survived *survivor
				mu.Lock()
				switch {
				case err == nil:
					fmt.Printf("  noticed  %s (%s)\n", p.what, by)
				case errors.As(err, &survived):
					fmt.Printf("  SURVIVED %s\n", p.what)
					bad++
				default:
					tried--
				}
				mu.Unlock()
			}
		})
	}
	all.Wait()
	return tried, bad
}

// tell tries one place, says what came of it, and whether that is well.
func tell(p place, in *workshop) bool {
	start := time.Now()
	by, err := in.notices(p)
	took := time.Since(start).Round(100 * time.Millisecond)
	var survived *survivor
	switch {
	case err == nil:
		fmt.Printf("  noticed  %s (%s, %s)\n", p.what, by, took)
	case errors.As(err, &survived):
		fmt.Printf("  SURVIVED %s: %v (%s)\n", p.what, err, took)
	default:
		fmt.Printf("  WRONG    %s: %s:%d: %v\n", p.what, filepath.Base(list), p.line, err)
	}
	return err == nil
}
