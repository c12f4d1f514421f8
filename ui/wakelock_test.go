package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// life is an app whose coming and going can be played.
type life struct {
	fyne.App
	entered, stopped func()
}

func (l *life) Lifecycle() fyne.Lifecycle { return cycle{l.App.Lifecycle(), l} }

type cycle struct {
	fyne.Lifecycle
	life *life
}

func (c cycle) SetOnEnteredForeground(f func()) { c.life.entered = f }
func (c cycle) SetOnStopped(f func())           { c.life.stopped = f }

func TestScreenStaysOn(t *testing.T) {
	var asked []bool
	app := &life{App: uitest.NewTempApp(t)}
	v := newWakeLock(app, func(on bool) { asked = append(asked, on) })
	app.entered() // nothing runs: nothing to ask
	v.keep(true)
	v.keep(true)
	app.entered()
	v.keep(false)
	app.entered()
	v.keep(true)
	app.stopped()
	app.stopped()
	if got, want := fmt.Sprint(asked), "[true false true false true false]"; got != want {
		t.Errorf("asked the system %s, want %s", got, want)
	}
}

// The screen stays on while a table lies open and its clock runs, and only if
// the person wants that.
func TestScreenStaysOnWhileATableRuns(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	on := func(want bool, when string) {
		t.Helper()
		o.settle()
		if o.app.wakeLock.on != want {
			t.Errorf("%s: the screen stays on: %v, want %v", when, o.app.wakeLock.on, want)
		}
	}
	on(false, "on the first page")
	o.begin()
	on(true, "a table lies open, without a clock")
	o.app.Go("cards")
	on(true, "another place is looked at meanwhile")
	o.app.Go("table")
	s := o.app.deps.Settings.Settings()
	s.KeepAwake = false
	if err := o.app.change(s); err != nil {
		t.Fatal(err)
	}
	on(false, "switched off")
	s.KeepAwake = true
	if err := o.app.change(s); err != nil {
		t.Fatal(err)
	}
	on(true, "switched on")
	o.tap("Menu")
	o.tap(o.app.words.T("tablescreen.leaveTable"))
	on(false, "put away")
}
