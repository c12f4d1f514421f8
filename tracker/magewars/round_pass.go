package magewars

import (
	"cmp"

	"github.com/quickcast/quickcast/tracker"
)

// mayPassNow tells whether a seat may pass at this moment: on its turn to activate,
// or when it is asked in a Quickcast Phase.
func (s *State) mayPassNow(seat tracker.Seat) bool {
	switch s.Phase {
	case FirstQuickcastPhase, FinalQuickcastPhase:
		return s.Turn == seat
	case ActionPhase, CreatureActionPhase:
		return s.Acting == "" && s.onTurn(seat) && s.againstPassing(seat) == nil
	}
	return false
}

// againstPassing is what stands against a seat that passes its turn, nil where
// nothing does: an activation it has quickcast before, or that it has no
// fewer active creatures than any opponent, in Academy's team
// games the other team.
func (s *State) againstPassing(seat tracker.Seat) *tracker.Refusal {
	if s.pledged(seat) {
		return MustActivate.With("Name", s.Mage(s.Ahead).Printed.Name).ByRule(s.quickcastRule())
	}
	if mine, theirs := s.actives(seat); mine >= theirs {
		return MayNotPass.With("Mine", mine, "Theirs", theirs).ByRule(s.passRule())
	}
	return nil
}

// pledged tells whether the next activation of a seat's side must follow, since one
// of it has quickcast before it.
func (s *State) pledged(seat tracker.Seat) bool {
	mine, _ := s.actives(seat)
	return s.Ahead != 0 && mine > 0 && s.friendly(s.Ahead, seat)
}

// actives counts the active creatures of a seat and of the opponent with most.
func (s *State) actives(seat tracker.Seat) (mine, theirs int) {
	sides := map[int]int{}
	for _, p := range s.Players {
		side := either(s.variant().asTeams, p.Team, int(p.Seat))
		sides[side] += s.activeCreatures(p.Seat)
	}
	own := either(s.variant().asTeams, s.Player(seat).Team, int(seat))
	for side, n := range sides {
		theirs = max(theirs, either(side == own, 0, n))
	}
	return sides[own], theirs
}

// doPass passes the turn, where that is allowed. After the last who lets a
// quickcast go by it goes on to a phase, where one is named.
func (d *draft) doPass(on nextData) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	if d.Phase == FirstQuickcastPhase || d.Phase == FinalQuickcastPhase {
		if err := d.passQuickcast(seat); err != nil || d.Turn != 0 || on.To == "" {
			return err
		}
		return d.doNext(on)
	}
	if err := cmp.Or(
		d.finishActivation(),
		d.law(d.Phase == d.rules.action, NotInPhase.With("Phase", d.rules.action.word()).ByRule(d.cite(rulePassing))),
		d.law(d.onTurn(seat), NotYourTurn.With("Name", d.Mage(seat).Printed.Name).ByRule(d.cite(ruleTurns))),
	); err != nil {
		return err
	}
	if against := d.againstPassing(seat); against != nil {
		if err := d.law(false, against); err != nil {
			return err
		}
	}
	d.say(seat, "table.logPass", "Name", d.Mage(seat).Printed.Name)
	d.Turn, d.Last, d.Quickened, d.Ahead = d.turnAfter(seat), 0, false, 0
	return nil
}

// passRule is the rule of passing at this table: between two, with several, or in
// teams.
func (s *State) passRule() string {
	return s.byTable(rulePassing, rulePassingOfSeveral, rulePassingInTeams)
}
