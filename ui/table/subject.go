package table

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/widgets"
)

// subject is what a hand is laid on: an object of a seat, or for no id the body of the seat
// itself; and the kit of the reader who sees it.
type subject struct {
	screen *Screen
	kit    *widgets.Kit
	seat   tracker.Seat
	id     string
}

// seen is how it lies there now; false where it is on the table no more.
func (a subject) seen() (tracker.ObjectView, bool) { return a.screen.seen.View.Thing(a.seat, a.id) }

// send does an event about it.
func (a subject) send(kind tracker.Kind, payload Fields) {
	a.screen.Send(kind, a.seat, payload.About(a.id))
}

// change moves the track of one of its gauges by what a hand tapped. What was tapped off a
// gauge and is tapped back within the same run was a slip of the hand: it was never taken,
// and nothing is healed.
func (a subject) change(g tracker.Gauge, amount int) {
	back := 0
	if g.Inverse {
		back = a.screen.slips.Tap(a.seat, a.id, amount, a.screen.needs.Now().UnixMilli())
	}
	if back != 0 {
		a.send(tracker.Change, Fields{"track": g.Track, "amount": -back, "slip": true})
	}
	if amount += back; amount != 0 {
		a.send(tracker.Change, Fields{"track": g.Track, "amount": amount})
	}
}

// flip does what a tap on one of its markers does: what the game says, or it is turned over.
func (a subject) flip(id string) {
	thing, _ := a.seen()
	at := slices.IndexFunc(thing.Markers, func(m tracker.Marker) bool { return m.ID == id })
	if at < 0 {
		return
	}
	switch m := thing.Markers[at]; {
	case m.Tap == nil:
		a.send(tracker.Flip, Fields{"marker": m.ID, "on": !m.On})
	case m.Tap.Kind != tracker.Flip && m.On: // a piece that is taken cannot be taken again
	default:
		a.screen.Do(*m.Tap)
	}
}
