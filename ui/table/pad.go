package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/widgets"
)

// padMost is the largest number that is one tap on the pad.
const padMost = 12

// openPad opens the pad for one of its tracks.
func (a subject) openPad(track string) {
	if thing, ok := a.seen(); ok {
		a.openPadOf(thing.Name, tracker.TrackOf(thing.Tracks, track))
	}
}

// openPadOf opens the pad for a track of what has a name: so much more, or so much less, in
// one tap; or any value, typed. Of damage more is asked for first, of what is spent less.
func (a subject) openPadOf(name string, t tracker.Track) {
	s, k, sign, column := a.screen, a.kit, a.padSign(t.ID), widgets.NewColumn(a.kit, 10)
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
				a.send(tracker.Set, Fields{"track": t.ID, "value": n})
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
				a.send(tracker.Change, Fields{"track": t.ID, "amount": sign * n})
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
func (a subject) padSign(track string) int {
	own, _ := a.screen.seen.View.Seat(a.seat)
	if a.id == "" && slices.ContainsFunc(own.Gauges, func(g tracker.Gauge) bool { return g.Track == track && !g.Inverse }) {
		return -1
	}
	return 1
}
