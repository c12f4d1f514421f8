package state

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// AsKnownTo is the state as a seat's side knows it that expects nothing of what others
// have face down: none of that answers anything.
func (s *State) AsKnownTo(seat tracker.Seat) *State {
	known := *s
	known.Objects = slices.Clone(s.Objects)
	for i, o := range known.Objects {
		if o.FaceDown && !s.Sees(seat, o.Controller) {
			blank, printed := *o, *o.Printed
			printed.Deeds = slices.Clone(printed.Deeds)
			for n := range printed.Deeds {
				if it := &printed.Deeds[n]; it.Answers() {
					it.At = ""
				}
			}
			blank.Printed = &printed
			known.Objects[i] = &blank
		}
	}
	return &known
}
