package headless

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
)

const (
	// Enough is how many colours a picture of the app has at least; the
	// smooth edges of a few letters alone bring more, an empty page has one.
	Enough = 20

	// Same is how much of two pictures of the same thing may differ: a cursor
	// blinks, a clock goes on.
	Same = 0.005
)

// Read makes a picture of a PNG.
func Read(data []byte) (image.Image, error) { return png.Decode(bytes.NewReader(data)) }

// Colours counts the colours of a picture.
func Colours(picture image.Image) int {
	seen := make(map[color.Color]bool)
	bounds := picture.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			seen[picture.At(x, y)] = true
		}
	}
	return len(seen)
}

// Differ is the share of two pictures' points that are not the same.
func Differ(one, other image.Image) float64 {
	bounds := one.Bounds()
	if bounds != other.Bounds() {
		return 1
	}
	count := 0
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			if one.At(x, y) != other.At(x, y) {
				count++
			}
		}
	}
	return float64(count) / float64(bounds.Dx()*bounds.Dy())
}

// Warns tells whether a banner stands at the lower edge, above the navigation
// where there is one: a broad stretch in the colour of harm.
func Warns(picture image.Image) bool {
	bounds := picture.Bounds()
	for y := bounds.Max.Y - 160; y < bounds.Max.Y; y++ {
		red := 0
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			r, g, b, _ := picture.At(x, y).RGBA()
			if r > 2*g && r > 2*b && r > 0x2000 {
				red++
			}
		}
		if red > bounds.Dx()/2 {
			return true
		}
	}
	return false
}
