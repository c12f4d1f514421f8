// Package turn draws things upside down, for the player on the far side of the
// table. The toolkit cannot rotate what it draws, so each kind of thing is
// turned at its root: letters in a copy of their font whose glyphs stand on
// their heads (drawn by the ordinary text painter, as sharp and as quick),
// icons in their drawing, places and angles by arithmetic.
package turn

import "golang.org/x/text/unicode/norm"

// Text returns what to set, in a font made by Font, so that s is read from the
// other side: its letters in reverse, those with accents kept whole.
func Text(s string) string {
	runes := []rune(norm.NFC.String(s))
	for i, j := 0, len(runes)-1; i < j; i, j = i+1, j-1 {
		runes[i], runes[j] = runes[j], runes[i]
	}
	return string(runes)
}
