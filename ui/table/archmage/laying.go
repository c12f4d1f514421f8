package archmage

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// spaces are the outer spaces of the track from left to right, in steps from the centre (M-7).
func spaces() []int { return []int{-3, -2, -1, 1, 2, 3} }

// openPlanets lays a seat's planets as they lie on its own board. Two planets change places,
// so that six stay on six spaces.
func (f *face) openPlanets(k *widgets.Kit, seat int) {
	var labels []string
	for _, at := range spaces() {
		side := pick.Either(at < 0, "spaceLeft", "spaceRight")
		labels = append(labels, f.word(side, "Count", max(at, -at)))
	}
	f.OpenRows(k, f.word("layTitle", "Name", f.state().Mages[seat-1].Name), 6, func() []fyne.CanvasObject {
		s := f.state()
		if s == nil || s.Phase != archmage.Setup { // the game has begun
			return nil
		}
		lying := s.Mages[seat-1].Planets
		rows := []fyne.CanvasObject{widgets.NewParagraph(k, f.word("layNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet})}
		for _, of := range archmage.Spheres() {
			name := f.Say(of.Word())
			rows = append(rows, widgets.NewLabel(k, name, widgets.Style{Display: true, Role: theme.SchoolInk(hue(of))}),
				widgets.NewSegmented(k, labels, slices.Index(spaces(), lying[of]), func(i int) {
					planets := map[string]int{}
					for _, other := range archmage.Spheres() {
						planets[other.ID()] = lying[other]
						if lying[other] == spaces()[i] {
							planets[other.ID()] = lying[of]
						}
					}
					planets[of.ID()] = spaces()[i]
					f.Send("planets", tracker.Seat(seat), table.Fields{"planets": planets})
				}).About(name))
		}
		return rows
	})
}
