package main

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
)

// display is an X server that draws into a file.
type display struct {
	server *exec.Cmd
	folder string
	name   string
}

// openDisplay starts a server nobody else can reach.
func openDisplay(width, height int) (*display, error) {
	folder, err := os.MkdirTemp("", "display")
	if err != nil {
		return nil, err
	}
	number, told, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	d := &display{folder: folder}
	d.server = exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", width, height), "-fbdir", folder, "-nolisten", "tcp")
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
	d.close()
	return nil, errors.Join(errors.New("no display"), err)
}

func (d *display) close() {
	_ = d.server.Process.Kill()
	_ = d.server.Wait()
	_ = os.RemoveAll(d.folder)
}

func (d *display) env() []string { return append(os.Environ(), "DISPLAY="+d.name) }

// do calls xdotool.
func (d *display) do(args ...string) (string, error) {
	call := exec.Command("xdotool", args...)
	call.Env = d.env()
	out, err := call.Output()
	return strings.TrimSpace(string(out)), err
}

// place puts the one window into the corner, in a size.
func (d *display) place(width, height int) error {
	found, err := d.do("search", "--onlyvisible", "--name", "^Quickcast")
	if err != nil {
		return err
	}
	id, _, _ := strings.Cut(found, "\n")
	_, err = d.do("windowmove", id, "0", "0", "windowsize", id, strconv.Itoa(width), strconv.Itoa(height))
	return err
}

// click presses the mouse where a finger would.
func (d *display) click(at image.Point) error {
	_, err := d.do("mousemove", strconv.Itoa(at.X), strconv.Itoa(at.Y), "sleep", "0.03", "mousedown", "1", "sleep", "0.03", "mouseup", "1")
	return err
}

// see reads what is drawn in the corner where the window lies. The server keeps
// it as X's window dumps do: a header of big-endian numbers, a table of colours,
// then four bytes a point, blue first.
func (d *display) see() (image.Image, error) {
	data, err := os.ReadFile(filepath.Join(d.folder, "Xvfb_screen0"))
	if err != nil {
		return nil, err
	}
	field := func(i int) int { return int(binary.BigEndian.Uint32(data[4*i:])) }
	if len(data) < 100 || field(11) != 32 {
		return nil, errors.New("the display is not of four bytes a point")
	}
	line, start := field(12), field(0)+12*field(19)
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			p := data[start+y*line+4*x:]
			picture.SetRGBA(x, y, color.RGBA{p[2], p[1], p[0], 255})
		}
	}
	return picture, nil
}
