// Package appstore opens the store of the running app where its system keeps
// the files of apps: a folder on computers and phones, the browser's own
// storage on the web. It is the only part of the store that knows the toolkit.
package appstore

import (
	"errors"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/backup"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/journal"
)

// Kept is how well what is done in the window is kept.
type Kept struct {
	Files    journal.Store
	Release  func()
	Problems []error
	Unkept   error             // why Files forgets everything at the end
	TakeOver func()            // becomes the one that keeps; nil where that cannot be
	OnKept   func(func(error)) // is told later why something was not kept; nil where that is known at once
}

// Keep opens the app's files for this process alone. Where another one has them,
// or there is no place for them, the app still opens, keeps everything in memory
// and says so. Files that cannot be written to can still be read.
func Keep(app fyne.App) Kept {
	opened, err := open(app)
	if err != nil {
		return Kept{Files: store.NewMemory(), Release: func() {}, Unkept: err}
	}
	takeOver, onKept := shared(opened)
	release, err := opened.Lock()
	var locked *store.LockedError
	switch {
	case errors.As(err, &locked):
		return Kept{Files: store.NewMemory(), Release: func() {}, Unkept: err, TakeOver: takeOver}
	case err != nil:
		return Kept{Files: opened, Release: func() {}, Problems: []error{err}}
	}
	k := Kept{Files: opened, Release: release, TakeOver: takeOver, OnKept: onKept}
	if err := backup.Finish(opened); err != nil {
		k.Problems = append(k.Problems, err)
	}
	return k
}
