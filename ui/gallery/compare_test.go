package main

import (
	"image"
	"image/color"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// dot is a picture of ten by ten points with one in it.
func dot(x int) image.Image {
	p := image.NewNRGBA(image.Rect(0, 0, 10, 10))
	p.Set(x, 5, color.White)
	return p
}

func TestComparedPicturesShowWhatChanged(t *testing.T) {
	before, after, folder := t.TempDir(), t.TempDir(), filepath.Join(t.TempDir(), "changes")
	for path, drawn := range map[string]image.Image{
		before + "/same.png": dot(1), after + "/same.png": dot(1),
		before + "/moved.png": dot(1), after + "/moved.png": dot(2),
		before + "/gone.png": dot(1), after + "/new.png": dot(1),
		before + "/grown.png": dot(1), after + "/grown.png": image.NewNRGBA(image.Rect(0, 0, 20, 10)),
	} {
		if err := save(path, drawn); err != nil {
			t.Fatal(err)
		}
	}
	changed, all, err := compare(before, after, folder)
	if err != nil || changed != 4 || all != 5 {
		t.Fatalf("%d of %d changed, %v; want 4 of 5", changed, all, err)
	}
	shown, err := os.ReadFile(filepath.Join(folder, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"moved.png: 2.00 %", "gone.png: gone", "new.png: new", "grown.png: 100.00 %"} {
		if !strings.Contains(string(shown), want) {
			t.Errorf("the page does not say %q:\n%s", want, shown)
		}
	}
	if strings.Contains(string(shown), "same.png") {
		t.Error("the page shows what did not change")
	}
	where, err := load(filepath.Join(folder, "where-moved.png"))
	if err != nil {
		t.Fatal(err)
	}
	red := 0
	for x := range 10 {
		if r, g, _, _ := where.At(x, 5).RGBA(); r > 2*g {
			red++
		}
	}
	if red != 2 {
		t.Errorf("%d points are marked, want 2", red)
	}
}
