package appstore

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/store"
)

// Open opens the browser's storage. The app is not asked: what the toolkit
// offers there cannot be written to at once.
func Open(fyne.App) (*store.Browser, error) {
	return store.OpenBrowser("quickcast/")
}
