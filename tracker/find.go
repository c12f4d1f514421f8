package tracker

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
)

// Seat is a seat as it is seen; false for none of that number.
func (v View) Seat(seat Seat) (SeatView, bool) {
	i := slices.IndexFunc(v.Seats, func(s SeatView) bool { return s.Seat == seat })
	if i < 0 {
		return SeatView{}, false
	}
	return v.Seats[i], true
}

// NameOf is the name of a seat, such as its mage's; "" for none.
func (v View) NameOf(seat Seat) string {
	s, _ := v.Seat(seat)
	return s.Name
}

// body is a seat as an object: what lies on its mage, for example.
func (s SeatView) body() ObjectView {
	o := ObjectView{
		ID: s.Object, Name: s.Name, Card: s.Mage, Controller: s.Seat, Tracks: s.Tracks, Markers: s.Markers,
		Conditions: s.Conditions, Tokens: s.Tokens, Traits: s.Traits,
	}
	if len(s.Gauges) > 0 {
		o.Gauge = &s.Gauges[0]
	}
	return o
}

// Object finds an object, or a seat's body, by its id; own tells a body.
func (v View) Object(id string) (o ObjectView, own, ok bool) {
	if id == "" {
		return o, false, false
	}
	for _, seat := range v.Seats {
		if seat.Object == id {
			return seat.body(), true, true
		}
		if i := slices.IndexFunc(seat.Objects, func(o ObjectView) bool { return o.ID == id }); i >= 0 {
			return seat.Objects[i], false, true
		}
	}
	return o, false, false
}

// Thing finds an object by its id, or, for no id, the body of a seat.
func (v View) Thing(seat Seat, id string) (ObjectView, bool) {
	if id == "" {
		s, ok := v.Seat(seat)
		return s.body(), ok
	}
	o, own, ok := v.Object(id)
	return o, ok && !own
}

// Attached is what lies on an object and may be seen.
func (v View) Attached(id string) []ObjectView {
	var list []ObjectView
	for _, seat := range v.Seats {
		for _, o := range seat.Objects {
			if id != "" && o.Host == id {
				list = append(list, o)
			}
		}
	}
	return list
}

// Queue are the choices of a seat's queue: of the Upkeep, and what its cards do now. What
// lacks an answer stands before its being left.
func (v View) Queue(seat Seat) []Choice {
	return v.choices(slices.Concat(v.Open, v.Choices), func(c Choice) bool { return c.Task && c.Event.Seat == seat })
}

// About are the choices about one object of a seat and what lies on it, or, for no id, about
// its body and the seat itself; those that need to be told more after the others. What stands
// in the seat's queue is not among them.
func (v View) About(seat Seat, id string) []Choice {
	body, _ := v.Seat(seat)
	own := pick.Either(id == "", body.Object, id)
	about := []string{own}
	for _, lying := range v.Attached(own) {
		about = append(about, lying.ID)
	}
	asked := func(c Choice) bool { return c.Event.Seat == seat && !c.Task }
	list := v.choices(v.Choices, func(c Choice) bool {
		return asked(c) && (slices.Contains(about, c.Object) || id == "" && c.Object == "")
	})
	for _, c := range v.Open {
		if asked(c) && c.Object != "" && slices.Contains(about, c.Object) {
			list = append(list, c)
		}
	}
	return list
}

// Of are the choices of one seat, 0 for those of the table, the next step before all.
func (v View) Of(seat Seat) []Choice {
	return v.choices(slices.Concat(v.Choices, v.Open), func(c Choice) bool { return c.Event.Seat == seat })
}

// Asks counts what is asked of a seat, to be done now or put off, 0 where that is but what
// the next step asks.
func (v View) Asks(seat Seat) int {
	n := len(slices.DeleteFunc(v.Queue(seat), func(c Choice) bool { return c.Leaves }))
	return pick.Either(n == 1 && v.Next != nil && v.Next.Task && v.Next.Event.Seat == seat, 0, n)
}

// Instead are what a seat can still do of what it would lose by a choice. To leave it is not
// among them.
func (v View) Instead(seat Seat, lost []Skip, by Choice) []Choice {
	return slices.DeleteFunc(slices.Concat(v.Open, v.Choices), func(c Choice) bool {
		about := slices.ContainsFunc(lost, func(skip Skip) bool { return skip.Object == "" || skip.Object == c.Object })
		return c.Event.Seat != seat || !about || c.Leaves || c.Event.Same(by.Event)
	})
}

// First are the skips of a choice that its first loser is asked about, and the choice that
// is left to be done once that is answered.
func (c Choice) First() (lost []Skip, rest Choice) {
	rest, rest.Skips = c, nil
	for _, skip := range c.Skips {
		if skip.Seat == c.Skips[0].Seat {
			lost = append(lost, skip)
		} else {
			rest.Skips = append(rest.Skips, skip)
		}
	}
	return lost, rest
}

// Ahead is the next step as one of several choices: nil where it only asks which of the
// others is done.
func (v View) Ahead() []Choice {
	one := func(c Choice) bool { return c.Event.Kind == v.Next.Event.Kind && c.Event.Seat == v.Next.Event.Seat }
	if v.Next == nil || len(v.Next.Targets) > 1 && slices.ContainsFunc(v.Choices, one) {
		return nil
	}
	return []Choice{*v.Next}
}

// choices are those of a list that are asked for, the next step before all.
func (v View) choices(list []Choice, asked func(Choice) bool) []Choice {
	list = slices.Concat(v.Ahead(), list)
	return slices.DeleteFunc(list, func(c Choice) bool { return !asked(c) })
}

// TrackOf finds a track among others; one of its id alone, and at 0, where there is none.
func TrackOf(tracks []Track, id string) Track {
	if i := slices.IndexFunc(tracks, func(t Track) bool { return t.ID == id }); i >= 0 {
		return tracks[i]
	}
	return Track{ID: id}
}
