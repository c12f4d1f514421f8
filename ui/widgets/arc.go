package widgets

import (
	"image/color"

	"fyne.io/fyne/v2/canvas"
)

// setArc changes an arc and redraws it only when something changed.
func setArc(arc *canvas.Arc, start, end float32, c color.Color) {
	if arc.StartAngle == start && arc.EndAngle == end && arc.FillColor == c {
		return
	}
	arc.StartAngle, arc.EndAngle, arc.FillColor = start, end, c
	arc.CornerRadius = 20 // the toolkit limits it to half the width of the band
	arc.Refresh()
}
