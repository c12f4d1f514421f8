package main

import (
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/quickcast/quickcast/e2e/display"
)

// letters is how many colours a picture has that shows at least a word: the
// smooth edges of its letters.
const letters = 8

// slow is how long a window may take to come.
const slow = time.Minute

func windows(rounds int, app, empty string) (both, error) {
	d, err := display.Open(width, height)
	if err != nil {
		return both{}, err
	}
	defer d.Close()
	if _, err := window(d, empty); err != nil { // what lies on the disk and not in memory
		return both{}, err
	}
	if _, err := window(d, app); err != nil {
		return both{}, err
	}
	return inTurn(rounds, func() (start, error) { return window(d, app) }, func() (start, error) { return window(d, empty) })
}

// window starts a program with a home nobody has lived in.
func window(d *display.Display, binary string) (s start, err error) {
	home, err := os.MkdirTemp("", "benchstart")
	if err != nil {
		return s, err
	}
	defer os.RemoveAll(home)
	w := display.Window{Display: d, Binary: binary, Home: home, Width: width, Height: height}
	if err := w.Clear(); err != nil {
		return s, err
	}
	began := time.Now()
	if err := w.Start(); err != nil {
		return s, err
	}
	defer w.Kill()
	for ; ; time.Sleep(2 * time.Millisecond) {
		colours, err := d.Colours(letters)
		if err != nil {
			return s, err
		}
		if colours >= letters {
			break
		}
		if time.Since(began) > slow {
			return s, errors.Join(fmt.Errorf("%s shows nothing", binary), w.Faults())
		}
	}
	s.frame = float64(time.Since(began).Microseconds()) / 1e3
	time.Sleep(rests)
	s.memory, err = resident(w.Process())
	return s, err
}

// resident is the memory the system has given a process, in MB.
func resident(process int) (float64, error) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", process))
	if err != nil {
		return 0, err
	}
	var size, pages int
	_, err = fmt.Sscan(string(status), &size, &pages)
	return float64(pages*os.Getpagesize()) / 1e6, err
}
