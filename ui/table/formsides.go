package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// sides asks whether each stands alone or with whom, and says who is against whom.
func (f *form) sides() fyne.CanvasObject {
	s, k := f.screen, f.screen.needs.Kit
	chosen := 0
	if tracker.Teamed(f.start.Seats) {
		chosen = 1
	}
	choice := widgets.NewSegmented(k, []string{s.T("eachAlone"), s.T("inTeams")}, chosen, func(i int) {
		tracker.Divide(f.start.Seats, i == 1)
		f.fill()
	})
	return widgets.NewColumn(k, 8, choice, widgets.NewParagraph(k, f.against(), widgets.Style{Display: true, Size: theme.Lead}))
}

// against says who plays against whom.
func (f *form) against() string {
	names, all := f.names(), ""
	for _, side := range tracker.Sides(f.start.Seats) {
		var own []string
		for _, i := range side {
			own = append(own, names[i])
		}
		said := strings.Join(own, ", ")
		if last := len(own) - 1; last > 0 {
			said = f.screen.T("and", "First", strings.Join(own[:last], ", "), "Last", own[last])
		}
		if all != "" {
			said = f.screen.T("against", "One", all, "Other", said)
		}
		all = said
	}
	return all
}
