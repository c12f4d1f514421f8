//go:build cgo || js || ci || windows

package main

import (
	"errors"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/backup"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/internal/store/appstore"
	"github.com/quickcast/quickcast/tracker/journal"
)

// kept is how well what is done in the window is kept.
type kept struct {
	files    journal.Store
	release  func()
	problems []error
	unkept   error  // why files forgets everything at the end
	takeOver func() // becomes the one that keeps; nil where that cannot be
	onKept   func(func(error))
}

// keep opens the app's files for this process alone. Where another one has them,
// or there is no place for them, the app still opens, keeps everything in memory
// and says so. Files that cannot be written to can still be read.
func keep(running fyne.App) kept {
	opened, err := appstore.Open(running)
	if err != nil {
		return kept{files: store.NewMemory(), release: func() {}, unkept: err}
	}
	release, err := opened.Lock()
	var locked *store.LockedError
	switch {
	case errors.As(err, &locked):
		return kept{files: store.NewMemory(), release: func() {}, unkept: err, takeOver: takeOver(opened)}
	case err != nil:
		return kept{files: opened, release: func() {}, problems: []error{err}}
	}
	k := kept{files: opened, release: release, takeOver: takeOver(opened), onKept: onKept(opened)}
	if err := backup.Finish(opened); err != nil {
		k.problems = append(k.problems, err)
	}
	return k
}

// shared is a store that another page of the browser can take over, and that says later
// what could not be kept.
type shared interface {
	TakeOver()
	OnKept(tell func(error))
}

// takeOver takes a store back from whoever has it, and starts anew with what is
// in it now.
func takeOver(files any) func() {
	if s, ok := files.(shared); ok {
		return s.TakeOver
	}
	return nil
}

// onKept passes on what a store says later.
func onKept(files any) func(func(error)) {
	if s, ok := files.(shared); ok {
		return s.OnKept
	}
	return nil
}
