package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// workshop is where broken files lie.
type workshop struct {
	folder string
	tags   string

	mu    sync.Mutex
	sound map[string]func() error // that tests pass as the program is, by their command
}

func newWorkshop(folder, tags string) *workshop {
	return &workshop{folder: folder, tags: tags, sound: map[string]func() error{}}
}

// survivor is a fault that no test noticed.
type survivor struct{ command string }

func (s *survivor) Error() string { return s.command + " passes with it" }

// errNoGo tells of a fault that the compiler notices.
var errNoGo = errors.New("the fault does not compile")

// timeLimit is how long the tests of a place may take: a fault that makes them
// hang is noticed, too.
const timeLimit = "3m"

// notices puts the fault in and gives the test that fails. The error is a
// survivor, or says why the place cannot be tried.
func (w *workshop) notices(p place) (test string, err error) {
	overlay, err := w.overlay(p)
	if err != nil {
		return "", err
	}
	command := "go test " + strings.Join(p.tests, " ")
	if err := w.sane(command, p)(); err != nil {
		return "", err
	}
	out, err := w.test(p, "-overlay="+overlay)
	var status *exec.ExitError
	switch {
	case err == nil && (bytes.Contains(out, []byte("no tests to run")) || bytes.Contains(out, []byte("[no test files]"))):
		return "", fmt.Errorf("%s finds no tests", command)
	case err == nil:
		return "", &survivor{command}
	case !errors.As(err, &status):
		return "", err
	case bytes.Contains(out, []byte("[build failed]")) || bytes.Contains(out, []byte("[setup failed]")):
		return "", fmt.Errorf("%w:\n%s", errNoGo, out)
	}
	return failed(out), nil
}

// sane sees, once for every command, that its tests pass without a fault.
func (w *workshop) sane(command string, p place) func() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.sound[command] == nil {
		w.sound[command] = sync.OnceValue(func() error {
			if out, err := w.test(p); err != nil {
				return fmt.Errorf("%s fails without any fault:\n%s", command, out)
			}
			return nil
		})
	}
	return w.sound[command]
}

// test runs the tests of a place.
func (w *workshop) test(p place, more ...string) ([]byte, error) {
	args := append([]string{"test", "-tags=" + w.tags, "-failfast", "-timeout=" + timeLimit}, more...)
	args = append(args, p.tests...)
	if property(p.tests[0]) {
		args = append(args, "-args", "-rapid.nofailfile")
	}
	return exec.Command("go", args...).CombinedOutput()
}

// overlay writes the broken file, and what shows it to the Go command.
func (w *workshop) overlay(p place) (string, error) {
	text, err := os.ReadFile(p.file)
	if err != nil {
		return "", err
	}
	broken, err := p.broken(string(text))
	if err != nil {
		return "", err
	}
	real, err := filepath.Abs(p.file)
	if err != nil {
		return "", err
	}
	folder := filepath.Join(w.folder, strconv.Itoa(p.line))
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", err
	}
	shown := filepath.Join(folder, filepath.Base(p.file))
	if err := os.WriteFile(shown, []byte(broken), 0o600); err != nil {
		return "", err
	}
	data, err := json.Marshal(map[string]map[string]string{"Replace": {real: shown}})
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(folder, "overlay.json")
	return overlay, os.WriteFile(overlay, data, 0o600)
}

// property tells whether a package has tests that write down what they fail at.
func property(folder string) bool {
	files, _ := filepath.Glob(filepath.Join(folder, "*_test.go"))
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil && bytes.Contains(text, []byte("pgregory.net/rapid")) {
			return true
		}
	}
	return false
}

var failing = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)

// failed is the first test that failed.
func failed(out []byte) string {
	if m := failing.FindSubmatch(out); m != nil {
		return string(m[1])
	}
	return "a test that did not end"
}
