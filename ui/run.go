// Package ui is everything a person sees and touches.
package ui

import (
	"io/fs"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"quickcast/internal/config"
)

// Deps are what the window needs from the program around it.
type Deps struct {
	App      fyne.App
	Assets   fs.FS            // the embedded data, texts, icons and fonts
	Files    Files            // where tables and books are kept
	Settings *config.Config   // what the person has set
	System   string           // the system's language, "en" or "de"
	Now      func() time.Time // the clock
	Problems []error          // what went wrong so far and has to be said
}

// Files is where the window keeps tables and books, by name.
type Files interface {
	Names(prefix string) ([]string, error)
	Read(name string) ([]byte, error)
	Append(name string, data []byte) error
	Replace(name string, data []byte) error
	Truncate(name string, size int64) error
	Remove(name string) error
}

// Run opens the window, stays until it is closed and returns the exit status.
func Run(deps Deps) int {
	window := deps.App.NewWindow("Quickcast")
	window.SetContent(widget.NewLabel("Quickcast"))
	window.ShowAndRun()
	return 0
}
