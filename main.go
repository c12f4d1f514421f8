//go:build cgo || js || ci || windows

// Quickcast sits beside the table at games of Mage Wars: it keeps the duel,
// knows every card, builds spellbooks and tells the odds. With a verb it
// answers on the command line, without one it opens its window.
package main

import (
	"os"

	"fyne.io/fyne/v2/app"

	"quickcast/ui"
)

// appID is the name the system keeps the app's folder under (FyneApp.toml
// says the same).
const appID = "io.github.quickcast"

func main() {
	if len(os.Args) > 1 {
		os.Exit(answer(os.Args[1:]))
	}
	os.Exit(ui.Run(ui.Deps{App: app.NewWithID(appID)}))
}
