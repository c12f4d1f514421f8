// Package dialog asks for a file or a folder by the system's own dialog, where there is
// one. It waits until somebody has chosen, so it must not run on the goroutine that draws.
package dialog

import (
	"context"
	"errors"
)

// Kind is what is asked for.
type Kind int

// What can be asked for.
const (
	File   Kind = iota // one that is there, to be read
	Folder             // one that is there
	Save               // a file to be written; that it is there already the dialog has asked about
)

// Question is what a dialog asks.
type Question struct {
	Kind  Kind
	Title string
	Name  string // of the file to be written
}

// Asker is a dialog of the system's. It gives the whole path of what was chosen, "" where
// nothing was, and fails where there is no such dialog. When ctx is called off the dialog
// goes away, or what it gives is of no interest any more.
type Asker func(ctx context.Context, q Question) (path string, err error)

// ErrNone says that the system has no dialog of its own.
var ErrNone = errors.New("the system has no dialog for files")

// Ask asks by the first of some dialogs that is there; ErrNone where none is.
func Ask(ctx context.Context, askers []Asker, q Question) (string, error) {
	for _, ask := range askers {
		path, err := ask(ctx, q)
		if err == nil {
			return path, nil
		}
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
	}
	return "", ErrNone
}
