package theme

import (
	"image/color"
	"math"
)

// contrast is the ratio of the luminances of two opaque colours as the Web
// Content Accessibility Guidelines define it: 1 (the same) to 21.
func contrast(a, b color.Color) float64 {
	la, lb := luminance(a), luminance(b)
	if la < lb {
		la, lb = lb, la
	}
	return (la + 0.05) / (lb + 0.05)
}

func luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}

func linear(channel uint32) float64 {
	v := float64(channel) / 0xffff
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

// schools returns the ten schools' ids in the order of the rulebooks.
func schools() []string {
	return []string{"arcane", "dark", "holy", "mind", "nature", "war", "air", "earth", "fire", "water"}
}
