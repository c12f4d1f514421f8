package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// A phone's Back closes what lies on top, one thing at a time, and leads to the
// table; only then is there nothing left to close, and it leaves the app.
func TestBackClosesTheTopmostAlone(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	c := o.app.window.Canvas()
	o.app.Go("settings")
	o.app.sheet("first", widget.NewLabel("body"))
	o.app.sheet("second", widget.NewLabel("body"))
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", fyne.NewMenuItem("Paste", func() {})), c, fyne.NewPos(50, 50))
	for left := 2; left >= 0; left-- {
		if !o.app.Back() || len(c.Overlays().List()) != left {
			t.Fatalf("%d things lie over the window, want %d", len(c.Overlays().List()), left)
		}
	}
	if o.app.shell.Now() != "settings" {
		t.Errorf("what was closed led to %q besides", o.app.shell.Now())
	}
	if !o.app.Back() || o.app.shell.Now() != "table" {
		t.Errorf("Back led to %q", o.app.shell.Now())
	}
	if o.app.Back() {
		t.Error("something was closed where nothing is open")
	}
}

// Where Back is a key it does the same.
func TestBackAsAKey(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	c := o.app.window.Canvas()
	back := func() { c.OnTypedKey()(&fyne.KeyEvent{Name: mobile.KeyBack}) }
	o.app.Go("settings")
	o.app.sheet("first", widget.NewLabel("body"))
	back()
	if len(c.Overlays().List()) != 0 || o.app.shell.Now() != "settings" {
		t.Errorf("%d things lie over %q", len(c.Overlays().List()), o.app.shell.Now())
	}
	if back(); o.app.shell.Now() != "table" {
		t.Errorf("Back led to %q", o.app.shell.Now())
	}
	back() // leaves the app where the driver can
}
