//go:build (cgo || ci || windows) && !js

package main

import (
	"os"
	"runtime"
)

func main() {
	if len(os.Args) > 1 {
		os.Exit(answer(os.Args[1:]))
	}
	if !hasDisplay(runtime.GOOS, os.Getenv) {
		os.Exit(complain("cli.noDisplay"))
	}
	os.Exit(open())
}
