package table

import (
	"strconv"
	"strings"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// showRivals shows what the others have left, and their time, the right way up
// for this reader: nobody reads upside down.
func (s *seat) showRivals(all tracker.View) {
	var items []widgets.GlanceItem
	var spoken []string
	for _, v := range all.Seats {
		if v.Seat == s.number || v.Gone {
			continue
		}
		if len(v.Gauges) == 0 {
			continue
		}
		left := v.Gauges[0].Value
		items = append(items, widgets.GlanceItem{
			Icon: v.Tint, Tone: theme.SchoolInk(v.Tint), Value: strconv.Itoa(left), Alarm: v.Fallen,
			Note: s.screen.seatClock(v.Seat).Digits,
		})
		spoken = append(spoken, s.screen.T("rivalSpoken", "Name", v.Name, "Left", left))
	}
	s.rivals.Set(strings.Join(spoken, ", "), items...)
	if s.glances == s.rivals.Visible() {
		return
	}
	if s.glances {
		s.rivals.Show()
	} else {
		s.rivals.Hide()
	}
}

// seatTimer is what the clock of the table says of one seat, where its players
// have clocks of their own.
type seatTimer interface {
	seatFace(seat tracker.Seat) (face widgets.ClockFace, ok bool)
	press(seat tracker.Seat)
}

// seatClock is the clock of a seat; its digits are empty where there is none.
func (s *Screen) seatClock(seat tracker.Seat) widgets.ClockFace {
	if t, ok := any(&s.timing).(seatTimer); ok {
		if face, ok := t.seatFace(seat); ok {
			return face
		}
	}
	return widgets.ClockFace{}
}

// pressClock is a player's hand on the clock.
func (s *Screen) pressClock(seat tracker.Seat) {
	if t, ok := any(&s.timing).(seatTimer); ok {
		t.press(seat)
	}
}

// showClock shows the seat's own clock, or leaves its room to others.
func (s *seat) showClock() {
	face := s.screen.seatClock(s.number)
	s.clock.Set(face)
	if shown := face.Digits != ""; shown != s.clock.Visible() {
		if shown {
			s.clock.Show()
		} else {
			s.clock.Hide()
		}
		s.object.Refresh()
	}
}

// showClocks shows new digits at the seats, nothing else of them.
func (b *board) showClocks() {
	for _, s := range b.seats {
		s.showClock()
		s.showRivals(b.seen.View)
	}
}
