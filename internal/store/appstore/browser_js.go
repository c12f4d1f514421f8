package appstore

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/store"
)

// open opens the browser's database. The app is not asked: what the toolkit
// offers there does not say when it is on disk.
func open(fyne.App) (*store.Browser, error) { return store.OpenBrowser() }

// shared is how one page takes the store over from another, and learns later what could
// not be kept.
func shared(s *store.Browser) (takeOver func(), onKept func(func(error))) {
	return s.TakeOver, s.OnKept
}
