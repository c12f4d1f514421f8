package magewars

import (
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

// rows draw a beat: its dice as they lie there, the damage in large words, and
// what else the log says. An older one is drawn small.
func (a *attack) rows(b *beat, small bool) []fyne.CanvasObject {
	rows := a.screen.Dice(a.kit, b.lines, b.fresh && !small, small)
	b.fresh = false
	return rows
}

// beatRows are all beats so far, the last one first.
func (a *attack) beatRows() []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for i := len(a.beats) - 1; i >= 0; i-- {
		small := i < len(a.beats)-1
		if small {
			rows = append(rows, widgets.NewRule(a.kit))
		}
		rows = append(rows, widgets.NewColumn(a.kit, 6, a.rows(&a.beats[i], small)...))
	}
	return rows
}
