package widgets

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
)

// shieldTime is how long what has come, or what lay below what has gone, takes no tap.
const shieldTime = 500 * time.Millisecond

// pairRoom is how far apart two taps may be, in dp, that are meant for one place.
const pairRoom float32 = 24

// Shield keeps from taps what they are not meant for: what has only just come below a finger,
// and what lies behind that which has just gone. All that comes and goes over a screen tells
// it, and all that is tapped asks it. Keys and screen readers say what they mean: it is not
// asked about those. The zero value lets everything through.
type Shield struct {
	// Now tells when a tap comes.
	Now   func() time.Time
	moved []moved
	taps  []tap
}

// moved is a part of the window where something came or went. What has only just come is
// laid out later, and asked then where it lies.
type moved struct {
	at   time.Time
	came fyne.CanvasObject // nil for what went
	room
}

// tap is one that counted: where, and on what.
type tap struct {
	at   time.Time
	on   any
	name string
	room room
	hit  fyne.Position
}

// room is a rectangle of the window in dp.
type room struct {
	from fyne.Position
	size fyne.Size
}

func roomOf(o fyne.CanvasObject) room {
	return room{fyne.CurrentApp().Driver().AbsolutePositionForObject(o), o.Size()}
}

func (r room) holds(p fyne.Position) bool {
	return p.X >= r.from.X && p.Y >= r.from.Y && p.X < r.from.X+r.size.Width && p.Y < r.from.Y+r.size.Height
}

// Came tells that an object comes into sight.
func (s *Shield) Came(o fyne.CanvasObject) {
	if s.Now != nil {
		s.moved = append(s.moved, moved{at: s.Now(), came: o})
	}
}

// goes tells that an object, which is still there, is about to be out of sight.
func (s *Shield) goes(o fyne.CanvasObject) {
	if s.Now != nil {
		s.moved = append(s.moved, moved{at: s.Now(), room: roomOf(o)})
	}
}

// lets tells whether a tap on something of a name and a size is meant for it. The second of
// two taps at one place is meant for what the first one hit, which may have been made anew.
func (s *Shield) lets(on any, name string, size fyne.Size, e fyne.PointEvent) bool {
	if s.Now == nil || e.AbsolutePosition.IsZero() {
		return true
	}
	now := s.Now()
	past := func(at time.Time) bool { return now.Before(at) || now.Sub(at) >= shieldTime }
	s.moved = slices.DeleteFunc(s.moved, func(m moved) bool { return past(m.at) })
	s.taps = slices.DeleteFunc(s.taps, func(t tap) bool { return past(t.at) })
	this := tap{at: now, on: on, name: name, room: room{e.AbsolutePosition.Subtract(e.Position), size}, hit: e.AbsolutePosition}
	for _, m := range s.moved {
		if m.came != nil {
			m.room = roomOf(m.came)
		}
		if m.holds(this.hit) {
			return false
		}
	}
	if slices.ContainsFunc(s.taps, this.replaces) {
		return false
	}
	s.taps = append(s.taps, this)
	return true
}

// replaces tells whether a tap hits something else where an earlier one was.
func (t tap) replaces(earlier tap) bool {
	by := t.hit.Subtract(earlier.hit)
	same := t.on == earlier.on || t.name == earlier.name && t.room == earlier.room
	return !same && by.X*by.X+by.Y*by.Y <= pairRoom*pairRoom && t.room.holds(earlier.hit)
}
