//go:build !js

package appstore

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/store"
)

// Open opens the folder of the app's own files. The toolkit keeps files of its
// own beside it.
func Open(app fyne.App) (*store.Dir, error) {
	return store.OpenDir(filepath.Join(app.Storage().RootURI().Path(), "files"))
}
