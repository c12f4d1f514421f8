//go:build !(cgo || js || ci || windows)

// Quickcast without its window: built without a C compiler it answers every
// verb, and says how to get the window.
package main

import (
	"log"
	"os"

	"github.com/quickcast/quickcast/internal/visible"
)

func main() {
	log.SetOutput(visible.NewWriter(os.Stderr))
	if len(os.Args) > 1 {
		os.Exit(answer(os.Args[1:]))
	}
	os.Exit(complain("cli.noWindow"))
}
