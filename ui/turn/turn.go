// Package turn draws things upside down, for the player on the far side of the
// table. The toolkit cannot rotate what it draws, so each kind of thing is
// turned at its root: letters in a copy of their font whose glyphs stand on
// their heads (drawn by the ordinary text painter, as sharp and as quick),
// icons in their drawing, places and angles by arithmetic.
package turn

import (
	"fyne.io/fyne/v2"
	"golang.org/x/text/unicode/norm"
)

// Text returns what to set, in a font made by Font, so that s is read from the
// other side: its letters in reverse, those with accents kept whole.
func Text(s string) string {
	runes := []rune(norm.NFC.String(s))
	for i, j := 0, len(runes)-1; i < j; i, j = i+1, j-1 {
		runes[i], runes[j] = runes[j], runes[i]
	}
	return string(runes)
}

// Place moves every object, laid out as if seen upright in a space of the given
// size, to where it stands when that space is turned by half a circle.
func Place(size fyne.Size, objects ...fyne.CanvasObject) {
	for _, o := range objects {
		at, is := o.Position(), o.Size()
		o.Move(fyne.NewPos(size.Width-at.X-is.Width, size.Height-at.Y-is.Height))
	}
}

// Angle turns an angle in degrees by half a circle.
func Angle(degrees float32) float32 { return degrees + 180 }
