package table

import (
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// afar is what counts most of every seat, alone and as large as it fits, turned to its
// reader: for a phone that lies at the far edge of the table. A tap or Escape puts it away.
type afar struct {
	screen *Screen
	seats  []afarSeat
}

// afarSeat is one seat of it.
type afarSeat struct {
	kit     *widgets.Kit
	name    *widgets.Label
	figures []*widgets.Clock // one for each gauge
}

// Measures of it in dp.
const (
	afarEdge float32 = 16
	afarName float32 = 44
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
	a := &afar{screen: s}
	var parts []fyne.CanvasObject
	for _, v := range s.seen.View.Seats {
		kit := s.KitOf(v.Seat)
		seat := afarSeat{kit: kit, name: widgets.NewLabel(kit, "", widgets.Style{Display: true, Size: theme.Title, Centre: true, Role: theme.Quiet})}
		parts = append(parts, seat.name)
		for i := range v.Gauges {
			seat.figures = append(seat.figures, widgets.NewClock(kit, bigMost, nil))
			parts = append(parts, seat.figures[i])
		}
		a.seats = append(a.seats, seat)
	}
	s.openCover(a, true, nil, parts...)
}

// layout puts the seats where they stand on the table.
func (a *afar) layout(size fyne.Size) {
	places, _ := placesOf(len(a.seats), formationOf(size, len(a.seats)), size, 0, 0)
	for i, p := range places {
		a.seats[i].put(p)
	}
}

// put fills a part of the window with a seat.
func (s afarSeat) put(at place) {
	size := fyne.NewSize(at.w, at.h)
	put := widgets.NewPlacing(s.kit, size)
	place := func(o fyne.CanvasObject, x, y, w, h float32) {
		put(o, x, y, w, h)
		o.Move(o.Position().AddXY(at.x, at.y))
	}
	w, h := size.Width-2*afarEdge, size.Height-afarName-16
	place(s.name, afarEdge, 8, w, afarName)
	shareOut(place, s.figures, afarEdge, afarName+8, w, h)
}

// shareOut puts clocks into a room: the first is the largest, the others stand below it, beside
// each other where the room is broad.
func shareOut(put widgets.Placing, clocks []*widgets.Clock, x, y, w, h float32) {
	if len(clocks) == 0 {
		return
	}
	others := clocks[1:]
	n, broad := float32(len(others)), w > h
	lines := n
	if broad {
		lines = min(n, 1)
	}
	first := h / (1 + 0.6*lines)
	put(clocks[0], x, y, w, first)
	for i, c := range others {
		if at := float32(i) / n; broad {
			put(c, x+at*w+afarEdge, y+first, w/n-2*afarEdge, h-first)
		} else {
			put(c, x, y+first+at*(h-first), w, (h-first)/n)
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
