package ui

import (
	"syscall/js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
)

// NewApp begins the toolkit's app. What the toolkit would look for in FyneApp.toml is said
// here. A test that sets quickcastChecked before has it look, at every change of a picture,
// whether that comes from the right goroutine.
func NewApp(id, version string) fyne.App {
	checked := js.Global().Get("quickcastChecked").Truthy()
	app.SetMetadata(fyne.AppMetadata{
		ID: id, Name: "Quickcast", Version: version, Release: true,
		Migrations: map[string]bool{"fyneDo": !checked},
	})
	return app.NewWithID(id)
}
