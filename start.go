//go:build (cgo || ci || windows) && !js

package main

import (
	"log"
	"os"
	"runtime"

	"github.com/quickcast/quickcast/internal/visible"
)

func main() {
	log.SetOutput(visible.NewWriter(os.Stderr))
	if len(os.Args) > 1 {
		os.Exit(answer(os.Args[1:]))
	}
	if !hasDisplay(runtime.GOOS, os.Getenv) {
		os.Exit(complain("cli.noDisplay"))
	}
	os.Exit(open())
}
