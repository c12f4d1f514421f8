package words

import (
	"slices"
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

// Rounded writes a large number with its first two digits and zeros, in groups of three as
// the language writes them.
func (w *Words) Rounded(x float64) string {
	digits := []byte(strconv.FormatFloat(x, 'f', 0, 64))
	if x > 99 {
		rounded := strconv.FormatFloat(x, 'e', 1, 64) // 1.3e+31
		more, _ := strconv.Atoi(rounded[len("1.3e"):])
		digits = append([]byte{rounded[0], rounded[2]}, strings.Repeat("0", more-1)...)
	}
	for at := len(digits) - 3; at > 0; at -= 3 {
		digits = slices.Insert(digits, at, []byte(w.texts["common.groupSign"].Other)...)
	}
	return string(digits)
}
