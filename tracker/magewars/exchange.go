package magewars

import (
	"quickcast/rules/combat"
	"quickcast/tracker"
)

// Exchange is the attack of one object on another as it would be made now, with
// all that lies on both, for its odds. False where either is not on the table.
func (s *State) Exchange(attacker, target string, strike Strike) (x combat.Exchange, ok bool) {
	_, there := s.Object(attacker)
	_, also := s.Object(target)
	if !there || !also {
		return combat.Exchange{}, false
	}
	d := newDraft(rules{}, s, tracker.Event{})
	return d.exchange(d.edit(attacker), d.edit(target), strike.Attack(false), attackData{}), true
}
