// Package display opens the real window on a display that nobody sees, and
// touches it as a mouse does. It is for tools that try the app in the window.
package display

import (
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/color"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/e2e/headless"
)

// Display is an X server that draws into a file.
type Display struct {
	width, height int
	server        *exec.Cmd
	folder        string
	name          string
}

// Open starts a server nobody else can reach.
func Open(width, height int) (*Display, error) {
	folder, err := os.MkdirTemp("", "display")
	if err != nil {
		return nil, err
	}
	number, told, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	d := &Display{width: width, height: height, folder: folder}
	// Without -noreset the mouse would stand in the middle again after each program, and
	// with it its picture would stay.
	d.server = exec.Command("Xvfb", "-noreset", "-nocursor", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", width, height), "-fbdir", folder, "-nolisten", "tcp")
	d.server.ExtraFiles = []*os.File{told}
	if err := d.server.Start(); err != nil {
		return nil, err
	}
	_ = told.Close()
	said, err := io.ReadAll(io.LimitReader(number, 8))
	if line := strings.TrimSpace(string(said)); line != "" {
		d.name = ":" + line
		return d, nil
	}
	d.Close()
	return nil, errors.Join(errors.New("no display"), err)
}

// Close ends it, and what still draws on it.
func (d *Display) Close() {
	_ = d.server.Process.Kill()
	_ = d.server.Wait()
	_ = os.RemoveAll(d.folder)
}

// env is the environment for who wants to draw on it.
func (d *Display) env() []string { return append(os.Environ(), "DISPLAY="+d.name) }

// Do calls xdotool.
func (d *Display) Do(args ...string) (string, error) {
	call := exec.Command("xdotool", args...)
	call.Env = d.env()
	out, err := call.Output()
	return strings.TrimSpace(string(out)), err
}

// place puts the one window into the corner, in a size.
func (d *Display) place(width, height int) error {
	found, err := d.Do("search", "--onlyvisible", "--name", "^Quickcast")
	if err != nil {
		return err
	}
	id, _, _ := strings.Cut(found, "\n")
	_, err = d.Do("windowmove", id, "0", "0", "windowsize", id, strconv.Itoa(width), strconv.Itoa(height))
	return err
}

// Click presses the mouse where a finger would.
func (d *Display) Click(at image.Point) error {
	_, err := d.Do("mousemove", strconv.Itoa(at.X), strconv.Itoa(at.Y), "sleep", "0.03", "mousedown", "1", "sleep", "0.03", "mouseup", "1")
	return err
}

// Clear waits until nothing is seen.
func (d *Display) Clear() error {
	return headless.Until("an empty display", func() (bool, error) {
		colours, err := d.Colours(2)
		return colours < 2, err
	})
}

// away puts the mouse where no window is.
func (d *Display) away() error {
	_, err := d.Do("mousemove", strconv.Itoa(d.width-1), strconv.Itoa(d.height-1))
	return err
}

// See reads what is drawn in the corner where a window of a size lies.
func (d *Display) See(width, height int) (image.Image, error) {
	data, line, err := d.points()
	if err != nil {
		return nil, err
	}
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			p := data[y*line+4*x:]
			picture.SetRGBA(x, y, color.RGBA{p[2], p[1], p[0], 255})
		}
	}
	return picture, nil
}

// Colours counts the colours that are seen anywhere, and stops at enough.
func (d *Display) Colours(enough int) (int, error) {
	data, _, err := d.points()
	seen := map[[3]byte]bool{}
	var last [3]byte
	for i := 0; i+4 <= len(data) && len(seen) < enough; i += 4 {
		if p := [3]byte(data[i:]); i == 0 || p != last {
			seen[p], last = true, p
		}
	}
	return len(seen), err
}

// points is what the server draws: lines of so many bytes, four a point, blue
// first. It keeps that as X's window dumps do, after a header of big-endian numbers
// and a table of colours.
func (d *Display) points() (data []byte, line int, err error) {
	data, err = os.ReadFile(filepath.Join(d.folder, "Xvfb_screen0"))
	if err != nil {
		return nil, 0, err
	}
	field := func(i int) int { return int(binary.BigEndian.Uint32(data[4*i:])) }
	if len(data) < 100 || field(11) != 32 {
		return nil, 0, errors.New("the display is not of four bytes a point")
	}
	return data[field(0)+12*field(19):], field(12), nil
}
