package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// named is the name of an object that may be gone.
func (s *State) named(id string) string {
	if o, ok := s.Object(id); ok {
		return o.Printed.Name
	}
	return ""
}

// mourned tells whether a mage has fallen and others play on.
func (s *State) mourned(p *Player) bool {
	return !p.Gone && s.Mage(p.Seat).fallen() && s.winner() == 0 && s.standing()
}

// standing tells whether anybody is left.
func (s *State) standing() bool {
	return slices.ContainsFunc(s.Players, func(p *Player) bool { return !p.Gone && !s.Mage(p.Seat).fallen() })
}

// leaveRule is the rule of leaving at this table.
func (s *State) leaveRule() string { return s.byTable(ruleLeaving, ruleLeaving, ruleLeavingATeam) }

// inGame holds what only players still in the game can do to those.
func (d *draft) inGame(seat tracker.Seat) error {
	return d.law(!d.Player(seat).Gone, OutOfGame.With("Name", d.Mage(seat).Printed.Name).ByRule(d.leaveRule()))
}

// players are the kinds of events only a seat that is still in the game can send.
func players() []tracker.Kind {
	return []tracker.Kind{"activate", "guard", "cast", "attack", "pass", "quickcast", "plan", "ability"}
}
