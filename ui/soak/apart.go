//go:build (cgo || ci) && !js

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"

	"fyne.io/fyne/v2"
)

// prepare has nothing to do: tags and FyneApp.toml say what the toolkit needs.
func prepare() {}

// foundSheets lets another process look for the sheets: where something was
// changed on the way it begins anew, and that leaves much behind.
func foundSheets() ([]path, error) {
	find := exec.Command(os.Args[0], "-find")
	find.Stderr = os.Stderr
	out, err := find.Output()
	if err != nil {
		return nil, fmt.Errorf("looking for sheets: %w", err)
	}
	var paths []path
	if err := json.Unmarshal(out, &paths); err != nil || len(paths) == 0 {
		return nil, fmt.Errorf("found %d sheets: %w", len(paths), err)
	}
	return paths, nil
}

// tell writes the sheets down for foundSheets.
func tell(paths []path) error { return json.NewEncoder(os.Stdout).Encode(paths) }

// touch taps a target as a finger would.
func (s *session) touch(t target, x, y float32) { t.tap(x, y) }

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
