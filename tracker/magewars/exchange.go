package magewars

import (
	"strings"

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
	f := Fight{Attacker: attacker, bar: strike}
	if next := s.again(attacker, strike); next != nil {
		f = *next.fight(target)
	}
	if by, ofTarget := strings.CutPrefix(strike.DiceBy, targetPrice); ofTarget {
		t, _ := s.Object(target)
		n, _ := s.priced(by, t)
		f.bar = f.bar.WithX(min(n, maxDice))
	}
	d.aimAt(&f, target)
	return d.bout(&f, fightData{}).x, true
}

// FightExchange is the strike of the open fight that comes next, alone and as it
// stands now, for its odds. False where no fight is open.
func (s *State) FightExchange() (x combat.Exchange, ok bool) {
	if s.Fight == nil {
		return combat.Exchange{}, false
	}
	d := newDraft(rules{}, s, tracker.Event{})
	f := *s.Fight
	b := d.bout(&f, fightData{})
	return b.x.Alone(f.course)
}
