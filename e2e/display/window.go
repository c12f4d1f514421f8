package display

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/quickcast/quickcast/e2e/headless"
)

// settled is how long a window is looked at before it holds still.
const settled = 400 * time.Millisecond

// Window is a program on a display, with a home of its own. Width and Height are
// the size it is given.
type Window struct {
	*Display
	Binary        string
	Home          string
	Width, Height int

	process *exec.Cmd
	said    bytes.Buffer
}

// Open starts the program and waits until it draws in the corner of the display.
func (w *Window) Open() error {
	if err := errors.Join(w.away(), w.Start()); err != nil {
		return err
	}
	err := headless.Until("a window", func() (bool, error) { return w.place(w.Width, w.Height) == nil, nil })
	if err != nil {
		return fmt.Errorf("%w\n%s", err, w.said.String())
	}
	return nil
}

// Start starts the program and waits for nothing.
func (w *Window) Start() error {
	w.process = exec.Command(w.Binary)
	w.process.Env = append(w.env(), "HOME="+w.Home, "XDG_CONFIG_HOME="+filepath.Join(w.Home, ".config"),
		"LANG=en_US.UTF-8", "FYNE_SCALE=1", "LIBGL_ALWAYS_SOFTWARE=1", "WAYLAND_DISPLAY=")
	w.process.Stdout, w.process.Stderr = &w.said, &w.said
	w.process.Dir = w.Home // beside FyneApp.toml the toolkit would believe that and not look
	return w.process.Start()
}

// Process is the number the system knows the program by.
func (w *Window) Process() int { return w.process.Process.Pid }

// Kill ends the program as nothing it could hear of.
func (w *Window) Kill() {
	if w.process != nil {
		_ = w.process.Process.Kill()
		_ = w.process.Wait()
		w.process = nil
	}
}

// Still takes the mouse away, waits until the window draws and holds still, and
// gives its picture.
func (w *Window) Still() (image.Image, error) {
	if err := w.away(); err != nil {
		return nil, err
	}
	last, err := w.See(w.Width, w.Height)
	if err != nil {
		return nil, err
	}
	calm := 0
	err = headless.Until("the window to hold still", func() (bool, error) {
		time.Sleep(settled)
		next, err := w.See(w.Width, w.Height)
		if err != nil {
			return false, err
		}
		if headless.Colours(next) >= headless.Enough && headless.Differ(last, next) <= headless.Same {
			calm++
		} else {
			calm = 0
		}
		last = next
		return calm >= 10, nil // what flies by stays longer than a look or two
	})
	return last, err
}

// Faults are what the program's own report should never say.
func (w *Window) Faults() error {
	said := w.said.String()
	for _, bad := range []string{"Error in Fyne call thread", "panic:", "fatal error", "DATA RACE"} {
		if strings.Contains(said, bad) {
			return fmt.Errorf("the window says:\n%s", said)
		}
	}
	return nil
}
