//go:build !js

package ui

import "fyne.io/fyne/v2"

// awake keeps the screen from going dark, or lets it again.
func awake(app fyne.App, on bool) { app.Driver().SetDisableScreenBlanking(on) }
