package main

import (
	"os"
	"syscall/js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"github.com/quickcast/quickcast/internal/release"
)

// main opens the window: a browser has no command line, and the program is a
// twentieth smaller without it. What the toolkit would look for in FyneApp.toml
// is said here. A test that sets quickcastChecked before has it look, at every
// change of a picture, whether that comes from the right goroutine.
func main() {
	checked := js.Global().Get("quickcastChecked").Truthy()
	app.SetMetadata(fyne.AppMetadata{
		ID: appID, Name: "Quickcast", Version: release.Version, Release: true,
		Migrations: map[string]bool{"fyneDo": !checked},
	})
	os.Exit(open())
}
