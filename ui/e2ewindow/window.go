package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"quickcast/ui/headless"
)

// window is the app on a display, with a home of its own.
type window struct {
	display *display
	binary  string
	home    string

	pictures string
	process  *exec.Cmd
	said     bytes.Buffer
}

// open starts the app and waits until it draws in the corner of the display.
func (w *window) open() error {
	w.process = exec.Command(w.binary)
	w.process.Env = append(w.display.env(), "HOME="+w.home, "XDG_CONFIG_HOME="+filepath.Join(w.home, ".config"),
		"LANG=en_US.UTF-8", "FYNE_SCALE=1", "LIBGL_ALWAYS_SOFTWARE=1", "WAYLAND_DISPLAY=")
	w.process.Stdout, w.process.Stderr = &w.said, &w.said
	w.process.Dir = w.home // beside FyneApp.toml the toolkit would believe that and not look
	if err := w.process.Start(); err != nil {
		return err
	}
	err := until("a window", func() (bool, error) { return w.display.place(width, height) == nil, nil })
	if err != nil {
		return fmt.Errorf("%w\n%s", err, w.said.String())
	}
	return nil
}

// kill ends the app as nothing it could hear of.
func (w *window) kill() {
	if w.process != nil {
		_ = w.process.Process.Kill()
		_ = w.process.Wait()
		w.process = nil
	}
}

// still takes the mouse away, waits until the window draws and holds still, and
// gives its picture.
func (w *window) still() (image.Image, error) {
	if _, err := w.display.do("mousemove", strconv.Itoa(displayW-1), strconv.Itoa(displayH-1)); err != nil {
		return nil, err
	}
	last, err := w.display.see()
	if err != nil {
		return nil, err
	}
	calm := 0
	err = until("the window to hold still", func() (bool, error) {
		time.Sleep(settled)
		next, err := w.display.see()
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

// damage is what the log on disk says both seats have taken. It refuses a log in
// which an event is lost or doubled.
func (w *window) damage() (sum [2]int, err error) {
	files, err := filepath.Glob(filepath.Join(w.home, ".config", "fyne", "*", "files", "tables", "1.log"))
	if err != nil || len(files) == 0 {
		return sum, errors.Join(err, fs.ErrNotExist)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		return sum, err
	}
	lines := strings.Split(string(data), "\n")
	for i, line := range lines[1 : len(lines)-1] {
		var e struct {
			Seq  int    `json:"seq"`
			Kind string `json:"kind"`
			Seat int    `json:"seat"`
			Data struct {
				Track  string `json:"track"`
				Amount int    `json:"amount"`
			} `json:"data"`
		}
		text, _, _ := strings.Cut(line, "\t")
		if err := json.Unmarshal([]byte(text), &e); err != nil {
			return sum, fmt.Errorf("line %d of the log: %w", i+2, err)
		}
		if e.Seq != i+1 {
			return sum, fmt.Errorf("line %d of the log is event %d: lost or doubled", i+2, e.Seq)
		}
		if e.Kind == "change" && e.Data.Track == "damage" {
			sum[e.Seat-1] += e.Data.Amount
		}
	}
	return sum, nil
}

// becomes waits until the log tells of so much damage.
func (w *window) becomes(want [2]int) error {
	var last [2]int
	err := until(fmt.Sprintf("damage %v", want), func() (bool, error) {
		now, err := w.damage()
		if errors.Is(err, fs.ErrNotExist) {
			return false, nil
		}
		last = now
		return now == want, err
	})
	if err != nil {
		return fmt.Errorf("%w: it is %v", err, last)
	}
	return nil
}

// until waits for something to be so.
func until(what string, is func() (bool, error)) error {
	for start := time.Now(); time.Since(start) < patience; time.Sleep(100 * time.Millisecond) {
		if yes, err := is(); yes || err != nil {
			return err
		}
	}
	return fmt.Errorf("waited in vain for %s", what)
}
