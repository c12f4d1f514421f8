package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/table"
	"quickcast/ui/widgets"
)

// beat is one part of a fight that was played.
type beat struct {
	before tracker.State
	lines  []tracker.Line
	typed  *table.Typing // the real dice it was played with, nil for none
	fresh  bool          // nobody has seen its dice fall yet
}

// beatRows are all beats so far, the last one first: its dice as they lie there, the damage in
// large words, and what else the log says. Older ones are drawn small.
func (a *attack) beatRows() []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for i := range slices.Backward(a.beats) {
		b, small := &a.beats[i], i < len(a.beats)-1
		if small {
			rows = append(rows, widgets.NewRule(a.kit))
		}
		rows = append(rows, widgets.NewColumn(a.kit, 6, a.screen.Dice(a.kit, b.lines, b.fresh && !small, small)...))
		b.fresh = false
	}
	return rows
}
