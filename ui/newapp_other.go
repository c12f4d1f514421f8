//go:build !js

package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
)

// NewApp begins the toolkit's app, which reads its version from FyneApp.toml.
func NewApp(id, _ string) fyne.App { return app.NewWithID(id) }
