package appstore

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/store"
)

// Open opens the browser's database. The app is not asked: what the toolkit
// offers there does not say when it is on disk.
func Open(fyne.App) (*store.Browser, error) {
	return store.OpenBrowser()
}
