package magewars

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// Limits of the numbers a person sets for a mage.
const (
	mostLife   = 99
	mostFigure = 40
)

// edit opens the values of a seat: printed ones to start from, all of them to
// be changed.
func (d *duel) edit(i int) {
	s, k := d.screen, d.screen.Needs().Kit
	seat := &d.seats[i]
	d.turn = i
	d.refresh()
	set := func(to *int) func(int) {
		return func(n int) {
			*to = n
			d.refresh()
		}
	}
	step := func(label string, at *int, least, most int) fyne.CanvasObject {
		return widgets.NewStepper(k, label, *at, least, most, s.T("less"), s.T("more"), set(at))
	}
	name := widgets.NewField(k, "edit", s.T("name"), s.T("clear"), func(text string) {
		if text = strings.TrimSpace(text); text != "" {
			seat.Name = text
			d.refresh()
		}
	})
	name.SetText(seat.Name)
	parts := []fyne.CanvasObject{
		name,
		step(s.Needs().Words.T("table.trackLife"), &seat.Life, 1, mostLife),
		step(s.Needs().Words.T("table.trackChanneling"), &seat.Channel, 0, mostFigure),
		step(s.Needs().Words.T("table.trackMana"), &seat.Mana, 0, mostFigure),
		step(s.Needs().Words.T("table.trackArmor"), &seat.Armor, 0, mostFigure),
	}
	if seat.Channel == 0 && d.mode != apprentice {
		parts = append([]fyne.CanvasObject{widgets.NewParagraph(k, s.T("askChanneling", "Name", seat.Name), widgets.Style{Role: theme.Accent})}, parts...)
	}
	var sheet *table.Sheet
	done := widgets.NewPrimary(k, s.T("done"), func() { sheet.Close() })
	foot := fyne.CanvasObject(done)
	if len(d.seats) > magewars.MinSeats {
		foot = widgets.NewEqual(k, 10, widgets.NewButton(k, widgets.Danger, s.T("removeSeat"), "", func() {
			sheet.Close()
			d.removeSeat(i)
		}), done)
	}
	sheet = s.OpenSheet(k, s.T("seat", "Seat", i+1), widgets.NewColumn(k, 4, append(parts, foot)...), nil)
}
