package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/widgets"
)

// padMost is the largest number that is one tap on the pad.
const padMost = 12

// openPad opens the pad for a track of a seat or of one of its objects: so much more, or
// so much less, in one tap; or any value, typed. Of damage more is asked for first, of
// what is spent less.
func (s *Screen) openPad(k *widgets.Kit, seat tracker.Seat, id, name string, t tracker.Track) {
	sign, column := s.padSign(seat, id, t.ID), widgets.NewColumn(k, 10)
	var pad *Sheet
	var fill func()
	mode := func(text string, to int) fyne.CanvasObject {
		return widgets.NewChip(k, widgets.ChipFace{Label: s.T(text, "Track", t.Name), Selected: sign == to, Hollow: sign != to}, func() {
			sign = to
			fill()
			pad.Refresh()
		})
	}
	fill = func() {
		modes := widgets.NewWrap(k, 8, 0, mode("padMore", 1), mode("padLess", -1), widgets.NewChip(k, widgets.ChipFace{Label: s.T("padSet", "Track", t.Name), Hollow: true}, func() {
			pad.Close()
			s.OpenKeypad(k, s.T("setTrack", "Name", name, "Track", t.Name), t.Value, func(n int) {
				s.Send(tracker.Set, seat, Fields{"track": t.ID, "value": n}.About(id))
			})
		}))
		keys := widgets.NewGrid(k, padKey, 8)
		for n := 1; n <= padMost; n++ {
			label := "+" + strconv.Itoa(n)
			if sign < 0 {
				label = "−" + strconv.Itoa(n)
			}
			keys.Objects = append(keys.Objects, widgets.NewQuiet(k, label, func() {
				pad.Close()
				s.Send(tracker.Change, seat, Fields{"track": t.ID, "amount": sign * n}.About(id))
			}))
		}
		column.Objects = []fyne.CanvasObject{modes, keys}
	}
	fill()
	pad = s.OpenSheet(k, s.T("padTitle", "Name", name, "Track", t.Name, "Value", t.Value), column, nil)
}

// padKey is the least width of a key of the pad, in dp.
const padKey float32 = 72

// padSign is what a track most often becomes by hand: less, where it is shown as what is
// there to be spent.
func (s *Screen) padSign(seat tracker.Seat, id, track string) int {
	own, _ := s.seen.View.Seat(seat)
	if id == "" && slices.ContainsFunc(own.Gauges, func(g tracker.Gauge) bool { return g.Track == track && !g.Inverse }) {
		return -1
	}
	return 1
}
