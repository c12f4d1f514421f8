package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// felled tells whether a living creature of an enemy died this round.
func (s *State) felled(seat tracker.Seat) bool {
	return slices.ContainsFunc(s.Players, func(p *Player) bool {
		return !s.Allied(p.Seat, seat) && slices.ContainsFunc(p.Discard, func(c Card) bool {
			return c.round == s.Round && slices.Contains(c.marks, diedMark) && (&Object{Printed: c.printed}).living()
		})
	})
}
