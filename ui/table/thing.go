package table

import (
	"slices"
	"strings"

	"quickcast/tracker"
)

// thingOf finds an object of a seat, or, for no id, the seat's own body as one.
func thingOf(v tracker.View, seat tracker.Seat, id string) (tracker.ObjectView, bool) {
	for _, s := range v.Seats {
		if id == "" && s.Seat == seat {
			return bodyOf(s), true
		}
		for _, o := range s.Objects {
			if id != "" && o.ID == id {
				return o, true
			}
		}
	}
	return tracker.ObjectView{}, false
}

// bodyOf is a seat as an object: what lies on its mage, for example.
func bodyOf(s tracker.SeatView) tracker.ObjectView {
	o := tracker.ObjectView{
		ID: s.Object, Name: s.Name, Card: s.Mage, Controller: s.Seat, Tracks: s.Tracks, Markers: s.Markers,
		Conditions: s.Conditions, Tokens: s.Tokens, Traits: s.Traits,
	}
	if len(s.Gauges) > 0 {
		o.Gauge = &s.Gauges[0]
	}
	return o
}

// attachedTo is what lies on an object and may be seen.
func attachedTo(v tracker.View, id string) []tracker.ObjectView {
	var list []tracker.ObjectView
	for _, seat := range v.Seats {
		for _, o := range seat.Objects {
			if id != "" && o.Host == id {
				list = append(list, o)
			}
		}
	}
	return list
}

// objectIn finds an object or a seat's body by its id; own tells a body.
func objectIn(v tracker.View, id string) (o tracker.ObjectView, own, ok bool) {
	for _, seat := range v.Seats {
		if id != "" && seat.Object == id {
			return bodyOf(seat), true, true
		}
		for _, o := range seat.Objects {
			if id != "" && o.ID == id {
				return o, false, true
			}
		}
	}
	return o, false, false
}

// choicesFor are the choices about one object of a seat, or, for no id, about
// its body and the seat itself. What stands in the seat's queue is not among them.
func choicesFor(v tracker.View, seat tracker.Seat, id string) []tracker.Choice {
	all := v.Choices
	if v.Next != nil {
		all = append([]tracker.Choice{*v.Next}, all...)
	}
	own, _ := thingOf(v, seat, "")
	return slices.DeleteFunc(slices.Clone(all), func(c tracker.Choice) bool {
		if c.Event.Seat != seat || c.Task {
			return true
		}
		if id == "" {
			return c.Object != "" && c.Object != own.ID
		}
		return c.Object != id
	})
}

// about puts what an event is about into its payload.
func (f Fields) About(id string) Fields {
	if id != "" {
		f["object"] = id
	}
	return f
}

// wordOf is the name of a condition or token: the game's, or as it was written.
func (s *Screen) wordOf(area, id string) string {
	var b strings.Builder
	for _, part := range strings.Split(id, "-") {
		if part != "" {
			b.WriteString(strings.ToUpper(part[:1]) + part[1:])
		}
	}
	if text := "table." + area + b.String(); s.needs.Words.Has(text) {
		return s.needs.Words.T(text)
	}
	return strings.ReplaceAll(id, "-", " ")
}
