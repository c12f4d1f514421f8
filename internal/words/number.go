package words

import (
	"strconv"
	"strings"
)

// Decimal writes a number with so many places after the decimal sign, which is
// the language's own.
func (w *Words) Decimal(x float64, places int) string {
	text := strconv.FormatFloat(x, 'f', places, 64)
	if sign := w.texts["common.decimalSign"].Other; sign != "" {
		return strings.Replace(text, ".", sign, 1)
	}
	return text
}
