//go:build !js

package ui

import "fyne.io/fyne/v2"

// listen is needed in the browser only: elsewhere every letter arrives, and Back
// is a key.
func listen(_ fyne.Window, _, _ func() bool) {}
