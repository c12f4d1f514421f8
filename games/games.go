// Package games names every game Quickcast knows, each once: window, command line
// and tests take them from here.
package games

import (
	"quickcast/tracker"
	"quickcast/tracker/magewars"
)

// All are the rules of the games.
func All() tracker.Registry {
	return tracker.NewRegistry(magewars.Academy(), magewars.Arena())
}
