// Package ui is everything a person sees and touches.
package ui

import (
	"io/fs"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/dialog"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/files"
	"github.com/quickcast/quickcast/ui/table"
)

// Deps are what the window needs from the program around it.
type Deps struct {
	App      fyne.App
	Games    []games.Game      // that can be played
	Assets   fs.FS             // the embedded data, texts, icons and fonts
	Files    journal.Store     // where tables and books are kept
	Settings *config.Config    // what the person has set
	System   string            // the system's language, "en" or "de"
	Now      func() time.Time  // the clock
	Taps     func() time.Time  // when a tap comes: what has only just come takes none; nil lets all through
	Seed     func() uint64     // what the rolls of a new table grow from
	Version  string            // of the program
	Problems []error           // what went wrong so far and has to be said
	Unkept   error             // why Files forgets everything at the end; nil where it does not
	TakeOver func()            // becomes the one that keeps, by starting anew; nil where that cannot be
	Disk     files.Disk        // the folders a person chooses files in; nil for the device's
	Dialogs  []dialog.Asker    // the system's own for choosing files; none is fine
	Browser  Browser           // the app is a page of; nil where it is none
	Reader   Reader            // reads the screen out; nil where nothing could
	Sharing  *table.Sharing    // the way to tables on several devices; nil for the device's own
	Patience time.Duration     // how long the first picture waits for what is kept; 0 for the usual time
	Awake    func(on bool)     // keeps the screen on; nil for the system's own way
	OnKept   func(func(error)) // is told later why what was done is not kept, and nil once it is; nil where that is known at once
}

// The size a window has when it is opened for the first time: a phone's.
const (
	firstWidth  = 412
	firstHeight = 915
)

// Run opens the window, stays until it is closed and returns the exit status: 0,
// or 2 when the program's own files are broken.
func Run(deps Deps) int {
	window := deps.App.NewWindow("Quickcast")
	window.SetPadded(false)
	window.SetMaster()
	opened, err := New(deps, window)
	if err != nil {
		fyne.LogError("quickcast cannot start", err)
		return 2
	}
	if deps.OnKept != nil {
		deps.OnKept(func(why error) { fyne.Do(func() { opened.kept(why) }) })
	}
	kept := deps.App.Preferences()
	window.Resize(fyne.NewSize(
		float32(kept.FloatWithFallback("window.width", firstWidth)),
		float32(kept.FloatWithFallback("window.height", firstHeight))))
	window.SetCloseIntercept(func() {
		size := window.Canvas().Size()
		kept.SetFloat("window.width", float64(size.Width))
		kept.SetFloat("window.height", float64(size.Height))
		opened.leave(window.Close)
	})
	opened.watchOver()
	opened.copyByItself()
	background.EndWhenAsked(opened.finish)
	window.ShowAndRun()
	background.Finish(func() {
		opened.finish()
		opened.hosting.close()
		opened.copyLast()
	})
	return 0
}
