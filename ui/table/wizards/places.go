package wizards

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/widgets"
)

// fewRooms is how many rooms are read as fast as they are found on the plan.
const fewRooms = 4

// Draws shows rooms that are asked for as they lie: a tap on one is the answer.
func (f *face) Draws(k *widgets.Kit, each tracker.Ask, choose func(tracker.Answer)) fyne.CanvasObject {
	state := f.state()
	if state == nil || each.Form != tracker.AskOne || len(each.Options) <= fewRooms {
		return nil
	}
	may := map[int]tracker.Answer{}
	for _, o := range each.Options {
		var id string
		if json.Unmarshal(o.Value, &id) != nil || state.Academy.Find(id) < 0 {
			return nil
		}
		may[state.Academy.Find(id)] = o
	}
	cells := make([]fyne.CanvasObject, wizards.Places)
	for at := range cells {
		o, can := may[at]
		face := f.page.plan.cell(state, &state.Academy, at)
		face.Chosen, face.Dim, face.Spoken = o.Chosen, !can, f.page.plan.spoken(state, &state.Academy, at, face)
		cell := widgets.NewCell(k, face, func() { choose(o) })
		if !can {
			cell.Disable()
		}
		cells[at] = cell
	}
	return widgets.NewWideSquare(k, wizards.Side, 0, cells...)
}
