package widgets

import (
	"bytes"
	"image"
	"image/color"
	"testing"
)

var (
	grey  = color.NRGBA{40, 40, 40, 255}
	green = color.NRGBA{0, 200, 0, 255}
)

func ringOf(share float32) *ring {
	r := newRing()
	r.set(dialOpen, dialSweep, share, grey, green)
	return r
}

// near reports whether a pixel is about of a colour, by its green.
func near(img image.Image, x, y int, want color.NRGBA) bool {
	_, g, _, a := img.At(x, y).RGBA()
	d := int(g>>8) - int(want.G)
	return a>>8 > 200 && d > -30 && d < 30
}

func TestRingFillsFromTheLowerLeft(t *testing.T) {
	img := ringOf(0.5).picture(200, 200)
	for name, c := range map[string]struct {
		x, y int
		want color.NRGBA
	}{
		"left": {6, 100, green}, "just left of the top": {90, 7, green}, "just right of the top": {115, 7, grey}, "right": {193, 100, grey},
	} {
		if !near(img, c.x, c.y, c.want) {
			t.Errorf("%s: %v, want about %v", name, img.At(c.x, c.y), c.want)
		}
	}
	for _, p := range []image.Point{{100, 100}, {100, 193}, {0, 0}} {
		if _, _, _, a := img.At(p.X, p.Y).RGBA(); a != 0 {
			t.Errorf("%v is painted; the ring is open below and empty in the middle", p)
		}
	}
}

// What is kept of the last picture must not show: each picture is the one that
// a new ring would paint.
func TestRingKeepsNothingOld(t *testing.T) {
	r := ringOf(1)
	for _, share := range []float32{1, 0.97, 0.5, 0.52, 0, 0.01, 1, 0, 0.3, 0.3} {
		r.set(dialOpen, dialSweep, share, grey, green)
		got, want := r.picture(206, 206).(*image.RGBA), ringOf(share).picture(206, 206).(*image.RGBA)
		if !bytes.Equal(got.Pix, want.Pix) {
			t.Errorf("share %v: the picture differs from a fresh one", share)
		}
	}
	r.set(dialOpen-180, dialSweep, 0.3, grey, green)
	turned := newRing()
	turned.set(dialOpen-180, dialSweep, 0.3, grey, green)
	if !bytes.Equal(r.picture(206, 206).(*image.RGBA).Pix, turned.picture(206, 206).(*image.RGBA).Pix) {
		t.Error("a turned ring still shows the upright one")
	}
}

func TestEmptyRingHasNoArc(t *testing.T) {
	img := ringOf(0).picture(120, 120)
	for y := range 120 {
		for x := range 120 {
			if _, g, _, _ := img.At(x, y).RGBA(); g>>8 > 60 {
				t.Fatalf("there is arc at %d, %d", x, y)
			}
		}
	}
}
