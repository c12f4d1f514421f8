package magewars

import (
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// Exchange is the attack of one object on another as it would be made now, with
// all that lies on both, for its odds; defendWith is what gives the Defense, "" for the
// best that costs nothing. False where either is not on the table.
func (s *State) Exchange(attacker, target string, strike Strike, defendWith string) (x combat.Exchange, ok bool) {
	b, ok := s.imagined(Fight{Attacker: attacker, bar: strike}, target, fightData{Shield: defendWith})
	return b.x, ok
}

// shieldsOf lists what gives the target of an attack, as it would be made now, a Defense
// it may use: that which is used unasked first, unless it costs something.
func (s *State) shieldsOf(attacker, target string, strike Strike) []string {
	use := true
	b, ok := s.imagined(Fight{Attacker: attacker, bar: strike}, target, fightData{Defense: &use})
	if !ok || !b.x.Defends(combat.Course{}) {
		return nil
	}
	return ids(s.shields(b.t, b.x.Attack.Kind))
}

// imagined is an attack that nobody has declared, with what its plan says of it. False
// where either is not on the table.
func (s *State) imagined(f Fight, target string, p fightData) (b bout, ok bool) {
	_, there := s.Object(f.Attacker)
	_, also := s.Object(target)
	if !there || !also {
		return bout{}, false
	}
	d := newDraft(s, tracker.Event{})
	if next := s.again(f.Attacker, f.bar); next != nil {
		plan := f.plan
		f = *next.fight(target)
		f.plan.Moved, f.plan.boostData = plan.Moved, plan.boostData
	}
	if by, ofTarget := strings.CutPrefix(f.bar.DiceBy, targetPrice); ofTarget {
		t, _ := s.Object(target)
		n, _ := s.priced(by, t)
		f.bar = f.bar.WithX(min(n, maxDice))
	}
	d.aimAt(&f, target)
	return d.bout(&f, p), true
}

// nextBout is the strike of the open fight that comes next, alone and as it stands now, for its odds, with the
// Defense that this gives, as of Exchange. False where no fight is open.
func (s *State) nextBout(defendWith string) (b bout, ok bool) {
	if s.Fight == nil {
		return bout{}, false
	}
	d := newDraft(s, tracker.Event{})
	f := *s.Fight
	b = d.bout(&f, fightData{Shield: defendWith})
	b.x, ok = b.x.Alone(f.course)
	return b, ok
}
