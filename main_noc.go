//go:build !(cgo || js || ci || windows)

// Quickcast without its window: built without a C compiler it answers every
// verb, and says how to get the window.
package main

import (
	"fmt"
	"os"
)

func main() {
	if len(os.Args) > 1 {
		os.Exit(answer(os.Args[1:]))
	}
	fmt.Fprintln(os.Stderr, "quickcast: this build has no window; \"make run\" installs what it needs and builds it (a C compiler and the headers of OpenGL, X11 and Wayland)")
	os.Exit(2)
}
