package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// edit asks for the name and the numbers of a seat.
func (f *form) edit(i int) {
	s, k := f.screen, f.screen.needs.Kit
	sitter := &f.start.Seats[i]
	f.turn = i
	f.fill()
	name := widgets.NewField(k, "edit", s.T("name"), s.T("clear"), func(text string) {
		sitter.Name = strings.TrimSpace(text)
		f.fill()
	})
	name.SetText(f.name(i))
	parts := []fyne.CanvasObject{name}
	if f.open(i) != nil {
		parts = append([]fyne.CanvasObject{widgets.NewParagraph(k, s.T("askNumber", "Number", f.open(i), "Name", f.name(i)), widgets.Style{Role: theme.Accent})}, parts...)
	}
	for _, n := range f.person(sitter.Who).Numbers {
		parts = append(parts, widgets.NewStepper(k, s.Say(n.Name), numberOf(n, sitter.Numbers), min(n.Value, n.Least), n.Most, s.T("less"), s.T("more"), func(value int) {
			if sitter.Numbers == nil {
				sitter.Numbers = map[string]int{}
			}
			sitter.Numbers[n.ID] = value
			f.fill()
		}))
	}
	var own *Sheet
	foot := fyne.CanvasObject(widgets.NewPrimary(k, s.T("done"), func() { own.Close() }))
	if len(f.start.Seats) > f.form.Least {
		foot = widgets.NewEqual(k, 10, widgets.NewButton(k, widgets.Danger, s.T("removeSeat"), "", func() {
			own.Close()
			f.remove(i)
		}), foot)
	}
	own = s.OpenSheet(k, s.T("seat", "Seat", i+1), widgets.NewColumn(k, 4, parts...), nil)
	own.SetFoot(foot)
}

// open is the name of a number of a seat that has to be told first, nil for none.
func (f *form) open(i int) tracker.Message {
	sitter := f.start.Seats[i]
	for _, n := range f.person(sitter.Who).Numbers {
		if numberOf(n, sitter.Numbers) < n.Least && !f.fixed() {
			return n.Name
		}
	}
	return nil
}
