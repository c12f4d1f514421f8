//go:build (cgo || ci) && !js

package main

import (
	"fmt"
	"os"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/uitest"
)

// prepare has nothing to do: tags and FyneApp.toml say what the toolkit needs.
func prepare() {}

// foundSheets are those another process has found: where something was changed on
// the way it begins anew, and that leaves much behind.
func foundSheets(file string) ([]byte, error) { return os.ReadFile(file) }

// touch taps where a target is, and whatever lies over it there.
func (s *session) touch(t target, x, y float32) {
	at := s.running.Driver().AbsolutePositionForObject(t.object)
	uitest.TapAt(s.window.Canvas(), at.AddXY(t.object.Size().Width*x, t.object.Size().Height*y))
}

// leave ends the program.
func leave(running fyne.App, _ error) { fyne.Do(running.Quit) }

// resident is the memory the system has given the process.
func resident() int {
	status, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0
	}
	var size, pages int
	if _, err := fmt.Sscan(string(status), &size, &pages); err != nil {
		return 0
	}
	return pages * os.Getpagesize()
}

// scripts is the memory beside that.
func scripts() int { return 0 }
