package state

import (
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// MayPassNow tells whether a seat may pass at this moment: on its turn to activate,
// or when it is asked in a Quickcast Phase.
func (s *State) MayPassNow(seat tracker.Seat) bool {
	switch s.Phase {
	case FirstQuickcastPhase, FinalQuickcastPhase:
		return s.Turn == seat
	case ActionPhase, CreatureActionPhase:
		return s.Acting == "" && s.OnTurn(seat) && s.AgainstPassing(seat) == nil
	}
	return false
}

// AgainstPassing is what stands against a seat that passes its turn, nil where
// nothing does: an activation it has quickcast before, or that it has no
// fewer active creatures than any opponent, in Academy's team
// games the other team.
func (s *State) AgainstPassing(seat tracker.Seat) *tracker.Refusal {
	if s.Pledged(seat) {
		return MustActivate.With("Name", s.Mage(s.Ahead).Printed.Name).ByRule(s.QuickcastRule())
	}
	if mine, theirs := s.actives(seat); mine >= theirs {
		return MayNotPass.With("Mine", mine, "Theirs", theirs).ByRule(s.PassRule())
	}
	return nil
}

// Pledged tells whether the next activation of a seat's side must follow, since one
// of it has quickcast before it.
func (s *State) Pledged(seat tracker.Seat) bool {
	mine, _ := s.actives(seat)
	return s.Ahead != 0 && mine > 0 && s.Friendly(s.Ahead, seat)
}

// actives counts the active creatures of a seat and of the opponent with most.
func (s *State) actives(seat tracker.Seat) (mine, theirs int) {
	sides := map[int]int{}
	for _, p := range s.Players {
		side := pick.Either(s.Variant().AsTeams, p.Team, int(p.Seat))
		sides[side] += s.ActiveCreatures(p.Seat)
	}
	own := pick.Either(s.Variant().AsTeams, s.Player(seat).Team, int(seat))
	for side, n := range sides {
		theirs = max(theirs, pick.Either(side == own, 0, n))
	}
	return sides[own], theirs
}

// PassRule is the rule of passing at this table: between two, with several, or in
// teams.
func (s *State) PassRule() string {
	return s.ByTable("A-33 R-26", "A-109 R-129", "A-114 R-129")
}

// AskedAfter is who is asked next in a Quickcast Phase: clockwise, back to the
// holder of the initiative, whoever has a quickcast left; 0 when all
// were asked.
func (s *State) AskedAfter(seat tracker.Seat) tracker.Seat {
	return s.After(seat, func(next tracker.Seat) bool {
		return s.FromInitiative(next) > s.FromInitiative(seat) && s.Player(next).Quickcast
	})
}

// Around tells around which activation a quickcast may be used: the one now or
// last, or the next. In Academy a team has one quickcast around each, before or
// after it; in Arena that is not counted.
func (s *State) Around(seat tracker.Seat) (last, next bool) {
	if s.Phase != ActionPhase && s.Phase != CreatureActionPhase {
		return true, true
	}
	last = s.Acting != "" || s.Friendly(s.Last, seat)
	next = s.Acting == "" && s.OnTurn(seat)
	if s.Variant().AsTeams {
		last, next = last && !s.Quickened, next && s.Ahead == 0
	}
	return last, next
}

// QuickcastRule is the rule of quickcasts around activations at this table.
func (s *State) QuickcastRule() string {
	return s.ByTable("A-78 R-43", "A-78 R-43", "A-115 R-43")
}

// QuickcastOpen tells whether a seat may quickcast now: in Arena's two
// Quickcast Phases, and right before or after the activation of a creature of
// its own side, never in the middle of one.
func (s *State) QuickcastOpen(seat tracker.Seat) bool {
	if s.Fight != nil {
		return false
	}
	switch s.Phase {
	case FirstQuickcastPhase, FinalQuickcastPhase:
		return true
	case ActionPhase, CreatureActionPhase:
	default:
		return false
	}
	if s.Acting != "" {
		o, ok := s.Object(s.Acting)
		return ok && s.Acted && s.Friendly(o.Controller, seat)
	}
	return s.OnTurn(seat) || s.Friendly(s.Last, seat)
}

// MayQuickcast tells whether a player's quickcast is ready and its window open.
func (s *State) MayQuickcast(p *Player) bool {
	last, next := s.Around(p.Seat)
	return !p.Gone && !s.Mourned(p) && p.Quickcast && s.QuickcastOpen(p.Seat) && (last || next)
}
