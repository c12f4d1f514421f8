package cli

import (
	"errors"
	"io/fs"
	"os"

	"github.com/quickcast/quickcast/internal/store"
)

// beforeTheFolder looks at a call whose folder is not there yet, so that a call
// that is refused leaves none behind: to read it there must be a table, and a
// new table must be able to begin. Where there is a folder it gives nil.
func beforeTheFolder(env *Env, call playCall) (*beginning, error) {
	if _, err := os.Stat(call.journal); !errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if call.replay || call.log {
		return nil, nothingThere(call)
	}
	return newBeginning(env, call)
}

// nothingThere refuses to read a folder without a table.
func nothingThere(call playCall) *UsageError {
	return &UsageError{ID: "table.playNothing", Args: map[string]any{"Folder": call.journal}}
}

// openFolder opens the folder of a table, and makes it if need be.
func openFolder(name string) (*store.Dir, error) {
	dir, err := store.OpenDir(name)
	var fault *store.FileError
	if errors.As(err, &fault) && fault.Fault == store.Missing {
		return nil, &UsageError{ID: "table.playNoFolder", Args: map[string]any{"Folder": name}}
	}
	return dir, err
}
