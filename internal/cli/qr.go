package cli

import (
	"strings"

	"rsc.io/qr"
)

// quiet is the bright border a QR code needs, in modules.
const quiet = 2

// drawQR is a text as a QR code for a terminal: half blocks, two rows of the
// code in each line. Bright is drawn and dark left out, as terminals are dark.
// A text too long for a code gives nothing.
func drawQR(text string) string {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return ""
	}
	bright := func(x, y int) bool { return !code.Black(x, y) } // outside it is bright, too
	var b strings.Builder
	for y := -quiet; y < code.Size+quiet; y += 2 {
		for x := -quiet; x < code.Size+quiet; x++ {
			above, below := bright(x, y), y+1 < code.Size+quiet && bright(x, y+1)
			switch {
			case above && below:
				b.WriteRune('█')
			case above:
				b.WriteRune('▀')
			case below:
				b.WriteRune('▄')
			default:
				b.WriteRune(' ')
			}
		}
		b.WriteRune('\n')
	}
	return b.String()
}
