//go:build !js

package appstore

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/store"
)

// open opens the folder of the app's own files. The toolkit keeps files of its
// own beside it.
func open(app fyne.App) (*store.Dir, error) {
	return store.OpenDir(filepath.Join(app.Storage().RootURI().Path(), "files"))
}

// shared is nothing: a folder says at once what it cannot keep, and no window takes it from
// another that still runs.
func shared(*store.Dir) (takeOver func(), onKept func(func(error))) { return nil, nil }
