// Package terminal has nothing to do in a browser, which has no command line.
package terminal

import (
	"io/fs"

	"github.com/quickcast/quickcast/tracker"
)

// Answer leaves it at opening the window.
func Answer(fs.FS, tracker.Registry, bool) (status int, done bool) { return 0, false }
