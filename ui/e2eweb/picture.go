package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
)

const (
	// enough is how many colours a picture of the app has at least; the
	// smooth edges of a few letters alone bring more, an empty page has one.
	enough = 20

	// same is how much of two pictures of the same thing may differ: a cursor
	// blinks, a clock goes on.
	same = 0.005
)

// read makes a picture of a PNG.
func read(data []byte) (image.Image, error) { return png.Decode(bytes.NewReader(data)) }

// colours counts the colours of a picture.
func colours(picture image.Image) int {
	seen := make(map[color.Color]bool)
	bounds := picture.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			seen[picture.At(x, y)] = true
		}
	}
	return len(seen)
}

// differ is the share of two pictures' points that are not the same.
func differ(one, other image.Image) float64 {
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
