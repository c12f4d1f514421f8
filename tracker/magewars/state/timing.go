package state

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
)

// What all choose at once, in phases that may be timed.
const (
	ChoosingSpells    = "planning"  // both plan in secret
	ChoosingQuickcast = "quickcast" // a quickcast window is open to all
)

// OnClock is whose time runs where every player has a clock: the seat whose
// turn it is to activate; nobody (0) in phases in which all act or
// none does.
func (s *State) OnClock() tracker.Seat {
	if s.Phase == ActionPhase || s.Phase == CreatureActionPhase {
		return s.TurnNow()
	}
	return 0
}

// Choosing names what all choose at once now: ChoosingSpells in Arena's
// Planning Phase, ChoosingQuickcast in its two Quickcast Phases,
// else nothing.
func (s *State) Choosing() string {
	switch s.Phase {
	case PlanningPhase:
		return ChoosingSpells
	case FirstQuickcastPhase, FinalQuickcastPhase:
		return ChoosingQuickcast
	}
	return ""
}

// RoundOver tells whether nothing is left to play in the round: in Academy all
// creatures have acted, in Arena nobody can cast in the Final Quickcast
// Phase any more. Where people may still do something, going on to the
// next round says that they will not.
func (s *State) RoundOver() bool {
	switch s.Phase {
	case ActionPhase:
		return s.Acting == "" && s.TurnNow() == 0
	case FinalQuickcastPhase:
		return !slices.ContainsFunc(s.Players, func(p *Player) bool { return p.Quickcast && !p.Gone && !s.Mage(p.Seat).Fallen() })
	}
	return false
}

// Sides are the mages of the table, those of one team together, with what an event
// compares at time up.
func (s *State) Sides() []clock.Side {
	var list []clock.Side
	at := map[int]int{} // index into the sides, by team
	for _, p := range s.Players {
		i, there := at[p.Team]
		if !there {
			i = len(list)
			at[p.Team], list = i, append(list, clock.Side{})
		}
		list[i] = s.join(list[i], p)
	}
	return list
}

// join counts a mage to its side.
func (s *State) join(side clock.Side, p *Player) clock.Side {
	mage := s.Mage(p.Seat)
	if side.Name != "" {
		side.Name += " + "
	}
	side.Name += mage.Printed.Name
	side.DamageTaken += p.Taken
	side.Initiatives += p.Leads
	if !p.Gone {
		side.LifeLeft += max(0, mage.MaxLife()-mage.Damage)
	}
	return side
}
