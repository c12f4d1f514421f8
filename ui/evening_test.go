package ui

import (
	"image"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// evening is a window whose time is the test's: timers run when it says so.
type evening struct {
	*opened
	now   time.Time
	due   []*timer
	rolls *rand.Rand
}

type timer struct {
	at time.Time
	do func()
}

func (e *evening) after(d time.Duration, do func()) (stop func()) {
	t := &timer{e.now.Add(d), do}
	e.due = append(e.due, t)
	return func() { e.due = slices.DeleteFunc(e.due, func(other *timer) bool { return other == t }) }
}

// pass lets time pass, and all timers run in their order.
func (e *evening) pass(d time.Duration) {
	for end := e.now.Add(d); ; {
		next := -1
		for i, t := range e.due {
			if !t.at.After(end) && (next < 0 || t.at.Before(e.due[next].at)) {
				next = i
			}
		}
		if next < 0 {
			e.now = end
			return
		}
		t := e.due[next]
		e.due = slices.Delete(e.due, next, next+1)
		e.now = t.at
		t.do()
		e.settle()
	}
}

// openEvening opens the window on a disk, with a clock.
func openEvening(t *testing.T, on *disk) *evening {
	t.Helper()
	e := &evening{now: time.Date(2026, 11, 21, 18, 0, 0, 0, time.UTC), rolls: rand.New(rand.NewPCG(1, 1))}
	e.opened = openWith(t, config.English, uitest.Phone(), func(d *Deps) {
		d.Now = func() time.Time { return e.now }
		if on != nil {
			d.Files = on
			d.Settings, _ = config.Open(on)
		}
	})
	e.app.kit.After = e.after
	return e
}

// something is one of the things that are done at a table.
func (e *evening) something(n int) {
	e.t.Helper()
	switch n % 10 {
	case 3:
		e.tap(e.app.words.T("tablescreen.menu"))
		e.back()
	case 5:
		e.app.screens.table.Undo()
	case 7:
		e.tap(e.app.words.T("tablescreen.clock"))
		e.pass(3 * time.Second)
		e.back()
	case 9:
		e.app.Go([]string{"codex", "cards", "books", "odds", "settings"}[e.rolls.IntN(5)])
		e.settle()
		e.app.Go("table")
	default:
		e.dial(e.rolls.IntN(2), n%2 == 0)
	}
	e.settle()
}

// back closes all that is open.
func (e *evening) back() {
	e.settle()
	for e.app.Back() {
		e.settle()
	}
}

// dial taps one of the two dials, for damage or against it.
func (e *evening) dial(which int, hurt bool) {
	var dials []*widgets.Dial
	uitest.Walk(e.window.Content(), func(o fyne.CanvasObject) {
		if d, ok := o.(*widgets.Dial); ok {
			dials = append(dials, d)
		}
	})
	x, y := float32(0.15), float32(0.85)
	if !hurt {
		x = 0.85
	}
	if which == 0 { // sits across
		x, y = 1-x, 1-y
	}
	d := dials[which]
	at := fyne.NewPos(d.Size().Width*x, d.Size().Height*y)
	touch := &mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: at}}
	d.TouchDown(touch)
	d.TouchUp(touch)
}

// kept is what the process keeps, with the window at rest.
func (e *evening) kept() (heap uint64, goroutines int) {
	e.back()
	for _, place := range []string{"cards", "codex", "books", "odds", "settings", "table"} { // each is read when it is first seen
		e.app.Go(place)
		e.settle()
		e.window.Canvas().Capture()
	}
	e.pass(time.Minute)
	if keeps, err := time.ParseDuration(os.Getenv("FYNE_CACHE")); err == nil {
		time.Sleep(keeps + 10*time.Second) // as often as the toolkit looks for what it can forget, at a picture
	}
	for range 3 {
		e.window.Canvas().Capture()
		runtime.GC()
	}
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	return now.HeapAlloc, runtime.NumGoroutine()
}

// Six hours at a table with its clock: the memory is what it was after ten minutes, no
// goroutine is left over, the window looks like one that was opened just now, and where
// nothing changes nothing is drawn. "make evening" does as much as an evening; without
// it there are fewer actions, as often.
func TestLongEvening(t *testing.T) {
	actions, every := 150, 10800*time.Millisecond
	if os.Getenv("QUICKCAST_ACTIONS") == "2000" {
		actions = 2000
	}
	e := openEvening(t, nil)
	settings := e.app.deps.Settings.Settings()
	settings.Clock = true
	if err := e.app.change(settings); err != nil {
		t.Fatal(err)
	}
	e.settle()
	e.begin()
	var heap uint64
	var goroutines int
	for n := range actions {
		if n == 55 { // ten minutes
			heap, goroutines = e.kept()
		}
		e.something(n)
		e.pass(every)
	}
	heapNow, goroutinesNow := e.kept()
	t.Logf("%d actions until %s: %d kB on the heap after ten minutes, %d kB now; %d goroutines then, %d now",
		actions, e.now.Format("15:04"), heap>>10, heapNow>>10, goroutines, goroutinesNow)
	if float64(heapNow) > 1.2*float64(heap) {
		t.Errorf("%d kB on the heap after ten minutes, %d kB now", heap>>10, heapNow>>10)
	}
	if goroutinesNow > goroutines {
		t.Errorf("%d goroutines after ten minutes, %d now", goroutines, goroutinesNow)
	}
	if n := e.running.Drawn(func() { e.pass(time.Minute) }); n == 0 || n > 60*8 {
		t.Errorf("in a minute with a running clock %d things were drawn", n)
	}
	e.pauses()
	if n := e.running.Drawn(func() { e.pass(time.Hour) }); n != 0 {
		t.Errorf("in an hour in which nothing changed %d things were drawn", n)
	}
	old := e.window.Canvas().Capture()
	again := openEvening(t, e.disk)
	again.now = e.now
	again.settle()
	again.pass(time.Minute)
	fresh := again.window.Canvas().Capture()
	if share := differ(old, fresh); share > 0 {
		for name, of := range map[string]*opened{"evening-old": e.opened, "evening-fresh": again.opened} {
			of.picture(name)
		}
		t.Errorf("%.2f %% of the picture is another than in a window opened just now", 100*share)
	}
}

// pauses lets the clock stand.
func (e *evening) pauses() {
	e.t.Helper()
	e.tap(e.app.words.T("tablescreen.clock"))
	e.tap("Pause")
	e.back()
	e.pass(time.Minute)
}

// differ is the share of two pictures' points that are not the same.
func differ(one, other image.Image) float64 {
	bounds, count := one.Bounds(), 0
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			if one.At(x, y) != other.At(x, y) {
				count++
			}
		}
	}
	return float64(count) / float64(bounds.Dx()*bounds.Dy())
}
