package display

import (
	"encoding/binary"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// drawn is a display of two by two points that nobody serves: lines of three points, the last
// beyond the edge.
func drawn(t *testing.T, bits uint32) *Display {
	t.Helper()
	const header, colours, line = 104, 2, 12
	data := make([]byte, header+12*colours, 256)
	for field, value := range map[int]uint32{0: header, 11: bits, 12: line, 19: colours} {
		binary.BigEndian.PutUint32(data[4*field:], value)
	}
	for _, points := range []string{"\x01\x02\x03\x00", "\x04\x05\x06\x00", "\xff\xff\xff\x00", "\x01\x02\x03\x00", "\x07\x08\x09\x00", "\xff\xff\xff\x00"} {
		data = append(data, points...)
	}
	d := &Display{width: 2, height: 2, folder: t.TempDir(), name: ":77"}
	if err := os.WriteFile(filepath.Join(d.folder, "Xvfb_screen0"), data, 0o600); err != nil {
		t.Fatal(err)
	}
	return d
}

func TestWhatIsDrawnIsRead(t *testing.T) {
	d := drawn(t, 32)
	picture, err := d.See(2, 2)
	if err != nil {
		t.Fatal(err)
	}
	for at, want := range map[image.Point]color.RGBA{{}: {3, 2, 1, 255}, {X: 1}: {6, 5, 4, 255}, {Y: 1}: {3, 2, 1, 255}, {X: 1, Y: 1}: {9, 8, 7, 255}} {
		if got := picture.At(at.X, at.Y); got != want {
			t.Errorf("at %v is %v, want %v", at, got, want)
		}
	}
	for enough, want := range map[int]int{2: 2, 9: 4} {
		if got, err := d.Colours(enough); got != want || err != nil {
			t.Errorf("%d colours, %v; want %d", got, err, want)
		}
	}
}

func TestAnotherKindOfDisplayIsRefused(t *testing.T) {
	if _, err := drawn(t, 24).See(2, 2); err == nil {
		t.Error("three bytes a point are read as four")
	}
	d := drawn(t, 32)
	d.folder = t.TempDir()
	if _, err := d.Colours(2); err == nil {
		t.Error("a display that draws nothing is read")
	}
}

// tool puts a program of that name first in the path, that says how it was called.
func tool(t *testing.T, name, script string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("there are no such displays")
	}
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+script), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder+string(os.PathListSeparator)+os.Getenv("PATH"))
}

func TestTheMouseGoesToTheDisplay(t *testing.T) {
	log := filepath.Join(t.TempDir(), "log")
	tool(t, "xdotool", `echo "$DISPLAY $@" >> `+log+"\n[ $1 = search ] && echo 12 && echo 13\nexit 0\n")
	d := drawn(t, 32)
	if err := d.Click(image.Pt(30, 40)); err != nil {
		t.Fatal(err)
	}
	if err := d.place(400, 300); err != nil {
		t.Fatal(err)
	}
	if err := d.away(); err != nil {
		t.Fatal(err)
	}
	called, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{":77 mousemove 30 40 ", ":77 windowmove 12 0 0 windowsize 12 400 300", ":77 mousemove 1 1"} {
		if !strings.Contains(string(called), want) {
			t.Errorf("%q was never called:\n%s", want, called)
		}
	}
}

func TestWhatAWindowShouldNeverSay(t *testing.T) {
	w := Window{}
	w.said.WriteString("all is well\n")
	if err := w.Faults(); err != nil {
		t.Error(err)
	}
	w.said.WriteString("*** Error in Fyne call thread, this should have been called in fyne.Do ***\n")
	if w.Faults() == nil {
		t.Error("a call from the wrong thread is not noticed")
	}
	w.Kill() // nothing was started
}
