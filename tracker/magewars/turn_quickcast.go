package magewars

import (
	"cmp"

	"github.com/quickcast/quickcast/tracker"
)

// passQuickcast leaves a Quickcast Phase to the seats after: the holder of the
// initiative is asked first, then the others clockwise.
func (d *draft) passQuickcast(seat tracker.Seat) error {
	if err := d.law(d.Turn == seat, NotYourTurn.With("Name", d.Mage(seat).Printed.Name).ByRule("R-44")); err != nil {
		return err
	}
	d.say(seat, "table.logPass", "Name", d.Mage(seat).Printed.Name)
	d.Turn = d.askedAfter(seat)
	return nil
}

// askedAfter is who is asked next in a Quickcast Phase: clockwise, back to the
// holder of the initiative, whoever has a quickcast left; 0 when all
// were asked.
func (s *State) askedAfter(seat tracker.Seat) tracker.Seat {
	return s.after(seat, func(next tracker.Seat) bool {
		return s.fromInitiative(next) > s.fromInitiative(seat) && s.Player(next).Quickcast
	})
}

// doQuickcast uses a mage's quickcast action: once a round, and
// only in its windows.
func (d *draft) doQuickcast(nothing) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	name := d.Mage(seat).Printed.Name
	if err := cmp.Or(
		d.law(d.Player(seat).Quickcast, QuickcastUsed.With("Name", name).ByRule(d.cite(ruleQuickcasts))),
		d.law(d.quickcastOpen(seat), QuickcastClosed.With("Name", name).ByRule(d.cite(ruleQuickcastWindow))),
	); err != nil {
		return err
	}
	if d.Acting != "" && d.Acted && d.friendly(d.controllerOfActing(), seat) {
		// The action is taken, so what ends with the activation comes off before
		// the spell.
		if err := d.closeActivation(); err != nil {
			return err
		}
	}
	last, next := d.around(seat)
	if err := d.law(last || next, QuickcastClosed.With("Name", name).ByRule("A-115")); err != nil {
		return err
	}
	if d.Quickened = d.Quickened || last; !last {
		d.Ahead = seat
	}
	d.player(seat).Quickcast = false
	d.say(seat, "table.logQuickcast", "Name", name)
	d.quickcastAsked(seat)
	return nil
}

// quickcastAsked goes on, in a Quickcast Phase, to who is asked next. A
// seat that casts before one that should be asked first is let through, and the
// table is reminded.
func (d *draft) quickcastAsked(seat tracker.Seat) {
	if d.Phase != FirstQuickcastPhase && d.Phase != FinalQuickcastPhase {
		return
	}
	switch d.Turn {
	case seat:
		d.Turn = d.askedAfter(seat)
	case 0:
	default:
		d.remind("table.noticeAskedFirst", "R-44", "Name", d.Mage(d.Turn).Printed.Name)
	}
}

// around tells around which activation a quickcast may be used: the one now or
// last, or the next. In Academy a team has one quickcast around each, before or
// after it; in Arena that is not counted.
func (s *State) around(seat tracker.Seat) (last, next bool) {
	if s.Phase != ActionPhase && s.Phase != CreatureActionPhase {
		return true, true
	}
	last = s.Acting != "" || s.friendly(s.Last, seat)
	next = s.Acting == "" && s.onTurn(seat)
	if s.variant().asTeams {
		last, next = last && !s.Quickened, next && s.Ahead == 0
	}
	return last, next
}

// quickcastRule is the rule of quickcasts around activations at this table.
func (s *State) quickcastRule() string {
	return s.byTable(ruleQuickcastWindow, ruleQuickcastWindow, ruleTeamsQuickcast)
}

// quickcastOpen tells whether a seat may quickcast now: in Arena's two
// Quickcast Phases, and right before or after the activation of a creature of
// its own side, never in the middle of one.
func (s *State) quickcastOpen(seat tracker.Seat) bool {
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
		return ok && s.Acted && s.friendly(o.Controller, seat)
	}
	return s.onTurn(seat) || s.friendly(s.Last, seat)
}

// mayQuickcast tells whether a player's quickcast is ready and its window open.
func (s *State) mayQuickcast(p *Player) bool {
	last, next := s.around(p.Seat)
	return !p.Gone && !s.mourned(p) && p.Quickcast && s.quickcastOpen(p.Seat) && (last || next)
}
