// Package uitest runs the real window without a screen, for tests and for the
// gallery: the toolkit's test driver, but with one lane. The driver alone runs
// what comes back from the background at once, wherever it comes from; here it
// waits until whoever drives the window lets it in, as in a real one.
package uitest

import (
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// App is a running app without a screen. Use it from one goroutine.
type App struct {
	fyne.App
	lane  chan func()
	ended *atomic.Bool // after which nothing comes back from the background
	drawn *int         // how often something asked to be drawn; nil while nobody counts
}

// NewApp starts an app and makes it the current one. Call Quit when done.
func NewApp() *App {
	a := &App{App: test.NewApp(), lane: make(chan func(), 1024), ended: &atomic.Bool{}}
	fyne.SetCurrentApp(a)
	return a
}

// NewTempApp starts an app for one test, which ends it.
func NewTempApp(t interface{ Cleanup(func()) }) *App {
	a := NewApp()
	t.Cleanup(a.Quit)
	return a
}

// Driver is the test driver with its one lane.
func (a *App) Driver() fyne.Driver { return driver{a.App.Driver(), a.lane, a.ended, a.drawn} }

// Drawn counts how often something asks to be drawn while that is done: a window without
// anything to draw costs no battery.
func (a *App) Drawn(while func()) int {
	count := 0
	a.drawn = &count
	while()
	a.drawn = nil
	return count
}

// Quit ends the app; another one may then be started. What comes back from the background
// between the two is thrown away: the toolkit's own driver would run it beside the test.
func (a *App) Quit() {
	a.ended.Store(true)
	a.App.Quit()
}

// Drain lets in what has come back from the background by now, and reports
// whether there was anything.
func (a *App) Drain() bool {
	for any := false; ; any = true {
		select {
		case f := <-a.lane:
			f()
		default:
			return any
		}
	}
}

// Settle lets in what comes back from the background until nothing has come for
// the given time.
func (a *App) Settle(quiet time.Duration) {
	for {
		select {
		case f := <-a.lane:
			f()
		case <-time.After(quiet):
			return
		}
	}
}

type driver struct {
	fyne.Driver
	lane  chan func()
	ended *atomic.Bool
	drawn *int
}

// CanvasForObject is what whoever wants to be drawn asks first.
func (d driver) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	c := d.Driver.CanvasForObject(o)
	if c == nil || d.drawn == nil {
		return c
	}
	return counting{c, d.drawn}
}

// counting is a canvas that counts what asks to be drawn on it.
type counting struct {
	fyne.Canvas
	drawn *int
}

func (c counting) Refresh(o fyne.CanvasObject) {
	*c.drawn++
	c.Canvas.Refresh(o)
}

// SetDirty is what the toolkit calls for what has only moved.
func (c counting) SetDirty() { *c.drawn++ }

// DoFromGoroutine is what fyne.Do and fyne.DoAndWait come down to.
func (d driver) DoFromGoroutine(f func(), wait bool) {
	if d.ended.Load() {
		return
	}
	if !wait {
		d.lane <- f
		return
	}
	done := make(chan struct{})
	d.lane <- func() {
		f()
		close(done)
	}
	<-done
}
