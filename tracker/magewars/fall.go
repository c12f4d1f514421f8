package magewars

import (
	"slices"

	"quickcast/tracker"
)

// remind adds something the table should know of this event: what it went past,
// with the rule that speaks of it. Nothing is refused for it.
func (d *draft) remind(id, rule string, pairs ...any) {
	notice := tracker.Notice{ID: id, Rule: rule, Args: make(map[string]any, len(pairs)/2)}
	for i := 0; i+1 < len(pairs); i += 2 {
		notice.Args[pairs[i].(string)] = pairs[i+1]
	}
	d.told = append(d.told, notice)
}

// named is the name of an object that may be gone.
func (s *State) named(id string) string {
	if o, ok := s.Object(id); ok {
		return o.Printed.Name
	}
	return ""
}

// byHand are events of the players' hands, not of the rules: a fallen mage stays
// until play goes on, for the hand may have slipped.
func byHand() []tracker.Kind {
	return []tracker.Kind{
		"initiative", "change", "set", "marker", "condition", "token", "add", "attach", "control", "destroy", "remove", "trait", "book", "leave", "overrule",
	}
}

// bury takes fallen mages out of a game that goes on without them, with what they
// control. It waits for the first event of the rules after
// the fall, and for the end of an open fight; an event that overrules leaves them where they are. Where only one side
// is left the game is over and nobody leaves.
func (d *draft) bury() {
	if d.Fight != nil || d.Waits() != 0 || d.event.Overrule || slices.Contains(byHand(), d.event.Kind) {
		return
	}
	for _, p := range d.Players {
		if d.mourned(p) {
			d.leaveTable(p.Seat)
			d.remind("table.noticeLeft", d.leaveRule(), "Name", d.Mage(p.Seat).Printed.Name)
		}
	}
}

// buried is the state as the next event of the rules finds it, without those who
// have fallen.
func (g *Game) buried(s *State) *State {
	if !slices.ContainsFunc(s.Players, s.mourned) {
		return s
	}
	d := newDraft(g.rules, s, tracker.Event{Kind: "next"})
	d.bury()
	return d.finish()
}

// mourned tells whether a mage has fallen and others play on.
func (s *State) mourned(p *Player) bool {
	return !p.Gone && s.Mage(p.Seat).Fallen() && s.Winner() == 0 && s.standing()
}

// standing tells whether anybody is left.
func (s *State) standing() bool {
	return slices.ContainsFunc(s.Players, func(p *Player) bool { return !p.Gone && !s.Mage(p.Seat).Fallen() })
}

// leaveRule is the rule of leaving at this table.
func (s *State) leaveRule() string {
	if s.teams() {
		return s.cite(ruleLeavingATeam)
	}
	return s.cite(ruleLeaving)
}

// inGame holds what only players still in the game can do to those.
func (d *draft) inGame(seat tracker.Seat) error {
	return d.law(!d.Player(seat).Gone, OutOfGame.With("Name", d.Mage(seat).Printed.Name).ByRule(d.leaveRule()))
}

// players are the kinds of events only a seat that is still in the game can send.
func players() []tracker.Kind {
	return []tracker.Kind{"activate", "guard", "cast", "attack", "pass", "quickcast", "plan", "ability"}
}
