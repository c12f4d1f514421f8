// Command mutate tests the tests: it breaks the program in named places, one at a
// time, and sees that the tests of the place notice. Nothing is written into the
// project: the Go command is shown the broken file in place of the real one.
//
//	go run ./scripts/mutate [-tags TAGS] [WORD...]
//
// With words only the places are tried that have one of them in their name or
// their file. It ends with 1 where a fault was not noticed, or where the list no
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
	tried, bad := try(chosen(places, flag.Args()), newWorkshop(folder, *tags))
	_ = os.RemoveAll(folder)
	fmt.Printf("mutate: %d faults put in, %d noticed\n", tried, tried-bad)
	if bad > 0 || tried == 0 {
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
