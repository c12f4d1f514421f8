//go:build !(cgo || js || ci || windows)

// Quickcast without its window: built without a C compiler it answers every
// verb, and says how to get the window.
package main

import (
	"os"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/terminal"
)

func main() {
	status, _ := terminal.Answer(assets.FS, games.Rules(games.All()), false)
	os.Exit(status)
}
