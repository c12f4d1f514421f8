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
		if v.Seat == s.number || v.Gone || len(v.Gauges) == 0 {
			continue
		}
		left := v.Gauges[0].Value
		items = append(items, widgets.GlanceItem{
			Icon: v.Tint, Tone: theme.SchoolInk(v.Tint), Value: strconv.Itoa(left), Alarm: v.Fallen,
			Note: s.screen.timing.seatFace(v.Seat).Digits,
		})
		spoken = append(spoken, s.screen.T("rivalSpoken", "Name", v.Name, "Left", left))
	}
	s.rivals.Set(strings.Join(spoken, ", "), items...)
	widgets.Show(s.rivals, s.glances)
}

// showClock shows the seat's own clock, or leaves its room to others.
func (s *seat) showClock() {
	face := s.screen.timing.seatFace(s.number)
	s.clock.Set(face)
	if widgets.Show(s.clock, face.Digits != "") {
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
