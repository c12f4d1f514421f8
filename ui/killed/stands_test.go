package killed

import (
	"errors"
	"math/rand/v2"
	"os"
	"strings"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui"
	"github.com/quickcast/quickcast/ui/uitest"
)

// What is the matter with the disk while the window stands still.
const (
	quickDisk = "quick"
	slowDisk  = "slow"   // a tap takes it longer than the next one takes to come
	fullDisk  = "full"   // until the window stands still
	closed    = "closed" // it is slow, and the window does not stand still but is closed at once
)

// disk is a folder with something the matter.
type disk struct {
	*store.Dir
	slow, full atomic.Bool
}

func (d *disk) Append(name string, data []byte) error {
	if d.slow.Load() {
		time.Sleep(100 * time.Millisecond)
	}
	if d.full.Load() {
		return errors.New("no space left on device")
	}
	return d.Dir.Append(name, data)
}

// standing is an app whose one window is tapped a little and then stands still for ever.
type standing struct {
	*uitest.App
	run func(fyne.Window)
}

func (a *standing) NewWindow(string) fyne.Window { return &still{test.NewWindow(nil), a.run} }

type still struct {
	fyne.Window
	run func(fyne.Window)
}

func (w *still) ShowAndRun() { w.run(w.Window) }

// stand opens the app on a folder, taps and stands still until somebody ends the process.
func stand(folder, matter string) error {
	dir, err := store.OpenDir(folder)
	if err != nil {
		return err
	}
	files := &disk{Dir: dir}
	w := &window{folder: folder, app: uitest.NewApp(), rolls: rand.New(rand.NewPCG(1, 3)), turned: true}
	app := &standing{App: w.app}
	app.run = func(shown fyne.Window) {
		w.window = shown
		if l, ok := app.Lifecycle().(interface{ OnStarted() func() }); ok {
			l.OnStarted()()
		}
		err = w.stands(files, matter)
	}
	if ui.Run(w.deps(files, app)); err == nil {
		os.Exit(0)
	}
	return err
}

func (w *window) stands(files *disk, matter string) error {
	w.window.SetPadded(false)
	w.window.Resize(uitest.Phone())
	if err := w.begin(); err != nil {
		return err
	}
	files.slow.Store(matter == slowDisk || matter == closed)
	files.full.Store(matter == fullDisk)
	var names []string
	for n := range 4 {
		t := w.finger(n%2, "mana", 1)
		if err := t.do(); err != nil {
			return err
		}
		names = append(names, t.name)
	}
	if matter == fullDisk {
		if err := w.await("the taps", func() bool { return strings.Contains(w.spoken(), "4 actions unsaved") }); err != nil {
			return err
		}
		files.full.Store(false)
	}
	if err := say(report{Tap: names}); err != nil {
		return err
	}
	if matter == closed {
		return nil
	}
	select {}
}
