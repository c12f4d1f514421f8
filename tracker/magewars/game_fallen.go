package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// forLiving are those choices that are not of a mage who has fallen: all that is left to
// that one is to leave.
func (s *State) forLiving(list []tracker.Choice) []tracker.Choice {
	return slices.DeleteFunc(list, func(c tracker.Choice) bool {
		seat := c.Event.Seat
		return seat != 0 && s.HasSeat(seat) && s.Mage(seat).fallen() && c.Event.Kind != "leave"
	})
}
