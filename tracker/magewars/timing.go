package magewars

import "quickcast/tracker"

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
		return s.Turn
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
		return s.Acting == "" && s.Turn == 0
	case FinalQuickcastPhase:
		for _, p := range s.Players {
			if p.Quickcast && !p.Gone && !s.Mage(p.Seat).Fallen() {
				return false
			}
		}
		return true
	}
	return false
}
