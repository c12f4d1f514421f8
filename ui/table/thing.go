package table

import (
	"encoding/json"
	"slices"
	"strings"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
)

// thingOf finds an object of a seat, or, for no id, the seat's mage as one.
func thingOf(v tracker.View, seat tracker.Seat, id string) (tracker.ObjectView, bool) {
	for _, s := range v.Seats {
		if id == "" && s.Seat == seat {
			return tracker.ObjectView{
				Name: s.Name, Card: s.Mage, Kind: magewars.KindMage, Controller: seat,
				Tracks: s.Tracks, Markers: s.Markers, Conditions: s.Conditions,
			}, true
		}
		for _, o := range s.Objects {
			if id != "" && o.ID == id {
				return o, true
			}
		}
	}
	return tracker.ObjectView{}, false
}

// about is the part of a payload that says what an event is about.
type about struct {
	Object string `json:"object"`
	Task   string `json:"task"`
}

func aboutOf(e tracker.Event) about {
	var a about
	if len(e.Data) > 0 && json.Unmarshal(e.Data, &a) != nil {
		return about{}
	}
	return a
}

// choicesFor are the choices about one object of a seat, or, for no id, about
// its mage and the seat itself.
func choicesFor(v tracker.View, seat tracker.Seat, id string) []tracker.Choice {
	all := v.Choices
	if v.Next != nil {
		all = append([]tracker.Choice{*v.Next}, all...)
	}
	return slices.DeleteFunc(slices.Clone(all), func(c tracker.Choice) bool {
		a := aboutOf(c.Event)
		if c.Event.Seat != seat || a.Task != "" {
			return true
		}
		if id == "" {
			return a.Object != "" && !strings.HasPrefix(a.Object, magewars.KindMage)
		}
		return a.Object != id
	})
}

// about puts what an event is about into its payload.
func (f fields) about(id string) fields {
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
