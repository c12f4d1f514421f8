package table

import (
	"strconv"

	"fyne.io/fyne/v2"

	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// afar is what counts most of every seat, alone and as large as it fits, turned to its
// reader: for a phone that lies at the far edge of the table. A tap or Escape puts it away.
type afar struct {
	screen *Screen
	seats  []afarSeat
	touch  fyne.CanvasObject
}

// afarSeat is one seat of it.
type afarSeat struct {
	kit     *widgets.Kit
	name    *widgets.Label
	figures []*widgets.Clock // one for each gauge
}

// Measures of it in dp, and what the first gauge takes of a seat.
const (
	afarEdge  float32 = 16
	afarName  float32 = 44
	afarFirst float32 = 0.62
)

// seenAfar tells whether there is anything to be read from afar.
func (s *Screen) seenAfar() bool {
	for _, v := range s.seen.View.Seats {
		if len(v.Gauges) > 0 {
			return true
		}
	}
	return false
}

// openAfar fills the window with what counts most.
func (s *Screen) openAfar() {
	a := &afar{screen: s, touch: s.anywhere()}
	for _, v := range s.seen.View.Seats {
		kit := s.KitOf(v.Seat)
		seat := afarSeat{kit: kit, name: widgets.NewLabel(kit, "", widgets.Style{Display: true, Size: theme.Title, Centre: true, Role: theme.Quiet})}
		for range v.Gauges {
			seat.figures = append(seat.figures, widgets.NewClock(kit, bigMost, nil))
		}
		a.seats = append(a.seats, seat)
	}
	s.openCover(a)
}

func (a *afar) parts() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, seat := range a.seats {
		all = append(all, seat.name)
		for _, figures := range seat.figures {
			all = append(all, figures)
		}
	}
	return append(all, a.touch)
}

// layout puts the seats in the rows they have on the table, all of one height.
func (a *afar) layout(size fyne.Size) {
	a.touch.Resize(size)
	rows := rowsOf(len(a.seats), size)
	high := size.Height / float32(len(rows))
	for i, row := range rows {
		wide := size.Width / float32(len(row))
		for j, seat := range row {
			a.seats[seat].put(fyne.NewPos(float32(j)*wide, float32(i)*high), fyne.NewSize(wide, high))
		}
	}
}

// put fills a part of the window with a seat.
func (s afarSeat) put(at fyne.Position, size fyne.Size) {
	put := widgets.NewPlacing(s.kit, size)
	place := func(o fyne.CanvasObject, x, y, w, h float32) {
		put(o, x, y, w, h)
		o.Move(o.Position().Add(at))
	}
	w, h := size.Width-2*afarEdge, size.Height-afarName-16
	place(s.name, afarEdge, 8, w, afarName)
	n := float32(len(s.figures))
	x, y := afarEdge, afarName+8
	for i, figures := range s.figures {
		share := float32(1)
		if n > 1 && i == 0 {
			share = afarFirst
		} else if n > 1 {
			share = (1 - afarFirst) / (n - 1)
		}
		if w > 1.5*h { // beside each other
			place(figures, x, y, w*share, h)
			x += w * share
		} else {
			place(figures, x, y, w, h*share)
			y += h * share
		}
	}
}

func (a *afar) changed() {
	for i, v := range a.screen.seen.View.Seats {
		if i >= len(a.seats) {
			return
		}
		a.seats[i].name.SetText(v.Name)
		for j, g := range v.Gauges {
			if j < len(a.seats[i].figures) {
				a.seats[i].figures[j].Set(widgets.ClockFace{
					Digits: strconv.Itoa(g.Value), Caption: a.screen.Say(g.Name), Name: a.screen.Say(g.Spoken), Quiet: v.Fallen || v.Gone,
				})
			}
		}
	}
}

func (a *afar) ticked() {}
