package words

import (
	"strconv"
	"strings"
)

// Decimal writes a number with so many places after the decimal sign, which is
// a comma in German.
func (w *Words) Decimal(x float64, places int) string {
	text := strconv.FormatFloat(x, 'f', places, 64)
	if w.lang == "de" {
		return strings.Replace(text, ".", ",", 1)
	}
	return text
}
