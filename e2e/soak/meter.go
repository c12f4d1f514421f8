//go:build cgo || ci || js

package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/quickcast/quickcast/ui/uitest/furnish"
)

// most is how much more may be kept at the end than at the beginning.
const most = 1.2

// chance is how many objects more may be nothing: they are counted from a sample, and
// what lies open at a place counts, too. One kept of each sheet opened would be 7,500.
const chance = 5000

// meter is what the process keeps.
type meter struct {
	resident, held    int // bytes: all of the process or program, and what Go has of it
	scripts           int // bytes, of a page's
	heap              int // bytes in use
	goroutines        int
	pictures, widgets int // canvas objects, and what package widgets made
}

func (m meter) String() string {
	return fmt.Sprintf("%d MB resident, %d of them Go's, %d MB on the heap, %.1f MB of scripts, %d goroutines, %d canvas objects, %d parts of widgets",
		m.resident>>20, m.held>>20, m.heap>>20, float64(m.scripts)/(1<<20), m.goroutines, m.pictures, m.widgets)
}

// within tells what is kept that was not before.
func (m meter) within(before meter) error {
	var faults []error
	check := func(what string, now, then, slack int) {
		if float64(now) > most*float64(then)+float64(slack) {
			faults = append(faults, fmt.Errorf("%s: %d, after %d in the beginning (%.2f times)", what, now, then, float64(now)/float64(then)))
		}
	}
	check("bytes of memory", m.resident, before.resident, 0)
	check("bytes on the heap", m.heap, before.heap, 0)
	check("bytes of scripts", m.scripts, before.scripts, 1<<20)
	check("goroutines", m.goroutines, before.goroutines, 4)
	check("canvas objects", m.pictures, before.pictures, chance)
	check("parts of widgets", m.widgets, before.widgets, chance)
	return errors.Join(faults...)
}

// forgets is how long after a picture the toolkit has thrown away what is not in
// it: as FYNE_CACHE says, and it looks every ten seconds.
const forgets = 10 * time.Second

// measure comes to rest where it always does and counts what is kept there.
func (s *session) measure() meter {
	for _, stop := range s.stops {
		s.home(stop)
	}
	keeps, _ := time.ParseDuration(os.Getenv("FYNE_CACHE"))
	for end := time.Now().Add(forgets + max(keeps, time.Second)); time.Now().Before(end); time.Sleep(time.Second) {
		for _, stop := range []furnish.Stop{s.stops[0], s.stops[len(s.stops)-1]} {
			s.home(stop)
		}
	}
	for range 3 { // what has a finalizer goes in the second, once that has run
		runtime.GC()
		time.Sleep(frame)
	}
	debug.FreeOSMemory()
	m := meter{resident: resident(), scripts: scripts(), goroutines: runtime.NumGoroutine()}
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	m.resident -= int(now.BuckHashSys) // the profile itself: a record of every way anything ever asked for memory
	m.heap, m.held = int(now.HeapAlloc), int(now.Sys-now.HeapReleased-now.BuckHashSys)
	m.pictures, m.widgets = made()
	return m
}

// made counts, from the profile of the memory in use, the objects that the
// toolkit's canvas and the package of widgets have made.
func made() (pictures, widgets int) {
	records := make([]runtime.MemProfileRecord, 20_000)
	n, ok := runtime.MemProfile(records, false)
	for !ok {
		records = make([]runtime.MemProfileRecord, 2*n)
		n, ok = runtime.MemProfile(records, false)
	}
	for _, r := range records[:n] {
		switch maker := maker(r.Stack()); {
		case strings.HasPrefix(maker, "fyne.io/fyne/v2/canvas."):
			pictures += inUse(r)
		case strings.HasPrefix(maker, "github.com/quickcast/quickcast/ui/widgets."):
			widgets += inUse(r)
		}
	}
	return pictures, widgets
}

// inUse is how many objects a sampled record stands for.
func inUse(r runtime.MemProfileRecord) int {
	objects, bytes := float64(r.InUseObjects()), float64(r.InUseBytes())
	if objects == 0 {
		return 0
	}
	caught := 1 - math.Exp(-bytes/objects/float64(runtime.MemProfileRate))
	return int(objects/caught + 0.5)
}

// maker is the function that asked for the memory.
func maker(stack []uintptr) string {
	frames := runtime.CallersFrames(stack)
	for {
		frame, more := frames.Next()
		if !strings.HasPrefix(frame.Function, "runtime.") {
			return frame.Function
		}
		if !more {
			return ""
		}
	}
}
