package magewars

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// mostSides is how many teams there are at most.
const mostSides = 3

// sides asks whether each mage stands alone or with whom, and says in words who is
// against whom.
func (d *duel) sides() fyne.CanvasObject {
	s, k := d.screen, d.screen.Needs().Kit
	chosen := 0
	if d.teamed() {
		chosen = 1
	}
	choice := widgets.NewSegmented(k, []string{s.T("eachAlone"), s.T("inTeams")}, chosen, func(i int) {
		for at := range d.seats {
			d.seats[at].Team = 0
			if i == 1 {
				d.seats[at].Team = at%2 + 1 // teams sit alternately
			}
		}
		d.reseat()
	})
	return widgets.NewColumn(k, 8, choice, widgets.NewParagraph(k, d.against(), widgets.Style{Display: true, Size: theme.Lead}))
}

// teamed tells whether there are teams.
func (d *duel) teamed() bool {
	for _, seat := range d.seats {
		if seat.Team > 0 {
			return true
		}
	}
	return false
}

// keepSides gives a new seat a side where there are sides, and all anew where only
// one is left; two seats have none.
func (d *duel) keepSides() {
	teamed := d.teamed() && len(d.seats) > magewars.MinSeats
	alone := len(d.teams()) < 2
	for i := range d.seats {
		switch {
		case !teamed:
			d.seats[i].Team = 0
		case alone || d.seats[i].Team == 0:
			d.seats[i].Team = i%2 + 1
		}
	}
}

// changeSide moves a seat to the next team, as long as somebody is left to play
// against.
func (d *duel) changeSide(i int) {
	most := min(mostSides, (len(d.seats)+1)/2)
	for range most { // once around it is where it was
		d.seats[i].Team = d.seats[i].Team%most + 1
		if len(d.teams()) > 1 {
			break
		}
	}
	d.reseat()
}

// teams are the names of each side, in the order of the seats.
func (d *duel) teams() [][]string {
	var list [][]string
	at := map[int]int{}
	for i, seat := range magewars.Named(d.seats) {
		key := seat.Team
		if key == 0 {
			key = -1 - i // alone
		}
		n, known := at[key]
		if !known {
			n = len(list)
			at[key], list = n, append(list, nil)
		}
		list[n] = append(list[n], seat.Name)
	}
	return list
}

// against says who plays against whom.
func (d *duel) against() string {
	t := d.screen.T
	var sides []string
	for _, names := range d.teams() {
		side := strings.Join(names, ", ")
		if last := len(names) - 1; last > 0 {
			side = t("and", "First", strings.Join(names[:last], ", "), "Last", names[last])
		}
		sides = append(sides, side)
	}
	all := sides[0]
	for _, side := range sides[1:] {
		all = t("against", "One", all, "Other", side)
	}
	return all
}
