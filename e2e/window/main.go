// Command e2ewindow opens the built window on a virtual display of its own, in
// the size of a phone, begins a duel with the mouse, and kills the window
// (SIGKILL) again and again: while nothing happens, and in the middle of quick
// taps. Each time it is opened again it must show the picture it had, and its
// log must hold every tap that was shown, once.
//
//	go run ./window BINARY PICTURES
package main

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"time"

	"github.com/quickcast/quickcast/e2e/display"
	"github.com/quickcast/quickcast/e2e/headless"
)

// The size of a phone, and of the display around it.
const (
	width, height   = 412, 915
	displayW        = 640
	displayH        = 960
	rounds          = 6
	alike           = 0.01 // how much of two pictures may differ: the clock goes on
	tapsWhileKilled = 6
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: e2ewindow BINARY PICTURES")
		os.Exit(2)
	}
	if err := try(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "e2ewindow:", err)
		os.Exit(1)
	}
}

func try(binary, pictures string) error {
	if err := os.MkdirAll(pictures, 0o755); err != nil {
		return err
	}
	d, err := display.Open(displayW, displayH)
	if err != nil {
		return err
	}
	defer d.Close()
	t, err := headless.Open(width, height, nil)
	if err != nil {
		return err
	}
	defer t.Close()
	home, err := os.MkdirTemp("", "e2ewindow")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	w := &played{
		Window:   display.Window{Display: d, Binary: binary, Home: home, Width: width, Height: height},
		pictures: pictures,
	}
	if err := w.Open(); err != nil {
		return err
	}
	err = play(w, t)
	if picture, seen := d.See(width, height); seen == nil {
		err = errors.Join(err, w.keep("last", picture))
	}
	w.Kill()
	return errors.Join(err, w.Faults())
}

// play begins a duel and kills the window again and again.
func play(w *played, t *headless.Window) error {
	for _, name := range []string{"Mage Wars Arena", "Begin"} {
		at, err := t.Tap(name)
		if err != nil {
			return err
		}
		if _, err := w.Still(); err != nil {
			return err
		}
		if err := w.Click(at); err != nil {
			return err
		}
	}
	if err := w.becomes([2]int{}); err != nil {
		return err
	}
	if _, err := w.Still(); err != nil { // the log is there before the table is seen
		return err
	}
	var dials [2]image.Point
	for seat := range dials {
		var err error
		if dials[seat], err = t.Dial(seat + 1); err != nil {
			return err
		}
	}
	kills, taps := 0, 0
	for round := range rounds {
		shown, err := settledRound(w, dials, &taps)
		if err != nil {
			return fmt.Errorf("round %d: %w", round+1, err)
		}
		kills += 2
		if err := hasty(w, dials, shown); err != nil {
			return fmt.Errorf("round %d, killed while tapped: %w", round+1, err)
		}
	}
	fmt.Printf("e2ewindow: killed %d times; %d taps shown before it, all there after it, and the same picture\n", kills, taps)
	return nil
}

// settledRound taps, waits until all is shown, kills and opens the window, and compares
// picture and log. It gives the damage shown.
func settledRound(w *played, dials [2]image.Point, taps *int) ([2]int, error) {
	want, err := w.damage()
	if err != nil {
		return want, err
	}
	for range 1 + rand.IntN(5) {
		seat := stronger(want)
		if err := w.Click(dials[seat]); err != nil {
			return want, err
		}
		want[seat]++
		*taps++
	}
	if err := w.becomes(want); err != nil {
		return want, err
	}
	before, err := w.Still()
	if err != nil {
		return want, err
	}
	w.Kill()
	if err := w.Open(); err != nil {
		return want, err
	}
	after, err := w.Still()
	if err != nil {
		return want, err
	}
	if share := headless.Differ(before, after); share > alike {
		return want, errors.Join(fmt.Errorf("%.1f %% of the picture is another", 100*share), w.keep("before", before), w.keep("after", after))
	}
	return want, w.becomes(want)
}

// stronger is the seat with less damage: it is tapped, so that nobody falls and no sheet of
// the end opens.
func stronger(damage [2]int) int {
	if damage[0] <= damage[1] {
		return 0
	}
	return 1
}

// hasty kills the window right after taps it may not have got to.
func hasty(w *played, dials [2]image.Point, shown [2]int) error {
	seat := stronger(shown)
	for range tapsWhileKilled {
		if err := w.Click(dials[seat]); err != nil {
			return err
		}
	}
	time.Sleep(time.Duration(rand.IntN(60)) * time.Millisecond)
	w.Kill()
	now, err := w.damage()
	if err != nil {
		return err
	}
	if now[1-seat] != shown[1-seat] || now[seat] < shown[seat] || now[seat] > shown[seat]+tapsWhileKilled {
		return fmt.Errorf("damage %v was shown, %d taps followed, %v is there", shown, tapsWhileKilled, now)
	}
	if err := w.Open(); err != nil {
		return err
	}
	if _, err := w.Still(); err != nil {
		return err
	}
	return w.becomes(now)
}

// keep writes a picture into the folder for them.
func (w *played) keep(name string, picture image.Image) error {
	out, err := os.Create(filepath.Join(w.pictures, name+".png"))
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(out, picture), out.Close())
}
